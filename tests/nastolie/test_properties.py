"""What must be true of every battle whatever is chosen, over random play in every scenario, number and switch."""

import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from playing import states
from samobranka.core.chance import Chance
from samobranka.core.decision import Action
from samobranka.core.events import Emit, Event
from samobranka.core.game import OptionValue
from samobranka.core.regions import towards
from samobranka.core.table import Table, read_save
from samobranka.flick.hand import aim
from samobranka.games.nastolie import GAME
from samobranka.games.nastolie.facts.preview import Met, Preview
from samobranka.games.nastolie.names import ARTEFACT, BARREL, CHARACTERS, DISCS, MISSILE
from samobranka.games.nastolie.options import seats_of
from samobranka.games.nastolie.preview import CONTACTS, preview
from samobranka.games.nastolie.rules.motion import course_of
from samobranka.games.nastolie.rules.steps import V_FLICK, V_SHOOT
from samobranka.games.nastolie.scenario_file import scenarios
from samobranka.games.nastolie.state import AWAY, GROUND, ON_CARD, OWNER, RESERVE, State
from samobranka.testing.plays import act_at_random

PLAYED = [name for name in scenarios() if name != "p9"]
SWITCHES = ("hand", "preview", "missile_exit", "rider", "doubling", "strike", "roster", "placement", "rituals", "campaign")
VALUES = {option.name: option.values for option in GAME.info.options if option.name in SWITCHES}
TableOf = tuple[dict[str, OptionValue], int, int]


@st.composite
def tables(draw: st.DrawFn) -> TableOf:
    """Options, number of seats, seed."""
    name = draw(st.sampled_from(PLAYED))
    seats = draw(st.sampled_from(list(seats_of(name))))
    options: dict[str, object] = {switch: draw(st.sampled_from(list(values))) for switch, values in VALUES.items()}
    return GAME.info.complete(seats, {**options, "scenario": name}), seats, draw(st.integers(0, 1 << 30))


examples = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


def play(options: dict[str, OptionValue], seats: int, seed: int, emit: Emit = None) -> list[State]:
    return states(GAME, options, seats, seed, emit)


@examples
@given(tables())
def test_nothing_is_created_or_lost_and_nobody_lies_in_anybody(table: TableOf) -> None:
    for state in play(*table):
        assert GAME.check(state) == []


@examples
@given(tables())
def test_every_missile_is_somewhere_and_only_on_those_who_live(table: TableOf) -> None:
    for state in play(*table):
        for missile in range(MISSILE, len(state.where)):
            where = state.where[missile]
            if where == AWAY and state.asked is not None and state.asked.question == "pick":
                continue  # It has left the table, and its shooter is still choosing the target.
            assert where in (RESERVE, GROUND) or where in state.field or where - ON_CARD in range(CHARACTERS)


@examples
@given(tables())
def test_the_dead_stay_dead_unless_a_card_or_the_forge_brings_them_back(table: TableOf) -> None:
    events: list[Event] = []
    play(*table, emit=events.append)
    dead: set[int] = set()
    for event in events:
        disc = int(event.facts.get("disc", -1))
        if event.kind == "battle":
            dead.clear()
        elif event.kind == "died":
            assert disc not in dead
            dead.add(disc)
        elif event.kind == "put" and event.facts["cause"] in ("forge", "call"):
            dead.discard(disc)
        elif event.kind in ("wounded", "healed", "struck", "flicked", "returned"):
            assert disc not in dead


@examples
@given(tables())
def test_who_controls_an_artefact_stands_on_it(table: TableOf) -> None:
    for state in play(*table):
        for artefact in range(ARTEFACT, BARREL):
            rider = state.riders[artefact - ARTEFACT]
            if rider >= 0 and rider in state.field and state.where[rider] == artefact:
                assert state.controller(artefact) == OWNER[rider]
                assert (state.x[rider], state.y[rider]) == (state.x[artefact], state.y[artefact])


@examples
@given(tables())
def test_a_turn_never_has_more_actions_than_cards_allow(table: TableOf) -> None:
    for state in play(*table):
        assert 0 <= state.bonus <= state.actions <= 3 + 5
        assert min(state.black) >= 0
        assert min(state.violet) >= 0


@examples
@given(tables())
def test_others_see_neither_rituals_nor_prey(table: TableOf) -> None:
    """Byte for byte: what a seat is shown is the same whatever the others hold and hunt."""
    options, seats, seed = table
    for number, state in enumerate(play(options, seats, seed)[::17]):
        for viewer in (None, *range(seats)):
            world = GAME.determinize(state, viewer, Chance(f"{seed} {number}"))
            assert json.dumps(GAME.view(world, viewer)) == json.dumps(GAME.view(state, viewer))


@examples
@given(tables())
def test_a_look_ahead_tells_what_play_does_with_a_steady_hand(table: TableOf) -> None:
    options, seats, seed = table
    options = {**options, "hand": "steady", "preview": "full", "rider": "safe"}
    chance = Chance(seed)
    state = GAME.start(options, seats, Chance(seed), None)
    for _ in range(60):
        decisions = GAME.decisions(state)
        if not decisions:
            break
        action = aimed(state, decisions[0].sample(chance), chance)
        seen = preview(state, decisions[0].seat, action)
        events: list[Event] = []
        GAME.apply(state, decisions[0].seat, action, chance, events.append)
        if action[0] in (V_FLICK, V_SHOOT):
            assert_foreseen(seen, events, options["strike"] == "once")
            assert [leaving["disc"] for leaving in seen["leaves"]] == [DISCS[disc] for disc in state.latest.left()]


def aimed(s: State, action: Action, chance: Chance) -> Action:
    """A flick or shot at somebody, hard: flicks anywhere seldom meet anybody."""
    if action[0] not in (V_FLICK, V_SHOOT):
        return action
    x, y = (s.x[action[1]], s.y[action[1]]) if action[0] == V_FLICK else action[2:4]
    target = s.field[chance.pick(len(s.field))]
    if (s.x[target], s.y[target]) == (x, y):
        return action
    return (*action[:-3], *towards(s.x[target] - x, s.y[target] - y), 400 + 100 * chance.pick(7))


def assert_foreseen(told: Preview, events: list[Event], once: bool) -> None:
    """The way of the flicked disc, and whom it strikes; a question in the middle may leave some strikes for later."""
    first = next(event for event in events if event.kind in ("flicked", "shot"))
    facts = GAME.fact(first)
    flicked = facts["disc"] if first.kind == "flicked" else facts["missile"]
    paths = {entry.split(":")[0]: entry.split(":")[1].split(";")[-1] for entry in facts["path"].split("|")[1:]}
    end = ",".join(map(str, told["line"][-1]))
    assert paths[flicked].split(",", 1)[1] == end
    if first.kind == "flicked":
        struck = [GAME.fact(event)["target"] for event in events if event.kind == "struck"]
        foreseen = {met["disc"]: met for met in told["contacts"] if met["wounds"] or met["prevented"]}
        assert set(struck) <= set(foreseen)
        if once:
            assert_wounds_foreseen(foreseen, [dict(GAME.fact(event)) for event in events])


def assert_wounds_foreseen(foreseen: dict[str | None, Met], facts: list[dict[str, Any]]) -> None:
    """Of everybody who was struck once: what the strike did to him, to the last wound."""
    for told in facts:
        met = foreseen.get(told.get("disc"))
        if met is not None and told.get("cause") == "strike":
            if told["kind"] == "wounded":
                assert met["wounds"] == told["wounds"]
                assert not met["prevented"]
            elif told["kind"] == "spared":
                assert met["prevented"]
            elif told["kind"] == "died":
                assert met["dies"]


@examples
@given(tables(), st.sampled_from(["none", "line", "contact", "two"]))
def test_a_shorter_look_ahead_tells_nothing_of_what_comes_after_its_cut(table: TableOf, shown: str) -> None:
    """Byte for byte: whoever comes into play only after the cut might as well not be there."""
    options, seats, seed = table
    chance = Chance(seed)
    state = GAME.start({**options, "preview": shown, "placement": "line"}, seats, Chance(seed), None)
    for _ in range(60):
        decisions = GAME.decisions(state)
        if not decisions:
            break
        seat, action = decisions[0].seat, aimed(state, decisions[0].sample(chance), chance)
        if action[0] == V_FLICK:
            told = json.dumps(preview(state, seat, action))
            for later in drawn_in_after(state, action, CONTACTS[shown]):
                without = state.copy()
                without.field.remove(later)
                assert json.dumps(preview(without, seat, action)) == told
            if shown == "contact":
                assert_only_both_go_on(json.loads(told))
        GAME.apply(state, seat, action, chance, None)


def drawn_in_after(s: State, action: Action, contacts: int) -> list[int]:
    """Characters on the ground whom the motion reaches only after so many contacts of the flicked disc."""
    _, disc, dx, dy, power = action
    course = course_of(s, disc, aim(dx, dy, power))
    own = course.contacts_of(disc)
    if len(own) < contacts:
        return []
    cut = own[contacts - 1].time
    before = {number for contact in course.contacts if contact.time <= cut for number in (contact.first, contact.second)}
    after = {number for contact in course.contacts for number in (contact.first, contact.second)}
    return [one for one in sorted(after - before) if one in s.field and s.where[one] == GROUND and not s.missiles_on(one)]


def assert_only_both_go_on(told: Preview) -> None:
    """Sixty millimetres each, and nobody else."""
    met = {contact["disc"] for contact in told["contacts"]}
    assert len(told["paths"]) <= 1 + len(met)
    for track in told["paths"] if told["ends"] == "contact" else []:
        (x, y), (ox, oy) = track["knots"][-2:]
        assert (x - ox) ** 2 + (y - oy) ** 2 <= 60_002**2


@examples
@given(tables())
def test_a_saved_table_is_the_same_table(table: TableOf) -> None:
    options, seats, seed = table
    game = Table(GAME, seats, options, seed)
    chance = Chance(seed)
    for _ in range(40):
        if not game.decisions:
            break
        act_at_random(game, chance)
    again = Table.from_data(GAME, read_save(game.to_json()))
    assert again.state.key() == game.state.key()
    assert again.view(0) == game.view(0)


@examples
@given(tables())
def test_a_flick_cannot_be_taken_back_and_what_prepares_it_can(table: TableOf) -> None:
    options, seats, seed = table
    game = Table(GAME, seats, {**options, "placement": "line"}, seed)
    chance = Chance(seed)
    for _ in range(50):
        if not game.decisions:
            break
        seat = game.decisions[0].seat
        action = game.decisions[0].sample(chance)
        game.act(seat, action)
        if action[0] in (V_FLICK, V_SHOOT):
            assert not game.may_undo(seat)
