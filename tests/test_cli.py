"""The command line: what it prints, and one clear sentence with exit code 2 for every wrong input."""

import json
import re
from pathlib import Path

import pytest

import samobranka
from commanding import run
from samobranka.terminal.batch import interval


@pytest.mark.parametrize(
    ("arguments", "mentions"),
    [
        (["simulate", "chess"], "chess"),
        (["games", "chess"], "castle_panic"),
        (["check", "chess"], "chess"),
        (["play", "chess", "--seats", "human"], "chess"),
        (["simulate", "castle_panic", "--option", "mode=chaos"], "chaos"),
        (["simulate", "castle_panic", "--option", "dragons=true"], "dragons"),
        (["simulate", "castle_panic", "--option", "mode"], "mode"),
        (["simulate", "castle_panic", "--option", "easier_battles=perhaps"], "perhaps"),
        (["simulate", "castle_panic", "--seats", "greedy,wizard"], "wizard"),
        (["simulate", "castle_panic", "--seats", ""], "sits"),
        (["simulate", "castle_panic", "--seats", "human,greedy"], "human"),
        (["simulate", "castle_panic", "--seats", "7*random"], "7"),
        (["simulate", "castle_panic", "--option", "mode=solo"], "one player"),
        (["simulate", "castle_panic", "--seats", "random", "--option", "mode=overlord"], "verlord"),
        (["simulate", "castle_panic", "--option", "first_player=5"], "5"),
        (["simulate", "castle_panic", "--games", "0"], "0"),
        (["simulate", "castle_panic", "--games", "many"], "many"),
        (["simulate", "castle_panic", "--jobs", "0"], "0"),
        (["simulate"], "GAME"),
        (["dance"], "dance"),
        (["play", "castle_panic", "--seats", "human,wizard"], "wizard"),
        (["replay", "nowhere.json"], "nowhere.json"),
        (["check", "nowhere/cards.toml"], "nowhere"),
        (["bench", "chess"], "chess"),
    ],
)
def test_wrong_input_gets_one_sentence_and_exit_code_2(
    arguments: list[str], mentions: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAMOBRANKA_LANG", "en")
    assert run(*arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("samobranka: ")
    assert captured.err.count("\n") == 1
    assert mentions in captured.err


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "{}", '{"format": "samobranka-table-9"}', '{"format": "samobranka-table-1", "game": "chess"}', "\x00"],
)
def test_a_file_that_is_no_save_is_refused(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "save.json"
    file.write_text(text, "utf8")
    assert run("replay", str(file)) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_save_of_another_version_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "old.json"
    file.write_text(samobranka.new("castle_panic", seed=1).to_json().replace('"version": "2"', '"version": "0.1"'), "utf8")
    assert run("replay", str(file)) == 2
    assert "0.1" in capsys.readouterr().err


def test_a_broken_example_file_is_refused_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "castle_panic" / "rulebook"
    folder.mkdir(parents=True)
    (folder / "cards.toml").write_text("[chapter]\ntitle = {en = 'a', ru = 'b', fr = 'c'}\n\n[[rule]\n", "utf8")
    assert run("check", str(folder / "cards.toml")) == 2
    assert "4" in capsys.readouterr().err


def test_errors_speak_the_users_language(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    said = set()
    for language in ("en", "ru", "fr"):
        monkeypatch.setenv("SAMOBRANKA_LANG", language)
        assert run("games", "chess") == 2
        said.add(capsys.readouterr().err)
    assert len(said) == 3


@pytest.mark.parametrize(
    "wrong",
    [
        ["play", "chess"],
        ["games", "chess"],
        ["simulate", "castle_panic", "--games", "many"],
        ["simulate", "castle_panic", "--games", "0"],
        ["simulate", "castle_panic", "--jobs", "0"],
        ["simulate"],
        ["dance"],
        ["games", "--loud"],
        ["campaign", "castle_panic", "--seats", "wizard"],
    ],
)
def test_errors_speak_the_language_that_is_asked_for(
    wrong: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAMOBRANKA_LANG", "en")
    assert run(*wrong) == 2
    english = capsys.readouterr().err
    for asked in (["--lang", "ru"], ["--lang=ru"]):
        assert run(*wrong, *asked) == 2
        russian = capsys.readouterr().err
        assert russian.count("\n") == 1
        assert re.search("[а-я]{3}", russian), russian
        assert not re.search("[а-я]", english)


def test_a_language_that_nobody_speaks_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("games", "--lang", "xx") == 2
    assert "en, ru, fr" in capsys.readouterr().err


def test_check_ends_with_the_count(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", "castle_panic") == 0
    lines = capsys.readouterr().out.splitlines()
    passed, failed = lines[-1].split(", ")
    assert int(passed.removesuffix(" passed")) >= 398
    assert failed == "0 failed"
    assert "castle_panic: rules without an example: none" in lines
    assert "castle_panic: rules that no function names: none" in lines


def test_simulate_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("simulate", "castle_panic", "--seats", "2*random", "--games", "5", "--json") == 0
    captured = capsys.readouterr()
    report = json.loads(captured.out)
    assert report["games"] == 5
    assert set(report) >= {
        "game", "options", "seats", "seed", "games", "wins", "scores", "turns", "decisions", "endings", "seconds",
    }  # fmt: skip
    assert set(report["turns"]) == set(report["decisions"]) == {"mean", "median", "sd", "min", "max"}
    assert report["turns"]["min"] <= report["turns"]["median"] <= report["turns"]["max"]
    assert sum(report["endings"].values()) == 5


def test_simulate_tells_when_games_alone_were_lost(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("simulate", "bad_bones", "--seats", "random", "--games", "20", "--seed", "3", "--json") == 0
    report = json.loads(capsys.readouterr().out)
    assert report["wins"] == 0
    assert report["turns_lost"] == report["turns"]
    assert report["turns_lost"]["median"] == 4
    assert run("simulate", "bad_bones", "--seats", "random", "--games", "5", "--seed", "3") == 0
    assert "median" in capsys.readouterr().out


def test_simulate_prints_tables_for_people(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAMOBRANKA_LANG", "en")
    assert run("simulate", "castle_panic", "--seats", "pass,greedy", "-o", "mode=overlord", "--games", "4") == 0
    out = capsys.readouterr().out
    assert "Castle Panic: 4 games" in out
    assert "mode=overlord" in out
    assert "easier_battles" not in out
    assert re.search(r"^ +1 +pass +\d  +\d+% \(\d+%–\d+%\)", out, re.M)
    assert re.search(r"^ Turns( +[\d.]+){5}", out, re.M)
    assert not re.search(r"[{}\[\]]", out)


def test_a_share_is_said_with_how_sure_it_is() -> None:
    assert interval(0, 10)[0] == 0
    low, high = interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    low, high = interval(100, 100)
    assert (round(low, 3), round(high, 3)) == (0.963, 1)


def test_simulate_counts_seats_where_sides_differ(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("simulate", "castle_panic", "--seats", "pass,greedy", "-o", "mode=overlord", "--games", "4", "--json") == 0
    report = json.loads(capsys.readouterr().out)
    assert "wins" not in report
    assert sum(report["seat_wins"]) == 4


def test_games_lists_modes_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("games", "castle_panic", "--json") == 0
    data = json.loads(capsys.readouterr().out)
    assert data["seats"] == [1, 6]
    assert {option["name"] for option in data["options"]} >= {"mode", "easier_battles", "overlord_anti_stall"}
    assert run("games") == 0
    assert "castle_panic" in capsys.readouterr().out
    assert run("games", "castle_panic", "--lang", "ru") == 0


def test_replay_shows_a_saved_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = Path(__file__).parent / "castle_panic" / "recorded" / "solo-won.json"
    assert run("replay", str(file), "--to", "10", "--lang", "en") == 0
    assert "Turn" in capsys.readouterr().out
    assert run("replay", str(file), "--to", "100000") == 2
