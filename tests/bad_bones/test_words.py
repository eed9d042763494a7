"""Whatever happens in Bad Bones can be said in every language."""

import re

import pytest

import samobranka
from playing import place, questions
from samobranka import words
from samobranka.core.chance import Chance
from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.core.story import fold
from samobranka.games.bad_bones import GAME
from test_words import messages

TABLES = [
    (3, {"advanced": True, "chiefs": True}),
    (3, {"mode": "coop", "advanced": True, "chiefs": True, "sapper_takes_second_coop_tower": True}),
    (2, {"mode": "coop", "advanced": True, "chiefs": True, "ruleset": "de"}),
    (1, {"advanced": True, "chiefs": True, "ruleset": "ru", "rounds": 5}),
    (4, {}),
]


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_everything_that_happens_can_be_said(language: str, seats: int, options: dict[str, object]) -> None:
    for seed in range(6):
        table = samobranka.new("bad_bones", seats, options, seed=seed)
        said: list[Message] = []
        for decision in questions(table, seed):
            said.append(GAME.ask(table.state, decision))
            said += [GAME.describe(table.state, decision.seat, action) for action in decision.choices]
        said += [GAME.tell(event) for event in table.events]
        for message in said:
            sentence = words.say(message, language)
            assert "bad_bones-" not in sentence, message
            assert "{" not in sentence, sentence


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_group_and_value_of_an_option_has_a_name(language: str) -> None:
    known = words.bundle(language)
    for option in GAME.info.options:
        assert known.has_message(f"bad_bones-group-{option.group}")
        for value in option.values if isinstance(option.default, str) else ():
            assert words.explain(f"bad_bones-{option.name}-{value}", language)


def told_of(*given: str, seats: int = 2, mode: str = "standard", language: str = "en") -> str:
    """Event by event, as a line of the story opens to them."""
    options = GAME.info.complete(seats, {"mode": mode, "chiefs": True, "advanced": True})
    events: list[Event] = []
    GAME.notation.position(options, seats, ["phase 3", "pause before phase 4", *given], Chance(1), events.append)
    return " ".join(words.sentence(GAME.tell(event), language) for event in events)


def test_what_is_lost_is_counted_event_by_event() -> None:
    capital = ("capital 3", "left sapper r1c3 n", "top red r1c2 n", "top blue r1c4 n")
    told = told_of(*capital, seats=3, mode="coop")
    assert "burns down 2 houses of the capital" in told
    assert "burns down a house of the capital" in told
    assert "finds nothing left of the capital" in told
    assert "жечь там больше нечего" in told_of(*capital, seats=3, mode="coop", language="ru")
    assert "ne trouve plus rien à brûler" in told_of(*capital, seats=3, mode="coop", language="fr")


def test_alone_the_hearse_comes_back() -> None:
    hearse = ("hearse r5c2", "left purple r5c1 e")
    assert "Player 1’s hearse comes back into the reserve." in told_of(*hearse, seats=1, mode="solo")
    assert "Player 1’s hearse drives to Player 2." in told_of(*hearse)


def test_in_co_op_the_hearse_goes_to_all() -> None:
    told = told_of("hearse r5c2", "left purple r5c1 e", mode="coop")
    assert "Player 1’s hearse drives back into the common reserve." in told
    assert "drives to" not in told


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            (
                "The purple skeleton triggers the rising wall.",
                "The skeleton emperor moves to",
                "The sapper chief tears 2 floors off",
            ),
        ),
        ("ru", ("Срабатывает восходящая стена: попался фиолетовый скелет.", "Император скелетов делает шаг:")),
        (
            "fr",
            (
                "Le squelette violet déclenche le mur montant.",
                "L’empereur des squelettes avance",
                "Le chef artificier abat 2 étages",
            ),
        ),
    ],
)
def test_a_line_opens_to_whole_sentences(language: str, sentences: tuple[str, ...]) -> None:
    """Names come in the form that the sentence needs, with their articles, and not behind a colon."""
    told = told_of("wall rising r1c2", "left purple r1c1 e", "emperor r5c5 w", "right sapper r3c4 w", language=language)
    for sentence in sentences:
        assert sentence in told


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "finds nothing to mend and goes in peace", "find nothing to mend and go in peace"),
        ("ru", "не находит, что чинить, и уходит с миром", "не находят, что чинить, и уходят с миром"),
        ("fr", "ne trouve rien à réparer et repart en paix", "ne trouvent rien à réparer et repartent en paix"),
    ],
)
def test_two_friendly_chiefs_go_in_peace(language: str, one: str, two: str) -> None:
    options = GAME.info.complete(2, {"chiefs": True})
    for chiefs, words_for_them in ((["top friendly r2c3 s"], one), (["top friendly r2c3 s", "left friendly r3c2 e"], two)):
        events: list[Event] = []
        GAME.notation.position(options, 2, ["phase 3", "pause before phase 4", *chiefs], Chance(1), events.append)
        told = [words.say(said, language) for passage in fold(GAME, events) for said in passage.sentences]
        assert any(words_for_them in sentence for sentence in told), told


def test_every_event_has_words() -> None:
    room = place("bad_bones", "rules")
    known = messages(place("bad_bones", "words") / "en.ftl")
    rules = "\n".join(file.read_text("utf8") for file in room.glob("*.py"))
    kinds = set(re.findall(r'Event\("([\w-]+)"', rules))
    assert len(kinds) > 20
    for kind in kinds:
        assert any(id.startswith(f"bad_bones-event-{kind}") for id in known), kind
