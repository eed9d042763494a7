"""Why pointing at something leads nowhere now. Only what lies open on the table is used, and the own ritual cards."""

from typing import Final

from samobranka.core.decision import Decision
from samobranka.core.errors import Message
from samobranka.core.names import NOTHING
from samobranka.games.nastolie.describe import DISC_WORDS, picked
from samobranka.games.nastolie.material import (
    AKERU,
    DISH,
    FLAME,
    FORGE,
    HARU,
    LASSO,
    MAGNETOSPHERE,
    PHANTOM,
    RAMPRAK,
    RITUALS,
    SHIELD,
)
from samobranka.games.nastolie.names import (
    ARTEFACT,
    BARREL,
    CHARACTERS,
    DISCS,
    KIND_NAMES,
    MISSILE,
    MISSILE_KINDS,
    OBSTACLES,
)
from samobranka.games.nastolie.rules.artefacts import usable
from samobranka.games.nastolie.rules.goals import is_frozen
from samobranka.games.nastolie.rules.spells import has_room, weaker
from samobranka.games.nastolie.rules.turn import held
from samobranka.games.nastolie.state import CAPTIVE, DEAD, KIND, MISSILE_KIND, NOBODY, OWNER, State

NOT: Final = "nastolie-not-"
REFUSED: Final = "nastolie-refused-"
# Questions that are answered by buttons, before there is anything to point at.
BUTTONS: Final = ("order", "hero", "fighters", "captive", "next", "give")


def why_not(s: State, seat: int, decision: Decision, pieces: list[str]) -> Message | None:
    """For pieces pointed at one after the other that belong to no choice; None where there is nothing more to say."""
    question, disc = decision.question, DISCS.find(pieces[-1])
    if question in BUTTONS:
        return no(question)
    if question in ("again", "penalty", "ritual"):
        return no(question)
    if question == "flick":
        only = decision.about[1]
        return None if disc == only else no("flick", disc=DISC_WORDS[only])
    if question == "pick":
        return no("pick-" + picked(decision))
    if disc == NOTHING:
        return no_disc(s, seat, question, pieces[-1])
    if question == "act":
        return no_action(s, seat, [DISCS.find(piece) for piece in pieces])
    if question == "place":
        return no_placing(s, seat, disc)
    if question == "lay":
        return no_laying(s, decision, disc)
    if question == "move":
        return no_moving(s, [DISCS.find(piece) for piece in pieces])
    if question == "sphere":
        return no("sphere-room") if disc in s.field else no("sphere")
    return no("forge") if question == "forge" else None


def no(reason: str, **facts: Message) -> Message:
    return Message(NOT + reason, **facts)


def refused(reason: str) -> Message:
    """The same as whoever tries it would be told."""
    return Message(REFUSED + reason)


def no_disc(s: State, seat: int, question: str, piece: str) -> Message | None:
    """Something that is not a disc: what stands on the table, a card, a heap of the reserve."""
    if piece in OBSTACLES:
        return no("obstacle")
    if piece in MISSILE_KINDS:
        return no("reserve")
    if question != "act":
        return None
    kind = KIND_NAMES.find(piece)
    if kind != NOTHING:
        mine = [disc for disc in s.own(seat) if KIND[disc] == kind]
        empty = s.setup.roster.shoots[kind] and mine and not any(s.supply(disc) for disc in mine)
        return refused("supply") if empty else no("card")
    ritual, _, _ = piece.partition("-")
    return refused("useless") if ritual in RITUALS and RITUALS.index(ritual) in s.hands[seat] else None


def no_action(s: State, seat: int, discs: list[int]) -> Message | None:
    """NA-201 to NA-218: in the own turn, of a disc alone or of one after another."""
    chosen, disc = discs[0], discs[-1]
    if disc >= MISSILE:
        return no("missile")
    if disc >= BARREL:
        return no("barrel")
    if len(discs) > 1 and disc != chosen and chosen != NOTHING and is_able(s, seat, chosen):
        return no_target(s, seat, chosen, disc)
    if disc >= ARTEFACT:
        return no_artefact(s, seat, disc)
    if disc not in s.field:
        return absent(s, disc)
    if OWNER[disc] != seat:
        return no("foreign")
    if disc in s.acted:
        return refused("acted")
    why = held(s, disc)
    if why:
        return refused(why)
    return no_spell(s, disc) if s.actions else refused("actions")


def is_able(s: State, seat: int, disc: int) -> bool:
    mine = disc < CHARACTERS and disc in s.field and OWNER[disc] == seat
    return mine and s.actions > 0 and disc not in s.acted and not held(s, disc)


def no_target(s: State, seat: int, chosen: int, disc: int) -> Message:
    """NA-706, NA-708, NA-714, NA-804: somebody is chosen who can act, and something else is pointed at."""
    if disc < CHARACTERS and disc not in s.field:
        return absent(s, disc)
    kind = KIND[chosen]
    if disc < CHARACTERS and OWNER[disc] == seat and kind == RAMPRAK:
        return refused("freed" if is_frozen(s, disc) else "weaker")
    if kind == PHANTOM and disc < CHARACTERS:
        return no("swap")
    if kind == HARU and disc < CHARACTERS and not s.reserve(LASSO):
        return refused("reserve")
    if disc >= ARTEFACT and s.controller(disc) != NOBODY:
        return no_artefact(s, seat, disc)
    return no("aim")


def no_spell(s: State, disc: int) -> Message | None:
    """NA-706 to NA-708, NA-721: somebody who can act, but whose spell or shot would come to nothing."""
    kind = KIND[disc]
    if s.setup.roster.shoots[kind] and not s.supply(disc):
        return refused("supply")
    if kind == RAMPRAK and not weaker(s, disc):
        return refused("weaker")
    alone = kind == PHANTOM and len(s.own(OWNER[disc])) < 2
    return refused("useless") if alone or (kind == AKERU and not has_room(s, disc)) else None


def no_artefact(s: State, seat: int, artefact: int) -> Message:
    """NA-804 to NA-808"""
    controller = s.controller(artefact)
    if controller == NOBODY:
        return no("artefact-free")
    if controller != seat:
        return no("artefact-ally" if s.friends(seat, controller) else "artefact-enemy")
    kind = artefact - ARTEFACT
    if not usable(s, seat, kind):
        return refused("used")
    if kind == MAGNETOSPHERE:
        return no("artefact-end")
    return no("artefact-death") if kind == FORGE else refused("useless")


def absent(s: State, disc: int) -> Message:
    """Of a character that is not on the field."""
    if s.where[disc] == DEAD:
        return no("dead")
    return no("captive-held" if s.where[disc] == CAPTIVE else "absent")


def no_placing(s: State, seat: int, disc: int) -> Message | None:
    """NA-117: of the set-up, and of captives who come out."""
    if disc >= CHARACTERS:
        return no("obstacle")
    if OWNER[disc] != seat:
        return no("foreign")
    return no("placed") if disc in s.field else None


def no_laying(s: State, decision: Decision, disc: int) -> Message:
    """NA-713, NA-720: where a Shield, or the disc of Dish, may go."""
    if KIND[decision.about[1]] == DISH:
        return no("lay-dish")
    if disc not in s.field:
        return no("lay")
    return no("lay-covered" if s.carries(disc, SHIELD) else "lay")


def no_moving(s: State, discs: list[int]) -> Message | None:
    """NA-711: first who carries a Flame, then who shall carry it."""
    first = discs[0]
    if first >= MISSILE and MISSILE_KIND[first] == FLAME:
        return None
    return no("move" if first in s.field and s.carries(first, FLAME) else "move-first")
