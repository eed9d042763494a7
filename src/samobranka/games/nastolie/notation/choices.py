"""`do`: a choice in words, as an action. It need not be legal, only readable."""

from collections.abc import Callable
from typing import Final

from samobranka.core.decision import Action
from samobranka.core.names import NOTHING
from samobranka.core.regions import towards
from samobranka.games.nastolie.material import DISH, F1, F2, HARU, KINDS, MINE, OUTWARD, SHAVAKH
from samobranka.games.nastolie.names import ARTEFACT, BARREL, MINE_WAYS, character
from samobranka.games.nastolie.notation.words import (
    ARTEFACT_NAME,
    CHARACTER,
    WORDS,
    aim_at,
    missile_on,
    present,
    read_artefact,
    read_own,
)
from samobranka.games.nastolie.rules import steps
from samobranka.games.nastolie.rules.deaths import returning
from samobranka.games.nastolie.rules.heaps import first_of
from samobranka.games.nastolie.rules.rituals import callable_fighters
from samobranka.games.nastolie.rules.setup import force_of
from samobranka.games.nastolie.scenario import ANY_FIGHTER
from samobranka.games.nastolie.state import GROUND, KIND, ON_CARD, OWNER, State
from samobranka.rulebook.notation import Reader, Unreadable, Word

FLICKED: Final = "flicks {own} "
SHOT: Final = "shoots with {own} from {x} {y} "
AGAIN: Final = "shoots again "
EFFECTS: Final = {name: number for number, name in enumerate(steps.EFFECT_NAMES)}
# What a flick can be aimed at.
THING: Final = rf"{CHARACTER}|(?:{'|'.join(KINDS)})(?: [a-d])?|{ARTEFACT_NAME}|barrel \d|cup \d+|box \d+"

AIMS: Final = {
    "towards {x} {y} power {whole}": "towards",
    "along {whole} {whole} power {whole}": "along",
    "at {thing}(?: (?:left {mm}|right {mm}))? power {whole}": "at",
    "{compass} power {whole}": "compass",
}
CHOICE_WORDS: Final = {
    **WORDS,
    "thing": Word(THING),
    "effect": Word("|".join(EFFECTS)),
    "laid": Word("lasso|shield|dish"),
    "way": Word("refill|cleanse"),
}


def place_of(s: State, seat: int, thing: str) -> tuple[int, int]:
    """Where something is that is aimed at."""
    kind, _, number = thing.partition(" ")
    if kind in ("cup", "box"):
        obstacle = s.terrain.cups[int(number) - 1] if kind == "cup" else s.terrain.boxes[int(number) - 1]
        return obstacle.x, obstacle.y
    if kind == "barrel":
        disc = BARREL + int(number) - 1
    elif kind in ARTEFACT_NAME.split("|"):
        disc = read_artefact(kind)
    else:
        disc = read_own(s, seat, thing)
    return s.x[disc], s.y[disc]


def aimed(s: State, seat: int, x: int, y: int, how: str, words: tuple[object, ...]) -> tuple[int, int, int]:
    """Direction and power from the words of an aim."""
    if how == "towards":
        to_x, to_y, power = whole(words[0]), whole(words[1]), whole(words[2])
        return (*towards(to_x - x, to_y - y), power) if (to_x, to_y) != (x, y) else (0, 0, power)
    if how == "along":
        return whole(words[0]), whole(words[1]), whole(words[2])
    if how == "compass":
        way = words[0]
        assert isinstance(way, tuple)
        return whole(way[0]), whole(way[1]), whole(words[1])
    thing, left, right, strength = words
    to_x, to_y = place_of(s, seat, str(thing))
    aside = whole(left) if left is not None else -whole(right) if right is not None else 0
    return (*aim_at(x, y, to_x, to_y, aside), whole(strength))


def whole(value: object) -> int:
    assert isinstance(value, int)
    return value


Read = Callable[..., Action]


def flicks(how: str) -> Read:
    def read(s: State, seat: int, own: str, *words: object) -> Action:
        disc = read_own(s, seat, own)
        return (steps.V_FLICK, disc, *aimed(s, seat, s.x[disc], s.y[disc], how, words))

    return read


def shoots(how: str) -> Read:
    def read(s: State, seat: int, own: str, x: int, y: int, *words: object) -> Action:
        return (steps.V_SHOOT, read_own(s, seat, own), x, y, *aimed(s, seat, x, y, how, words))

    return read


def shoots_again(how: str) -> Read:
    def read(s: State, seat: int, *words: object) -> Action:
        due = s.agenda[-1] if s.agenda else ()
        if not due or due[0] != steps.AGAIN:
            raise Unreadable("there is no second shot")
        missile = due[3]
        x, y = s.x[missile], s.y[missile]
        return (steps.V_SHOOT, due[2], x, y, *aimed(s, seat, x, y, how, words))

    return read


def own_kind(s: State, seat: int, kind: int) -> int:
    """The first character of a kind that a player has on the field, or its first disc."""
    return present(s, character(kind, seat), "")


def casts(s: State, seat: int, own: str, target: int | None) -> Action:
    disc = read_own(s, seat, own)
    return (steps.V_CAST, disc) if target is None else (steps.V_CAST, disc, target)


def lays(s: State, seat: int, what: str, target: int) -> Action:
    """Haru's Lasso, Shavakh's Shield, a dead Dish."""
    if what == "dish":
        asked = s.asked.about if s.asked is not None else ()
        dish = asked[1] if asked and asked[0] == steps.DISH else character(DISH, seat)
        return (steps.V_LAY, dish, target)
    return (steps.V_LAY, own_kind(s, seat, HARU if what == "lasso" else SHAVAKH), target)


def moves(s: State, seat: int, source: int, target: int) -> Action:
    return (steps.V_MOVE, missile_on(s, "flame", source), target)


def cleanses(s: State, seat: int, missile: str, disc: int) -> Action:
    return (steps.V_CLEANSING, missile_on(s, missile, disc))


def cleanses_card(s: State, seat: int, disc: int) -> Action:
    missiles = [missile for missile in s.supply(disc) if s.where[missile] == ON_CARD + disc]
    return (steps.V_CLEANSING, missiles[0] if missiles else first_of(0))


def facing_of(s: State, disc: int, facing: int | None) -> int:
    """As said; else as it lies, or towards the own edge."""
    if facing is not None:
        return facing
    if s.where[disc] == GROUND or s.on_artefact(disc):
        return s.facing[disc]
    return OUTWARD[s.seat(OWNER[disc]).edge]


def calls(s: State, seat: int, kind: int, x: int, y: int, facing: int | None) -> Action:
    disc = next((fighter for fighter in callable_fighters(s, seat) if KIND[fighter] == kind), character(kind, seat))
    return (steps.V_CALL, disc, x, y, facing_of(s, disc, facing))


def calls_nobody(s: State, seat: int) -> Action:
    """Without a place: to see it refused."""
    fighters = callable_fighters(s, seat) or [character(force_of(s, seat)[F1], seat)]
    return (steps.V_CALL, fighters[0], 0, 0, 0)


def teleports(s: State, seat: int, own: str, x: int, y: int, facing: int | None) -> Action:
    disc = read_own(s, seat, own)
    return (steps.V_TELEPORT, disc, x, y, facing_of(s, disc, facing))


def raises(s: State, seat: int, kind: int, x: int, y: int, facing: int | None) -> Action:
    disc = next((fighter for fighter in returning(s, seat) if KIND[fighter] == kind), character(kind, seat))
    return (steps.V_RAISE, disc, x, y, facing_of(s, disc, facing))


def places(s: State, seat: int, own: str, x: int, y: int, facing: int | None) -> Action:
    """The next one of the kind that waits."""
    disc = read_own(s, seat, own)
    waiting = [one for one in s.waiting if KIND[one] == KIND[disc] and OWNER[one] == OWNER[disc]]
    disc = disc if disc in waiting or not waiting else waiting[0]
    return (steps.V_PLACE, disc, x, y, facing_of(s, disc, facing))


def picks_missile(s: State, seat: int, missile: str, disc: int) -> Action:
    return (steps.V_PICK, missile_on(s, missile, disc))


def chooses(s: State, seat: int, count: int, kind: int) -> Action:
    """So many fighters of a kind, the rest of the other."""
    force = force_of(s, seat)
    if kind == force[F1]:
        return (steps.V_FIGHTERS, count)
    if kind != force[F2]:
        return (steps.V_FIGHTERS, NOTHING)
    return (steps.V_FIGHTERS, s.seat(seat).chooses(ANY_FIGHTER) - count)


CHOICES: Final = Reader[Action](
    CHOICE_WORDS,
    {
        "passes": lambda s, seat: steps.PASS,
        "keeps it": lambda s, seat: (steps.V_KEEP,),
        "does the usual": lambda s, seat: (steps.V_USUAL,),
        "does {effect}": lambda s, seat, name: (steps.V_NEXT, EFFECTS[name]),
        **{FLICKED + aim: flicks(how) for aim, how in AIMS.items()},
        **{SHOT + aim: shoots(how) for aim, how in AIMS.items()},
        **{AGAIN + aim: shoots_again(how) for aim, how in AIMS.items()},
        "casts {own}(?: on {character})?": casts,
        "lays (?:the )?{laid} on {character}": lays,
        "moves flame from {character} to {character}": moves,
        "uses mine to {way}": lambda s, seat, way: (steps.V_USE, ARTEFACT + MINE, MINE_WAYS.parse(way)),
        "uses magnetosphere on {character} at {x} {y}": lambda s, seat, disc, x, y: (steps.V_PULL, disc, x, y),
        "uses forge for {kind} at {x} {y}(?: facing {facing})?": raises,
        "uses {artefact}": lambda s, seat, artefact: (steps.V_USE, artefact),
        "plays healing on {character}": lambda s, seat, disc: (steps.V_HEALING, disc),
        "plays cleansing on {missile} on {character}": cleanses,
        "plays cleansing on supply {character}": cleanses_card,
        "plays call for {kind} at {x} {y}(?: facing {facing})?": calls,
        "plays call": calls_nobody,
        "plays teleport for {own} at {x} {y}(?: facing {facing})?": teleports,
        "picks player {player}": lambda s, seat, other: (steps.V_NAME, other),
        "picks {missile} on {character}": picks_missile,
        "picks {character}": lambda s, seat, disc: (steps.V_PICK, present(s, disc, " ")),
        "picks {artefact}": lambda s, seat, artefact: (steps.V_PICK, artefact),
        "places the rest": lambda s, seat: (steps.V_LINE,),
        "places {own} at {x} {y}(?: facing {facing})?": places,
        "chooses {order}": lambda s, seat, order: (steps.V_ORDER, order),
        "chooses {number} {kind}": chooses,
        "chooses {kind}": lambda s, seat, kind: (steps.V_HERO, kind),
        "puts {artefact} at {x} {y}": lambda s, seat, disc, x, y: (steps.V_PUT, disc, x, y),
        "puts barrel {whole} at {x} {y}": lambda s, seat, number, x, y: (steps.V_PUT, BARREL + number - 1, x, y),
        "puts {character} at {x} {y}": lambda s, seat, disc, x, y: (steps.V_PUT, present(s, disc, " "), x, y),
        "puts back {ritual}": lambda s, seat, ritual: (steps.V_GIVE, ritual),
    },
)


def read_choice(s: State, seat: int, words: str) -> Action:
    return CHOICES.read(words, s.setup.seats, s, seat)
