"""Why a choice may be good, for somebody who asks for a hint. Each reason claims only what can be counted or foreseen.

What is foreseen: how the skeletons of this land walk on if nobody does anything more. A test plays games and checks every
claim again (tests/bad_bones/test_reasons.py).
"""

from collections.abc import Callable
from typing import Final

from samobranka.core.decision import Action
from samobranka.core.errors import Fact, Message
from samobranka.core.events import Event
from samobranka.games.bad_bones.bones import heading_of, of_kind, place_of, standing_on, token_of, tokens_of
from samobranka.games.bad_bones.describe import heading, item, player
from samobranka.games.bad_bones.material import (
    AROUND,
    BOMB,
    CHIEF,
    DAMAGED,
    DRAGON,
    FLOOR_POINTS,
    FRIENDLY,
    HOUSE_POINTS,
    KIND_BITS,
    SPECTRAL,
    TREASURE,
    TRIGGER,
    WEAPON,
)
from samobranka.games.bad_bones.names import VERBS
from samobranka.games.bad_bones.prospect import HARM, MOVES, Prospect
from samobranka.games.bad_bones.rules.deaths import BY_HERO
from samobranka.games.bad_bones.rules.flow import answer
from samobranka.games.bad_bones.rules.market import PRICE
from samobranka.games.bad_bones.rules.moving import members
from samobranka.games.bad_bones.state import Board, State

WHY: Final = "bad_bones-why-"
DAMAGE: Final = ("floor-lost", "house-lost", "capital-burnt", "tower-fell")
SENDING: Final = ("catapult", "hearse", "exit")
MENDING: Final = ("floor-mended", "house-mended", "tower-mended", "capital-mended")


class Trial:
    """A choice made on a copy: what happened at once, and what comes with it and without it."""

    def __init__(self, s: State, seat: int, action: Action) -> None:
        self.s = s
        self.seat = seat
        self.action = action
        self.board: Board = s.boards[seat]
        world = s.copy()
        self.happened: list[Event] = []
        self.after_board: Board = world.boards[seat]
        # Only this seat's part of the game goes on: what the others will do, and what the bag holds, nobody knows.
        answer(world, self.after_board, action, self.happened.append)
        self.before = Prospect(s, seat)
        self.after = Prospect(world, seat)

    def tokens(self, *kinds: str) -> list[int]:
        """Whom the events of these kinds are about."""
        return [int(event.facts["token"]) for event in self.happened if event.kind in kinds]

    def because(self, id: str, skeletons: int) -> Message:
        """A reason about some skeletons, with the first damage that is kept away or comes later, whoever would do it."""
        facts: dict[str, Fact | Message] = {"skeletons": skeletons}
        threat = self.prevented()
        return Message(WHY + id, **facts) if threat is None else Message(WHY + id + "-threat", **facts, threat=threat)

    def prevented(self) -> Message | None:
        """What would be harmed soonest, and now is not by then; else how many fewer do damage at all."""
        soonest = [(self.before.soonest(end), end) for end in HARM]
        for moves, end in sorted(soonest):
            if self.after.soonest(end) > moves:
                return Message(WHY + "threat-" + end, moves=moves)
        spared = self.spared()
        return Message(WHY + "spares", skeletons=spared, moves=MOVES) if spared > 0 else None

    def spared(self) -> int:
        """How many fewer do damage; whose way will still be asked for may do some."""
        return len(self.before.harm()) - len({*self.after.harm(), *self.after.open})

    def undecided(self, token: int) -> str:
        """The question that is open about this skeleton now; empty: none."""
        asked = self.after_board.asked
        return asked.question if asked is not None and token in tokens_of(self.after_board.party) else ""


def explain(s: State, seat: int, action: Action) -> Message | None:
    """The reason, as a message; None where there is nothing honest to say."""
    verb = VERBS[action[0]].name
    asked = s.boards[seat].asked
    if verb == "pass":
        return passing(s, seat, asked.question if asked is not None else "")
    if verb in SAYINGS:
        return SAYINGS[verb](s, seat, action)
    return REASONS[verb](Trial(s, seat, action))


def passing(s: State, seat: int, question: str) -> Message:
    """To do nothing: because nothing presses, or because something is kept for later."""
    if question == "market":
        return Message(WHY + "pass-market", traps=sum(s.reserve_of(s.boards[seat])))
    if question != "trap":
        return Message(WHY + "pass-" + question)
    if not any(s.reserve_of(s.boards[seat])):
        return Message(WHY + "pass-trap-empty")
    harm = Prospect(s, seat).first(list(range(s.setup.tokens)))
    if harm is None or harm[0] > 1:
        return Message(WHY + "pass-trap-calm")
    return Message(WHY + "pass-trap")


def hero(t: Trial) -> Message:
    """Whom he strikes, who will run into him, or whom he can reach next."""
    slain = t.tokens("slain")
    place = t.after_board.hero
    coming = sum(1 for move, end in t.after.fate.values() if move == 1 and end == "hero")
    if slain and coming:
        return Message(WHY + "hero-both", skeletons=len(slain), coming=coming)
    if slain:
        return t.because("hero-strikes", len(slain))
    if coming:
        return Message(WHY + "hero-waits", skeletons=coming)
    near = sum(1 for cell in t.after.next if cell in AROUND[place])
    return Message(WHY + "hero-near", skeletons=near) if near else Message(WHY + "hero-idle")


def place(t: Trial) -> Message | None:
    """BB-53, BB-84: the dragon that lands and the bomb that goes off act at once, and a treasure turns heads."""
    kind, cell = t.action[1] & KIND_BITS, t.action[2]
    there = len(who_stands_on(t.board, cell))
    if there and kind == DRAGON:
        # Where it drives them is asked next; with nowhere to go they stay (BB-55a).
        return None if t.tokens("held") else Message(WHY + "land", skeletons=there)
    if there and kind == BOMB:
        return t.because("blast", there)
    turned = t.tokens("turned")
    if kind == TREASURE and turned:
        return t.because("lure", len(turned))
    if cell == t.after_board.hero:
        return Message(WHY + "place-hero")
    comers = t.after.entered.get(cell, {})
    if not comers:
        return Message(WHY + "place-later", moves=MOVES)
    soonest = min(comers.values())
    if soonest > 1:
        return Message(WHY + "place-soon", moves=soonest)
    return t.because("place", sum(1 for move in comers.values() if move == 1))


def take(t: Trial) -> Message:
    """BB-20: whole again; from under those who would have destroyed it, or from where nobody comes."""
    cell = t.action[1]
    damaged = bool(t.board.traps[cell] & DAMAGED)
    comers = t.before.entered.get(cell, {})
    if damaged and cell in t.before.used:
        return Message(WHY + "take-worn", moves=t.before.used[cell])
    if comers:
        return Message(WHY + "take")
    return Message(WHY + ("take-damaged" if damaged else "take-idle"), moves=MOVES)


def push(t: Trial) -> Message:
    """What becomes of it there."""
    pushed = t.action[1]
    for event in t.happened:
        if event.facts.get("token") == pushed and event.kind in ("slain", "sent", "floor-lost", "tower-fell", "portal"):
            return Message(WHY + "push-" + event.kind)
    question = t.undecided(pushed)
    if question:
        return Message(WHY + ("push-on" if question == "push" else "push-sent" if question in SENDING else "push-asked"))
    return reaching(t, "push", [pushed])


def reaching(t: Trial, id: str, tokens: list[int]) -> Message:
    """When some skeletons do damage after all, or are asked about again, or that they do none soon."""
    threat = t.after.first(tokens)
    if threat is not None:
        return Message(WHY + id + "-far", moves=threat[0])
    asked = [t.after.open[token] for token in tokens if token in t.after.open]
    return Message(WHY + id + "-open", moves=min(asked)) if asked else Message(WHY + id + "-safe", moves=MOVES)


def send(t: Trial) -> Message:
    return receiver(t.s, t.seat, t.action[1])


def receiver(s: State, seat: int, target: int) -> Message:
    """Against each other the strongest realm, or the most beset one; together whoever has fewest to bear. Never a tie."""
    bones = [len(b.everyone()) + len(s.cemetery_of(b.seat)) for b in s.boards]
    others = [b for b in s.boards if b.seat != seat]
    b = s.boards[target]
    to = player(target)
    if s.setup.solo:
        return Message(WHY + "send-solo")
    if s.setup.coop:
        fewest = all(bones[target] < bones[other.seat] for other in others if other is not b)
        return Message(WHY + ("send-fewest" if fewest and len(others) > 1 else "send-coop"), player=to, skeletons=bones[target])
    rivals = [strength(other) for other in others if other is not b]
    if rivals and strength(b) > max(rivals):
        return Message(WHY + "send-strongest", player=to, floors=b.floors, houses=b.houses)
    if rivals and bones[target] > max(bones[other.seat] for other in others if other is not b):
        return Message(WHY + "send-beset", player=to, skeletons=bones[target])
    return Message(WHY + "send-weak", player=to, floors=b.floors, houses=b.houses)


def strength(b: Board) -> int:
    return b.floors * FLOOR_POINTS + b.houses * HOUSE_POINTS


def move(t: Trial) -> Message:
    """BB-24: what it is good for that this one goes first."""
    first = t.action[1]
    kills = t.board.kills
    for event in t.happened:
        by_hero = event.kind == "slain" and event.facts["cause"] == BY_HERO
        kills += by_hero
        if event.facts.get("token") != first:
            continue
        if event.kind in MENDING:
            return Message(WHY + "move-mended")
        if event.kind == "tower-fell":
            return Message(WHY + "move-fell")
        if event.kind in DAMAGE:
            friends = of_kind(t.board.queue, FRIENDLY)
            return Message(WHY + ("move-lost" if friends else "move-now"))
        if by_hero and t.board.weapon and not t.board.triggered and kills <= TRIGGER:
            return Message(WHY + "move-slain", kills=kills, needed=TRIGGER)
    return Message(WHY + "move")


def lead(t: Trial) -> Message | None:
    """BB-129; where the group is asked about at once, its way is not known yet."""
    chief = next(skeleton for skeleton in t.board.queue if token_of(skeleton) == t.action[1])
    if t.undecided(t.action[1]) or any(event.kind in DAMAGE for event in t.happened):
        return None
    group = tokens_of(members(t.board, place_of(chief)))
    reason = reaching(t, "lead", group)
    reason.facts["heading"] = heading(heading_of(chief))
    return reason


def victim(t: Trial) -> Message:
    """BB-125: a spectral chief comes back."""
    chief = CHIEF[t.action[1]]
    return Message(WHY + ("victim-spectral" if chief == SPECTRAL else "victim-chief" if chief else "victim"))


def lost_tower(t: Trial) -> Message:
    """A20: a tower that would have fallen anyway is no loss."""
    doomed = len(t.before.entered.get(t.action[1], {}))
    return Message(WHY + ("break-doomed" if doomed else "break"), skeletons=doomed, moves=MOVES)


def shoot(t: Trial) -> Message:
    return t.because("shoot", 1)


def freeze(t: Trial) -> Message:
    return t.because("freeze", len(t.tokens("frozen")))


def curse(t: Trial) -> Message:
    return Message(WHY + "curse", skeletons=len(t.board.slain), reason=receiver(t.s, t.seat, t.action[1]))


def cleave(t: Trial) -> Message:
    return t.because("cleave", len(t.tokens("slain")))


def divert(t: Trial) -> Message | None:
    """BB-104, BB-105: other ways for some; how much damage that keeps away."""
    if VERBS[t.action[0]].name == "fence" and len(t.action) == 2:
        return Message(WHY + "fence", skeletons=len(who_stands_on(t.board, t.action[1])))
    spared = t.spared()
    if spared > 0:
        return Message(WHY + "spares", skeletons=spared, moves=MOVES)
    everybody = list(range(t.s.setup.tokens))
    sooner, later = t.before.first(everybody), t.after.first(everybody)
    if sooner is not None and later is not None and later[0] > sooner[0]:
        return Message(WHY + "delays", moves=later[0] - sooner[0])
    return None


def who_stands_on(b: Board, cell: int) -> list[int]:
    return tokens_of(standing_on(b.skeletons + b.queue, cell))


def start(t: Trial) -> Message:
    """BB-111: near those who come first."""
    near = sum(1 for cell in t.after.next if cell in AROUND[t.action[1]])
    return Message(WHY + ("start" if near else "start-quiet"), skeletons=near)


def buy(s: State, seat: int, action: Action) -> Message:
    goods = action[1]
    facts: dict[str, Fact | Message] = {"item": item(goods), "coins": PRICE[goods]}
    if goods >= WEAPON:
        return Message(WHY + "buy-weapon", **facts)
    have = s.reserve_of(s.boards[seat])[goods]
    return Message(WHY + "buy-more", **facts, have=have) if have else Message(WHY + "buy-first", **facts)


def go_on(s: State, seat: int, action: Action) -> Message:
    return Message(WHY + "go-on")


def stop(s: State, seat: int, action: Action) -> Message:
    return Message(WHY + "stop", rounds=s.round)


# Reasons that need no trial, and those that do.
SAYINGS: Final[dict[str, Callable[[State, int, Action], Message]]] = {"buy": buy, "go-on": go_on, "stop": stop}
REASONS: Final[dict[str, Callable[[Trial], Message | None]]] = {
    "hero": hero, "strike": hero, "teleport": hero, "place": place, "take": take, "push": push, "send": send, "move": move,
    "lead": lead, "victim": victim, "break": lost_tower, "shoot": shoot, "freeze": freeze, "curse": curse, "cleave": cleave,
    "sweep": divert, "fence": divert, "turn": divert, "start": start,
}  # fmt: skip
