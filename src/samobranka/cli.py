"""The `samobranka` command. Wrong input ends with exit code 2 and one clear sentence."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import click
from click.core import ParameterSource
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

import samobranka
from samobranka import bots, games, words
from samobranka.core.errors import BadOption, Message, SamobrankaError

OPTION_HELP = "an option of the game, as name=value; may be repeated"
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
        console.print(f"[bold]{info.id}[/]  {title}  ({info.seats[0]}-{info.seats[-1]}, {info.minutes}')")
        if game:
            console.print(option_grid(one, language(lang)))


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
@click.option("--no-open", is_flag=True, help="do not open the browser")
@click.option("--data-dir", type=click.Path(path_type=Path), help="where tables are kept; your data folder where not said")
@click.option("--database", help="postgresql+asyncpg://… instead of a file in the data folder")
@click.option("--seed", type=int, help="every table has the same luck: for tests and demonstrations, not for play")
@click.option("--limit", "limits", multiple=True, help="how often: chat, tables or loads as BURST/PER_SECOND, e.g. chat=20/1")
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
) -> None:
    """Starts the table on this machine, for browsers and scripts."""
    from samobranka.server.limits import Limits
    from samobranka.server.reach import public
    from samobranka.server.refusals import BadDatabase, NoPort
    from samobranka.server.run import serve as run

    said = public(public_url) if public_url else ""
    try:
        raise SystemExit(run(host, port, database, data_dir, not no_open, Limits(limits), seed, channel, said))
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
@click.option("--seats", default="normal,normal", show_default=True, help="seat types; 4*normal is short for four")
@click.option("--games", "count", default=100, show_default=True, help="how many")
@click.option("--seed", default=0, show_default=True)
@click.option("--jobs", default=1, show_default=True, help="processes")
@click.option("--option", "-o", "pairs", multiple=True, help=OPTION_HELP)
@json_option
def simulate(game: str, seats: str, count: int, seed: int, jobs: int, pairs: tuple[str, ...], as_json: bool) -> None:
    """Plays a batch of games between bots and counts."""
    from samobranka.lab.simulate import Batch
    from samobranka.lab.simulate import simulate as run

    batch = Batch(game, parse_seats(seats), parse_options(pairs), count, seed)
    with progress_bar(game, count) as advance:
        report = run(batch, jobs, advance)
    if as_json:
        print_json(report)
        return
    console = Console()
    for name, value in report.items():
        console.print(f"[bold]{name}[/] {value}", highlight=True)


@cli.command()
@click.argument("game")
@click.option("--seats", default="normal,normal", show_default=True, help="seat types; 4*normal is short for four")
@click.option("--campaigns", default=50, show_default=True, help="how many")
@click.option("--runs", default=40, show_default=True, help="how many runs each")
@click.option("--seed", default=0, show_default=True)
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
    with progress_bar(game, campaigns) as advance:
        report = tour_report(planned, jobs, advance)
    if as_json:
        print_json(report)
    else:
        tour.show(at_this_terminal(lang), report)


@contextmanager
def progress_bar(title: str, count: int) -> Iterator[Callable[[int], None]]:
    """On standard error, where somebody looks at it; gives the function that moves it on."""
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(title, total=count)
        yield lambda done: bar.advance(task, done)


@cli.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--run", type=int, help="of a campaign: the run with this number")
@click.option("--to", type=int, help="show the table after so many choices")
@lang_option
def replay(file: Path, run: int | None, to: int | None, lang: str | None) -> None:
    """Steps through a saved table; of a campaign it lists the runs, or shows one."""
    from samobranka import terminal

    raise SystemExit(terminal.show_replay_of(file, run, lang, to))


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
    run_guarded(lambda: cli.main(args=list(arguments) if arguments is not None else None, standalone_mode=False))


def run_guarded(command: Callable[[], object]) -> None:
    """One sentence on standard error and exit code 2, whatever was wrong with the input."""
    try:
        command()
    except SamobrankaError as error:
        fail(words.say(error.message))
    except click.ClickException as error:
        fail(error.format_message())
    except (click.Abort, KeyboardInterrupt):
        raise SystemExit(130) from None


def fail(sentence: str) -> None:
    sys.stderr.write(f"samobranka: {sentence}\n")
    raise SystemExit(2)


if __name__ == "__main__":
    main()
