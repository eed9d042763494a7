"""The `samobranka` command. Wrong input ends with exit code 2 and one clear sentence."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from math import exp
from pathlib import Path
from typing import Any, Literal

import click
from click.core import ParameterSource
from rich.console import Console
from rich.progress import Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

import samobranka
from samobranka import bots, games, words
from samobranka.core.errors import BadOption, Message, SamobrankaError

OPTION_HELP = "an option of the game, as name=value; may be repeated"
SITTING = "who sits where: " + ", ".join(bots.names()) + "; 4*normal is short for four"
lang_option = click.option("--lang", type=click.Choice(words.LANGUAGES), help="language; the system's where not said")
json_option = click.option("--json", "as_json", is_flag=True, help="print one JSON object and nothing else")


def language(lang: str | None) -> str:
    return lang or words.preferred_language()


def parse_options(pairs: Sequence[str]) -> dict[str, object]:
    options: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption("option-form", text=pair[:60])
        options[name] = value
    return options


def parse_seats(text: str) -> list[str]:
    """ "normal,hard" or, for many of a kind, "4*normal"."""
    seats: list[str] = []
    for word in filter(None, (word.strip() for word in text.split(","))):
        count, star, name = word.partition("*")
        seats += [name] * int(count) if star and count.isdigit() else [word]
    if not seats:
        raise BadOption("seats-empty")
    return seats


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(samobranka.__version__, prog_name="samobranka")
@click.pass_context
def cli(context: click.Context) -> None:
    """A game table that lays itself. Without a command it opens the table in the browser, like `serve`."""
    if context.invoked_subcommand is None:
        context.invoke(serve)


@cli.command("games")
@click.argument("game", required=False)
@json_option
@lang_option
def games_command(game: str | None, as_json: bool, lang: str | None) -> None:
    """Games, their modes and options."""
    shown = [games.find(game)] if game else [games.find(name) for name in games.names()]
    if as_json:
        print_json({one.info.id: one.info.data() for one in shown} if game is None else shown[0].info.data())
        return
    console = Console()
    for one in shown:
        info = one.info
        title = words.say(Message(f"{info.id}-title"), language(lang))
        seats = "-".join(dict.fromkeys((str(info.seats[0]), str(info.seats[-1]))))
        console.print(f"[bold]{info.id}[/]  {title}  ({seats}, {info.minutes}')")
        if game:
            console.print(option_grid(one, language(lang)))
    for name, why in games.broken().items() if game is None else ():
        console.print(words.say(Message("game-broken", game=name, why=why), language(lang)), markup=False)


def option_grid(game: Any, lang: str) -> Grid:
    grid = Grid(show_lines=False, pad_edge=False)
    for heading in ("--option", "", "§"):
        grid.add_column(heading, overflow="fold")
    for option in game.info.options:
        key = f"{game.info.id}-opt-{option.name.replace('_', '-')}"
        values = " | ".join(str(value).lower() + ("*" if value == option.default else "") for value in option.values)
        grid.add_row(f"{option.name}\n[dim]{values}[/]", words.explain(key, lang), option.rule)
    return grid


@cli.command()
@click.argument("game", required=False)
@click.option("--seats", default="human,normal", show_default=True, help="who sits where: human, " + ", ".join(bots.names()))
@click.option("--option", "-o", "pairs", multiple=True, help=OPTION_HELP)
@click.option("--seed", type=int, help="the same seed gives the same luck")
@click.option(
    "--resume",
    type=click.Path(path_type=Path),
    is_flag=False,
    flag_value=".",
    help="go on with a saved table; the latest, if no file is named",
)
@click.option("--campaign", type=click.Path(path_type=Path), help="begin or go on with a campaign that is kept in this file")
@lang_option
@click.pass_context
def play(
    context: click.Context,
    game: str | None,
    seats: str,
    pairs: tuple[str, ...],
    seed: int | None,
    resume: Path | None,
    campaign: Path | None,
    lang: str | None,
) -> None:
    """Plays a game in the terminal."""
    from samobranka import terminal

    if game is None and resume is None and campaign is None:
        raise SystemExit(terminal.menu(lang))
    sitting = parse_seats(seats)
    for name in sitting:
        if name != bots.HUMAN:
            bots.make(name, 0)
    if campaign is not None:
        said = context.get_parameter_source("seats") is not ParameterSource.DEFAULT
        company = sitting if said else None
        raise SystemExit(terminal.play_campaign(game or "", campaign, company, parse_options(pairs), seed, lang))
    raise SystemExit(terminal.play(game or "", sitting, parse_options(pairs), seed, lang, resume))


@cli.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="the address to listen at")
@click.option("--port", default=8420, show_default=True, type=click.IntRange(0, 65535), help="0: any free one")
@click.option("--public-url", default="", help="how friends reach this server, for links: https://games.example")
@click.option(
    "--proxy", "proxies", multiple=True, help="address of a proxy whose word on who is asking (X-Forwarded-For) counts"
)
@click.option("--no-open", is_flag=True, help="do not open the browser")
@click.option("--data-dir", type=click.Path(path_type=Path), help="where tables are kept; your data folder where not said")
@click.option("--database", help="postgresql+asyncpg://… instead of a file in the data folder")
@click.option("--seed", type=int, help="every table has the same luck: for tests and demonstrations, not for play")
@click.option(
    "--limit",
    "limits",
    multiple=True,
    help="how often: chat, hints, tables, loads or joins as BURST/PER_SECOND, e.g. chat=20/1",
)
@click.option(
    "--lines",
    default=1000,
    show_default=True,
    type=click.IntRange(1),
    help="connections from one address; proxies may have more",
)
@click.option(
    "--keep", default=0, type=click.FloatRange(0), help="days that a table is kept when it is over; 0, as usual: for ever"
)
@click.option("--keep-unfinished", default=0, type=click.FloatRange(0), help="the same for tables that nobody plays on")
@click.option("--metrics", is_flag=True, help="tell a Prometheus at /metrics how much there is to do")
@click.option("--take-over", is_flag=True, help="start although another server seems to have the database")
@click.option(
    "--channel",
    type=click.Choice(["quick", "plain"]),
    default="quick",
    show_default=True,
    help="plain: WebSockets only by the library's own interface; quick falls back to it by itself",
)
def serve(
    host: str,
    port: int,
    no_open: bool,
    data_dir: Path | None,
    database: str | None,
    seed: int | None = None,
    limits: tuple[str, ...] = (),
    channel: Literal["quick", "plain"] = "quick",
    public_url: str = "",
    proxies: tuple[str, ...] = (),
    lines: int = 1000,
    take_over: bool = False,
    keep: float = 0,
    keep_unfinished: float = 0,
    metrics: bool = False,
) -> None:
    """Starts the table on this machine, for browsers and scripts."""
    try:
        from samobranka.server.limits import Limits
        from samobranka.server.reach import public
        from samobranka.server.refusals import BadDatabase, NoPort
        from samobranka.server.run import serve as run
    except ModuleNotFoundError as missing:
        if (missing.name or "samobranka").partition(".")[0] == "samobranka":
            raise
        raise SamobrankaError("server-missing") from missing

    said = public(public_url) if public_url else ""
    try:
        opens = not no_open
        raise SystemExit(
            run(
                host,
                port,
                database,
                data_dir,
                opens,
                Limits(limits),
                seed,
                channel,
                said,
                proxies,
                lines,
                take_over,
                (keep, keep_unfinished),
                metrics,
            )
        )
    except (BadDatabase, NoPort) as error:
        fail(words.say(error.message))


@cli.command()
@click.argument("what", nargs=-1)
def check(what: tuple[str, ...]) -> None:
    """Runs the numbered examples of all games, of some, or of example files."""
    from samobranka.lab import check as lab

    reports: list[lab.Report] = []
    for name in what or games.names():
        if name.endswith(".toml") or "/" in name:
            report = lab.Report()
            lab.check_files(lab.game_of_file(Path(name)), [Path(name)], report)
        else:
            games.find(name)
            report = lab.check_game(name)
        reports.append(report)
        for failure in report.failures:
            click.echo(f"FAILED {failure}")
        for label, ids in (
            ("rules without an example", report.without_example),
            ("rules that no function names", report.unnamed),
            ("ids in the code that no rule has", report.unknown),
        ):
            if label.startswith("ids") and not ids:
                continue
            click.echo(f"{name}: {label}: {', '.join(ids) or 'none'}")
    passed, failed = sum(report.passed for report in reports), sum(len(report.failures) for report in reports)
    click.echo(f"{passed} passed, {failed} failed")
    raise SystemExit(0 if all(report.good for report in reports) else 1)


@cli.command()
@click.argument("game")
@click.option("--seats", default="normal,normal", show_default=True, help=SITTING)
@click.option("--games", "count", default=100, show_default=True, help="how many")
@click.option("--seed", default=0, show_default=True, help="the same seed gives the same games")
@click.option("--jobs", default=1, show_default=True, help="processes")
@click.option("--option", "-o", "pairs", multiple=True, help=OPTION_HELP)
@json_option
@lang_option
def simulate(
    game: str, seats: str, count: int, seed: int, jobs: int, pairs: tuple[str, ...], as_json: bool, lang: str | None
) -> None:
    """Plays a batch of games between bots and counts."""
    from samobranka.lab.simulate import Batch
    from samobranka.lab.simulate import simulate as run
    from samobranka.terminal import batch as tables
    from samobranka.terminal.desk import at_this_terminal

    batch = Batch(game, parse_seats(seats), parse_options(pairs), count, seed)
    with progress_bar(game, count, lang) as bar:
        report = run(batch, jobs, bar.done, bar.choices)
    if as_json:
        print_json(report)
    else:
        tables.show(at_this_terminal(lang), report)


@cli.command()
@click.argument("game")
@click.option("--seats", default="normal,normal", show_default=True, help=SITTING)
@click.option("--campaigns", default=50, show_default=True, help="how many")
@click.option("--runs", default=40, show_default=True, help="how many runs each")
@click.option("--seed", default=0, show_default=True, help="the same seed gives the same games")
@click.option("--jobs", default=1, show_default=True, help="processes")
@click.option("--option", "-o", "pairs", multiple=True, help=OPTION_HELP)
@json_option
@lang_option
def campaign(
    game: str,
    seats: str,
    campaigns: int,
    runs: int,
    seed: int,
    jobs: int,
    pairs: tuple[str, ...],
    as_json: bool,
    lang: str | None,
) -> None:
    """Plays whole campaigns between bots: which milestones they reach, and after how many runs."""
    from samobranka.lab.campaigns import Tour, tour_report
    from samobranka.terminal import tour
    from samobranka.terminal.desk import at_this_terminal

    planned = Tour(game, parse_seats(seats), parse_options(pairs), campaigns, runs, seed)
    with progress_bar(game, campaigns, lang) as bar:
        report = tour_report(planned, jobs, bar.done, bar.choices)
    if as_json:
        print_json(report)
    else:
        tour.show(at_this_terminal(lang), report)


@cli.command()
@click.argument("game")
@click.option("--runs", default=60, show_default=True, help="how many of each kind")
@click.option("--length", default=30, show_default=True, help="runs of a campaign")
@click.option("--seed", default=0, show_default=True, help="the same seed gives the same games")
@click.option("--jobs", default=1, show_default=True, help="processes")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), help="the page [default: GAME-report.html]")
def report(game: str, runs: int, length: int, seed: int, jobs: int, out: Path | None) -> None:
    """Lets bots play, and writes one page with pictures: how strong they are, how balanced the game is."""
    from samobranka.lab.report import Survey
    from samobranka.lab.report import report as written

    survey = Survey(game, runs, length, seed)
    with progress_bar(game, sum(survey.count(plan) for plan in survey.plans())) as bar:
        page = written(survey, jobs, bar.done, bar.choices)
    file = Path(f"{game}-report.html") if out is None else out
    file.write_text(page, encoding="utf-8")
    click.echo(str(file))


class Bar:
    """How far it is: what is done, and between two of them the choices that are made, so that it never stands still."""

    # A guess before the first one is done; then it is known how many choices one takes.
    GUESS = 200.0

    def __init__(self, bar: Progress, title: str, count: int, lang: str | None) -> None:
        self.bar = bar
        self.lang = lang
        self.count = count
        self.finished = 0
        self.made = 0
        self.when_done = 0
        self.task = bar.add_task(title, total=count, choices="")

    def done(self, more: int) -> None:
        self.finished += more
        self.when_done = self.made
        self.show()

    def choices(self, more: int) -> None:
        self.made += more
        self.show()

    def show(self) -> None:
        usual = max(1.0, self.when_done / self.finished) if self.finished and self.when_done else self.GUESS
        begun = 1 - exp(-(self.made - self.when_done) / usual)
        made = words.say(Message("lab-choices", count=self.made), language(self.lang)) if self.made else ""
        self.bar.update(self.task, completed=min(self.finished + begun, self.count), choices=made)


@contextmanager
def progress_bar(title: str, count: int, lang: str | None = None) -> Iterator[Bar]:
    """On standard error, where somebody looks at it. Ctrl-C leaves one line that says how far it came."""
    columns = (*Progress.get_default_columns(), TimeElapsedColumn(), TextColumn("{task.fields[choices]}"))
    shown: Bar | None = None
    try:
        with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
            shown = Bar(progress, title, count, lang)
            yield shown
    except KeyboardInterrupt:
        done = shown.finished if shown is not None else 0
        sys.stderr.write(words.say(Message("lab-stopped", done=done, count=count), language(lang)) + "\n")
        raise SystemExit(130) from None


@cli.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--run", type=int, help="of a campaign: the run with this number")
@click.option("--to", type=int, help="show the table after so many choices")
@lang_option
def replay(file: Path, run: int | None, to: int | None, lang: str | None) -> None:
    """Steps through a saved table; of a campaign it lists the runs, or shows one."""
    from samobranka import terminal

    raise SystemExit(terminal.show_replay_of(file, run, lang, to))


@cli.command("compile")
@click.option("--clean", is_flag=True, help="take the compiled modules away again")
@click.option("--quick", is_flag=True, help="build sooner what runs a little slower")
def compile_command(clean: bool, quick: bool) -> None:
    """Compiles the rules where they lie: the same files and results, several times faster. Needs a C compiler."""
    # In a process of its own, which has loaded none of what it replaces.
    script = Path(__file__).parent / "lab" / "compiler.py"
    raise SystemExit(subprocess.run([sys.executable, str(script), *["--clean"] * clean, *["--quick"] * quick]).returncode)


@cli.command()
@click.argument("names", nargs=-1)
@json_option
def bench(names: tuple[str, ...], as_json: bool) -> None:
    """Measures speed: decisions and games a second, and a copy; interpreted and, where there is a build, compiled."""
    from samobranka.lab.bench import bench as run

    for name in names:
        games.find(name)
    report = run(list(names) or games.names())
    if as_json:
        print_json(report)
        return
    console = Console()
    console.print(f"yardstick: {report.pop('yardstick'):,} rounds a second")
    console.print(bench_grid(report))


def bench_grid(report: dict[str, dict[str, dict[str, float] | None]]) -> Grid:
    """A row for each build; what a game measures of itself stands behind what is measured of all."""
    shared = {"decisions_per_second": "decisions/s", "copy_us": "copy, µs", "games_per_second": "games/s"}
    rows: list[tuple[str, ...]] = []
    for name, builds in report.items():
        for build, figures in builds.items():
            shown = [f"{figures[figure]:,}" if figures else "-" for figure in shared]
            own = [f"{figure} {value:,}" for figure, value in (figures or {}).items() if figure not in shared]
            rows.append((name, build, *shown, "\n".join(own)))
    grid = Grid()
    for heading in ("game", "build", *shared.values()):
        grid.add_column(heading, justify="left" if heading in ("game", "build") else "right")
    if any(row[-1] for row in rows):
        grid.add_column("")
    for row in rows:
        grid.add_row(*row[: len(grid.columns)])
    return grid


def print_json(data: object) -> None:
    click.echo(json.dumps(data, indent=2, ensure_ascii=False))


def main(arguments: Sequence[str] | None = None) -> None:
    given = sys.argv[1:] if arguments is None else list(arguments)
    for stream in (sys.stdout, sys.stderr):
        # What a terminal or a pipe cannot write is a question mark there, and no reason to end.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    # As the project's `run.py` is called, where that has handed over.
    name = os.environ.pop("SAMOBRANKA_COMMAND", None)
    run_guarded(lambda: cli.main(args=given, prog_name=name, standalone_mode=False), lang_of(given))


def lang_of(arguments: Sequence[str]) -> str | None:
    """The language that is asked for, however wrong all else is."""
    for at, word in enumerate(arguments):
        name, equals, value = word.partition("=")
        if name == "--lang":
            wanted = value if equals else "".join(arguments[at + 1 : at + 2])
            return wanted if wanted in words.LANGUAGES else None
    return None


def run_guarded(command: Callable[[], object], lang: str | None = None) -> None:
    """One sentence on standard error and exit code 2, whatever was wrong with the input."""
    try:
        command()
    except SamobrankaError as error:
        fail(words.say(error.message, language(lang)))
    except click.ClickException as error:
        fail(in_words(error, language(lang)))
    except (click.Abort, KeyboardInterrupt):
        raise SystemExit(130) from None


def in_words(error: click.ClickException, lang: str) -> str:
    """What the library for commands has found wrong; what is not known here it says itself, in English."""
    message: Message | None = None
    if isinstance(error, click.NoSuchOption):
        message = Message("cli-no-option", name=error.option_name)
    elif isinstance(error, click.MissingParameter):
        message = Message("cli-missing", name=name_of(error))
    elif isinstance(error, click.BadParameter) and isinstance(getattr(error.param, "type", None), click.Choice):
        kind: Any = error.param and error.param.type
        message = Message("cli-values", name=name_of(error), known=", ".join(map(str, kind.choices)))
    elif isinstance(error, click.BadParameter) and (quoted := re.match(r"'(.*?)' |(-?\d+) ", error.message)):
        message = Message("cli-value", name=name_of(error), value=quoted[1] or quoted[2])
    elif isinstance(error, click.UsageError) and (quoted := re.match(r"No such command '(.*?)'", error.message)):
        message = Message("cli-no-command", name=quoted[1][:40], known=", ".join(sorted(cli.commands)))
    return error.format_message() if message is None else words.say(message, lang)


def name_of(error: click.BadParameter) -> str:
    return "" if error.param is None else error.param.get_error_hint(error.ctx or click.Context(cli)).strip("'\"")


def fail(sentence: str) -> None:
    sys.stderr.write(f"samobranka: {sentence}\n")
    raise SystemExit(2)


if __name__ == "__main__":
    main()
