"""What `docs/library.md` shows is run, and a game that is broken costs nobody but itself."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from commanding import run
from conftest import look_again
from samobranka import games, words
from samobranka.core.errors import Message, SamobrankaError
from serving import Process

ROOT = Path(__file__).parent.parent

# A game in a single file, without any words, which calls itself as it is registered.
ALONE = """
from samobranka.core.info import GameInfo
from tiny.teams import Teams

class Alone(Teams):
    def __init__(self):
        self.info = GameInfo("{name}", {version}, range(4, 5), Teams().info.options, ["pull", "heave"])

GAME = Alone()
"""


def test_the_guide_of_the_library_runs() -> None:
    blocks = re.findall(r"```python\n(.+?)```", (ROOT / "docs" / "library.md").read_text("utf8"), re.DOTALL)
    assert len(blocks) >= 8
    names: dict[str, object] = {}
    for block in blocks:
        exec(block, names)


@pytest.fixture
def shelf_of_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What others wrote: a game in a single file, one with English words only, and every way in which one can fail."""
    files = {
        "alone.py": ALONE.format(name="alone", version='"1"'),
        "curt/__init__.py": ALONE.format(name="curt", version='"1"'),
        "curt/words/en.ftl": "curt-title = Curt\ncastle_panic-title = Curt, too\n",
        "curt/web/board.js": "export default () => ({ show() {} });\n",
        "fails.py": "import nowhere_to_be_found\n",
        "leaves.py": "raise SystemExit(3)\n",
        "liar.py": ALONE.format(name="castle_panic", version='"1"'),
        "number.py": ALONE.format(name="number", version="1"),
        "noise/__init__.py": ALONE.format(name="noise", version='"1"'),
    }
    for name, text in files.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf8")
    (tmp_path / "noise" / "words").mkdir()
    (tmp_path / "noise" / "words" / "en.ftl").write_bytes(b"noise-title = \xff\xfe\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), str(Path(__file__).parent)]))
    names = ("alone", "curt", "fails", "gone", "leaves", "liar", "number", "noise", "empty")
    monkeypatch.setenv("SAMOBRANKA_GAMES", ",".join(f"{name}={name}:GAME" for name in names).replace("empty:GAME", "curt:NO"))
    look_again()
    yield
    monkeypatch.undo()
    look_again()


@pytest.mark.usefixtures("shelf_of_others")
def test_a_game_that_does_not_load_costs_only_itself() -> None:
    assert set(games.broken()) == {"fails", "gone", "leaves", "liar", "number", "noise", "empty"}
    assert set(games.names()) == {"alone", "curt", *games.OURS}
    with pytest.raises(SamobrankaError) as refused:
        games.find("fails")
    for language in words.LANGUAGES:
        assert "nowhere_to_be_found" in words.say(refused.value.message, language)


@pytest.mark.usefixtures("shelf_of_others")
def test_a_game_with_few_words_is_spoken_of_in_those_and_takes_none_of_ours() -> None:
    for language in words.LANGUAGES:
        assert words.say(Message("curt-title"), language) == "Curt"
        assert words.say(Message("alone-title"), language) == "Alone"
        assert "Curt" not in words.say(Message("castle_panic-title"), language)


@pytest.mark.usefixtures("shelf_of_others")
def test_a_server_with_broken_games_serves_all_others_and_says_why(tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        assert {game["id"] for game in server.get("/api/games")} == set(games.names())
        why = {game["id"]: game["why"] for game in server.get("/api/broken")}
        assert why == games.broken()
        assert "nowhere_to_be_found" in why["fails"]
        for language in words.LANGUAGES:
            assert "curt-title = Curt" in server.http.get(f"/api/words/{language}").text
        assert {game["id"]: game["board"] for game in server.get("/api/games") if game["board"]} == {
            "curt": "/api/brought/curt/board.js"
        }
        board = server.http.get("/api/brought/curt/board.js")
        assert board.headers["content-type"].startswith("text/javascript")
        assert board.text.startswith("export default")
        for nothing in (
            "curt/none.js",
            "curt/..%2f__init__.py",
            "curt/%2e%2e/words/en.ftl",
            "alone/board.js",
            "castle_panic/view.py",
        ):
            assert server.http.get(f"/api/brought/{nothing}").status_code == 404
        assert len(server.make("here", "here", "here", "here", game="alone")["seats"]) == 4
    finally:
        server.end()


@pytest.mark.usefixtures("shelf_of_others")
def test_the_command_lists_what_is_broken_and_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("games", "--lang", "ru") == 0
    out = capsys.readouterr().out
    assert all(name in out for name in ("castle_panic", "alone", "fails", "nowhere_to_be_found"))
