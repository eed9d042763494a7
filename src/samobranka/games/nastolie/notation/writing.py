"""The other way: a choice in the words that examples use."""

from decimal import Decimal
from typing import Final

from samobranka.core.decision import Action
from samobranka.games.nastolie.material import F1, KINDS, MISSILES, MM, ORDERS, RITUALS
from samobranka.games.nastolie.names import ARTEFACT, BARREL, CHARACTERS, DISCS, MINE_WAYS, MISSILE
from samobranka.games.nastolie.rules import steps
from samobranka.games.nastolie.rules.heaps import card_of
from samobranka.games.nastolie.rules.setup import force_of
from samobranka.games.nastolie.state import KIND, MISSILE_KIND, State

PLAIN: Final = {
    steps.V_PASS: "passes",
    steps.V_KEEP: "keeps it",
    steps.V_LINE: "places the rest",
    steps.V_USUAL: "does the usual",
}
LAID: Final = {"haru": "lasso", "shavakh": "shield", "dish": "dish"}


def mm(number: int) -> str:
    return f"{(Decimal(number) / MM).normalize():f}"


def name(disc: int) -> str:
    return DISCS[disc].replace("-", " ") if disc < CHARACTERS or BARREL <= disc < MISSILE else DISCS[disc]


def write(s: State, seat: int, action: Action) -> str:
    """What it writes, `read_choice` reads again."""
    verb = action[0]
    if verb in PLAIN:
        return PLAIN[verb]
    if verb == steps.V_FLICK:
        _, disc, dx, dy, power = action
        return f"flicks {name(disc)} along {dx} {dy} power {power}"
    if verb == steps.V_SHOOT:
        return shot(s, action)
    if verb in (steps.V_PLACE, steps.V_CALL, steps.V_TELEPORT, steps.V_RAISE, steps.V_PULL, steps.V_PUT):
        return put(action)
    if verb in (steps.V_MOVE, steps.V_CLEANSING) or (verb == steps.V_PICK and action[1] >= MISSILE):
        return with_missile(s, action)
    return short(s, seat, action)


def shot(s: State, action: Action) -> str:
    _, disc, x, y, dx, dy, power = action
    aim = f"along {dx} {dy} power {power}"
    if s.asked is not None and s.asked.question == "again":
        return f"shoots again {aim}"
    return f"shoots with {name(disc)} from {mm(x)} {mm(y)} {aim}"


def put(action: Action) -> str:
    verb, disc, x, y = action[:4]
    place = f"at {mm(x)} {mm(y)}"
    if verb == steps.V_PULL:
        return f"uses magnetosphere on {name(disc)} {place}"
    if verb == steps.V_PUT:
        return f"puts {name(disc)} {place}"
    place += f" facing {action[4]}"
    if verb == steps.V_PLACE:
        return f"places {name(disc)} {place}"
    if verb == steps.V_TELEPORT:
        return f"plays teleport for {name(disc)} {place}"
    kind = KINDS[KIND[disc]]
    return f"plays call for {kind} {place}" if verb == steps.V_CALL else f"uses forge for {kind} {place}"


def with_missile(s: State, action: Action) -> str:
    missile = action[1]
    kind, card = MISSILES[MISSILE_KIND[missile]], card_of(s, missile)
    if action[0] == steps.V_MOVE:
        return f"moves flame from {name(s.where[missile])} to {name(action[2])}"
    if action[0] == steps.V_PICK:
        return f"picks {kind} on {name(s.where[missile])}"
    return f"plays cleansing on supply {name(card)}" if card >= 0 else f"plays cleansing on {kind} on {name(s.where[missile])}"


def short(s: State, seat: int, action: Action) -> str:
    verb, number = action[0], action[1]
    if verb == steps.V_CAST:
        return f"casts {name(number)}" + (f" on {name(action[2])}" if len(action) > 2 else "")
    if verb == steps.V_LAY:
        return f"lays {LAID[KINDS[KIND[number]]]} on {name(action[2])}"
    if verb == steps.V_USE:
        return f"uses mine to {MINE_WAYS[action[2]]}" if number == ARTEFACT else f"uses {DISCS[number]}"
    if verb == steps.V_HEALING:
        return f"plays healing on {name(number)}"
    if verb == steps.V_PICK:
        return f"picks {name(number)}"
    if verb == steps.V_NAME:
        return f"picks player {number + 1}"
    if verb == steps.V_NEXT:
        return f"does {steps.EFFECT_NAMES[number]}"
    if verb == steps.V_ORDER:
        return f"chooses {ORDERS[number]}"
    if verb == steps.V_HERO:
        return f"chooses {KINDS[number]}"
    if verb == steps.V_FIGHTERS:
        return f"chooses {number} {KINDS[force_of(s, seat)[F1]]}"
    return f"puts back {RITUALS[number]}"
