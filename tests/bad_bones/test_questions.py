"""Nobody waits for a click that changes nothing, and nobody misses one that would: the walk, against all its orders."""

from random import Random
from typing import Any

import pytest

from samobranka.core.decision import Action
from samobranka.games.bad_bones import GAME, bones
from samobranka.games.bad_bones.material import (
    CHIEFS,
    HEADINGS,
    HEARSE,
    LOOKS,
    SIDES,
    SYMBOLS,
    WEAPONS,
    place_of,
)
from samobranka.games.bad_bones.notation import lay_out
from samobranka.games.bad_bones.rules import walking
from samobranka.games.bad_bones.rules.flow import answer, work
from samobranka.games.bad_bones.rules.hero import begin_hero_phase
from samobranka.games.bad_bones.rules.moving import led_places
from samobranka.games.bad_bones.rules.steps import ORDER, V_HERO, V_MOVE
from samobranka.games.bad_bones.rules.walking import begin_walk
from samobranka.games.bad_bones.state import Board, State

# So many positions are looked at after a question; where there are more, the test does not know.
ENOUGH = 4000


class TooManyError(Exception):
    pass


def result(s: State, seat: int) -> tuple[Any, ...]:
    """What is left of a seat's board after phase 3, equal skeletons taken for each other."""
    b = s.boards[seat]
    standing = sorted(
        (LOOKS[bones.token_of(skeleton)], bones.spot_of(skeleton), bones.skips(skeleton)) for skeleton in b.skeletons
    )
    gone = sorted(LOOKS[token] for token in b.dead)
    sent = sorted((LOOKS[bones.token_of(item)], bones.addressee_of(item)) for item in b.sent)
    return (
        tuple(standing), tuple(gone), tuple(sent), tuple(sorted(b.targets)), b.hero, b.towers, b.floors, b.houses, b.fallen,
        b.burnt, b.mended, b.used, b.sabotaged, tuple(sorted(b.saboteurs)), tuple(b.traps), len(s.removed_tokens),
    )  # fmt: skip


def what_counts(end: tuple[Any, ...]) -> tuple[Any, ...]:
    """Of a realm that has fallen only where its hearses go."""
    targets, fallen, sabotaged, traps = end[3], end[8], end[12], end[14]
    if not fallen:
        return end
    return tuple(
        target for target in targets if traps[bones.trap_of(target)] == HEARSE and not sabotaged >> bones.trap_of(target) & 1
    )


class Explorer:
    """All ends that the first seat can bring about, from a position on."""

    def __init__(self) -> None:
        self.left = ENOUGH
        self.known: dict[tuple[object, ...], frozenset[tuple[Any, ...]]] = {}

    def results(self, s: State) -> frozenset[tuple[Any, ...]]:
        asked = s.boards[0].asked
        if asked is None:
            return frozenset({result(s, 0)})
        key = s.boards[0].key()
        if key not in self.known:
            self.known[key] = frozenset().union(*(self.results(self.after(s, action)) for action in asked.choices))
        return self.known[key]

    def after(self, s: State, action: Action) -> State:
        self.left -= 1
        if self.left < 0:
            raise TooManyError
        world = s.copy()
        answer(world, world.boards[0], action, None)
        return world


def ask_always(s: State, b: Board, emit: Any) -> bool:
    """In place of `contest`: the owner is asked for every single move."""
    leaders, places, firsts = led_places(s, b), [], []
    for skeleton in b.queue:
        place = bones.place_of(skeleton)
        if not leaders >> place & 1 or place not in places:
            firsts.append(bones.token_of(skeleton))
            places.append(place)
    if len(firsts) < 2:
        return False
    b.agenda.append((ORDER, 0, *firsts))
    return True


TABLES: dict[str, tuple[int, dict[str, object]]] = {
    "plain": (2, {}),
    "chiefs": (2, {"chiefs": True}),
    "weapons": (2, {"advanced": True}),
    "german": (2, {"advanced": True, "ruleset": "de"}),
    "russian": (2, {"advanced": True, "ruleset": "ru"}),
    "all": (2, {"advanced": True, "chiefs": True}),
    "three": (3, {"advanced": True, "chiefs": True}),
    "alone": (1, {"advanced": True, "chiefs": True}),
    "coop": (2, {"mode": "coop"}),
    "coop all": (2, {"mode": "coop", "advanced": True, "chiefs": True, "sapper_takes_second_coop_tower": True}),
}
TRAPS = ("wall rising", "wall falling", "catapult", "dragon", "barricade", "bomb", "hearse", "portal", "spring", "white maze")


def scene(seats: int, options: dict[str, object], seed: int) -> list[str]:
    """Skeletons that crowd around one cell of importance, a few traps, perhaps a hero with a weapon there."""
    luck = Random(seed)
    coop = options.get("mode") == "coop"
    row, column = luck.choice([(2, 2), (4, 4), (0, 3)] if coop else [(3, 3), (2, 3), (4, 2), (4, 4)])
    lines = ["phase 3", "pause before phase 4"]
    hero = row > 0 and luck.random() < 0.7
    if coop:
        lines.append(f"capital {luck.randint(1, seats)}")
    if hero:
        lines.append(f"hero r{row}c{column}")
    if hero and options.get("advanced") and luck.random() < 0.8:
        lines.append(f"weapon 1: {luck.choice(WEAPONS[1:])}")
    if coop and luck.random() < 0.4:
        lines.append("towers 1: r2c4 r4c2")
    ways = {"s": (-1, 0), "n": (1, 0), "e": (0, -1), "w": (0, 1)}
    taken = {(row, column)}
    for _ in range(luck.randint(3, 5)):
        heading = luck.choice(list(ways)) if luck.random() < 0.9 else luck.choice(HEADINGS)
        if not row:
            heading, column = "n", luck.randint(1, 5)
        down, right = ways[heading]
        at = (row + down, column + right) if luck.random() < 0.85 else (luck.randint(1, 5), luck.randint(1, 5))
        if at == (row, column) or at in ((2, 2), (2, 4), (4, 2), (4, 4), (3, 3)) or not (1 <= at[0] <= 5 and 1 <= at[1] <= 5):
            continue
        taken.add(at)
        name = f"{luck.choice(SIDES)} {luck.choice(SYMBOLS)}"
        if options.get("chiefs") and luck.random() < 0.45:
            kind = luck.choice(CHIEFS[1:])
            name = kind if kind == "emperor" else f"{luck.choice(SIDES)} {kind}"
        if not any(line.startswith(name) for line in lines):
            lines.append(f"{name} r{at[0]}c{at[1]} {heading}")
    for _ in range(luck.choice([0, 0, 1, 2])):
        at = (luck.randint(1, 5), luck.randint(1, 5))
        if at not in taken and at not in ((2, 2), (2, 4), (4, 2), (4, 4), (3, 3)):
            taken.add(at)
            lines.append(f"{luck.choice(TRAPS)} r{at[0]}c{at[1]}")
    return lines


def laid(seats: int, options: dict[str, object], lines: list[str]) -> State:
    """The walk of the first seat, up to its first question; the others are held back, so that the phase does not end."""
    state = lay_out(GAME.info.complete(seats, options), seats, lines)
    for board in state.boards[1:]:
        board.agenda = [(0,)]
    begin_walk(state, state.boards[0])
    work(state, state.boards[0], None)
    return state


@pytest.mark.parametrize("table", TABLES)
def test_the_owner_can_bring_about_whatever_any_order_could(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seats, options = TABLES[table]
    compared = 0
    for seed in range(150):
        lines = scene(seats, options, seed)
        try:
            asked = Explorer().results(laid(seats, options, lines))
            with monkeypatch.context() as patched:
                patched.setattr(walking, "contest", ask_always)
                possible = Explorer().results(laid(seats, options, lines))
        except TooManyError:
            continue
        compared += 1
        assert {what_counts(end) for end in asked} == {what_counts(end) for end in possible}, lines
    assert compared > 100


@pytest.mark.parametrize("table", TABLES)
def test_no_question_of_a_walk_is_needless(table: str) -> None:
    """Without a weapon never; with one, what it could do is not foreseen in every case."""
    seats, options = TABLES[table]
    needed: list[str] = []
    in_vain = 0
    for seed in range(250):
        lines = scene(seats, options, seed)
        state = laid(seats, options, lines)
        for _ in range(4):
            asked = state.boards[0].asked
            if asked is None:
                break
            explorer = Explorer()
            try:
                ends = {explorer.results(explorer.after(state, action)) for action in asked.choices}
            except TooManyError:
                break
            if len(ends) > 1:
                needed.append(asked.question)
            else:
                assert state.boards[0].weapon, (asked.question, lines)
                in_vain += asked.question != "weapon"
            state = explorer.after(state, asked.choices[seed % len(asked.choices)])
    assert in_vain <= 0.04 * len(needed)
    assert table == "plain" or "order" in needed


def question(seats: int, options: dict[str, object], *lines: str) -> str:
    asked = laid(seats, options, ["phase 3", *lines]).boards[0].asked
    return "" if asked is None else asked.question


def test_the_third_kill_is_not_asked_for_where_all_three_fall_anyway() -> None:
    three = ("hero r4c2", "left yellow r4c1 e", "top blue r3c2 s", "right red r5c2 n", "top green r1c5 s")
    assert question(2, {"advanced": True}, "weapon 1: teleport staff", *three) == "weapon"
    assert question(2, {"advanced": True}, "weapon 1: crossbow", *three) == "weapon"
    # The frozen one would stay where it is now, or one cell further.
    assert question(2, {"advanced": True}, "weapon 1: ice staff", *three) == "order"
    # Of four one is left when the hero goes to his tower.
    assert question(2, {"advanced": True}, "weapon 1: teleport staff", *three, "left purple r4c3 w") == "order"


def test_a_friend_saves_the_last_tower_in_whatever_order_they_lie() -> None:
    options: dict[str, object] = {"mode": "coop", "chiefs": True}
    at_last = ["hero r4c3", "towers 1: r4c2", "left friendly r2c3 e", "left green r5c2 n"]
    of_three = ["right yellow r3c2 s", "right purple r2c5 w", "top purple r3c2 n", "top friendly r4c3 e"]
    for lines in at_last, ["hero r5c3", "towers 1: r2c2 r2c4 r4c2", *of_three]:
        assert question(2, options, *lines) == "order"
        assert question(2, options, *reversed(lines)) == "order"
    # One tower is out of danger, so the friend is never too late.
    assert question(2, options, "hero r4c3", "towers 1: r4c2 r4c4", *at_last[2:]) == ""


def test_a_friend_saves_the_last_house_of_the_capital() -> None:
    options: dict[str, object] = {"mode": "coop", "chiefs": True}
    both = ["top friendly r1c3 n", "top purple r1c1 n"]
    for lines in both, both[::-1]:
        assert question(3, options, "capital 1", *lines) == "order"
        # What is whole burns first, so he is never too early.
        assert question(3, options, "capital 3", *lines) == ""
    assert question(3, options, "capital 1", "top friendly r1c3 n", "left friendly r1c1 n") == ""


def test_who_falls_with_the_tower_is_asked_where_the_death_staff_may_take_the_others() -> None:
    options: dict[str, object] = {"mode": "coop", "advanced": True, "chiefs": True}
    group = ("weapon 1: death staff", "hero r4c4", "left instructor r5c4 n", "top blue r5c4 n")
    assert question(2, options, *group, "top green r1c1 s") == ""
    state = laid(2, options, ["phase 3", *group, "left blue r3c4 s", "right sapper r4c5 w"])
    (instructor,) = bones.of_kind(state.boards[0].queue, CHIEFS.index("instructor"))
    answer(state, state.boards[0], (V_MOVE, bones.token_of(instructor)), None)
    asked = state.boards[0].asked
    assert asked is not None
    assert asked.question == "victim"


def test_an_instructor_alone_on_bare_ground_walks_like_any_other() -> None:
    options: dict[str, object] = {"advanced": True, "chiefs": True}
    three = ("weapon 1: crossbow", "hero r1c1", "right green r1c2 w", "top blue r1c2 w", "left sapper r2c1 n")
    assert question(2, options, *three, "right yellow r4c3 e") == "weapon"
    assert question(2, options, *three, "right instructor r4c3 e") == "weapon"
    # Whether he is shot before or after the others have followed him makes a difference.
    assert question(2, options, *three, "right instructor r4c3 e", "left purple r4c3 w") == "order"


@pytest.mark.parametrize("ruleset", ["fr", "ru", "de"])
def test_nobody_is_asked_to_freeze_the_frozen(ruleset: str) -> None:
    """In phase 1 they are; in phase 3 they have skipped their move by then, whoever else walks."""
    options = {"advanced": True, "ruleset": ruleset}
    for others, asked in ([], ""), (["top green r1c1 s"], "weapon"):
        lines = ["weapon 1: ice staff", "hero r3c2", "3 left yellow r4c2 e", "top green r1c5 s black frozen", *others]
        state = lay_out(GAME.info.complete(2, options), 2, lines)
        begin_hero_phase(state.boards[0])
        work(state, state.boards[0], None)
        answer(state, state.boards[0], (V_HERO, place_of("r4c2")), None)
        assert asked == ("" if state.boards[0].asked is None else state.boards[0].asked.question)
    three = ("weapon 1: ice staff", "hero r4c2", "left yellow r4c1 e", "top blue r3c2 s", "right red r5c2 n")
    assert question(2, options, *three, "top green r1c5 s black frozen") == "weapon"


@pytest.mark.parametrize("of_the_living", ["weapon", "push", "exit", "catapult", "order"])
def test_the_fallen_are_asked_nothing_that_changes_nothing(of_the_living: str) -> None:
    kills = ("hero r4c2", "left yellow r4c1 e", "top blue r5c2 n", "right red r4c3 w")
    lines = {
        "weapon": ("weapon 1: crossbow", *kills, "top green r1c5 s"),
        "push": ("hero r5c1", "dragon r4c4", "right blue r4c5 w"),
        "exit": ("hero r5c1", "top purple r1c1 n"),
        "catapult": ("hero r5c1", "catapult r4c4", "right blue r4c5 w"),
        "order": ("weapon 1: ice staff", *kills, "top green r1c5 s"),
    }[of_the_living]
    options: dict[str, object] = {"advanced": True, "chiefs": True}
    assert question(3, options, *lines) == of_the_living
    assert question(3, options, *lines, "houses 1: 0", "fallen 1") == ""


@pytest.mark.parametrize(("seats", "asked"), [(1, ""), (2, ""), (3, "push")])
def test_ways_off_the_board_to_the_same_cemetery_are_one_way(seats: int, asked: str) -> None:
    """Up and left are the forest; the other two ways are barred."""
    assert question(seats, {"advanced": True}, "dragon r1c1", "barricade r2c1", "barricade r1c2", "top purple forest") == asked
    assert question(seats, {"advanced": True}, "dragon r1c1", "barricade r2c1", "top purple forest") == "push"


def test_of_two_instructors_one_is_picked_only_if_that_changes_something() -> None:
    two = ("hero r5c5", "left instructor r4c1 e", "right instructor r4c1 e")
    assert question(2, {"chiefs": True}, *two) == ""
    assert question(2, {"chiefs": True}, *two, "portal r1c1") == ""
    assert question(2, {"chiefs": True}, *two, "portal r4c2") == "leader"
    assert question(2, {"chiefs": True}, "hero r5c5", "left instructor r4c1 e", "right instructor r4c1 n") == "leader"
