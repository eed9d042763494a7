"""The terminal client, played by feeding it lines and reading what it prints."""

import json
import re
from collections.abc import Iterable, Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import samobranka
from person import Person, forever
from playing import play_on
from samobranka import games
from samobranka.core.decision import Action
from samobranka.core.errors import SamobrankaError
from samobranka.core.outcome import Outcome, ScoreLine
from samobranka.core.story import story
from samobranka.core.table import Table
from samobranka.games.castle_panic import GAME as CASTLE_PANIC
from samobranka.games.castle_panic.material import GOBLIN, TOKEN_KIND
from samobranka.games.castle_panic.terminal import draw
from samobranka.terminal import ending, menu, play, saves, show_replay
from samobranka.terminal.face import Face
from samobranka.terminal.narrowing import MANY, Narrowing
from samobranka.terminal.session import Session


def sit(lines: Iterable[str], seats: str = "human,random", language: str = "en", width: int = 80, **options: object) -> Person:
    person = Person(lines, language, width)
    assert play("castle_panic", seats.split(","), options, 7, language, None, desk=person.desk) == 0
    return person


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SAMOBRANKA_DATA", str(tmp_path))
    return tmp_path / "saves"


def only_save(data: Path) -> Path:
    (file,) = (file for file in data.glob("*.json") if not file.name.endswith(".seats.json"))
    return file


def test_a_whole_game_by_typing_numbers(data: Path) -> None:
    person = sit(forever("2", "1"))
    assert "The game is over." in person.saw
    assert "all six towers have fallen" in person.saw
    assert re.search(r"Player 2 (slays|hits|plays|throws|draws|builds)", person.saw)
    table = samobranka.load(only_save(data))
    assert table.outcome is not None
    assert saves.unfinished() == []


def test_the_screen_shows_board_hands_counts_question_and_choices(data: Path) -> None:
    saw = sit([]).saw
    for words in ("Pile: 43 tokens", "Deck: 49 cards", "Discard pile: 0 cards", "Forest", "Swordsmen", "▶ Player 1"):
        assert words in saw
    assert "Turn 0 · Set-up" in saw
    assert "Where do you place the first monsters?" in saw
    assert "Place the rest at random" in saw
    assert "1◆" in saw
    assert max(len(line) for line in saw.splitlines() if str(data) not in line) <= 80


def test_after_the_end_of_input_the_game_is_saved(data: Path) -> None:
    person = sit([])
    assert "The game is saved" in person.saw
    assert json.loads(only_save(data).with_suffix(".seats.json").read_text())["seats"] == ["human", "random"]


@pytest.mark.parametrize("word", ["s", "q", "S", "ы"])
def test_leaving_by_word_saves_too(word: str, data: Path) -> None:
    person = sit(["4", word, "1"])
    assert next(person.lines) == "1"
    assert len(samobranka.load(only_save(data)).log) == 1


def test_ctrl_c_saves_and_leaves(data: Path) -> None:
    person = sit(["4"])

    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    person.desk.read = interrupted
    assert play("castle_panic", [], {}, None, "en", only_save(data), desk=person.desk) == 0
    assert person.saw.count("The game is saved") == 2


def test_every_choice_is_on_disk_before_the_next_question(data: Path) -> None:
    lengths: list[int] = []

    def lines() -> Iterator[str]:
        for _ in range(5):
            lengths.append(len(samobranka.load(only_save(data)).made))
            yield "1" if lengths[-1] else "4"

    sit(lines())
    assert lengths == sorted(set(lengths))


def test_a_saved_game_goes_on_where_it_was(data: Path) -> None:
    sit(["4", "1", "s"])
    before = samobranka.load(only_save(data))
    person = Person(["1", "s"])
    assert play("castle_panic", [], {}, None, "en", only_save(data), desk=person.desk) == 0
    after = samobranka.load(only_save(data))
    assert [entry.action for entry in after.made[: len(before.made)]] == [entry.action for entry in before.made]
    assert len(after.made) > len(before.made)
    assert [saved.file for saved in saves.unfinished()] == [only_save(data)]


def test_resume_without_a_file_takes_the_latest(data: Path) -> None:
    sit(["4"])
    person = Person([])
    assert play("castle_panic", [], {}, None, "en", Path(), desk=person.desk) == 0
    assert str(only_save(data)) in person.saw


@pytest.mark.parametrize(
    ("game", "seats", "file"),
    [
        ("castle_panic", [], Path("no such file")),
        ("castle_panic", [], Path()),
        ("castle_panic", ["human", "nobody"], None),
        ("no_game", ["human"], None),
    ],
)
def test_wrong_files_games_and_bots_are_refused(game: str, seats: list[str], file: Path | None) -> None:
    with pytest.raises(SamobrankaError):
        play(game, seats, {}, None, "en", file, desk=Person([]).desk)


def test_a_save_without_its_seats_is_played_by_those_named(data: Path) -> None:
    sit([])
    file = only_save(data)
    assert saves.seats_of(file, 2, ["human", "human"]) == ["human", "random"]
    file.with_suffix(".seats.json").unlink()
    assert saves.seats_of(file, 2, ["human", "human"]) == ["human", "human"]
    assert saves.seats_of(file, 2, []) == ["human", "normal"]


def test_wrong_input_gets_one_sentence_and_is_asked_again() -> None:
    person = sit(["x", "99", "0", "-1", "²", "[bold]", "", "4"])
    for wrong in ("x", "99", "0", "-1", "²", "[bold]"):
        assert f"“{wrong}” is not one of the choices." in person.saw
    assert "Before the walls" in person.saw


def test_undo_takes_back_and_says_why_not() -> None:
    person = sit(["u", "1", "1", "u", "4", "u"])
    first, second, third = (person.saw.index(words) for words in ("nothing to take back", "Taken back.", "it showed a die"))
    assert first < second < third


def test_help_rules_and_log_leave_the_question_open() -> None:
    person = sit(["4", "h", "?", "r", "r CP-54", "r 54", "r zzz", "r monster", "l", "1"])
    assert person.saw.count("Type the number of a choice and press Enter") == 2
    assert person.saw.count("CP-54  ") >= 2
    assert "No rule speaks of “zzz”." in person.saw
    assert person.saw.count("Everybody is dealt") == 2
    assert "Before the walls" in person.saw


def test_many_choices_are_narrowed_piece_by_piece() -> None:
    table = samobranka.new("castle_panic", seats=3, seed=7)
    while table.decisions[0].question != "trade":
        decision = table.decisions[0]
        table.act(decision.seat, next(choice for choice in decision.choices if choice[0] in (0, 3)))
    choices = table.decisions[0].choices
    assert len(choices) > MANY

    def touches(action: Action) -> list[str]:
        return table.game.pieces(table.state, action)

    def leaves(narrowing: Narrowing) -> list[Action]:
        found: list[Action] = []
        for group in narrowing.groups:
            if group.single:
                found += group.choices
            else:
                narrowing.enter(group)
                found += leaves(narrowing)
                narrowing.back()
        return found

    narrowing = Narrowing(choices, touches)
    assert len(narrowing.groups) <= MANY
    assert sorted(leaves(narrowing)) == sorted(choices)
    assert not narrowing.deep


def test_a_common_first_piece_is_not_asked_for() -> None:
    choices: list[Action] = [(1, 5, number) for number in range(20)] + [(1, 5, 0, 9)]
    narrowing = Narrowing(choices, lambda action: [str(number) for number in action[1:]])
    assert [group.piece for group in narrowing.groups][:2] == ["0", "1"]
    narrowing.enter(narrowing.groups[0])
    assert [group.choices for group in narrowing.groups] == [[(1, 5, 0)], [(1, 5, 0, 9)]]


def test_a_trade_is_found_through_the_card_and_there_is_a_way_back() -> None:
    person = sit(["4", "1", "2", "0", "2", "b", "3", "2"])
    assert "Type the number of a piece, card or place" in person.saw
    assert "0 Back" in person.saw
    assert "You offer Player 2" in person.saw


def test_a_game_in_russian() -> None:
    person = sit(forever("2", "1"), language="ru")
    assert "Игра окончена" in person.saw
    assert "Куча:" in person.saw
    assert person.unspoken == []


def test_a_game_in_french() -> None:
    person = sit(["2", "1"] * 8, language="fr", width=60)
    assert person.unspoken == []


def test_bots_alone_are_watched_to_the_end() -> None:
    person = sit([], seats="greedy,random")
    assert "The game is over." in person.saw
    assert not person.prompts


def test_the_end_counts_points_line_by_line_and_names_the_master_slayers() -> None:
    person = Person([])
    lines = [ScoreLine(0, "goblin_king", 1, 4), ScoreLine(1, "goblin", 1, 1), ScoreLine(1, "troll", 1, 3)]
    ending.show(person.desk, Face("castle_panic"), Outcome("slain", [[0, 1]], [0, 1], [4, 4], lines, [0, 1]))
    assert person.saw.split("\n")[1:] == [
        "The game is over.",
        "Victory: no monster is left and the castle stands.",
        "Player 1: 4 points",
        "   1 × Goblin King = 4",
        "Player 2: 4 points",
        "   1 × Goblin = 1",
        "   1 × Troll = 3",
        "Master Slayer: Player 1, Player 2",
        "",
    ]


def test_the_overlord_wins_alone() -> None:
    person = Person([])
    ending.show(person.desk, Face("castle_panic"), Outcome("towers", [[0, 1], [2]], [2], [0, 0, 0], [], []))
    assert "Winners: Player 3" in person.saw


def test_the_overlords_secret_is_behind_a_curtain() -> None:
    person = sit(["1"] * 40, seats="human,human,human", width=60, mode="overlord")
    curtains = person.saw.count("Pass the device to")
    assert "Pass the device to Player 3." in person.saw
    assert "Pass the device to Player 1." in person.saw
    assert person.saw.count("Press Enter to go on.") == curtains > 3
    for part in person.saw.split("Pass the device to ")[1:]:
        assert ("takes a token in secret: " in part) <= part.startswith("Player 3")


def test_open_hands_need_no_curtain() -> None:
    person = sit(["4", *["1"] * 6], seats="human,human", width=60)
    assert "Player 2, it is your turn." in person.saw
    assert "Pass the device" not in person.saw


# Numbers of the menu: the games and their campaigns, saved games, rules, language, quit.
CASTLE = str(games.names().index("castle_panic") + 1)


def after_games(number: int) -> str:
    """Whatever can be a campaign has two lines."""
    campaigns = sum(games.find(name).room("campaign") is not None for name in games.names())
    return str(len(games.names()) + campaigns + number)


def test_the_menu_starts_plays_and_resumes_a_game(data: Path) -> None:
    person = Person([CASTLE, "", "", "", "", "4", "s", after_games(1), "s", after_games(4)])
    assert menu("en", desk=person.desk) == 0
    assert "New game: Castle Panic" in person.saw
    assert "Go on with Castle Panic" in person.saw
    assert "Before the walls" in person.saw
    assert "Thank you for playing!" in person.saw
    assert list(person.lines) == []
    assert json.loads(only_save(data).with_suffix(".seats.json").read_text())["seats"] == ["human", "normal"]


def test_the_menu_changes_language_and_options() -> None:
    #                language, Russian, new game, 3 players, seats, mode = overlord, heroic powers, start
    person = Person([after_games(2), "2", CASTLE, "7", "3", "", "", "", "2", "3", "7", "", "s", after_games(4)])
    assert menu("en", desk=person.desk) == 0
    assert "«7» – такого выбора нет" in person.saw
    assert "Во что сыграем?" in person.saw
    table = samobranka.load(saves.unfinished()[0].file)
    assert (table.seats, table.options["mode"], table.options["heroic_powers"]) == (3, "overlord", True)


def test_options_that_do_not_go_together_are_said_and_asked_again() -> None:
    #                         2 players,   mode = overlord, first = the second, start; 1 player, mode = solo, start
    person = Person([CASTLE, "2", "", "", "2", "3", "3", "3", "", "1", "", "2", "3", ""])
    assert menu("en", desk=person.desk) == 0
    assert "The Overlord cannot be the first player." in person.saw
    assert "Where do you place the first monsters?" in person.saw


def test_only_options_that_make_a_difference_are_asked_for() -> None:
    standard = Person([CASTLE, "2", "", "", "2"])
    menu("en", desk=standard.desk)
    assert "First player" in standard.saw
    assert "The Overlord’s seat" not in standard.saw
    assert "Solitaire" not in standard.saw
    overlord = Person([CASTLE, "2", "", "", "2", "3"])
    menu("en", desk=overlord.desk)
    assert overlord.saw.count("The Overlord’s seat") == 1
    alone = Person([CASTLE, "1", "", "2"])
    menu("en", desk=alone.desk)
    assert "Solitaire" in alone.saw
    assert "First player" not in alone.saw


def test_the_menu_shows_rules() -> None:
    person = Person([after_games(1), CASTLE, "CP-54", "r 55", "", after_games(3)])
    assert menu("en", desk=person.desk) == 0
    assert "CP-54  " in person.saw
    assert "CP-55  " in person.saw


@pytest.fixture
def played() -> Table:
    return play_on(samobranka.new("castle_panic", seed=3))


def test_a_replay_prints_one_position_and_the_story(played: Table) -> None:
    person = Person([])
    assert show_replay(played, "en", 3, desk=person.desk) == 0
    assert f"After choice 3 of {len(played.made)}" in person.saw
    assert person.saw.count("\n · ") == len(list(story(played.replay(3), None)))
    assert not person.prompts


def test_a_replay_walks_forwards_backwards_and_jumps(played: Table) -> None:
    person = Person(["", "", "b", "x", str(len(played.made)), "q"])
    assert show_replay(played, "en", None, desk=person.desk) == 0
    steps = [line.split(" ")[line.split(" ").index("choice") + 1] for line in person.saw.splitlines() if "After choice" in line]
    assert steps == ["0", "1", "2", "1", str(len(played.made))]
    assert "The game is over." in person.saw


def test_a_replay_beyond_the_end_is_refused(played: Table) -> None:
    with pytest.raises(SamobrankaError):
        show_replay(played, "en", 9999, desk=Person([]).desk)


@pytest.mark.parametrize("width", [50, 80, 140])
@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_the_board_fits_its_width_and_shows_every_monster(width: int, language: str) -> None:
    table = play_on(samobranka.new("castle_panic", seats=6, options={"home_is_castle": True}, seed=2), most=12)
    console = Console(file=StringIO(), width=width, color_system=None)
    with console.capture() as capture:
        console.print(draw(table.view(0), width, language))
    drawn = capture.get()
    assert max(map(len, drawn.splitlines())) <= width
    assert "castle_panic-" not in drawn
    kinds = {"en": "Go", "ru": "Го", "fr": "Go"}
    goblins = [monster for monster in table.state.board if TOKEN_KIND[monster] == GOBLIN]
    assert len(re.findall(rf"\b{kinds[language]}\d", drawn)) == len(goblins)


def test_a_game_without_a_drawing_is_shown_as_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CASTLE_PANIC, "room", lambda name: None)
    table = samobranka.new("castle_panic", seed=1)
    face = Face("castle_panic")
    console = Console(file=StringIO(), width=80, color_system=None)
    with console.capture() as capture:
        console.print(face.draw(table.view(0), 80, "en"))
    assert "hand_limit" in capture.get()
    person = Person(["2", "1"] * 4)
    assert Session(person.desk, table, ["human", "random"], saves.fresh_file("castle_panic"), 1).run() == 0
    assert "The game is saved" in person.saw
