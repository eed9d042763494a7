"""Why a choice may be good, for somebody who asks for a hint. Only what can be seen or foreseen on the table is claimed."""

from collections.abc import Callable
from typing import Final

from samobranka.core.decision import Action
from samobranka.core.errors import Fact, Message
from samobranka.core.events import Event
from samobranka.games.bad_bones.bones import heading_of, place_of, standing_on, token_of, tokens_of
from samobranka.games.bad_bones.describe import heading, item, player
from samobranka.games.bad_bones.material import (
    AROUND,
    BOMB,
    CHIEF,
    DAMAGED,
    DRAGON,
    FLOOR_POINTS,
    HOUSE_POINTS,
    KIND_BITS,
    TREASURE,
    TRIGGER,
    WEAPON,
)
from samobranka.games.bad_bones.names import VERBS
from samobranka.games.bad_bones.prospect import HARM, MOVES, Prospect
from samobranka.games.bad_bones.rules.flow import answer
from samobranka.games.bad_bones.rules.market import PRICE
from samobranka.games.bad_bones.state import Board, State

WHY: Final = "bad_bones-why-"
DAMAGE: Final = ("floor-lost", "house-lost", "tower-fell")
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

    def because(self, id: str, tokens: list[int], still_open: bool = False) -> Message:
        """A reason about some skeletons, with the damage of the first of them that is now kept away, or comes later.

        `still_open`: where they go is asked next, and so cannot be compared yet.
        """
        facts = {"skeletons": len(tokens)}
        threat, still = self.before.first(tokens), self.after.first(tokens)
        if threat is None or (not still_open and still is not None and still[0] <= threat[0]):
            return Message(WHY + id, **facts)
        moves, end = threat
        return Message(WHY + id + "-threat", **facts, threat=Message(WHY + "threat-" + end, moves=moves))


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
    """To do nothing: because nothing presses, or nothing would help."""
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
        return t.because("hero-strikes", slain)
    if coming:
        return Message(WHY + "hero-waits", skeletons=coming)
    near = sum(1 for cell in t.after.next if cell in AROUND[place])
    return Message(WHY + "hero-near", skeletons=near) if near else Message(WHY + "hero-idle")


def place(t: Trial) -> Message:
    """BB-53, BB-84: the dragon that lands and the bomb that goes off act at once, and a treasure turns heads."""
    kind, cell = t.action[1] & KIND_BITS, t.action[2]
    there = who_stands_on(t.board, cell)
    if there and kind in (DRAGON, BOMB):
        return t.because("land", there, still_open=True) if kind == DRAGON else t.because("blast", there)
    turned = t.tokens("turned")
    if kind == TREASURE and turned:
        return t.because("lure", turned)
    comers = t.after.entered.get(cell, {})
    if not comers or cell == t.after_board.hero:
        return Message(WHY + "place-later")
    return t.because("place", list(comers))


def take(t: Trial) -> Message:
    """BB-20: whole again; from under those who would have destroyed it, or from where nobody comes."""
    cell = t.action[1]
    damaged = bool(t.board.traps[cell] & DAMAGED)
    comers = t.before.entered.get(cell, {})
    if damaged:
        return Message(WHY + ("take-worn" if comers else "take-damaged"))
    return Message(WHY + ("take" if comers else "take-idle"))


def push(t: Trial) -> Message:
    """What becomes of it there."""
    pushed = t.action[1]
    for event in t.happened:
        if event.facts.get("token") == pushed and event.kind in ("slain", "sent", "floor-lost", "tower-fell", "portal"):
            return Message(WHY + "push-" + event.kind)
    return reaching(t, "push", [pushed])


def reaching(t: Trial, id: str, tokens: list[int]) -> Message:
    """When some skeletons do damage after all, or that they will not soon."""
    threat = t.after.first(tokens)
    if threat is None:
        return Message(WHY + id + "-safe", moves=MOVES)
    return Message(WHY + id + "-far", moves=threat[0])


def send(t: Trial) -> Message:
    return receiver(t.s, t.seat, t.action[1])


def receiver(s: State, seat: int, target: int) -> Message:
    """Against each other the strongest realm, or the most beset one; together whoever has fewest to bear."""
    bones = [len(b.everyone()) + len(s.cemetery_of(b.seat)) for b in s.boards]
    others = [b for b in s.boards if b.seat != seat]
    b = s.boards[target]
    to = player(target)
    if s.setup.solo:
        return Message(WHY + "send-solo")
    if s.setup.coop:
        fewest = bones[target] == min(bones[other.seat] for other in others)
        return Message(WHY + ("send-fewest" if fewest else "send-coop"), player=to, skeletons=bones[target])
    if strength(b) == max(strength(other) for other in others):
        return Message(WHY + "send-strongest", player=to, floors=b.floors, houses=b.houses)
    if bones[target] == max(bones[other.seat] for other in others):
        return Message(WHY + "send-beset", player=to, skeletons=bones[target])
    return Message(WHY + "send-weak", player=to, floors=b.floors, houses=b.houses)


def strength(b: Board) -> int:
    return b.floors * FLOOR_POINTS + b.houses * HOUSE_POINTS


def move(t: Trial) -> Message:
    """BB-24: what it is good for that this one goes first."""
    first = t.action[1]
    for event in t.happened:
        if event.facts.get("token") != first:
            continue
        if event.kind in DAMAGE or event.kind in MENDING:
            return Message(WHY + "move-" + event.kind.rpartition("-")[2])
        if event.kind == "slain" and t.board.weapon and not t.board.triggered:
            return Message(WHY + "move-slain", kills=t.board.kills + 1, needed=TRIGGER)
    return Message(WHY + "move")


def lead(t: Trial) -> Message:
    """BB-129"""
    chief = next(skeleton for skeleton in t.board.queue if token_of(skeleton) == t.action[1])
    group = who_stands_on(t.board, place_of(chief))
    reason = reaching(t, "lead", group)
    reason.facts["heading"] = heading(heading_of(chief))
    return reason


def victim(t: Trial) -> Message:
    chief = CHIEF[t.action[1]]
    return Message(WHY + ("victim-chief" if chief else "victim"))


def lost_tower(t: Trial) -> Message:
    """A20: a tower that would have fallen anyway is no loss."""
    doomed = [who for who in t.before.entered.get(t.action[1], {}) if t.before.fate.get(who, (0, ""))[1] in HARM]
    return Message(WHY + ("break-doomed" if doomed else "break"), skeletons=len(doomed))


def shoot(t: Trial) -> Message:
    return t.because("shoot", [t.action[1]])


def freeze(t: Trial) -> Message:
    return t.because("freeze", t.tokens("frozen"))


def curse(t: Trial) -> Message:
    return Message(WHY + "curse", skeletons=len(t.board.slain), reason=receiver(t.s, t.seat, t.action[1]))


def cleave(t: Trial) -> Message:
    return t.because("cleave", t.tokens("slain"))


def divert(t: Trial) -> Message | None:
    """BB-104, BB-105: other ways for some; how much damage that keeps away."""
    if VERBS[t.action[0]].name == "fence" and len(t.action) == 2:
        return t.because("fence", who_stands_on(t.board, t.action[1]), still_open=True)
    spared = len(t.before.harm()) - len(t.after.harm())
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
