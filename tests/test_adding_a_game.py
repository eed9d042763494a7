"""docs/adding-a-game.md: its blocks are two whole games, which conform, are checked, and are played in a terminal.

The browser plays them in tests/browser/test_fifth_game.py.
"""

import json
import re
import subprocess
from pathlib import Path

import pytest

from fifth_game import PAGE, PYTHON, environment, write_out


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_out(tmp_path_factory.mktemp("fifth"))


def run(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [PYTHON, *words]
    return subprocess.run(
        command, cwd=folder, env=environment(folder), input=typed, capture_output=True, text=True, timeout=120
    )


def test_the_folder_of_the_page_has_all_that_its_drawing_names(folder: Path) -> None:
    drawing = PAGE.read_text("utf8").partition("```\npebbles/\n")[2].partition("```")[0]
    for line in drawing.splitlines():
        assert list((folder / "pebbles").glob(line.split()[0])), line


@pytest.mark.parametrize("game", ["pebbles", "four"])
def test_it_conforms(folder: Path, game: str) -> None:
    ended = run(folder, "-c", f"from {game} import GAME\nfrom samobranka.testing import conform\nconform(GAME)")
    assert ended.returncode == 0, ended.stderr


def test_its_types_are_sound(folder: Path) -> None:
    ended = run(folder, "-m", "mypy", "--strict", "--follow-imports=silent", "pebbles", "four.py")
    assert ended.returncode == 0, ended.stdout


def test_its_examples_hold_and_every_rule_is_kept_by_a_function(folder: Path) -> None:
    ended = run(folder, "-m", "samobranka", "check", "pebbles")
    assert ended.returncode == 0, ended.stdout
    assert ended.stdout.rstrip().endswith("3 passed, 0 failed")


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_it_is_played_to_its_end_in_a_terminal(folder: Path, language: str) -> None:
    typed = "1\n" * 30
    ended = run(folder, "-m", "samobranka", "play", "pebbles", "--seats", "human,greedy", "--lang", language, typed=typed)
    title = {"en": "The row is empty.", "ru": "Ряд пуст.", "fr": "La rangée est vide."}
    assert title[language] in ended.stdout, ended.stdout[-2000:] + ended.stderr[-2000:]
    assert not re.search(r"pebbles-[a-z]", ended.stdout), "something has no words"


def test_bots_with_its_brain_beat_those_without(folder: Path) -> None:
    ended = run(folder, "-m", "samobranka", "simulate", "pebbles", "--seats", "random,greedy", "--games", "40", "--json")
    random, greedy = json.loads(ended.stdout)["seat_wins"]
    assert greedy > 4 * random


def test_a_game_of_one_file_is_played_to_its_end_on_a_grid(folder: Path) -> None:
    # The first open column until one of the two has a line, in a language that the game does not speak.
    ended = run(folder, "-m", "samobranka", "play", "four", "--seats", "human,greedy", "--lang", "fr", typed="1\n" * 45)
    assert re.search(r"^│ +│ +6 [●○] +[●○·]", ended.stdout, re.M), ended.stdout[-3000:] + ended.stderr[-2000:]
    assert "Four in a row." in ended.stdout
    assert not re.search(r"four-[a-z]", ended.stdout), "something has no words"
