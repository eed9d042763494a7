"""A campaign at a terminal, kept in a file: run after run, in changing company, killed and gone on with."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from commanding import run
from person import Person
from samobranka import bots
from samobranka.bots import Chair
from samobranka.core.campaign import Campaign, read_campaign
from samobranka.core.decision import Action, Decision
from samobranka.terminal import menu, saves
from samobranka.terminal import play_campaign as sit_down
from tiny.growing import GAME

pytestmark = pytest.mark.usefixtures("tiny_shelf")
KEPT = "in that file"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "growing.json"


def sit(file: Path, *lines: str, seats: str | None = "human", language: str = "en", **options: object) -> Person:
    person = Person(lines, language)
    sitting = None if seats is None else seats.split(",")
    assert sit_down("growing", file, sitting, options, 5, language, desk=person.desk) == 0
    return person


def kept(file: Path) -> Campaign:
    return Campaign.from_data(GAME, read_campaign(file.read_text("utf8")))


STOP, NEXT, OTHERS, ENOUGH = "2", "1", "2", "3"
# Of the menu: Bad Bones, Castle Panic, Darts, Dead Cells, a campaign of it, Growing, a campaign of it, Nastolie, what is kept;
# rules, language, quit.
GROW, GO_ON, QUIT = "7", "9", "12"


def test_runs_follow_each_other_in_one_file(file: Path) -> None:
    person = sit(file, STOP, NEXT, STOP, ENOUGH)
    assert "Run 1: 0 of 0 runs won" in person.saw
    assert "Run 2: 0 of 1 runs won" in person.saw
    assert "Thank you for playing!" in person.saw
    campaign = kept(file)
    assert (len(campaign.runs), campaign.table) == (2, None)
    assert person.unspoken == []


def test_a_milestone_is_told_when_it_is_reached(file: Path) -> None:
    person = sit(file, *["1"] * 200)
    assert person.saw.count("Reached: a first win") == 1


def test_another_company_plays_the_next_run(file: Path) -> None:
    sit(file, STOP, OTHERS, "3", "1", "5", "5", "s")
    campaign = kept(file)
    assert campaign.table is not None
    assert (campaign.runs[0].seats, campaign.table.seats) == (1, 3)
    person = sit(file, seats=None)
    assert "Run 2" in person.saw
    assert person.prompts == ["Type a number > "]


def test_the_company_of_the_command_plays_the_next_run(file: Path) -> None:
    sit(file, STOP, ENOUGH)
    sit(file, seats="human,human")
    campaign = kept(file)
    assert campaign.table is not None
    assert campaign.table.seats == 2


def test_without_a_word_the_same_company_plays_the_next_run(file: Path) -> None:
    sit(file, STOP, ENOUGH, seats="human,pass,pass")
    sit(file, "s", seats=None)
    campaign = kept(file)
    assert campaign.table is not None
    assert (campaign.table.seats, saves.company_of(file)) == (3, ["human", "pass", "pass"])


def test_a_choice_is_on_disk_while_the_others_still_think(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[int]] = []

    class Looking:
        def choose(self, chair: Chair, decision: Decision) -> Action:
            seen.append(choices(file))
            return decision.choices[-1]

    monkeypatch.setattr(bots, "make", lambda name, seed: Looking())
    sit(file, "1", seats="human,pass")
    assert seen == [[1]]


def test_an_open_run_is_gone_on_with_where_it_was(file: Path) -> None:
    sit(file, "1", "s", seats="human,pass")
    before = kept(file).table
    assert before is not None
    sit(file, "s", seats=None)
    after = kept(file).table
    assert after is not None
    assert after.state.key() == before.state.key()


def test_what_the_first_run_settled_stays(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sit(file, STOP, ENOUGH, pace="fast")
    assert run("play", "growing", "--campaign", str(file), "--option", "pace=slow", "--lang", "en") == 2
    assert "fast" in capsys.readouterr().err
    sit(file, "s")
    campaign = kept(file)
    assert campaign.table is not None
    assert campaign.table.options["pace"] == "fast"


@pytest.mark.parametrize("arguments", [["--seats", "human,human"], ["--option", "pace=fast"]])
def test_an_open_run_keeps_its_seats_and_options(file: Path, arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    sit(file, "s")
    before = file.read_bytes()
    assert run("play", "growing", "--campaign", str(file), *arguments) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert file.read_bytes() == before


def test_a_run_of_another_version_is_begun_anew_with_a_sentence(file: Path) -> None:
    sit(file, STOP, NEXT, "1", "s", pace="fast")
    data = json.loads(file.read_text("utf8"))
    data["open"]["version"] = "0"
    file.write_text(json.dumps(data), "utf8")
    person = sit(file, "s")
    assert "Run 2 was open and is begun anew. This game was saved with version 0" in person.saw
    campaign = kept(file)
    assert campaign.table is not None
    assert (len(campaign.runs), campaign.table.made, campaign.table.options["pace"]) == (1, [], "fast")


def test_a_first_run_that_is_begun_anew_keeps_its_options(file: Path) -> None:
    sit(file, "1", "s", pace="fast")
    data = json.loads(file.read_text("utf8"))
    data["open"]["version"] = "0"
    file.write_text(json.dumps(data), "utf8")
    sit(file, "s")
    assert kept(file).fixed == {"pace": "fast"}


def test_a_run_that_was_over_but_not_closed_is_closed(file: Path) -> None:
    """The last choice is on disk before its consequences are."""
    campaign = Campaign(GAME)
    table = campaign.next_run(1, {}, 3)
    table.act(0, (1,))
    file.write_text(campaign.to_json(), "utf8")
    person = sit(file, "s")
    assert "Run 2" in person.saw
    assert len(kept(file).runs) == 1


def test_a_killed_terminal_loses_nothing(file: Path) -> None:
    """Killed at some moment of its fifth run: all that was chosen is there, and it goes on."""
    command = [
        sys.executable,
        "-m",
        "samobranka",
        "play",
        "growing",
        "--campaign",
        str(file),
        "--seats",
        "human",
        "--seed",
        "3",
    ]
    terminal = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=os.environ)
    assert terminal.stdin is not None
    try:
        terminal.stdin.write(f"{STOP}\n{NEXT}\n" * 4 + "1\n")
        terminal.stdin.flush()
        wait_until(lambda: file.exists() and len(choices(file)) == 5)
    finally:
        terminal.kill()
        terminal.communicate()
    assert choices(file) == [1, 1, 1, 1, 1]
    sit(file, "s", seats=None)
    assert choices(file) == [1, 1, 1, 1, 1]


def choices(file: Path) -> list[int]:
    """How many were made in each run."""
    data = read_campaign(file.read_text("utf8"))
    runs = [run["table"] for run in data["runs"]] + ([data["open"]] if data["open"] else [])
    return [len(run["log"]) for run in runs if run["log"]]


def wait_until(so: Callable[[], bool], seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not so():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


def test_bots_play_a_run_and_somebody_says_what_next(file: Path) -> None:
    person = sit(file, NEXT, seats="random,random")
    assert len(kept(file).runs) == 2
    assert len(person.prompts) == 2


@pytest.mark.parametrize("language", ["ru", "fr"])
def test_a_campaign_in_other_languages(file: Path, language: str) -> None:
    assert sit(file, *["1", "2"] * 20, language=language).unspoken == []


def test_the_menu_begins_a_campaign_and_goes_on_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAMOBRANKA_DATA", str(tmp_path))
    #                 new campaign, one player, a person, as it is; stop, enough; go on, leave; quit
    person = Person([GROW, "1", "", "", STOP, ENOUGH, GO_ON, "s", QUIT])
    assert menu("en", desk=person.desk) == 0
    assert "New campaign: Growing" in person.saw
    assert "Go on with the campaign Growing" in person.saw
    assert "Run 2: 0 of 1 runs won" in person.saw
    assert list(person.lines) == []
    (file,) = (file for file in (tmp_path / "campaigns").glob("*.json") if not file.name.endswith(".seats.json"))
    assert len(kept(file).runs) == 1
    assert person.unspoken == []


def test_a_replay_lists_the_runs_and_shows_one(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sit(file, STOP, NEXT, "1", "s")
    assert run("replay", str(file), "--lang", "en") == 0
    said = capsys.readouterr().out
    assert " 1  1 player: It was not to be." in said
    assert " 2  1 player: still open, turn" in said
    assert run("replay", str(file), "--run", "1", "--to", "1", "--lang", "en") == 0
    assert "After choice 1 of 1" in capsys.readouterr().out
    assert run("replay", str(file), "--run", "2", "--lang", "en") == 0


@pytest.mark.parametrize(
    ("arguments", "mentions"),
    [
        (["replay", KEPT, "--run", "3"], "no run 3"),
        (["replay", KEPT, "--run", "0"], "no run 0"),
        (["replay", KEPT, "--run", "1", "--to", "99"], "99"),
        (["play", "castle_panic", "--campaign", KEPT], "growing"),
        (["play", "chess", "--campaign", KEPT], "chess"),
        (["play", "castle_panic", "--campaign", "elsewhere.json"], "no campaign"),
        (["play", "--campaign", "elsewhere.json"], "elsewhere.json"),
        (["play", "growing", "--campaign", KEPT, "--seats", "human,wizard"], "wizard"),
        (["play", "growing", "--campaign", "new.json", "--seats", "9*human"], "9"),
        (["play", "growing", "--campaign", "growing.json/deeper.json"], "cannot be written"),
        (["play", "growing", "--campaign", "."], "cannot be read"),
    ],
)
def test_wrong_input_about_campaigns_gets_one_sentence(
    file: Path, arguments: list[str], mentions: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAMOBRANKA_LANG", "en")
    monkeypatch.chdir(file.parent)
    sit(file, STOP, ENOUGH)
    assert run(*(str(file) if word == KEPT else word for word in arguments)) == 2
    captured = capsys.readouterr()
    assert captured.err.count("\n") == 1
    assert mentions in captured.err
    assert [path.name for path in file.parent.glob("*.json")] == ["growing.json", "growing.seats.json"]


def test_a_table_is_no_campaign_and_a_broken_one_none_either(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sit(file, STOP, ENOUGH)
    table = file.with_name("table.json")
    table.write_text(kept(file).runs[0].table(GAME).to_json(), "utf8")
    assert run("replay", str(table), "--to", "1") == 0
    assert run("replay", str(table), "--run", "1") == 2
    assert run("play", "growing", "--campaign", str(table)) == 2
    for text in ("", "{}", '{"format": "samobranka-campaign-9"}', '{"format": "samobranka-campaign-1", "game": "growing"}'):
        table.write_text(text, "utf8")
        capsys.readouterr()
        assert run("play", "growing", "--campaign", str(table)) == 2
        assert capsys.readouterr().err.count("\n") == 1
        assert table.read_text("utf8") == text
