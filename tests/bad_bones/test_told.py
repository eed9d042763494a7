"""What is told of a game is what it declares, and it is all that a drawing or a script needs."""

import json
from typing import Any

import pytest
from hypothesis import given

from bad_bones.test_properties import Tables, examples, play, tables
from playing import played
from samobranka.core.chance import Chance
from samobranka.core.events import Event
from samobranka.core.facts import wrong
from samobranka.core.game import OptionValue
from samobranka.games.bad_bones import GAME
from samobranka.games.bad_bones.facts import FACTS
from samobranka.games.bad_bones.material import TOKEN_BITS
from samobranka.games.bad_bones.names import PLACES, TOKENS
from samobranka.games.bad_bones.state import State
from samobranka.server import replays, shelf
from samobranka.server.wire.replays import Replay

Told = dict[str, Any]


class Laid:
    """A position in the words of examples, and what is told from there on."""

    def __init__(self, *lines: str, seats: int = 2, seed: int = 1, **options: OptionValue) -> None:
        self.events: list[Told] = []
        self.chance = Chance(seed)
        self.state: State = GAME.notation.position(
            GAME.info.complete(seats, options), seats, list(lines), self.chance, self.listen
        )

    def listen(self, event: Event) -> None:
        self.events.append(GAME.fact(event))

    def choose(self, words: str) -> list[Told]:
        """What a choice leads to, in the words of examples: "1 moves hero to r2c3"."""
        self.events.clear()
        seat = int(words[0]) - 1
        GAME.apply(self.state, seat, GAME.notation.action(self.state, seat, words[2:]), self.chance, self.listen)
        return self.events

    def view(self) -> Any:
        return GAME.view(self.state, None)


def of_kind(events: list[Told], kind: str) -> Told:
    return next(event for event in events if event["kind"] == kind)


def told(event: Told, *facts: str) -> tuple[object, ...]:
    return tuple(event[fact] for fact in facts)


@examples
@given(tables())
def test_whatever_happens_in_a_whole_game_is_told_as_declared(table: Tables) -> None:
    events: list[Event] = []
    states = play(*table, emit=events.append)
    for event in events:
        facts = GAME.fact(event)
        assert facts.pop("kind") == event.kind
        assert wrong(facts, FACTS.events[event.kind], event.kind) == ""
    for state in states[:: 1 + len(states) // 20]:
        assert wrong(GAME.view(state, None), FACTS.view, "view") == ""


def test_everything_that_is_declared_happens_in_the_rulebook_or_in_some_game() -> None:
    examples = [example for chapter in shelf.book("bad_bones") for rule in chapter.rules for example in rule.examples]
    steps = [step for example in examples for step in shelf.played(GAME, example).steps]
    happened = {event["kind"] for step in steps for event in step.events}
    for seats, mode in ((1, "solo"), (3, "standard"), (3, "coop")):
        for seed in range(5):
            events: list[Event] = []
            play(GAME.info.complete(seats, {"mode": mode, "advanced": True, "chiefs": True}), seats, seed, events.append)
            happened |= {event.kind for event in events}
    assert happened == FACTS.events.keys()


class Picture:
    """Where everything lies, kept from told events alone: what a drawing, or a script, can know."""

    def __init__(self, view: Any) -> None:
        self.bag: int = view["bag"]
        self.capital: int | None = view["capital"]
        self.heroes = {land["seat"]: land["hero"] for land in view["boards"]}
        self.bones = {each["id"]: stand(land, each) for land in view["boards"] for each in land["skeletons"]}
        self.graves = {each["id"]: land["seat"] for land in view["boards"] for each in land["cemetery"]}
        self.removed = {each["id"] for each in view["removed_skeletons"]}
        self.traps = {(land["seat"], trap["place"]): face(trap) for land in view["boards"] for trap in land["traps"]}
        self.realms = {land["seat"]: [land["floors"], land["houses"], sorted(land["towers"])] for land in view["boards"]}
        self.hands = {land["seat"]: land["hand"] for land in view["boards"]}
        self.common = view["reserve"] is not None
        self.spares = {land["seat"]: counted(land["reserve"]) for land in view["boards"]}
        if self.common:
            self.spares = {-1: counted(view["reserve"])}

    def stock(self, seat: int, event: Told, by: int) -> None:
        heap = self.spares[-1 if self.common else seat]
        kind = event["spare"]["kind"]
        heap[kind] = heap.get(kind, 0) + by
        if not heap[kind]:
            del heap[kind]

    def leave(self, token: str) -> None:
        """Into the bag, unless it is there already."""
        self.bag += self.bones.pop(token, None) is not None

    def follow(self, event: Told) -> None:
        kind, seat = event["kind"], event.get("seat", -1)
        token = event["token"]["id"] if "token" in event else ""
        if kind in ("hero", "started"):
            self.heroes[seat] = event["place"]
        elif kind == "hero-lost":
            self.heroes[seat] = None
        elif kind == "drew":
            self.bag -= 1
        elif kind == "appeared":
            self.graves.pop(token, None)
            self.bones[token] = [seat, *told(event, "place", "heading", "face"), False]
        elif kind in ("moved", "portal", "blocked"):
            self.bones[token] = [seat, *told(event, "place", "heading", "face", "frozen")]
        elif kind == "held" or kind == "frozen":
            self.bones[token][3:] = told(event, "face", "frozen")
        elif kind == "turned":
            self.bones[token][2] = event["heading"]
        elif kind == "swept":
            self.bones[token][1] = event["place"]
        elif kind == "slain" and event["to"] == "removed":
            self.bones.pop(token)
            self.removed.add(token)
        elif kind == "sent":
            if event["out_of"] == "land":
                self.bones.pop(token)
            else:
                self.bag -= 1
            self.graves[token] = event["target"]
        elif kind == "spent":
            self.bag += self.graves.pop(token, None) is not None
            self.leave(token)
        elif kind == "bought" and event["spare"] is not None:
            self.stock(seat, event, 1)
        elif kind in ("laid", "damaged"):
            self.traps[seat, event["place"]] = face(event["trap"])
            if kind == "laid":
                self.stock(seat, event, -1)
        elif kind in ("retrieved", "destroyed", "hearse"):
            del self.traps[seat, event["place"]]
            if kind == "hearse":
                self.stock(event["target"], event, 1)
            elif kind == "retrieved" and event["to"] == "hand":
                self.hands[seat] = event["spare"]["kind"]
            elif kind == "retrieved":
                self.stock(seat, event, 1)
        elif kind == "returned":
            self.hands[seat] = None
            self.stock(seat, event, 1)
        elif kind in ("floor-lost", "floor-mended"):
            self.realms[seat][0] = event["left"]
        elif kind in ("house-lost", "house-mended"):
            self.realms[seat][1] = event["left"]
        elif kind == "tower-fell":
            self.realms[seat][2].remove(event["place"])
        elif kind == "tower-mended":
            self.realms[seat][2] = sorted([*self.realms[seat][2], event["place"]])
        if kind in ("capital-burnt", "capital"):
            self.capital = event["left"]
        if kind in LEAVING:
            self.leave(token)


LEAVING = (
    "slain", "parted", "capital-burnt", "capital-mended", "tower-fell", "tower-mended", "floor-lost", "floor-mended",
    "house-lost", "house-mended",
)  # fmt: skip


def stand(land: Any, each: Any) -> list[object]:
    return [land["seat"], *(each[fact] for fact in ("place", "heading", "face", "frozen"))]


def face(trap: Told) -> tuple[object, ...]:
    return told(trap, "kind", "way", "damaged")


def counted(heap: list[Told]) -> dict[str, int]:
    return {each["kind"]: each["count"] for each in heap}


@examples
@given(tables())
def test_whoever_only_hears_what_is_told_knows_where_everything_lies(table: Tables) -> None:
    options, seats, seed = table
    chance, events = Chance(seed), list[Event]()
    state = GAME.start(options, seats, chance, None)
    picture = Picture(GAME.view(state, None))
    while decisions := GAME.decisions(state):
        decision = decisions[chance.pick(len(decisions))]
        GAME.apply(state, decision.seat, decision.sample(chance), chance, events.append)
        for event in events:
            picture.follow(json.loads(json.dumps(GAME.fact(event))))
        events.clear()
        seen = Picture(GAME.view(state, None))
        # Who is in the middle of a move is turned, and turned over, when it is over.
        for skeleton in (skeleton for board in state.boards for skeleton in board.party):
            token = TOKENS[skeleton & TOKEN_BITS]
            assert picture.bones[token][:2] == seen.bones[token][:2]
            seen.bones[token] = picture.bones[token]
        assert vars(picture) == vars(seen)


def test_who_was_driven_by_a_dragon_is_told_to_skip_a_move() -> None:
    laid = Laid("phase 2", "hero r5c5", "reserve 1: dragon", "left blue r2c2 e white")
    laid.choose("1 places dragon at r2c2")
    moved = of_kind(laid.choose("1 pushes s"), "moved")
    assert told(moved, "start", "place", "heading", "face", "frozen") == ("r2c2", "r3c2", "s", "black", True)


def test_a_bomb_on_skeletons_is_told_as_a_crater_and_taken_from_the_bombs() -> None:
    laid = Laid("phase 2", "hero r5c5", "reserve 1: bomb", "left blue r2c2 e")
    laid_event, slain = laid.choose("1 places bomb at r2c2")[:2]
    assert laid_event["trap"] == {"kind": "crater", "way": "", "damaged": True}
    assert laid_event["spare"] == {"id": "reserve-bomb", "kind": "bomb", "ways": []}
    assert told(slain, "place", "cause", "to") == ("r2c2", "trap", "bag")
    assert slain["token"]["symbol"] == "blue"


def test_the_emperor_does_not_go_into_the_bag() -> None:
    laid = Laid("hero r2c2", "emperor r2c3 s", chiefs=True)
    bag = laid.view()["bag"]
    slain = of_kind(laid.choose("1 moves hero to r2c3"), "slain")
    assert (slain["to"], slain["token"]["chief"]) == ("removed", "emperor")
    assert laid.view()["bag"] == bag
    assert [piece["chief"] for piece in laid.view()["removed_skeletons"]] == ["emperor"]


def test_a_sapper_in_the_capital_is_told_with_what_is_left() -> None:
    laid = Laid("phase 3", "pause before phase 4", "capital 3", "left sapper r1c3 n", seats=3, mode="coop", chiefs=True)
    burnt = of_kind(laid.events, "capital-burnt")
    assert told(burnt, "lost", "left") == (2, 1)
    assert burnt["token"]["chief"] == "sapper"


def test_all_friends_of_a_group_leave_when_one_rebuilds_a_tower() -> None:
    group = ["left instructor r2c1 e", "left friendly r2c1 e", "top friendly r2c1 e"]
    laid = Laid("phase 3", "pause before phase 4", "towers 1: r4c4", "hero r5c5", *group, mode="coop", chiefs=True)
    kinds = [event["kind"] for event in laid.events if event.get("token", {}).get("chief") == "friendly"]
    assert kinds == ["moved", "moved", "tower-mended", "parted"]


def test_what_was_in_hand_is_told_to_join_the_common_reserve() -> None:
    laid = Laid("phase 2", "pause before phase 3", "hero r5c5", "wall rising r2c2", "reserve: spring", mode="coop")
    assert told(of_kind(laid.choose("1 retrieves r2c2"), "retrieved"), "place", "to") == ("r2c2", "hand")
    assert laid.view()["boards"][0]["hand"] == "wall"
    wall = {"id": "reserve-wall", "kind": "wall", "ways": ["rising", "falling"]}
    assert of_kind(laid.choose("2 passes"), "returned") == {"kind": "returned", "seat": 0, "spare": wall}
    assert [heap["kind"] for heap in laid.view()["reserve"]] == ["wall", "spring"]


def test_what_is_bought_is_told_as_the_market_shows_it() -> None:
    laid = Laid("phase market", "market: wall, crossbow", "buyer 1", "coins 1: 20", "coins 2: 20", advanced=True)
    goods = laid.view()["market"]["goods"]
    wall = of_kind(laid.choose("1 buys wall"), "bought")
    assert wall["item"] == {name: value for name, value in goods[0].items() if name != "count"}
    assert (wall["left"], wall["spare"]["id"]) == (20 - wall["item"]["cost"], "reserve-wall")
    crossbow = of_kind(laid.choose("2 buys crossbow"), "bought")
    assert (crossbow["item"]["weapon"], crossbow["spare"]) == (True, None)


@pytest.mark.parametrize("mode", ["standard", "coop"])
def test_a_replay_tells_by_name(mode: str) -> None:
    table = played(GAME, 3, 4, {"mode": mode, "chiefs": True})
    empty = Replay("here", "bad_bones", False, None, "", [], replays.WATCH, [], {}, 0, 0, 0, [], [], [], [])
    replay = replays.fill(empty, table, table.made)
    assert len(replay.events) == len(table.events) > 100
    for event in replay.events:
        facts = dict(event)
        kind = str(facts.pop("kind"))
        assert wrong(facts, FACTS.events[kind], kind) == ""
    walked = next(event for event in replay.events if event["kind"] == "moved")
    assert str(walked["token"]["id"]).startswith("k")
    assert walked["place"] in PLACES
