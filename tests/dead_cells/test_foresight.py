"""What a fight will bring, as it is told to every seat: whose row comes next, and how much damage is still printed."""

from samobranka.core.chance import Chance
from samobranka.games.dead_cells.facts.view import Fight, View
from samobranka.games.dead_cells.notation import position
from samobranka.games.dead_cells.view import view as view_of


def seen(*lines: str, seats: int = 3) -> View:
    return view_of(position({"ruleset": "seed", "hands": "secret"}, seats, lines, Chance(1), None), 0)


def fight(*lines: str, seats: int = 3) -> Fight:
    found = seen(*lines, seats=seats)["fight"]
    assert found is not None
    return found


def test_who_acts_and_who_comes_after_is_told_from_left_to_right() -> None:
    """DC-RND-02: the scorpion strikes first; then the Group, then the zombie, who does nothing in round I."""
    told = fight("cards 1: shield bash", "cards 2: long draw", "cards 3: brand", "l: scorpion", "r1: stalker rat", "r2: zombie")
    assert told["acting"] == {"piece": "left", "card": 0}
    now = [each["piece"] for each in told["coming"] if each["round"] == "round-i" and each["what"] == "row"]
    assert now == ["fighter-1", "fighter-2", "fighter-3", "front"]
    assert [each["what"] for each in told["coming"]][-2:] == ["round-end", "upkeep"]
    assert [(foe["id"], foe["done"]) for foe in told["line"]] == [("left", False), ("front", False), ("middle", False)]


def test_a_row_that_is_past_is_done() -> None:
    """In round II the scorpion has nothing to do: when the zombie strikes, everybody else has had his turn."""
    view = seen("cards 1: shield bash", "cards 2: long draw", "cards 3: brand", "r1: zombie", "r2: zombie")
    assert view["fight"] is not None
    assert view["fight"]["round"] == "round-ii"
    assert view["fight"]["acting"] == {"piece": "front", "card": 0}
    assert [foe["done"] for foe in view["fight"]["line"]] == [False, False]
    assert [each["active"][0]["done"] for each in view["cards"]] == [True, True, True]


def test_the_damage_of_this_round_and_of_later_ones_is_counted_as_it_is_printed() -> None:
    """The first player's share apart, and what hits everybody."""
    told = fight("cards 1: shield bash", "cards 2: long draw", "cards 3: brand", "l: scorpion", "r1: jailer", "r3: slasher")
    assert told["threat"] == {"round": "round-i", "any": 2, "first": 0, "each": 0}
    assert told["ahead"] == [
        {"round": "round-ii", "any": 0, "first": 0, "each": 0},
        {"round": "round-iii", "any": 5, "first": 0, "each": 0},
        {"round": "round-iv", "any": 0, "first": 0, "each": 1},
    ]


def test_what_is_frozen_is_no_threat() -> None:
    told = fight("cards 1: shield bash", "cards 2: long draw", "cards 3: brand", "l: scorpion", "r1: zombie fr2")
    assert {each["round"]: each["any"] for each in told["ahead"]} == {"round-ii": 0, "round-iii": 2}


def test_the_end_of_a_round_says_whom_poison_bites_and_whether_gaps_close() -> None:
    told = fight("cards 1: shield bash", "cards 2: long draw", "cards 3: brand", "l: scorpion po", "r2: zombie")
    assert told["round_end"] == {"poisoned": ["left"], "bleeding": [], "falling": [], "gaps": True}


def test_a_hit_says_what_it_would_do_to_each() -> None:
    """DC-ACT-05, DC-STA-05: a shield goes by itself, a golden one if its owner likes; marks count."""
    told = fight(
        "cards 1: shield bash", "cards 2: long draw", "cards 3: brand", "l: scorpion",
        "tokens 2: b1", "tokens 3: ma", "gold 1: 1", "hp 3: 3/3",
    )  # fmt: skip
    assert told["blows"] == [
        {"piece": "fighter-1", "stopped": "gold", "left": 2},
        {"piece": "fighter-2", "stopped": "shield", "left": 2},
        {"piece": "fighter-3", "stopped": "", "left": 1},
    ]


def test_with_two_players_the_two_cards_of_the_first_are_told_apart() -> None:
    """DC-CMP-07: while a scorpion strikes, two rows of his are to come, and one of hers."""
    told = fight("cards 1: raw nerve, shield bash", "cards 2: long draw", "l: scorpion", "r1: zombie", seats=2)
    rows = [(each["piece"], each["card"]) for each in told["coming"] if each["what"] == "row"]
    assert rows == [("fighter-1", 0), ("fighter-1", 1), ("fighter-2", 0)]


def test_the_turn_card_of_a_boss_says_what_it_adds_and_where() -> None:
    """DC-BOS-10."""
    told = fight("cards 1: shield bash", "cards 2: long draw", "cards 3: brand", "r1: angry concierge", "turn card c1-06")
    assert told["boss"] is not None
    assert [(each["round"], [sign["what"] for sign in each["signs"]]) for each in told["boss"]["adds"]] == [
        ("round-ii", ["on-fire"])
    ]
    assert len(told["boss"]["turn_text"]) == 1
