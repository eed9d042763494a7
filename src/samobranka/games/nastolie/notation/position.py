"""`given`: a position, built line by line on an empty table."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from samobranka.core.chance import Chance
from samobranka.core.events import Emit
from samobranka.core.game import OptionValue
from samobranka.games.nastolie.material import (
    ACTIONS,
    DISH,
    ENDLESS,
    FIGHTER,
    MISSILE_DISCS,
    MISSILES,
    NO_MISSILE,
    ORDERS,
    OUTWARD,
    RITUAL_DECK,
    RITUALS,
    SOUTH,
)
from samobranka.games.nastolie.names import ARTEFACT, BARREL, character
from samobranka.games.nastolie.notation.words import (
    MILLIMETRES,
    WORDS,
    micrometres,
    read_artefact,
    read_facing,
)
from samobranka.games.nastolie.obstacles import Box, Cup
from samobranka.games.nastolie.options import set_up
from samobranka.games.nastolie.rules.flow import settle
from samobranka.games.nastolie.rules.ground import put, stands
from samobranka.games.nastolie.rules.heaps import first_of, lay
from samobranka.games.nastolie.rules.steps import AT_END, EFFECTS, NEXT_TURN, RITUAL, TURN
from samobranka.games.nastolie.rules.turn import PARTS
from samobranka.games.nastolie.state import (
    CAPTIVE,
    DEAD,
    KIND,
    NOBODY,
    ON_CARD,
    OWNER,
    REMOVED,
    RESERVE,
    State,
    changed,
)
from samobranka.games.nastolie.terrain import Terrain
from samobranka.rulebook.notation import Reader, Unreadable, called, counted, listed

DETAIL: Final = re.compile(
    rf"at (?P<x>{MILLIMETRES}) (?P<y>{MILLIMETRES})|lives (?P<lives>\d+)|facing (?P<facing>\w+)|(?P<acted>acted)|on (?P<on>\w+)"
)


class Position:
    """Builds a state line by line. What the lines leave open is settled at the end."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.cups: list[Cup] = []
        self.boxes: list[Box] = []
        self.turn = (0, "act")
        self.actions = -1
        self.supplies: dict[int, int] = {}
        self.reserves: dict[int, int] = {}
        self.laid: list[tuple[str, int, int]] = []
        self.riders: list[tuple[int, int]] = []
        self.fighters: dict[int, int] = {}
        self.orders: dict[int, int] = {}
        self.deck: list[int] | None = None
        self.discard: list[int] | None = None

    def stand(self, disc: int, words: str | None) -> None:
        """`haru 1 at 300 200 lives 2 facing s acted on mine`, in any order."""
        s = self.s
        s.give_lives(disc, s.limit(disc))
        s.face(disc, OUTWARD[edge_of(s, OWNER[disc])])
        put(s, disc, 0, 0)
        if disc not in s.field:
            s.field = sorted([*s.field, disc])
        rest = (words or "").strip()
        while rest:
            found = DETAIL.match(rest)
            if found is None:
                raise Unreadable(f"cannot read {rest!r}")
            self.detail(disc, found)
            rest = rest[found.end() :].strip()

    def detail(self, disc: int, found: re.Match[str]) -> None:
        s = self.s
        if found["x"]:
            s.x[disc], s.y[disc] = micrometres(found["x"]), micrometres(found["y"])
        elif found["lives"]:
            s.give_lives(disc, int(found["lives"]))
        elif found["facing"]:
            s.face(disc, read_facing(found["facing"]))
        elif found["acted"]:
            s.acted = (*s.acted, disc)
        else:
            self.riders.append((disc, read_artefact(found["on"])))

    def die(self, disc: int) -> None:
        self.s.where[disc] = DEAD

    def lay(self, missile: str, seat: int, disc: int) -> None:
        self.laid.append((missile, seat, disc))

    def put_artefact(self, artefact: int, x: int, y: int) -> None:
        put(self.s, artefact, x, y)

    def put_barrel(self, x: int, y: int) -> None:
        barrel = BARREL + len(self.s.barrels)
        put(self.s, barrel, x, y)
        self.s.barrels.append(barrel)

    def cup(self, x: int, y: int, radius: int) -> None:
        self.cups.append(Cup(x, y, radius))

    def box(self, x: int, y: int, width: int, height: int, dx: int | None, dy: int | None) -> None:
        along = (1, 0) if dx is None or dy is None else (dx, dy)
        self.boxes.append(Box(x, y, width, height, *along))

    def terrain(self) -> None:
        """What the table's scenario puts there."""
        scenario = self.s.scenario
        self.cups += scenario.cups
        self.boxes += scenario.boxes
        for artefact, x, y in scenario.artefacts:
            self.put_artefact(ARTEFACT + artefact, x, y)
        for x, y in scenario.barrels:
            self.put_barrel(x, y)
        self.s.glass = scenario.glass_hits > 0

    def rituals(self, seat: int, words: str) -> None:
        self.s.hands[seat] = [called(name, RITUALS, "ritual") for name in counted(words)]

    def restitution(self, words: str) -> None:
        self.s.setup.restitution = round(float(words) * 1000)

    def wait(self, seat: int, when: str) -> None:
        self.turn = (seat, when)

    def catch(self, disc: int) -> None:
        s, seat = self.s, OWNER[disc]
        s.where[disc] = CAPTIVE
        s.give_lives(disc, s.limit(disc))
        s.captives = [*s.captives[:seat], disc, *s.captives[seat + 1 :]]

    def free(self, disc: int) -> None:
        """He was under the glass, and has come out."""
        s, seat = self.s, OWNER[disc]
        s.captives = [*s.captives[:seat], disc, *s.captives[seat + 1 :]]

    def hunt(self, seat: int, order: int) -> None:
        s = self.s
        s.prey = [*s.prey[:seat], order, *s.prey[seat + 1 :]]

    def dish(self, hero: int) -> None:
        """A disc of Dish that died before, on a hero's card."""
        s = self.s
        for copy in range(4):
            disc = character(DISH, OWNER[hero], copy)
            if s.where[disc] == RESERVE:
                s.where[disc] = ON_CARD + hero
                return

    def finish(self) -> None:
        """What no line says: supplies, Orders, fighters, cards."""
        s = self.s
        s.terrain = Terrain(self.cups, self.boxes, s.setup.restitution)
        for disc, artefact in self.riders:
            stands(s, disc, artefact)
        for missile, seat, disc in self.laid:
            spare = s.reserve(called(missile, MISSILES, "missile"))
            if not spare:
                raise Unreadable(f"there are not that many of {missile!r}")
            lay(s, spare[0], disc, seat, "", None)
        self.fill_cards()
        self.count_squads()
        self.deal()

    def fill_cards(self) -> None:
        s = self.s
        roster = s.setup.roster
        for disc in [*s.field, *(captive for captive in s.captives if captive != NOBODY)]:
            kind = KIND[disc]
            if roster.missile[kind] != NO_MISSILE and roster.limit[kind] != ENDLESS:
                for missile in s.reserve(roster.missile[kind])[: self.supplies.get(disc, roster.limit[kind])]:
                    s.where[missile] = ON_CARD + disc
        for missile, count in self.reserves.items():
            spare = s.reserve(missile)
            if len(spare) < count:
                first = first_of(missile)
                for one in range(first, first + MISSILE_DISCS[missile]):
                    if s.where[one] >= ON_CARD and len(s.reserve(missile)) < count and card_said(self, s.where[one]) is None:
                        s.where[one] = RESERVE
            for one in s.reserve(missile)[count:]:
                s.where[one] = REMOVED

    def count_squads(self) -> None:
        s = self.s
        roster = s.setup.roster
        orders, fighters = [0] * s.setup.sides, [0] * s.setup.sides
        for disc, kind in enumerate(KIND):
            if s.where[disc] != RESERVE and OWNER[disc] < s.setup.sides:
                orders[OWNER[disc]] |= 1 << roster.order[kind]
                if roster.rank[kind] == FIGHTER and (disc in s.field or s.where[disc] == DEAD):
                    fighters[OWNER[disc]] += 1
        for seat, said in self.orders.items():
            orders[seat] = said
        for seat, count in self.fighters.items():
            fighters[seat] = count
        s.orders, s.fighters = orders, fighters

    def deal(self) -> None:
        """Cards that are not mentioned lie in the deck; where that is told, there are no others."""
        s = self.s
        held = [card for hand in s.hands for card in hand]
        left = list(RITUAL_DECK)
        for card in held + (self.discard or []):
            if card in left:
                left.remove(card)
        s.deck = left if self.deck is None else self.deck
        s.discard = list(self.discard or [])
        s.setup.cards = len(held) + len(s.deck) + len(s.discard)


def card_said(position: Position, where: int) -> int | None:
    """What a line says of the card on which a missile lies."""
    return position.supplies.get(where - ON_CARD)


def edge_of(s: State, seat: int) -> int:
    return s.seat(seat).edge if seat < s.setup.seats else SOUTH


def orders_of(words: str) -> int:
    return sum(1 << called(name, ORDERS, "Order") for name in listed(words, ","))


def rituals_of(words: str) -> list[int]:
    return [called(name, RITUALS, "ritual") for name in counted(words)]


def tallied(name: str) -> Callable[[Position, int, int], None]:
    """A line that says what is counted for a player."""

    def tell(position: Position, seat: int, number: int) -> None:
        setattr(position.s, name, changed(getattr(position.s, name), seat, number))

    return tell


LINES: Final = Reader[None](
    WORDS,
    {
        "{character}{details}": Position.stand,
        "dead {character}": Position.die,
        "captive {character}": Position.catch,
        "freed {character}": Position.free,
        "{missile} of {player} on {character}": Position.lay,
        "dish on {character}": Position.dish,
        "{artefact} at {x} {y}": Position.put_artefact,
        "barrel at {x} {y}": Position.put_barrel,
        "cup {x} {y} {mm}": Position.cup,
        "box {x} {y} {mm} {mm}(?: along {whole} {whole})?": Position.box,
        "terrain": Position.terrain,
        "supply {character}: ?{number}": lambda p, disc, number: p.supplies.__setitem__(disc, number),
        "reserve {missile}: ?{number}": lambda p, name, number: p.reserves.__setitem__(MISSILES.index(name), number),
        "black {player}: ?{number}": tallied("black"),
        "violet {player}: ?{number}": tallied("violet"),
        "points {player}: ?{number}": tallied("points"),
        "gates {player}: ?{number}": tallied("gates"),
        "marks {player}: ?{number}": tallied("marks"),
        "lost characters {player}: ?{number}": tallied("lost"),
        "rituals {player}: ?{rest}": Position.rituals,
        "deck: ?{rest}": lambda p, words: setattr(p, "deck", rituals_of(words)),
        "ritual discard: ?{rest}": lambda p, words: setattr(p, "discard", rituals_of(words)),
        "orders {player}: ?{orders}": lambda p, seat, words: p.orders.__setitem__(seat, orders_of(words)),
        "fighters at start {player}: ?{number}": lambda p, seat, number: p.fighters.__setitem__(seat, number),
        "prey {player}: ?{order}": Position.hunt,
        "used {artefact}": lambda p, artefact: setattr(p.s, "used", p.s.used | 1 << (artefact - ARTEFACT)),
        "actions {number}": lambda p, number: setattr(p, "actions", number),
        "turn {player} {when}": Position.wait,
        "wounds dealt {number}": lambda p, number: setattr(p.s, "dealt", number),
        "round {number}": lambda p, number: setattr(p.s, "round", number),
        "hits {number}": lambda p, number: setattr(p.s, "hits", number),
        "delivered {number}": lambda p, number: setattr(p.s, "delivered", number),
        "battle {number}": lambda p, number: setattr(p.s, "battle", number - 1),
        "out {player}": lambda p, seat: setattr(p.s, "out", p.s.out | 1 << seat),
        "hand {rest}": lambda p, name: setattr(p.s.setup, "hand", name),
        "preview {rest}": lambda p, name: setattr(p.s.setup, "preview", name),
        "e {rest}": Position.restitution,
    },
)


def go_to(s: State, seat: int, when: str, actions: int) -> None:
    """Puts the agenda where `turn 1 act` says."""
    s.active = seat
    s.first = max(0, s.scenario.first)
    s.turn = max(1, s.turn)
    s.round = max(1, s.round)
    if when == "start":
        s.turn -= 1
        s.agenda = [(TURN, seat)]
        return
    s.actions = ACTIONS + s.violet[seat] if actions < 0 else actions
    s.bonus = min(s.violet[seat], s.actions)
    if when == "act":
        s.agenda = [due for due in PARTS if due[0] != EFFECTS or due[1] == AT_END]
    else:
        s.actions = s.bonus = 0
        s.agenda = [(NEXT_TURN,), (RITUAL,), (EFFECTS, AT_END, 0)]


def lay_out(options: Mapping[str, OptionValue], seats: int, lines: Sequence[str]) -> State:
    """The whole of `given`, before anything happens: a steady hand and a full look ahead, unless something else is said."""
    setup = set_up(dict(options), seats)
    if setup.hand == "natural":
        setup.hand = "steady"
    if setup.preview == "contact":
        setup.preview = "full"
    s = State(setup)
    position = Position(s)
    for line in lines:
        LINES.read(line, seats, position)
    position.finish()
    s.scenario = setup.scenarios[min(s.battle, len(setup.scenarios) - 1)]
    go_to(s, *position.turn, position.actions)
    return s


def set_position(options: Mapping[str, OptionValue], seats: int, lines: Sequence[str], chance: Chance, emit: Emit) -> State:
    """The same, played on to the first question."""
    s = lay_out(options, seats, lines)
    settle(s, chance, emit)
    return s
