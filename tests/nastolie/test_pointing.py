"""A click that leads nowhere is told why, with every reason that there is."""

from pathlib import Path
from typing import Any

import pytest

from playing import place
from samobranka import words
from samobranka.core.chance import Chance
from samobranka.core.decision import Decision
from samobranka.core.regions import OneOf
from samobranka.games.nastolie import GAME
from samobranka.games.nastolie.names import DISCS
from samobranka.games.nastolie.pointing import why_not
from samobranka.games.nastolie.state import State
from test_words import messages

FIRE = ["ajarha 1 at 300 200", "ramprak 1 at 400 200", "elemental 1 at 500 200", "baarun 2 at 500 800", "phantom 2 at 300 800"]
DUST = ["akeru 1 at 300 200", "haru 1 at 400 200", "edzen 1 at 500 200", "ratnik 1 at 600 200", "vampal 2 at 500 800"]
GRASS = ["shavakh 1 at 300 200", "zhukorog 1 at 400 200 lives 1", "archer 1 at 500 200", "akeru 2 at 500 800"]
# Positions, what is chosen first (as examples write it), what is pointed at, and what is told.
CASES: list[tuple[list[str], str, str, str | None]] = [
    ([*FIRE, "ramprak 1b at 700 200 acted"], "", "ramprak-1b", "refused-acted"),
    ([*FIRE, "tick of 2 on ajarha 1"], "", "ajarha-1", "refused-tick"),
    (GRASS, "", "zhukorog-1", "refused-wounded"),
    ([*DUST, "supply akeru 1: 0", "reserve tick: 0"], "", "akeru-1", "refused-supply"),
    (DUST, "", "akeru-1", "refused-useless"),
    ([*DUST, "supply akeru 1: 0"], "", "akeru", "refused-supply"),
    (DUST, "", "edzen", "not-card"),
    (DUST, "", "edzen-1", None),
    ([*FIRE, "actions 0", "mine at 500 500", "ramprak 1b at 0 0 on mine", "flame of 2 on ramprak 1b"],
     "", "ajarha-1", "refused-actions"),
    (FIRE, "", "baarun-2", "not-foreign"),
    ([*FIRE, "dead ramprak 1b"], "", "ramprak-1b", "not-dead"),
    (FIRE, "", "buran-1", "not-absent"),
    (FIRE, "", "flame", "not-reserve"),
    ([*FIRE, "flame of 1 on baarun 2"], "", "flame-a", "not-missile"),
    ([*FIRE, "barrel at 500 500"], "", "barrel-1", "not-barrel"),
    (FIRE, "", "cup-1", "not-obstacle"),
    (FIRE, "", "ramprak-1 ajarha-1", "refused-weaker"),
    (["ramprak 1 at 300 200", "ajarha 1 at 400 200", "baarun 2 at 900 900"], "", "ramprak-1", "refused-weaker"),
    (["phantom 1 at 300 200", "ajarha 2 at 900 900"], "", "phantom-1", "refused-useless"),
    (FIRE, "", "elemental-1 baarun-2", "not-aim"),
    (FIRE, "", "elemental-1 buran-2", "not-absent"),
    ([*FIRE, "turn 2 act"], "", "phantom-2 ajarha-1", "not-swap"),
    ([*DUST, "reserve lasso: 0"], "", "haru-1 vampal-2", "refused-reserve"),
    ([*FIRE, "mine at 500 500"], "", "mine", "not-artefact-free"),
    ([*FIRE, "mine at 500 500"], "", "elemental-1 mine", "not-aim"),
    ([*FIRE, "mine at 500 500", "phantom 2b at 0 0 on mine"], "", "mine", "not-artefact-enemy"),
    ([*FIRE, "mine at 500 500", "phantom 2b at 0 0 on mine"], "", "elemental-1 mine", "not-artefact-enemy"),
    ([*FIRE, "mine at 500 500", "ramprak 1b at 0 0 on mine", "used mine"], "", "mine", "refused-used"),
    ([*FIRE, "fountain at 500 500", "ramprak 1b at 0 0 on fountain"], "", "fountain", "refused-useless"),
    ([*FIRE, "magnetosphere at 500 500", "ramprak 1b at 0 0 on magnetosphere"], "", "magnetosphere", "not-artefact-end"),
    ([*FIRE, "forge at 500 500", "ramprak 1b at 0 0 on forge"], "", "forge", "not-artefact-death"),
    (FIRE, "casts ramprak on elemental 1", "ajarha-1", "not-flick"),
    (FIRE, "casts ramprak on elemental 1", "elemental-1", None),
    (["buran 1 at 300 200", "baarun 2 at 800 800"], "shoots with buran from 300 230 n power 100", "buran-1", "not-again"),
    ([*GRASS, "turn 1 end", "shield of 1 on archer 1"], "", "archer-1", "not-lay-covered"),
    ([*GRASS, "turn 1 end"], "", "fountain", "not-lay"),
    ([*FIRE, "turn 1 end", "flame of 2 on ramprak 1"], "", "elemental-1", "not-move-first"),
    ([*FIRE, "turn 1 end", "flame of 2 on ramprak 1"], "", "ramprak-1 ramprak-1", "not-move"),
    ([*FIRE, "turn 1 end", "flame of 2 on ramprak 1"], "", "flame-a", None),
    ([*DUST, "turn 1 end", "flame of 1 on vampal 2", "vampal 2 at 600 230"], "", "akeru-1", "not-next"),
    (["ajarha 1 at 300 200", "baarun 2 at 500 800", "magnetosphere at 500 500", "ramprak 1 at 0 0 on magnetosphere",
      "turn 1 end"],
     "", "buran-1", "not-sphere"),
    (["minusoid 1 at 500 230", "vampal 2 at 500 200", "vaya 1 at 100 100", "turn 2 act"],
     "flicks vampal at minusoid 1 power 300", "vaya-1", "not-penalty"),
    (["dish 1 at 500 230", "vampal 2 at 500 200", "akeru 1 at 100 100", "turn 2 act"],
     "flicks vampal at dish 1 power 300", "vampal-2", "not-lay-dish"),
    (["forge at 500 500", "haru 1 at 0 0 on forge", "dead ratnik 1", "elemental 2 at 500 830", "ajarha 2 at 300 800",
      "edzen 1 at 500 800"],
     "flicks edzen at elemental 2 power 300", "haru-1", "not-forge"),
    (["archer 1 at 300 200", "elemental 2 at 283 300", "elemental 2b at 317 315", "ajarha 2 at 900 900"],
     "shoots with archer from 300 225 n power 400", "ajarha-2", "not-pick-target"),
    (["akeru 1 at 300 200 lives 3", "haru 1 at 400 200 lives 3", "tick of 1 on ajarha 2", "ajarha 2 at 900 900",
      "turn 1 start"],
     "", "ajarha-2", "not-pick-hero"),
    (["edzen 1 at 400 200", "mine at 372 300", "fountain at 428 315", "ajarha 2 at 900 900"],
     "flicks edzen n power 500", "ajarha-2", "not-pick-artefact"),
    (["mine at 500 500", "edzen 1 at 0 0 on mine", "flame of 2 on edzen 1", "tick of 2 on edzen 1", "ajarha 2 at 900 900"],
     "uses mine to cleanse", "ajarha-2", "not-pick-missile"),
]  # fmt: skip


def laid(lines: list[str], do: str = "", seats: int = 2, **options: Any) -> State:
    s = GAME.notation.position(GAME.info.complete(seats, options), seats, lines, Chance(1), None)
    if do:
        seat = GAME.decisions(s)[0].seat
        GAME.apply(s, seat, GAME.notation.action(s, seat, do), Chance(1), None)
    return s


def begun(seats: int = 2, **options: Any) -> State:
    return GAME.start(GAME.info.complete(seats, options), seats, Chance(1), None)


def answered(s: State, until: str) -> Decision:
    """Plays the first choice that is listed, until a question comes."""
    while (asked := GAME.decisions(s)[0]).question != until:
        GAME.apply(s, asked.seat, asked.choices[0], Chance(1), None)
    return asked


def offered(decision: Decision) -> set[str]:
    """Who can be put somewhere."""
    parts = [region.parts[0] for region in decision.regions]
    return {DISCS[disc] for part in parts if isinstance(part, OneOf) for disc in part.numbers}


def told(s: State, *pieces: str) -> str | None:
    decision = GAME.decisions(s)[0]
    before = s.key()
    reason = why_not(s, decision.seat, decision, list(pieces))
    assert s.key() == before
    if reason is None:
        return None
    for language in words.LANGUAGES:
        sentence = words.say(reason, language)
        assert "nastolie-" not in sentence, sentence
        assert "{" not in sentence, sentence
    return reason.id.removeprefix("nastolie-")


@pytest.mark.parametrize(("lines", "do", "pieces", "reason"), CASES)
def test_what_leads_nowhere_is_explained(lines: list[str], do: str, pieces: str, reason: str | None) -> None:
    assert told(laid(lines, do), *pieces.split()) == reason


def test_the_set_up_asks_for_one_thing_after_the_other() -> None:
    s = begun(scenario="p7")
    assert told(s, "ajarha-1") == "not-order"
    answered(s, "fighters")
    assert told(s, "ajarha-1") == "not-fighters"
    answered(s, "captive")
    assert told(s, "ajarha-1") == "not-captive"
    asked = answered(s, "place")
    own = sorted(offered(asked))
    GAME.apply(s, asked.seat, asked.regions[0].sample(Chance(1)), Chance(1), None)
    asked = GAME.decisions(s)[0]
    assert told(s, own[0]) == "not-foreign"
    assert told(s, "cup-1") == told(s, "mine") == "not-obstacle"
    GAME.apply(s, asked.seat, asked.regions[0].sample(Chance(1)), Chance(1), None)
    placed = [disc for disc in s.field if disc in s.own(GAME.decisions(s)[0].seat)]
    assert told(s, GAME.view(s, None)["discs"][s.field.index(placed[0])]["id"]) == "not-placed"
    answered(s, "act")
    captive = next(camp["captive"]["id"] for camp in GAME.view(s, None)["camps"] if camp["seat"] == GAME.decisions(s)[0].seat)
    assert told(s, captive) == "not-captive-held"


def test_which_hero_comes_is_chosen_first() -> None:
    s = begun(scenario="p2")
    assert told(s, "shavakh-1") == "not-hero"


def test_an_ally_is_no_enemy() -> None:
    lines = [
        "ajarha 1 at 300 200",
        "baarun 2 at 500 800",
        "edzen 3 at 0 0 on fountain",
        "fountain at 500 500",
        "vampal 4 at 100 800",
    ]
    assert told(laid(lines, seats=4, scenario="p5"), "fountain") == "not-artefact-ally"


def test_a_captive_that_came_out_waits() -> None:
    s = laid(["terrain", "captive haru 1", "captive vampal 2", "edzen 1 at 500 400", "zhukorog 2 at 500 700", "hits 4"],
             "flicks edzen n power 400", scenario="p7")  # fmt: skip
    for _ in range(2):
        asked = GAME.decisions(s)[0]
        GAME.apply(s, asked.seat, asked.regions[0].sample(Chance(2)), Chance(1), None)
    assert told(s, "vampal-2") == "refused-freed"


def test_ritual_cards_say_what_holds_them_up() -> None:
    lines = [*FIRE, "rituals 1: healing", "rituals 2: call"]
    assert told(laid(lines, rituals=True), "healing-1") == "refused-useless"
    assert told(laid(lines, rituals=True), "call-1") is None
    drawn = laid([*FIRE, "turn 1 end"], rituals=True)
    assert told(drawn, "ajarha-1") == "not-ritual"


def test_a_character_without_room_is_not_pulled() -> None:
    """Between two books only fighters fit in."""
    books = ["box 500 562.5 300 100", "box 500 437.5 300 100"]
    lines = ["ajarha 1 at 300 200", "baarun 2 at 500 800", "magnetosphere at 500 500", "elemental 1 at 0 0 on magnetosphere"]
    s = laid([*lines, *books, "turn 1 end"])
    assert offered(GAME.decisions(s)[0]) == {"elemental-1"}
    assert told(s, "ajarha-1") == "not-sphere-room"


def test_between_battles_cards_are_put_back_first() -> None:
    decision = Decision(0, "give", [(0,)], ())
    reason = why_not(laid(FIRE), 0, decision, ["ajarha-1"])
    assert reason is not None
    assert reason.id == "nastolie-not-give"


def test_nonsense_is_no_error() -> None:
    s = laid(FIRE)
    assert told(s, "disc", "haru-9", "flame-z", "call-", "ß") is None
    assert told(s, "ß", "elemental-1") is None


def test_every_reason_is_tried_here() -> None:
    source = Path(__file__).read_text("utf8")
    known = {id for id in messages(place("nastolie", "words") / "help.en.ftl") if id.startswith("nastolie-not-")}
    assert {id for id in known if f'"{id.removeprefix("nastolie-")}"' not in source and f'"{id}"' not in source} == set()
