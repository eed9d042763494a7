"""Why a spell, a missile that is laid or moved, an artefact that is used, a ritual, or the end of a turn."""

from typing import Final

from samobranka.core.decision import Action
from samobranka.core.errors import Message
from samobranka.games.nastolie.describe import DISC_WORDS, MISSILE_WORDS, PLAYERS
from samobranka.games.nastolie.material import DISH, HARU, PHANTOM, RAMPRAK
from samobranka.games.nastolie.reasons.words import Reason, Trial, approach, because, named, together
from samobranka.games.nastolie.rules.heaps import card_of
from samobranka.games.nastolie.rules.turn import able, held
from samobranka.games.nastolie.state import KIND, MISSILE_KIND, OWNER, State


def cast(s: State, seat: int, action: Action) -> Message | None:
    """NA-706 to NA-708"""
    disc = action[1]
    if KIND[disc] == RAMPRAK:
        return sent(s, action[2])
    trial = Trial(s, seat, action)
    if KIND[disc] != PHANTOM:
        return because("ticks", disc=DISC_WORDS[disc], count=len(trial.world.supply(disc)))
    other = action[2]
    moved = [claim for one in (other, disc) if (claim := approach(trial, one)) is not None]
    stands = [one for one in (disc, other) if trial.world.on_artefact(one)]
    if stands:
        artefact = DISC_WORDS[trial.world.where[stands[0]]]
        return because("swap-artefact", disc=DISC_WORDS[stands[0]], artefact=artefact)
    return together(moved) if moved else None


def sent(s: State, target: int) -> Message:
    """NA-212, NA-718: whom Ramprak sends."""
    if held(s, target):
        return because("send-held", disc=DISC_WORDS[target])
    return because("send-acted" if target in s.acted else "send", disc=DISC_WORDS[target])


def lay(s: State, seat: int, action: Action) -> Message:
    """NA-612, NA-713, NA-720"""
    target = DISC_WORDS[action[2]]
    if KIND[action[1]] == HARU:
        return because("lasso", disc=target)
    if KIND[action[1]] == DISH:
        return because("dish", disc=target)
    return because("shield", disc=target, lives=s.lives[action[2]])


def move(s: State, seat: int, action: Action) -> Message:
    """NA-711"""
    source, target = s.where[action[1]], action[2]
    if s.friends(seat, OWNER[source]):
        return because("rid", disc=DISC_WORDS[source], missile=DISC_WORDS[action[1]])
    return because("burn", disc=DISC_WORDS[target], lives=s.lives[target])


def use(s: State, seat: int, action: Action) -> Message | None:
    """NA-808: the Mine and the Fountain."""
    trial = Trial(s, seat, action)
    filled = trial.discs("disc", "supplied", "mine")
    if filled:
        return because("refill", names=named(filled), count=len(filled))
    healed = trial.discs("disc", "healed", "fountain")
    if healed:
        return because("fountain", names=named(healed), count=len(healed))
    return because("cleanse", count=sum(1 for disc in s.own(seat) if s.missiles_on(disc)))


def pull(s: State, seat: int, action: Action) -> Message | None:
    """NA-808: the Magnetosphere."""
    disc = action[1]
    if s.on_artefact(disc) and not s.friends(seat, OWNER[disc]):
        return because("free", artefact=DISC_WORDS[s.where[disc]])
    return approach(Trial(s, seat, action), disc)


def raised(s: State, seat: int, action: Action) -> Message:
    """NA-808: the Forge."""
    return because("raise", disc=DISC_WORDS[action[1]], count=len(s.own(seat)) + 1)


def healing(s: State, seat: int, action: Action) -> Message:
    disc = action[1]
    return because("life", disc=DISC_WORDS[disc], lives=s.lives[disc] + 1, limit=s.limit(disc))


def cleansing(s: State, seat: int, action: Action) -> Message:
    missile = action[1]
    owner = card_of(s, missile)
    if owner >= 0:
        sort = MISSILE_WORDS[MISSILE_KIND[missile]]
        return because("fewer", disc=DISC_WORDS[owner], missile=sort, count=len(s.supply(owner)) - 1)
    return because("rid", disc=DISC_WORDS[s.where[missile]], missile=DISC_WORDS[missile])


def call(s: State, seat: int, action: Action) -> Message:
    """A called fighter may act in the same turn, if that is not over."""
    late = s.asked is None or s.asked.question != "act" or s.actions == 0
    return because("call-late" if late else "call", disc=DISC_WORDS[action[1]], count=len(s.own(seat)) + 1)


def teleport(s: State, seat: int, action: Action) -> Message | None:
    return approach(Trial(s, seat, action), action[1])


def name(s: State, seat: int, action: Action) -> Message:
    """NA-715, NA-1008: whoever takes the black card."""
    other = action[1]
    return because("black-cancels" if s.violet[other] else "black", player=PLAYERS[other])


def keep(s: State, seat: int, action: Action) -> Message:
    return because("keep", cards=len(s.hands[seat]))


def passing(s: State, seat: int, action: Action) -> Message | None:
    """NA-203: the end of a turn in which nobody can act any more."""
    if s.asked is None or s.asked.question != "act":
        return None
    if s.actions == 0:
        return because("done")
    return None if able(s, seat) else because("nobody")


def in_order(s: State, seat: int, action: Action) -> Message:
    return because("usual")


REASONS: Final[dict[str, Reason]] = {
    "cast": cast, "lay": lay, "move": move, "use": use, "pull": pull, "raise": raised, "healing": healing,
    "cleansing": cleansing, "call": call, "teleport": teleport, "name": name, "keep": keep, "pass": passing, "usual": in_order,
}  # fmt: skip
