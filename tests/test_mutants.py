"""How much `conform` finds: sixteen kinds of mistakes, put into a game that has secrets, peeks and luck."""

from mutants import KINDS, mutants, survivors
from samobranka.testing import conform
from tiny.cards import Cards

# Whether a card that was told to all should have been told to one alone, nobody can say who does not know the rules.
BEYOND = {"an event tells secrets"}


def test_conform_finds_nearly_every_kind_of_mistake() -> None:
    kinds = [kind for kind, _ in mutants(Cards())]
    assert len(set(kinds)) == KINDS
    assert set(survivors(Cards(), 3, {})) == BEYOND
    assert KINDS - len(BEYOND) >= 14


def test_the_game_itself_is_found_to_be_right() -> None:
    conform(Cards(), 3, games=2)
