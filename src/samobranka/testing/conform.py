"""Plays a game at random and checks, at every position and for every play, what tables, bots and saves rely on."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from samobranka.core.chance import Chance
from samobranka.core.errors import BadOption
from samobranka.core.game import Game, GameInfo, Option, OptionValue
from samobranka.testing import brains, fields, hidden, plays, positions, told, wording
from samobranka.testing.campaigns import conform_campaign
from samobranka.testing.claims import checking, claim, claim_plain

# So many imagined worlds without any difference are no accident where somebody was told a secret.
ENOUGH_WORLDS: Final = 20
CHECKS: Final = (*positions.CHECKS, *fields.CHECKS, *told.CHECKS, *hidden.CHECKS, *brains.CHECKS, *wording.CHECKS)


class Secrets:
    """Over all plays: was anybody told a secret, and is it ever dealt anew for those who do not know it?"""

    def __init__(self) -> None:
        self.told = False
        self.worlds = 0
        self.different = 0

    def look(self, play: plays.Play, seed: str) -> None:
        table = play.table
        self.told = self.told or any(event.seats is not None for event in table.events)
        if self.told:
            self.worlds += 1
            self.different += play.game.determinize(table.state, None, Chance(seed)).key() != play.keys[-1]

    def are_dealt_anew(self) -> None:
        lies_open = self.told and self.worlds >= ENOUGH_WORLDS and not self.different
        claim(not lies_open, "seats are told secrets, yet determinize gives everybody the real world")


def conform(
    game: Game[Any],
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    games: int = 3,
    seed: int | str = 1,
    most: int = 10_000,
    every: int = 1,
) -> None:
    """Raises AssertionError with a sentence at the first thing that is not as `core` needs it.

    Plays `games` random games with `seats` players (None: every number the options allow), none longer than `most`
    choices, and looks closely at one position in `every`.
    """
    with checking("the game introduces itself", game.info.id):
        introduction(game)
        wording.introduced_in_words(game)
    tables = [seats] if seats is not None else possible_seats(game, options)
    claim(bool(tables), f"{game.info.id}: no number of seats goes with the options {options}")
    secrets = Secrets()
    for count in tables:
        for number in range(games):
            one_play(game, count, dict(options or {}), f"{seed} {count} {number}", most, every, secrets)
    with checking("secrets are dealt anew", game.info.id):
        secrets.are_dealt_anew()
    if game.room("campaign") is not None:
        conform_campaign(game, options, seed, most)


def introduction(game: Game[Any]) -> None:
    """The names in `info` are such that addresses, logs and command lines can use them."""
    info = game.info
    claim(re.fullmatch(r"[a-z][a-z0-9_]*", info.id) is not None, f"the id {info.id!r} is not in snake_case")
    claim(isinstance(info.version, str) and bool(info.version), "the version is no text")
    claim(len(info.seats) > 0 and info.seats[0] > 0, f"the seats are {info.seats}")
    claim(len(set(info.verbs)) == len(info.verbs) > 0, "the verbs are not all different")
    for verb in info.verbs:
        claim(bool(verb) and not re.search(r"\s", verb) and verb != "undo", f"{verb!r} cannot be a verb of the log")
    for option in info.options:
        claim(option.default in option.values, f"the default of the option {option.name!r} is not among its values")
        for value in option.values:
            claim(option.parse(str(value)) == value, f"the option {option.name!r} cannot read its value {value!r}")
        offered_somewhere(info, option)
    claim_plain(info.complete(info.seats[0], None), "the options")


def offered_somewhere(info: GameInfo, option: Option) -> None:
    """What an option depends on exists, and with every number of seats there is something to choose."""
    known: dict[str, Sequence[OptionValue]] = {other.name: other.values for other in info.options} | {"players": info.seats}
    for name, values in option.when.items():
        claim(name in known and name != option.name, f"the option {option.name!r} depends on {name!r}, which is none")
        claim(set(values) <= set(known[name]), f"the option {option.name!r} needs values that {name!r} does not have")
    for seats in info.seats:
        claim(bool(option.fitting(seats)), f"the option {option.name!r} has no value for {seats} seats")


def possible_seats(game: Game[Any], options: Mapping[str, object] | None) -> list[int]:
    """The numbers of seats at which the game does not refuse these options."""
    possible: list[int] = []
    for count in game.info.seats:
        try:
            game.start(game.info.complete(count, options), count, Chance(0), None)
        except BadOption:
            continue
        possible.append(count)
    return possible


def one_play(
    game: Game[Any], seats: int, options: dict[str, object], seed: str, most: int, every: int, secrets: Secrets
) -> None:
    place = f"{game.info.id}, {seats} seats, seed {seed!r}"
    with checking("the table is laid", place):
        play = plays.Play(game, seats, options, seed)
    chance = Chance(f"{seed} choices")
    while True:
        made = len(play.table.made)
        where = f"{place}, after {made} choices"
        look_at(play, f"{seed} {made}", where, every, chance)
        with checking("secrets are dealt anew", where):
            secrets.look(play, f"{seed} {made}")
        if not play.table.decisions:
            break
        with checking("random play ends", where):
            claim(made < most, f"it is not over after {most} choices")
        with checking("a choice is made", where):
            play.choose(chance)
    outcome = play.table.outcome
    if outcome is not None:
        with checking("the end has words", place):
            wording.ended_in_words(game, outcome)
    for name, check in plays.CHECKS:
        with checking(name, place):
            check(play)


def look_at(play: plays.Play, seed: str, where: str, every: int, chance: Chance) -> None:
    """The first position, the last, and of the others one in `every`."""
    between = play.table.made and play.table.decisions
    if between and chance.pick(every):
        return
    position = positions.Position(play.game, play.table.state, play.seats, seed)
    for name, check in CHECKS:
        with checking(name, where):
            check(position)
