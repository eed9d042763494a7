"""What must be true of whole plays: the same again, saved and loaded, replayed, taken back."""

from typing import Any, Final

from samobranka.core.chance import Chance, Replay
from samobranka.core.decision import Decision
from samobranka.core.errors import Illegal
from samobranka.core.game import Game
from samobranka.core.table import Table, read_save
from samobranka.testing.claims import claim
from samobranka.testing.positions import same_questions

# At how many moments of a play it is saved and replayed, and how often (once in so many choices) one is taken back.
MOMENTS: Final = 4
TAKE_BACK: Final = 3
# From so many choices on it is enough.
WORDS_KEPT: Final = 40


class Play:
    """A game played to its end at random: the table as it stands then, and the key after each choice."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, object], seed: str) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.table = self.new_table()
        self.keys: list[tuple[object, ...]] = [self.table.state.key()]

    def new_table(self, practice: bool = False) -> Table:
        return Table(self.game, self.seats, self.options, self.seed, practice)

    def choose(self, chance: Chance) -> None:
        """Somebody of those who are asked answers anything."""
        act_at_random(self.table, chance)
        self.keys.append(self.table.state.key())


def act_at_random(table: Table, chance: Chance) -> int:
    decision = table.decisions[chance.pick(len(table.decisions))]
    table.act(decision.seat, decision.sample(chance), decision.id)
    return decision.seat


def claim_same(one: Table, two: Table, name: str) -> None:
    claim(one.state.key() == two.state.key(), f"{name} leads to another state")
    claim(same_questions(one.decisions, two.decisions), f"{name} asks something else")
    claim(one.events == two.events, f"{name} tells other events")
    claim(one.outcome == two.outcome, f"{name} has another outcome")


def the_same_seed_gives_the_same_play(play: Play) -> None:
    again = play.new_table()
    claim(again.state.key() == play.keys[0], "the same seed gives another set-up")
    for number, entry in enumerate(play.table.made, 1):
        again.act(entry.seat, entry.action)
        claim(again.state.key() == play.keys[number], f"the same seed and choices give another state after choice {number}")
    claim_same(again, play.table, "the same seed with the same choices")


def nobody_needs_to_listen(play: Play) -> None:
    """Without a listener everything happens just the same."""
    game, table = play.game, play.table
    state = game.start(game.info.complete(play.seats, play.options), play.seats, Replay(table.setup_chance), None)
    claim(state.key() == play.keys[0], "the set-up is another one when nobody listens")
    for number, entry in enumerate(table.made, 1):
        game.apply(state, entry.seat, entry.action, Replay(entry.chance), None)
        claim(state.key() == play.keys[number], f"choice {number} does something else when nobody listens")


def a_saved_table_is_the_same_table(play: Play) -> None:
    for table in moments(play):
        text = table.to_json()
        loaded = Table.from_data(play.game, read_save(text))
        claim_same(loaded, table, "a saved and loaded table")
        claim(loaded.to_json() == text, "a loaded table saves as something else")


def a_replay_goes_the_same_way(play: Play) -> None:
    for table in moments(play):
        claim(table.state.key() == play.keys[len(table.made)], f"a replay of {len(table.made)} choices leads to another state")
    claim_same(play.table.replay(), play.table, "a replay")
    fork = play.table.replay(len(play.table.made) // 2).fork()
    chance = Chance(play.seed)
    if fork.decisions:
        act_at_random(fork, chance)
    claim(play.table.state.key() == play.keys[-1], "a choice at a fork changes the table")


def moments(play: Play) -> list[Table]:
    """The table at its beginning, at its end, and a few times between."""
    count = len(play.table.made)
    return [play.table.replay(count * part // (MOMENTS - 1)) for part in range(MOMENTS)]


def a_question_that_keeps_its_number_keeps_its_words(play: Play) -> None:
    """Who is asked the same as before need not be told it again."""
    table = play.new_table()
    said: dict[int, object] = {}
    for entry in play.table.made:
        now = {decision.id: words(table, decision) for decision in table.decisions} if len(table.decisions) > 1 else {}
        for id in said.keys() & now.keys():
            claim(said[id] == now[id], f"question {id} says something else without being another one")
        said = now
        table.repeat(entry)


def what_was_said_of_a_choice_stays_said(play: Play) -> None:
    """Messages and lists of pieces may be handed out again; so nobody changes one that somebody else may hold."""
    table = play.new_table()
    said: dict[int, tuple[object, str]] = {}
    for entry in play.table.made[:WORDS_KEPT]:
        for decision in table.decisions:
            for action in decision.choices:
                message = play.game.describe(table.state, decision.seat, action)
                for each in (message, play.game.pieces(table.state, action)):
                    said.setdefault(id(each), (each, repr(each)))
        table.repeat(entry)
    for thing, before in said.values():
        claim(repr(thing) == before, f"what was said of a choice has been changed: {before} became {thing!r}")


def words(table: Table, decision: Decision) -> object:
    game, state = table.game, table.state
    choices = [(game.describe(state, decision.seat, action), game.pieces(state, action)) for action in decision.choices]
    return game.ask(state, decision), choices


def seats_see_what_is_theirs(play: Play) -> None:
    """One stream of events a seat, with the public face of what is not for it."""
    for viewer in (None, *range(play.seats)):
        faces = [event.seen_by(viewer) for event in play.table.events]
        told = [face for face in faces if face is not None]
        claim(play.table.events_for(viewer) == told, "a seat is told what is not for it")
        eyes = play.game.eyes(play.table.state, viewer)
        claim(play.table.events_for(eyes) == told, "equal eyes are told different things")
        for event, face in zip(play.table.events, faces, strict=True):
            meant = event.seats is None or viewer in event.seats
            claim(face is (event if meant else event.public), f"the event {event.kind!r} shows its wrong face")


def choices_can_be_taken_back(play: Play) -> None:
    """Undo brings back the exact state and questions; never chance, a secret, or a turn that went on."""
    table = play.new_table()
    chance = Chance(f"{play.seed} undo")
    for _ in play.table.made:
        if not table.decisions:
            break
        before = table.fork()
        seat = act_at_random(table, chance)
        claim_undo_limits(before, table, seat)
        if table.undoable(seat) and chance.pick(TAKE_BACK) == 0:
            again = table.made[-1].action
            after = table.fork()
            table.undo(seat)
            claim_same(table, before, "taking back a choice")
            table.act(seat, again)
            claim_same(table, after, "a choice taken back and made again")
        claim_any_seat_may_try(table, play.seats)
    claim_same(Table.from_data(play.game, read_save(table.to_json())), table, "a log with choices taken back")


def claim_undo_limits(before: Table, table: Table, seat: int) -> None:
    """Asked from the outside: what was shown, and who is asked now that was not before."""
    shown = bool(table.made[-1].chance) or any(event.reveals for event in table.events[len(before.events) :])
    claim(not (shown and table.undoable(seat)), "a choice that showed chance or a secret can be taken back")
    waiting = [decision for decision in before.decisions if decision.seat != seat]
    passed = not same_questions(table.decisions, waiting) or not waiting
    if table.decision_of(seat) is None and passed:
        claim(table.undoable(seat) == 0, "a choice that passed the turn to somebody else can be taken back")


def claim_any_seat_may_try(table: Table, seats: int) -> None:
    """Undo works for any seat as often as is promised, or says why not and changes nothing."""
    for seat in range(seats):
        promised = table.undoable(seat)
        claim((promised == 0) == bool(table.why_no_undo(seat)), f"undo of seat {seat} is promised and refused at once")
        claim((promised > 0) == table.may_undo(seat), f"seat {seat} is shown the wrong thing about undo")
        if promised == 0:
            claim_undo_refused(table, seat)
        elif table.made[-1].seat != seat:
            claim_others_stay(table, seat, promised)


def claim_undo_refused(table: Table, seat: int) -> None:
    key, made, told = table.state.key(), len(table.log), len(table.events)
    try:
        table.undo(seat)
    except Illegal:
        same = table.state.key() == key and len(table.log) == made and len(table.events) == told
        claim(same, "a refused undo changes something")
    else:
        raise AssertionError(f"undo of seat {seat} is not promised and happens")


def claim_others_stay(table: Table, seat: int, promised: int) -> None:
    """Where others answered at the same time, a seat takes back its own choices and nobody else's."""
    fork = table.fork()
    for _ in range(promised):
        fork.undo(seat)
    before, after = ([entry.action for entry in it.made if entry.seat != seat] for it in (table, fork))
    claim(before == after, f"undo of seat {seat} takes back another's choice")
    asked, still = ([decision for decision in it.decisions if decision.seat != seat] for it in (table, fork))
    claim(same_questions(asked, still), f"undo of seat {seat} changes what others are asked")
    claim_same(fork.replay(), fork, "taking back a choice that others have answered beside")


def practice_takes_back_everything(play: Play) -> None:
    table = play.new_table(practice=True)
    first = table.replay()
    for entry in play.table.made:
        table.act(entry.seat, entry.action)
    for number in range(len(play.table.made) - 1, -1, -1):
        table.undo(0)
        claim(table.state.key() == play.keys[number], f"in practice, taking back choice {number + 1} leads to another state")
    claim_same(table, first, "taking back everything")


CHECKS: Final = (
    ("the same seed gives the same play", the_same_seed_gives_the_same_play),
    ("nobody needs to listen", nobody_needs_to_listen),
    ("a replay goes the same way", a_replay_goes_the_same_way),
    ("a saved table is the same table", a_saved_table_is_the_same_table),
    ("a question that keeps its number keeps its words", a_question_that_keeps_its_number_keeps_its_words),
    ("what was said of a choice stays said", what_was_said_of_a_choice_stays_said),
    ("seats see what is theirs", seats_see_what_is_theirs),
    ("choices can be taken back", choices_can_be_taken_back),
    ("practice takes back everything", practice_takes_back_everything),
)
