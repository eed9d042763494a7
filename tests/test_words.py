"""Every message is there in every language, says the same facts, and uses the glossary's names; here and in the browser."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.parser import FluentParser
from fluent.syntax.visitor import Visitor

import samobranka
from playing import place, questions
from samobranka import bots, games, words
from samobranka.core.errors import Message

PACKAGE = Path(samobranka.__file__).parent
WEB = Path(__file__).parent.parent / "web" / "src"
GAMES = games.names()


def room(game: str) -> Path:
    return place(game, "words")


def texts_by_place() -> dict[str, dict[str, Path]]:
    """Every Fluent text: where it is, and its file in each language."""
    beside = {"shared": PACKAGE / "words", "server": PACKAGE / "server" / "words", **{game: room(game) for game in GAMES}}
    beside |= {f"board of {folder.parent.name}": folder for folder in [*WEB.glob("games/*/words"), *WEB.glob("campaign/words")]}
    places = {
        f"{name}.{part}" if part else name: {language: folder / f"{part}{language}.ftl" for language in words.LANGUAGES}
        for name, folder in beside.items()
        for part in ("", "story.", "help.")
        if (folder / f"{part}en.ftl").exists()
    }
    for area in sorted({file.name for file in WEB.glob("words/*/*.ftl")}):
        places[f"browser {area}"] = {language: WEB / "words" / language / area for language in words.LANGUAGES}
    return places


PLACES = texts_by_place()


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        # French asks for "d’Anna" as `$player_de`: the same player.
        self.names.add(node.id.name.removesuffix("_de"))


def messages(file: Path) -> dict[str, set[str]]:
    """Ids and attributes, with the variables each mentions."""
    resource = FluentParser().parse(file.read_text("utf8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            for name, part in [("", entry.value), *((f".{a.id.name}", a.value) for a in entry.attributes)]:
                if part is not None:
                    variables = Variables()
                    variables.visit(part)
                    assert entry.id.name + name not in found, f"{entry.id.name} is said twice"
                    found[entry.id.name + name] = variables.names
    return found


@pytest.mark.parametrize("place", sorted(PLACES))
@pytest.mark.parametrize("language", ["ru", "fr"])
def test_the_languages_have_the_same_messages(place: str, language: str) -> None:
    theirs, ours = messages(PLACES[place][language]), messages(PLACES[place]["en"])
    if place.endswith((".story.", ".help.")):
        # Whole sentences bend words as their language does: not every form and count is needed in each.
        assert {id.partition(".")[0] for id in theirs} == {id.partition(".")[0] for id in ours}
    else:
        assert theirs == ours


def test_no_sentence_looks_at_how_a_name_is_written() -> None:
    """In the browser a name in a sentence carries its sign, so it equals no word; names have forms instead (`.the`)."""
    by_name = re.compile(r"^\s*\*?\[[A-ZÀ-ÝА-Я]", re.M)
    assert [file for files in PLACES.values() for file in files.values() if by_name.search(file.read_text("utf8"))] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_question_can_be_said_of_somebody_else(game: str) -> None:
    known = messages(room(game) / "en.ftl")
    questions = {id for id in known if id.startswith(f"{game}-ask-") and not id.endswith(".other")}
    assert len(questions) > 10
    assert {f"{id}.other" for id in questions} - known.keys() == set()


def test_nothing_is_said_in_two_places() -> None:
    seen: dict[str, str] = {}
    for where, files in PLACES.items():
        for id in messages(files["en"]):
            assert id not in seen, f"{id} is in {where} and in {seen[id]}"
            seen[id] = where


@pytest.mark.skipif(not WEB.exists(), reason="the sources of the browser's half are not here")
def test_what_the_browser_says_by_name_exists() -> None:
    known = {id for files in PLACES.values() for id in messages(files["en"])}
    # A board may keep its words in several files.
    known |= {id for file in WEB.rglob("*en.ftl") for id in re.findall(r"^([\w-]+) =", file.read_text("utf8"), re.M)}
    sources = [file.read_text("utf8") for kind in ("svelte", "ts") for file in WEB.rglob(f"*.{kind}")]
    named = {id for source in sources for id in re.findall(r"\b(?:word|help)\('([\w-]+)'", source)}
    named |= {id for source in sources for id in re.findall(r"\bid: '(ui-[\w-]+)'", source)}
    assert len(named) > 50
    assert named - known == set()


def glossary(game: str) -> dict[str, Any]:
    return tomllib.loads((room(game) / "glossary.toml").read_text("utf8"))


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_pieces_are_called_as_the_glossary_says(game: str, language: str) -> None:
    """A section of the glossary names messages: `card.brick` is what `castle_panic-card-brick` says."""
    checked, wrong = 0, []
    for section, names in glossary(game).items():
        for name, term in names.items() if section not in ("term", "short", "avoid") else ():
            id = f"{game}-{section}-{name.replace('_', '-')}"
            said = words.say(Message(id), language)
            if said != id:
                checked += 1
                if said != term[language]:
                    wrong.append((id, said, term[language]))
    assert wrong == []
    assert checked > 10


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_stands_on_cards_is_in_the_glossary(language: str) -> None:
    terms = glossary("castle_panic")
    text = PLACES["board of castle_panic"][language].read_text("utf8")
    for name, short in re.findall(r"^cp-name-([\w-]+) = (.*)$", text, re.M):
        key = name.replace("-", "_")
        allowed = {terms[section][key][language] for section in ("card", "short") if key in terms[section]}
        assert short.replace("\u00ad", "") in allowed, name


def texts_of(game: str, language: str) -> list[str]:
    """Messages, what the board says, the rulebook, and the teacher."""
    files = [*room(game).glob(f"*{language}.ftl"), *(WEB / "games" / game / "words").glob(f"*{language}.ftl")]
    lines = [line for file in files if file.exists() for line in file.read_text("utf8").splitlines()]
    # Which shelves there are nobody reads.
    texts = [line.partition(" = ")[2] or line for line in lines if not line.startswith(("#", f"{game}-shelves"))]
    for chapter in place(game, "rulebook").glob("*.toml"):
        texts += re.findall(rf'\b{language} = "((?:[^"\\]|\\.)*)"', chapter.read_text("utf8"))
    teacher = games.folder(game, "tutorial.toml")
    if teacher is not None:
        texts += re.findall(rf'^says\.{language} = "(.*)"$', teacher.read_text("utf8"), re.M)
    assert len(texts) > 200
    return texts


@pytest.mark.parametrize("game", GAMES)
def test_french_marks_stay_with_their_words(game: str) -> None:
    """No line breaks before a colon or inside a guillemet, and "de", "que" and "si" lose their vowel before a name."""
    named = "player|partner|target|disc|other|off|on|hero|fighter|skeleton|monster|who|whom"
    loose = re.compile(rf"« |\S [:;!?»](?:\W|$)|\u202f|\b(?:de|que|si) \{{ \$(?:{named})\b")
    assert [text for text in texts_of(game, "fr") if loose.search(text)] == []


@pytest.mark.parametrize("place", sorted(PLACES))
def test_french_marks_stay_with_their_words_in_every_message(place: str) -> None:
    lines = [line for line in PLACES[place]["fr"].read_text("utf8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"« |[^\s\[] [:;!?»](?:\W|$)", line)] == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_apostrophes_are_printed_ones(game: str, language: str) -> None:
    assert [text for text in texts_of(game, language) if re.search(r"\w'\w", text)] == []


@pytest.mark.parametrize("game", GAMES)
def test_russian_sentences_do_not_ask_a_name_to_bend(game: str) -> None:
    """Nobody knows how a player's name bends: it is the subject, or it stands alone."""
    bent = re.compile(
        r"(?i)(?:игрок(?:а|у|ом|е)|\b(?:у|для|от|к|с|о|за|без|кроме|против|вместо)) \{ \$(?:player|partner|target)\b"
    )
    assert [text for text in texts_of(game, "ru") if bent.search(text)] == []


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_text_uses_a_second_name(game: str, language: str) -> None:
    texts = [re.sub(r"\{.*?\}", "", text) for text in texts_of(game, language)]
    avoid = [re.compile(pattern, re.I) for pattern in glossary(game)["avoid"][language]]
    assert [text for text in texts if any(pattern.search(text) for pattern in avoid)] == []


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("mode", ["standard", "overlord"])
def test_everything_that_happens_can_be_said(language: str, mode: str) -> None:
    table = samobranka.new("castle_panic", 3, {"mode": mode, "home_is_castle": True, "all_for_one": True}, seed=3)
    game = table.game
    said: list[Message] = []
    for decision in questions(table, 3):
        said += [game.ask(table.state, decision), *(game.describe(table.state, decision.seat, a) for a in decision.choices)]
    said += [game.tell(event) for event in table.events]
    for message in said:
        sentence = words.say(message, language)
        assert not sentence.startswith("castle_panic-"), message
        assert "{" not in sentence, sentence


@pytest.mark.skipif(not WEB.exists(), reason="the sources of the browser's half are not here")
@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_same_name_at_home_and_at_its_table(game: str, language: str) -> None:
    """Home says names before anything of a game is fetched, so it has them in a list of its own."""
    home = (WEB / "words" / language / "home.ftl").read_text("utf8")
    assert f"\ngame-{game} = {words.say(Message(f'{game}-title'), language)}\n" in home


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_explained(game: str, language: str) -> None:
    for option in games.find(game).info.options:
        assert words.explain(f"{game}-opt-{option.name.replace('_', '-')}", language), option.name


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_bot_has_a_name_and_a_line_about_it(language: str) -> None:
    for name in bots.offered():
        assert words.explain(f"bot-name-{name}", language), name


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_for_refusing_has_words(game: str) -> None:
    source = place(game, "rules") / "refusal.py"
    known = messages(room(game) / "en.ftl")
    reasons = {id.removeprefix(f"{game}-refused-") for id in known if id.startswith(f"{game}-refused-")}
    named = set(re.findall(r'return (?:no\()?"(\w+)"', source.read_text("utf8")))
    assert named
    assert named <= reasons


def test_an_unknown_message_is_shown_and_does_not_fail() -> None:
    assert words.say(Message("no-such-thing", count=3), "en") == "no-such-thing count=3"
