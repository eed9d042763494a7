"""A card is a short tuple of steps read from data: what Dead Cells will do with five hundred of them."""

import pytest

from samobranka.core.table import Table, read_save
from tiny.spells import GAME
from tiny.spells.book import CARDS, CHOOSE, DISCARD, DRAW, HEAL, HIT, read
from tiny.spells.steps import CAST, DROP, PICK

BOOK = {card.name: number for number, card in enumerate(CARDS)}


def test_words_of_a_card_become_what_is_due() -> None:
    does = {card.name: card.does for card in CARDS}
    assert does["bolt"] == ((HIT, 3), (DRAW, 1))
    assert does["whim"] == ((CHOOSE, 1, HIT, 3, HEAL, 4, DRAW, 2),)
    assert does["storm"] == ((DISCARD, 1), (CHOOSE, 2, HIT, 2, HEAL, 2, DRAW, 1), (HIT, 1))


@pytest.mark.parametrize(
    ("does", "says"),
    [
        ('["hurt 3"]', "card odd: there is no effect 'hurt'"),
        ('["hit"]', "card odd: cannot read 'hit'"),
        ('["hit 0"]', "card odd: cannot read"),
        ('["choose 2 of hit 1, draw 1"]', "card odd: there is nothing to choose"),
        ('["choose 1 of hit 1, choose 1 of hit 1"]', "card odd: "),
        ("3", "card odd: "),
    ],
)
def test_a_card_that_cannot_be_is_refused_by_name(does: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        read(f"[odd]\ncount = 1\ndoes = {does}\n")


def dealt(*hands: list[str]) -> Table:
    """A duel in which these lie in hand and it is seat 0's turn."""
    table = Table(GAME, 2, None, 1)
    state = table.state
    state.deck += [card for hand in state.hands for card in hand]
    state.hands = [[BOOK[name] for name in hand] for hand in hands]
    for card in state.hands[0] + state.hands[1]:
        state.deck.remove(card)
    table.decisions = GAME.decisions(state)
    return table


def test_effects_happen_in_the_order_of_the_card_and_ask_whom_they_concern() -> None:
    """The storm: the other drops a card, its caster chooses twice, and then it hits."""
    table = dealt(["storm"], ["spark", "mend", "fog"])
    table.act(0, (CAST, BOOK["storm"]))
    assert (table.decisions[0].seat, table.decisions[0].question) == (1, "drop")
    assert table.view(None)["due"] == ["discard", "choose", "hit", "turn"]
    table.act(1, (DROP, BOOK["mend"]))
    assert (table.decisions[0].seat, table.decisions[0].question) == (0, "choose")
    table.act(0, (PICK, 0))
    assert table.view(None)["health"] == [9, 7]
    assert [choice[1] for choice in table.decisions[0].choices] == [0, 1], "what was chosen is not offered again"
    table.act(0, (PICK, 1))
    assert table.view(None)["health"] == [9, 6]
    kinds = [event.kind for event in table.events if event.kind != "drew"]
    assert kinds == ["cast", "dropped", "hit", "hit"]


def test_a_card_can_be_saved_in_the_middle_of_what_it_does() -> None:
    table = Table(GAME, 2, None, 5)
    saved = 0
    while table.decisions:
        if table.decisions[0].question != "play":
            loaded = Table.from_data(GAME, read_save(table.to_json()))
            assert loaded.state.key() == table.state.key()
            assert loaded.decisions[0].same_as(table.decisions[0])
            saved += 1
        table.act(table.decisions[0].seat, table.decisions[0].choices[-1])
    assert saved > 3


def test_nothing_more_happens_when_somebody_falls() -> None:
    table = dealt(["bolt"], ["spark"])
    table.state.health[1] = 2
    deck = len(table.state.deck)
    table.act(0, (CAST, BOOK["bolt"]))
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.winners) == ("duel", [0])
    assert len(table.state.deck) == deck, "the second effect is not drawn for"
