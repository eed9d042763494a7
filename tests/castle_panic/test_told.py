"""What is told of a game is what it declares, and it is all that a drawing or a script needs."""

from typing import Any

import pytest
from hypothesis import given

from castle_panic.test_properties import examples, play, tables
from samobranka.core.chance import Chance
from samobranka.core.events import Event
from samobranka.core.facts import wrong
from samobranka.core.game import OptionValue
from samobranka.games.castle_panic import GAME
from samobranka.games.castle_panic.facts import FACTS
from samobranka.games.castle_panic.state import State

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
        """What a choice leads to, in the words of examples: "1 plays tar on orc knight 2"."""
        self.events.clear()
        seat = int(words[0]) - 1
        GAME.apply(self.state, seat, GAME.notation.action(self.state, seat, words[2:]), self.chance, self.listen)
        return self.events

    def view(self) -> Any:
        return GAME.view(self.state, None)


def of_kind(events: list[Told], kind: str) -> Told:
    return next(event for event in events if event["kind"] == kind)


@examples
@given(tables())
def test_whatever_happens_in_a_whole_game_is_told_as_declared(table: tuple[dict[str, OptionValue], int, int]) -> None:
    events: list[Event] = []
    states = play(*table, emit=events.append)
    for event in events:
        for face in (event, event.public):
            if face is not None:
                facts = GAME.fact(face)
                assert facts.pop("kind") == face.kind
                assert wrong(facts, FACTS.events[face.kind], face.kind) == ""
    for state in states[:: 1 + len(states) // 20]:
        for seat in (None, state.setup.overlord):
            assert wrong(GAME.view(state, seat), FACTS.view, "view") == ""


def test_everything_that_is_declared_happens_in_some_game() -> None:
    happened: set[str] = set()
    for options in (
        {"dwindling_resources": True, "dwindle_on_first_shuffle": True},
        {"home_is_castle": True},
        {"mode": "overlord"},
        {"mode": "coop"},
    ):
        for seed in range(12):
            events: list[Event] = []
            play(GAME.info.complete(3, options), 3, seed, events.append)
            happened |= {face.kind for event in events for face in (event, event.public) if face is not None}
    assert happened == FACTS.events.keys()


def test_tar_comes_off_as_the_next_turn_begins() -> None:
    laid = Laid("hand 1: red archer", "hand 2: red knight", "goblin archer 1", "orc knight 4 tar")
    (stuck,) = (monster for monster in laid.view()["monsters"] if monster["tar"])
    turn = of_kind(laid.choose("1 passes"), "turn")
    assert (turn["seat"], turn["phase"]) == (1, "drawup")
    assert turn["freed"] == {"id": stuck["id"], "kind": "orc", "max": 2}
    assert not any(monster["tar"] for monster in laid.view()["monsters"])


def test_tar_put_on_another_monster_frees_the_first() -> None:
    laid = Laid("hand 1: tar, red archer", "goblin archer 1", "orc knight 4 tar")
    told = laid.choose("1 plays tar on goblin archer 1")
    assert [event["kind"] for event in told] == ["played", "tarred"]
    assert (told[0]["card"]["kind"], told[0]["target"]["kind"], told[0]["wall"]) == ("tar", "goblin", None)
    assert (told[1]["token"]["kind"], told[1]["freed"]["kind"]) == ("goblin", "orc")


@pytest.mark.parametrize(("mode", "trophy"), [("standard", True), ("coop", False)])
def test_who_slays_a_monster_is_told_whether_it_is_a_trophy(mode: str, trophy: bool) -> None:
    laid = Laid("hand 1: red archer, brick", "goblin archer 1", "orc knight 4", mode=mode)
    slain = of_kind(laid.choose("1 plays red archer on goblin archer 1"), "slain")
    goblin = {"id": "t0", "kind": "goblin", "max": 1}
    assert slain == {"kind": "slain", "token": goblin, "space": "archer-1", "seat": 0, "trophy": trophy, "points": int(trophy)}
    assert [len(player["trophies"]) for player in laid.view()["players"]] == [trophy, 0]


def test_cards_that_mend_the_castle_are_told_with_their_wall() -> None:
    laid = Laid("hand 1: brick, mortar, red archer", "walls 1 2 4 5 6", "goblin archer 1")
    told = laid.choose("1 plays brick + mortar at 3")
    assert [(event["kind"], event["wall"]) for event in told] == [
        ("played", "wall-3"),
        ("played", "wall-3"),
        ("built", "wall-3"),
    ]
    assert "wall-3" in laid.view()["walls"]


def test_a_die_is_told_where_one_was_rolled() -> None:
    overlord = ["turn 1 overlord", "overlord hand: orc, troll, goblin", "goblin archer 1", "hand 1: brick"]
    rolled = of_kind(Laid(*overlord, mode="overlord").choose("2 plays orc"), "appeared")
    assert rolled["space"] == f"forest-{rolled['die']}"
    assert (rolled["hp"], rolled["token"]["max"]) == (2, 2)
    chosen = of_kind(Laid(*overlord, mode="overlord").choose("2 places orc in 4"), "appeared")
    assert (chosen["space"], chosen["die"]) == ("forest-4", 0)


@pytest.mark.parametrize(("phase", "drawn"), [("move", "pile: none"), ("tokens", "pile: 2 red move")])
def test_who_is_hurt_at_a_wall_is_asked_in_the_phase_in_which_it_falls(phase: str, drawn: str) -> None:
    laid = Laid(f"turn 1 {phase}", drawn, "goblin swordsman 1", "orc swordsman 1")
    assert (laid.view()["phase"], laid.state.asked and laid.state.asked.question) == (phase, "hurt")
    assert of_kind(laid.events, "wall-fell") == {"kind": "wall-fell", "wall": "wall-1", "cause": "monsters"}


def test_monsters_that_walk_are_told_with_their_phase() -> None:
    walked = of_kind(Laid("turn 1 move", "pile: none", "goblin archer 1").events, "moved")
    assert (walked["start"], walked["space"], walked["phase"]) == ("archer-1", "knight-1", "move")
    walked = of_kind(Laid("turn 1 tokens", "pile: 2 red move", "goblin archer 1").events, "moved")
    assert walked["phase"] == "tokens"


def test_a_boulder_says_where_it_comes_in_what_it_crushes_and_what_it_breaks() -> None:
    crowd = [f"goblin knight {arc}" for arc in range(1, 7)]
    told = Laid("turn 1 tokens", "pile: 1 boulder", *crowd, "hand 1: brick", "hand 2: mortar").events
    boulder, died, fell = (of_kind(told, kind) for kind in ("boulder", "died", "wall-fell"))
    arc = boulder["die"]
    assert boulder["space"] == f"forest-{arc}"
    assert (died["space"], died["cause"]) == (f"knight-{arc}", "boulder")
    assert (fell["wall"], fell["cause"]) == (f"wall-{arc}", "boulder")


@pytest.mark.parametrize("kept", [True, False])
def test_who_loses_the_home_tower_is_told_where_the_hand_goes(kept: bool) -> None:
    laid = Laid(
        "turn 1 move", "pile: none", "walls 2 3 4 5 6", "tower 1 of 1", "tower 2 of 2", "hand 1: brick", "goblin swordsman 1",
        "orc forest 5", home_is_castle=True, eliminated_hand_goes_to_discard=kept,
    )  # fmt: skip
    gone = of_kind(laid.events, "eliminated")
    assert gone == {"kind": "eliminated", "seat": 0, "hand_to": "discard" if kept else "removed"}
    assert "brick" in [piece["kind"] for piece in laid.view()[gone["hand_to"]]]


def test_after_his_first_token_the_overlord_is_not_told_of_placing_by_choice() -> None:
    options = GAME.info.complete(3, {"mode": "overlord"})
    given = ["turn 1 overlord", "overlord hand: goblin, orc, troll"]
    s = GAME.notation.position(options, 3, given, Chance(1), None)
    assert GAME.ask(s, GAME.decisions(s)[0]).id == "castle_panic-ask-command"
    GAME.apply(s, 2, GAME.notation.action(s, 2, "plays goblin"), Chance(1), None)
    assert GAME.ask(s, GAME.decisions(s)[0]).id == "castle_panic-ask-command-die"
