"""Questions before a game: how many players, who they are, which options. Enter takes what most people want."""

from samobranka import bots, games
from samobranka.bots import HUMAN
from samobranka.core.errors import BadOption, Message
from samobranka.core.game import GameInfo, Option, OptionValue
from samobranka.core.table import Table
from samobranka.terminal.desk import Desk
from samobranka.words import bundle, explain

Options = dict[str, OptionValue]


def ask(desk: Desk, game: str) -> tuple[Table, list[str]]:
    """A fresh table and who sits at it. What does not go together is said, and asked again."""
    while True:
        seats, options = ask_company(desk, games.find(game).info)
        try:
            return Table(games.find(game), len(seats), options), seats
        except BadOption as wrong:
            desk.say(wrong.message, "yellow")


def ask_company(desk: Desk, info: GameInfo) -> tuple[list[str], Options]:
    """Who plays, and how."""
    seats = ask_seats(desk, ask_count(desk, info))
    return seats, ask_options(desk, info, len(seats))


def ask_count(desk: Desk, info: GameInfo) -> int:
    default = min(2, info.seats[-1])
    hint = f"{desk.words('tui-how-many')} {info.seats[0]}–{info.seats[-1]} ({desk.words('tui-enter-default', text=default)})"
    while True:
        typed = desk.ask(hint)
        if not typed:
            return default
        if typed.isdecimal() and int(typed) in info.seats:
            return int(typed)
        desk.say("tui-invalid", "yellow", text=typed[:40])


def ask_seats(desk: Desk, count: int) -> list[str]:
    names = [HUMAN, *bots.offered()]
    labels = [seat_name(desk, name) for name in names]
    seats: list[str] = []
    for seat in range(count):
        title = desk.words("tui-who-plays", player=Message("player", seat=seat + 1))
        seats.append(names[desk.pick(title, labels, default=0 if seat == 0 else 1)])
    return seats


def seat_name(desk: Desk, name: str) -> str:
    if name == HUMAN:
        return desk.words("tui-seat-human")
    id = f"bot-name-{name}"
    return f"{desk.words(id)}. {explain(id, desk.language)}" if bundle(desk.language).has_message(id) else name


def ask_options(desk: Desk, info: GameInfo, seats: int) -> Options:
    """A list of switches, those that make a difference; a number changes one, Enter starts the game."""
    chosen: Options = {}
    while True:
        chosen = info.fit(seats, chosen)
        offered = info.offered(seats, chosen)
        labels = [desk.words("tui-options-start")]
        labels += [option_line(desk, info, option, chosen[option.name]) for option in offered]
        picked = desk.pick(desk.words("tui-options"), labels, default=0)
        if picked == 0:
            return chosen
        option = offered[picked - 1]
        chosen[option.name] = change(desk, info, option, chosen[option.name], option.fitting(seats))


def option_line(desk: Desk, info: GameInfo, option: Option, value: OptionValue) -> str:
    return f"{desk.words(option_id(info, option))}: {value_name(desk, info, option, value)}"


def option_id(info: GameInfo, option: Option) -> str:
    return f"{info.id}-opt-{option.name.replace('_', '-')}"


def value_name(desk: Desk, info: GameInfo, option: Option, value: OptionValue) -> str:
    if isinstance(value, bool):
        return desk.words("tui-on" if value else "tui-off")
    return desk.named(f"{info.id}-{option.name.replace('_', '-')}-{value}", str(value))


def change(desk: Desk, info: GameInfo, option: Option, value: OptionValue, possible: tuple[OptionValue, ...]) -> OptionValue:
    """A flag is turned over; of several values one is picked, with its explanation."""
    id = option_id(info, option)
    about = explain(id, desk.language)
    if isinstance(option.default, bool):
        desk.show(f"{desk.words(id)}: {value_name(desk, info, option, not value)}. {about}")
        return not value
    labels: list[str] = []
    for known in possible:
        help = explain(f"{info.id}-{option.name.replace('_', '-')}-{known}", desk.language)
        labels.append(value_name(desk, info, option, known) + (f". {help}" if help else ""))
    return possible[desk.pick(f"{desk.words(id)}. {about}", labels, default=possible.index(value))]
