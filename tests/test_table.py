"""One play at a table: questions and their numbers, refusals, taking back, replaying, saving and loading."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import samobranka
from playing import play_on
from samobranka import games
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import BadOption, BadSave, Illegal, SamobrankaError, UnknownGame
from samobranka.core.game import OptionValue
from samobranka.core.regions import Region, Spot
from samobranka.core.shapes import Circle
from samobranka.core.table import FORMAT, SNAPSHOTS, Table, read_save
from tiny.cards import Cards
from tiny.darts import GAME as DARTS
from tiny.darts.verbs import STOP, THROW
from tiny.growing import GAME as GROWING
from tiny.growing import STOP as STOP_DRAWING
from tiny.guess import WRITE, Guess
from tiny.nested import AIM, HIT, Nested
from tiny.teams import HEAVE, PULL, Teams


def castle(choices: int, seed: int = 7) -> Table:
    return play_on(samobranka.new("castle_panic", seats=2, seed=seed), most=choices)


def ids(table: Table) -> dict[int, int]:
    return {decision.seat: decision.id for decision in table.decisions}


def refused(call: Callable[[], object]) -> str:
    """The reason's id."""
    with pytest.raises(Illegal) as caught:
        call()
    assert str(caught.value)
    return caught.value.id


# Questions and their numbers


def test_every_new_question_has_a_new_number() -> None:
    table = Table(Nested(), 2)
    seen = [table.decisions[0].id]
    for _ in range(5):
        play_on(table, most=1)
        seen.append(table.decisions[0].id)
    assert sorted(set(seen)) == seen


def test_who_waits_keeps_his_question_while_others_answer() -> None:
    table = Table(Guess(), 3)
    before = ids(table)
    table.act(1, (WRITE, 4), before[1])
    assert ids(table) == {0: before[0], 2: before[2]}
    table.act(2, (WRITE, 4), before[2])
    assert ids(table) == {0: before[0]}


def test_when_all_have_answered_everybody_is_asked_anew() -> None:
    table = Table(Guess(), 2)
    before = ids(table)
    table.act(1, (WRITE, 4))
    table.act(0, (WRITE, 1))
    assert set(ids(table).values()).isdisjoint(before.values())


def test_who_waits_keeps_his_question_while_another_takes_back() -> None:
    table = Table(Guess(), 3)
    before = ids(table)
    table.act(1, (WRITE, 4))
    table.undo(1)
    after = ids(table)
    assert (after[0], after[2]) == (before[0], before[2])
    assert after[1] not in before.values()


def aim(radius: int) -> Region:
    return Region(THROW, [Spot("at", [Circle(0, 0, radius)])])


def test_another_region_is_another_question() -> None:
    one, two, same = (Decision(0, "throw", [(STOP,)], regions=(aim(radius),)) for radius in (90, 80, 90))
    assert one.same_as(same)
    assert not one.same_as(two)
    assert not one.same_as(Decision(0, "throw", [(STOP,)]))


# Refusals: a reason, and nothing has changed


def test_an_answer_to_an_old_question_is_refused() -> None:
    table = Table(Nested(), 2)
    old = table.decisions[0].id
    table.act(0, (AIM, 1), old)
    key = table.state.key()
    assert refused(lambda: table.act(0, (HIT, 1), old)) == "illegal-stale"
    assert table.state.key() == key
    table.act(0, (HIT, 1), table.decisions[0].id)


def test_a_seat_that_is_not_asked_is_refused() -> None:
    table = Table(Teams(), 4)
    for seat in (1, 3, 4, -1):
        assert refused(lambda seat=seat: table.act(seat, (PULL,))) == "illegal-seat"  # type: ignore[misc]
    assert table.log == []


def test_a_second_answer_to_a_simultaneous_question_is_refused() -> None:
    table = Table(Guess(), 2)
    mine = ids(table)[0]
    table.act(0, (WRITE, 1), mine)
    assert refused(lambda: table.act(0, (WRITE, 2), mine)) == "illegal-seat"


@pytest.mark.parametrize("action", [(), (WRITE, 9), (WRITE,), (5, 5), (WRITE, 1, 1)])
def test_what_is_not_on_the_list_is_refused(action: Action) -> None:
    table = Table(Guess(), 2)
    key, before = table.state.key(), ids(table)
    assert refused(lambda: table.act(0, action)) == "guess-refused-choice"
    assert (table.state.key(), ids(table), table.log, table.events) == (key, before, [], [])


def test_a_list_is_as_good_as_a_tuple() -> None:
    table = Table(Guess(), 2)
    table.act(0, [WRITE, 3])
    assert table.made[0].action == (WRITE, 3)


def test_after_the_end_everything_is_refused() -> None:
    table = play_on(Table(Guess(), 2))
    assert table.outcome is not None
    assert refused(lambda: table.act(0, (WRITE, 1))) == "illegal-over"
    assert refused(lambda: table.undo(0)) in ("undo-chance", "undo-passed")


def test_a_refused_choice_does_not_touch_the_luck_of_the_table() -> None:
    one, two = (Table(DARTS, 1, seed=5) for _ in range(2))
    refused(lambda: one.act(0, (THROW, 1000, 0)))
    for table in (one, two):
        table.act(0, (THROW, 3, 4))
    assert one.state.key() == two.state.key()


def test_a_game_that_breaks_in_the_middle_of_a_move_leaves_the_table_as_it_was() -> None:
    class Breaks(Teams):
        def apply(self, state: Any, seat: int, action: Action, chance: Chance, emit: Any) -> None:
            super().apply(state, seat, action, chance, emit)
            raise ZeroDivisionError

    table = Table(Breaks(), 4)
    key = table.state.key()
    with pytest.raises(ZeroDivisionError):
        table.act(0, (HEAVE,))
    assert (table.state.key(), table.log, table.events) == (key, [], [])


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (5, {}), (4, {"length": 5}), (4, {"colour": "red"})])
def test_a_table_that_the_game_does_not_allow_is_not_laid(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        Table(Teams(), seats, options)


@pytest.mark.parametrize(
    ("game", "seats", "options", "there", "missing"),
    [
        ("castle_panic", 2, {}, "first_player", "overlord_player"),
        ("castle_panic", 3, {"mode": "overlord"}, "overlord_player", "any_colour_counts_for_all_for_one"),
        ("castle_panic", 1, {"home_is_castle": True}, "eliminated_hand_goes_to_discard", "first_player"),
        ("bad_bones", 3, {}, "side_arrows_both_ways", "rounds"),
        ("bad_bones", 1, {}, "rounds", "sapper_takes_second_coop_tower"),
        ("bad_bones", 2, {"mode": "coop", "chiefs": True}, "sapper_takes_second_coop_tower", "side_arrows_both_ways"),
        ("bad_bones", 2, {"mode": "coop", "ruleset": "de"}, "rounds", "hearse_in_solo_and_coop"),
    ],
)
def test_only_options_that_make_a_difference_are_offered(
    game: str, seats: int, options: dict[str, OptionValue], there: str, missing: str
) -> None:
    info = games.find(game).info
    names = [option.name for option in info.offered(seats, info.fit(seats, options))]
    assert there in names
    assert missing not in names


@pytest.mark.parametrize("game", ["castle_panic", "bad_bones"])
def test_whatever_was_chosen_for_others_fits_after_the_seats_changed(game: str) -> None:
    info = games.find(game).info
    last = {option.name: option.values[-1] for option in info.options}
    for seats in info.seats:
        for chosen in ({}, last, *({option.name: value} for option in info.options for value in option.values)):
            fitted = info.fit(seats, chosen)
            if fitted.get("first_player", 0) != seats:  # Who is the Overlord is a matter of two options.
                Table(games.find(game), seats, fitted)


# What each seat is told


def test_a_secret_is_told_to_its_owner_and_hinted_to_the_others() -> None:
    table = Table(Guess(), 2)
    told = table.act(0, (WRITE, 4))
    assert [event.kind for event in told] == ["wrote-number"]
    assert [event.data() for event in table.events_for(0)] == [{"kind": "wrote-number", "seat": 0, "number": 4}]
    for other in (1, None):
        assert [event.data() for event in table.events_for(other)] == [{"kind": "wrote", "seat": 0}]


def test_events_can_be_asked_for_from_a_number_on() -> None:
    table = Table(Guess(), 2)
    table.act(0, (WRITE, 4))
    since = len(table.events)
    table.act(1, (WRITE, 4))
    assert [event.kind for event in table.events_for(None, since)] == ["wrote", "shown", "shown"]


# Taking back


def test_my_latest_choices_can_be_taken_back_one_by_one() -> None:
    table = Table(Nested(), 2)
    keys = [table.state.key()]
    for action in ((AIM, 1), (HIT, 3)):
        table.act(0, action)
        keys.append(table.state.key())
    # The turn has gone to seat 1 with the hit, not with the aim.
    assert (table.undoable(0), table.why_no_undo(0)) == (0, "undo-passed")
    again = Table(Nested(), 2)
    again.act(0, (AIM, 1))
    assert again.undoable(0) == 1
    again.undo(0)
    assert again.state.key() == keys[0]
    assert [entry.undo for entry in again.log] == [False, True]
    assert again.made == []


def test_several_choices_of_one_turn_can_be_taken_back() -> None:
    table = samobranka.new("castle_panic", seats=2, seed=7)
    keys = []
    for _ in range(2):
        keys.append(table.state.key())
        table.act(0, next(action for action in table.decisions[0].choices if len(action) == 3))
    assert table.undoable(0) == 2
    table.undo(0)
    assert table.state.key() == keys[1]
    table.undo(0)
    assert table.state.key() == keys[0]
    assert table.why_no_undo(0) == "undo-nothing"


def test_chance_cannot_be_taken_back() -> None:
    table = Table(DARTS, 1, seed=2)
    table.act(0, (THROW, 0, 0))
    assert table.decision_of(0) is not None
    assert (table.undoable(0), refused(lambda: table.undo(0))) == (0, "undo-chance")


def test_a_secret_that_was_shown_cannot_be_taken_back() -> None:
    table = Table(Guess(), 2)
    table.act(0, (WRITE, 4))
    table.act(1, (WRITE, 4))
    assert table.log[-1].chance == []
    for seat in (0, 1):
        assert refused(lambda seat=seat: table.undo(seat)) == "undo-chance"  # type: ignore[misc]


def test_a_turn_that_has_passed_cannot_be_taken_back() -> None:
    table = Table(Teams(), 4)
    table.act(0, (PULL,))
    assert refused(lambda: table.undo(0)) == "undo-passed"
    table.act(1, (PULL,))
    assert refused(lambda: table.undo(0)) == "undo-passed"


def test_nobody_takes_back_what_another_chose() -> None:
    table = Table(Nested(), 2)
    table.act(0, (AIM, 1))
    assert refused(lambda: table.undo(1)) == "undo-nothing"
    assert refused(lambda: Table(Nested(), 2).undo(0)) == "undo-nothing"


def test_a_secret_answer_can_be_changed_while_others_still_think() -> None:
    table = Table(Guess(), 3)
    table.act(0, (WRITE, 5))
    table.undo(0)
    table.act(0, (WRITE, 2))
    assert table.state.written == [2, 0, 0]


def test_taking_back_leaves_what_others_answered_at_the_same_time() -> None:
    table = Table(Guess(), 3)
    table.act(0, (WRITE, 5))
    table.act(1, (WRITE, 4))
    waiting = ids(table)[2]
    assert (table.undoable(0), table.undoable(1), table.undoable(2)) == (1, 1, 0)
    table.undo(0)
    assert table.state.written == [0, 4, 0]
    assert ids(table)[2] == waiting
    assert [(entry.seat, entry.action) for entry in table.made] == [(1, (WRITE, 4))]
    assert [event.facts["seat"] for event in table.events] == [1]
    loaded = Table.from_data(table.game, read_save(table.to_json()))
    assert loaded.state.key() == table.state.key()
    assert ids(loaded) == ids(table)


def test_an_answer_that_the_next_question_of_another_builds_upon_is_kept() -> None:
    """Seat 0 has raised what seat 1 may write: seat 1's answer holds seat 0 to its word."""

    class Raise(Guess):
        def decisions(self, state: Any) -> list[Decision]:
            most = 5 + max(state.written)
            return [Decision(one.seat, "write", [(WRITE, n) for n in range(1, most)]) for one in super().decisions(state)]

    table = Table(Raise(), 3)
    before = ids(table)
    table.act(0, (WRITE, 3))
    assert set(ids(table).values()).isdisjoint(before.values())
    table.act(1, (WRITE, 7))
    assert refused(lambda: table.undo(0)) == "undo-passed"
    assert refused(lambda: table.act(2, (WRITE, 1), before[2])) == "illegal-stale"


def test_in_practice_everything_can_be_taken_back() -> None:
    table = Table(Cards(), 2, seed=3, practice=True)
    key = table.state.key()
    play_on(table, most=4)
    assert table.undoable(0) == table.undoable(1) == 4
    for _ in range(4):
        table.undo(0)
    assert table.state.key() == key
    assert refused(lambda: table.undo(0)) == "undo-nothing"


@pytest.mark.parametrize("practice", [False, True])
def test_the_choice_that_ends_a_run_stands(practice: bool) -> None:
    """Its campaign has gone on: not even in practice can it be taken back, and nothing before it either."""
    table = Table(GROWING, 2, None, 1, practice, record={"runs": 0, "won": 0, "deck": [1, 2, 3, 4]})
    table.act(0, (STOP_DRAWING,))
    assert table.outcome is not None
    assert refused(lambda: table.undo(0)) == "undo-run"
    assert refused(lambda: table.undo(1)) in ("undo-run", "undo-nothing")
    assert [(table.undoable(seat), table.may_undo(seat)) for seat in range(2)] == [(0, False)] * 2
    alone = Table(GROWING, 2, None, 1, True)
    alone.act(0, (STOP_DRAWING,))
    alone.undo(0)
    assert alone.outcome is None, "a game for itself can be taken back in practice"


def test_what_was_taken_back_is_no_longer_told() -> None:
    table = Table(Guess(), 2)
    table.act(0, (WRITE, 4))
    table.undo(0)
    assert table.events == []


def test_a_choice_taken_back_stays_in_the_saved_log() -> None:
    table = Table(Nested(), 2)
    for action in ((AIM, 2), (AIM, 1)):
        table.act(0, action)
        table.undo(0)
    table.act(0, (AIM, 1))
    text = table.to_json()
    assert [line[0] for line in json.loads(text)["log"]] == ["strike 2", "undo", "strike 1", "undo", "strike 1"]
    loaded = Table.from_data(table.game, read_save(text))
    assert (loaded.to_json(), loaded.state.key(), ids(loaded)) == (text, table.state.key(), ids(table))
    assert loaded.undoable(0) == 1


def test_a_saved_practice_table_is_one_for_practice() -> None:
    table = play_on(Table(Cards(), 2, seed=3, practice=True), most=3)
    table.undo(1)
    loaded = Table.from_data(table.game, read_save(table.to_json()))
    assert loaded.practice
    loaded.undo(0)
    assert len(loaded.made) == 1


# Replay and fork


def test_a_replay_stands_where_the_play_stood() -> None:
    table = samobranka.new("castle_panic", seats=3, seed=7)
    keys = [table.state.key()]
    for number in range(20):
        play_on(table, number, most=1)
        keys.append(table.state.key())
    for number, key in enumerate(keys):
        assert table.replay(number).state.key() == key
    assert table.replay().events == table.events
    assert table.state.key() == keys[-1]


def test_looking_back_finds_the_choice_of_every_event() -> None:
    table = samobranka.loads((Path(__file__).parent / "castle_panic" / "recorded" / "standard-won.json").read_text("utf8"))
    again = table.replay(0)
    for choices in range(len(table.made) + 1):
        assert table.state_after(choices).key() == again.state.key()
        assert table.first_event(choices) == len(again.events)
        if choices < len(table.made):
            before = len(again.events)
            again.repeat(table.made[choices])
            assert all(table.choice_of(event) == choices + 1 for event in range(before, len(again.events)))
    assert table.choice_of(0) == 1
    table.state_after(3).trophies.clear()
    assert table.state_after(3).trophies


def test_a_practice_table_can_be_taken_back_to_its_beginning() -> None:
    table = samobranka.new("castle_panic", seats=3, seed=7, practice=True)
    keys = []
    while table.outcome is None:
        keys.append((table.state.key(), len(table.events)))
        play_on(table, len(keys), most=1)
    assert len(keys) > 2 * SNAPSHOTS
    assert len(table._snapshots) < len(keys), "a table keeps every state it ever was in"
    while keys:
        table.undo(0)
        assert (table.state.key(), len(table.events)) == keys.pop()


def test_a_replay_leaves_out_what_was_taken_back() -> None:
    table = Table(Nested(), 2)
    table.act(0, (AIM, 2))
    table.undo(0)
    table.act(0, (AIM, 1))
    assert [entry.action for entry in table.replay().log] == [(AIM, 1)]


def test_a_fork_goes_its_own_way() -> None:
    table = castle(20)
    text, key = table.to_json(), table.state.key()
    fork = table.fork()
    assert fork.state.key() == key
    play_on(fork, most=10)
    assert len(fork.made) > len(table.made)
    assert (table.to_json(), table.state.key()) == (text, key)


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    assert castle(60).to_json() == castle(60).to_json()
    assert castle(60, seed=7).to_json() != castle(60, seed=8).to_json()


# Saving and loading


def test_a_saved_game_goes_on_where_it_was() -> None:
    table = castle(30)
    loaded = samobranka.loads(table.to_json())
    assert loaded.state.key() == table.state.key()
    assert loaded.events == table.events
    assert ids(loaded) == ids(table)
    assert loaded.to_json() == table.to_json()
    play_on(loaded)
    assert loaded.outcome is not None


def test_a_save_holds_no_seed() -> None:
    assert "seed" not in json.loads(castle(5).to_json())


def test_an_aimed_throw_survives_a_save() -> None:
    table = Table(DARTS, 2, seed=1)
    table.act(0, (THROW, -20, 31))
    loaded = Table.from_data(table.game, read_save(table.to_json()))
    assert loaded.made[0].action == (THROW, -20, 31)


GOOD = castle(30).to_json()


def saved(**changes: object) -> str:
    """A good save of Castle Panic with something else in the places named."""
    return json.dumps({**json.loads(GOOD), **changes})


def saved_log(change: Callable[[list[Any]], object]) -> str:
    """A good save whose log has been tampered with."""
    data = json.loads(GOOD)
    change(data["log"])
    return json.dumps(data)


def with_chance(log: list[Any]) -> Any:
    """The first entry that needed luck."""
    return next(line for line in log if line[2])


def without_chance(log: list[Any]) -> Any:
    return next(line for line in log if not line[2])


NO_SAVES = {
    "nothing": "",
    "no JSON": "Castle Panic",
    "half a file": GOOD[: len(GOOD) // 2],
    "bottomless": "[" * 100_000,
    "a list": "[]",
    "a number": "7",
    "nothing but a format": json.dumps({"format": FORMAT, "game": "castle_panic", "version": "2"}),
    "something else": '{"format": "chess"}',
    "no format": "{}",
    "another format": saved(format="samobranka-table-9"),
    "a format that is no text": saved(format=[FORMAT]),
    "another version": saved(version="0"),
    "no version": saved(version=None),
    "seats as text": saved(seats="2"),
    "half seats": saved(seats=2.0),
    "too many seats": saved(seats=99),
    "seats as a flag": saved(seats=True),
    "another number of seats": saved(seats=3),
    "unknown option": saved(options={"colour": "red"}),
    "wrong option": saved(options={"mode": "chess"}),
    "other options": saved(options={"mode": "coop", "under_construction": True, "all_for_one": True, "first_player": 2}),
    "options as a list": saved(options=[]),
    "no options": saved(options=None),
    "practice as text": saved(practice="yes"),
    "no set-up": saved(setup=None),
    "set-up as text": saved(setup="123"),
    "set-up cut short": saved(setup=[1, 2]),
    "set-up too long": saved(setup=[*json.loads(GOOD)["setup"], 1]),
    "set-up with a card twice": saved(setup=[5] * 12),
    "set-up with halves": saved(setup=[number + 0.5 for number in range(12)]),
    "set-up with whole floats": saved(setup=[1.0]),
    "log as text": saved(log="undo"),
    "log as a number": saved(log=5),
    "no log": saved(log=None),
    "entry as text": saved_log(lambda log: log.append("pass 0")),
    "entry cut short": saved_log(lambda log: log[3].pop()),
    "entry too long": saved_log(lambda log: log[3].append(1)),
    "empty entry": saved_log(lambda log: log.append([])),
    "entry left out": saved_log(lambda log: log.pop(0)),
    "entry twice": saved_log(lambda log: log.insert(1, log[0])),
    "unknown verb": saved_log(lambda log: log.append(["fly 3", 0, []])),
    "verb as a number": saved_log(lambda log: log.append([7, 0, []])),
    "no verb": saved_log(lambda log: log.append(["", 0, []])),
    "numbers in words": saved_log(lambda log: log.append(["discard two", 0, []])),
    "choice not on offer": saved_log(lambda log: log.append(["claim 3", 0, []])),
    "wrong seat": saved_log(lambda log: log[2].__setitem__(1, 1)),
    "seat not there": saved_log(lambda log: log[2].__setitem__(1, 9)),
    "seat as text": saved_log(lambda log: log[2].__setitem__(1, "0")),
    "seat as a flag": saved_log(lambda log: log[2].__setitem__(1, False)),
    "luck missing": saved_log(lambda log: with_chance(log)[2].pop()),
    "luck added": saved_log(lambda log: with_chance(log)[2].append(1)),
    "luck where none is": saved_log(lambda log: without_chance(log)[2].append(1)),
    "impossible luck": saved_log(lambda log: with_chance(log)[2].__setitem__(0, 999)),
    "luck as text": saved_log(lambda log: with_chance(log)[2].__setitem__(0, "3")),
    "luck as a list": saved_log(lambda log: with_chance(log)[2].__setitem__(0, [3])),
    "luck as a number": saved_log(lambda log: with_chance(log).__setitem__(2, 3)),
    "undo of nothing": saved(log=[["undo", 0]]),
    "undo of a turn that passed": saved_log(lambda log: log.append(["undo", 0])),
    "undo of luck": saved_log(lambda log: log.insert(log.index(with_chance(log)) + 1, ["undo", 0])),
    "undo with too much": saved_log(lambda log: log.insert(1, ["undo", 0, []])),
    "undo of nobody": saved_log(lambda log: log.insert(1, ["undo"])),
    "undo by text": saved_log(lambda log: log.insert(1, ["undo", "0"])),
}


@pytest.mark.parametrize("text", NO_SAVES.values(), ids=NO_SAVES.keys())
def test_a_broken_save_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(BadSave) as caught:
        samobranka.loads(text, "evening.json")
    one_sentence(caught.value)


@pytest.mark.parametrize("game", ["chess", None, 7, ["castle_panic"], "../castle_panic"])
def test_a_save_of_an_unknown_game_is_refused_in_one_sentence(game: object) -> None:
    with pytest.raises(UnknownGame) as caught:
        samobranka.loads(saved(game=game))
    one_sentence(caught.value)


def one_sentence(error: SamobrankaError) -> None:
    said = str(error)
    assert said
    assert "\n" not in said
    assert "Error" not in said
    assert len(said) < 600


def test_a_broken_save_says_at_which_entry() -> None:
    with pytest.raises(BadSave) as caught:
        samobranka.loads(saved_log(lambda log: log[4].__setitem__(0, "fly 3")))
    assert (caught.value.id, caught.value.message.facts["entry"]) == ("save-broken", 5)


def test_a_log_that_ends_early_is_an_earlier_moment() -> None:
    table = castle(30)
    text = saved_log(lambda log: log.__delitem__(slice(7, None)))
    assert samobranka.loads(text).state.key() == table.replay(7).state.key()
