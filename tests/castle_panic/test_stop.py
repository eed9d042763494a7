"""A turn ends when its player says so: with nothing left to play there is one stop, and until then undo lives."""

import pytest

from playing import seated
from samobranka import words
from samobranka.bots import Chair
from samobranka.core.chance import Chance
from samobranka.core.decision import Decision
from samobranka.core.table import Table
from samobranka.games.castle_panic import GAME
from samobranka.games.castle_panic.material import ORC, TOKEN_KIND, TROLL
from samobranka.games.castle_panic.rules.steps import V_HIT, V_PASS, V_PLACE, V_SCATTER
from samobranka.games.castle_panic.state import State


def position(*lines: str) -> State:
    return GAME.notation.position(GAME.info.complete(2, {}), 2, list(lines), Chance(1), None)


def question(s: State) -> Decision:
    return GAME.decisions(s)[0]


def asked(s: State, language: str = "en") -> tuple[str, str]:
    decision = question(s)
    choice = GAME.describe(s, decision.seat, decision.choices[0])
    return words.say(GAME.ask(s, decision), language), words.say(choice, language)


@pytest.mark.parametrize(
    ("lines", "why", "button"),
    [
        (["hand 1: red archer, tar"], "No card of yours reaches a monster.", "End the turn"),
        (["hand 1: red archer, nice shot", "goblin archer 3"], "No card of yours reaches a monster.", "Monsters move"),
        (["hand 1: red archer, brick", "goblin forest 1"], "None of your cards can do anything now.", "Monsters move"),
        (["hand 1: none", "goblin forest 1"], "Your hand is empty.", "Monsters move"),
    ],
)
def test_the_stop_says_why_and_what_comes(lines: list[str], why: str, button: str) -> None:
    s = position(*lines)
    assert question(s).stop
    assert asked(s) == (why, button)


def test_with_a_useful_card_it_is_the_usual_question() -> None:
    s = position("hand 1: red archer", "goblin archer 1")
    assert not question(s).stop
    assert asked(s) == ("Which card do you play?", "Play no more cards")


def laid(seed: int) -> Table:
    table = Table(GAME, 1, None, seed)
    table.act(0, (V_SCATTER,))
    return table


def test_the_last_card_can_be_taken_back_until_the_monsters_move() -> None:
    """Somebody plays every hit he has: at the stop the last one is still his, and after it nothing is."""
    stops = 0
    for seed in range(20):
        table = laid(seed)
        while table.turn == 1 and table.decisions:
            decision = table.decisions[0]
            hits = [action for action in decision.choices if action[0] == V_HIT]
            if decision.stop and table.made[-1].action[0] == V_HIT:
                stops += 1
                before = table.state_after(len(table.made) - 1).key()
                assert table.may_undo(0)
                table.undo(0)
                assert table.state.key() == before
                table.act(0, table.log[-2].action)
                assert table.decisions[0].stop
            table.act(0, hits[0] if hits else (V_PASS,))
        assert not table.may_undo(0)
    assert stops > 3


def test_the_first_monsters_can_be_put_elsewhere_until_the_cards_are_dealt() -> None:
    table = Table(GAME, 2, None, 1)
    for kind, arc in ((TROLL, 0), (ORC, 1), (ORC, 2)):
        chosen = next(a for a in table.decisions[0].choices if a[0] == V_PLACE and TOKEN_KIND[a[1]] == kind and a[2] == arc)
        table.act(0, chosen)
    assert table.decisions[0].stop
    assert asked(table.state)[1] == "Deal the cards"
    assert not any(table.state.hands)
    table.undo(0)
    assert len(table.state.board) == 2
    table.act(0, table.log[-2].action)
    table.act(0, (V_PASS,))
    assert [len(hand) for hand in table.state.hands] == [6, 6]
    assert not table.may_undo(0)


def test_who_leaves_the_rest_to_chance_is_not_asked_again() -> None:
    table = Table(GAME, 2, None, 1)
    table.act(0, (V_SCATTER,))
    assert (table.decisions[0].question, table.decisions[0].stop) == ("discard", False)


@pytest.mark.parametrize("name", ["easy", "normal", "hard", "random", "pass"])
def test_every_bot_goes_on_where_there_is_one_answer(name: str) -> None:
    s = position("hand 1: red archer", "goblin forest 1")
    assert seated([name], 1)[0].choose(Chair(GAME, 0, s), question(s)) == (V_PASS,)
