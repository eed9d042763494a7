"""What Dead Cells adds to the general bots: what a run is worth as it stands, and which choices deserve a look.

All play together, so a state is worth the same to every seat: health that is left, what is carried and worn, and, in a fight,
what enemies will still do and what the placed cards will still do to them. No look ahead beyond what is printed.
"""

from typing import Final

from samobranka.core.agenda import Due
from samobranka.core.decision import Action, Decision
from samobranka.games.dead_cells.language import tiles as shapes
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.material import CARDS, FACES, FOES, HEROES
from samobranka.games.dead_cells.rules.playing import ANNOUNCEABLE
from samobranka.games.dead_cells.rules.steps import AT_DOOR, V_BUY, V_PASS, V_PAY, V_PLACE
from samobranka.games.dead_cells.state import NOWHERE, Bag, Enemy, Fight, Fighter, State

ENDED: Final = -400.0
BIOME: Final = 30.0
ROOM: Final = 2.0
# By health points left: the last ones are dear.
HEALTH: Final[tuple[float, ...]] = (-120.0, -13.0, -7.0, -4.0, -2.2, -1.0, -0.4, 0.0, 0.3)
STEP: Final = 3.5
HEART: Final = 2.0
WORN: Final = 3.0
TEETH: Final = 0.4
CELLS: Final = 2.0
POTIONS: Final = 4.0
KEYS: Final = 1.5
SCROLLS: Final = 3.0
PLANS: Final = 1.2
WORM: Final = -1.2
# Tokens of a state on one of us: Poisoned, Bleeding, On Fire, Frozen, Marked; and on an enemy.
OURS: Final[tuple[float, ...]] = (-5.0, -40.0, -9.0, -1.5, -2.5)
THEIRS: Final[tuple[float, ...]] = (2.0, 3.5, 1.8, 0.0, 1.0)
# One hit of an enemy that will come; a health point of an enemy that stands; a shield that is needed.
HIT: Final = 2.6
STANDING: Final = 0.45
SHIELD: Final = 1.9
SPARE: Final = 0.2
# What an action of a placed card is worth, if it finds somebody or something.
STRIKE: Final = 0.9
AFFLICT: Final = 1.2
LOOT: Final = 1.3
SKILL: Final = 0.5
MEND: Final = 1.5
# What lies in a room that nobody has seen: when all are well, and when somebody is nearly dead.
ROOMS: Final[dict[int, tuple[float, float]]] = {
    shapes.SQUARE: (1.0, -4.0), shapes.TRAPEZOID: (-2.0, -9.0), shapes.CIRCLE: (4.0, 4.0), shapes.CURSED: (0.5, -1.0),
    shapes.PENTAGON: (1.0, 2.0), shapes.HEXAGON: (2.0, 1.5), shapes.TELEPORT: (0.0, 0.5), shapes.CONSTRAINT: (-2.0, -2.0),
}  # fmt: skip
# Questions that lead to luck at once, and how many futures are tried.
LUCKY: Final[dict[str, int]] = {"check": 2, "either": 2, "symbol": 1}


def candidates(state: State, decision: Decision) -> list[Action]:
    question, choices = decision.question, decision.choices
    if question == "place":
        return one_a_card(choices)
    if question in ("mutations", "cards", "swap", "tidy"):
        # As it lies is good enough.
        return [action for action in choices if action[0] == V_PASS] or choices
    if question == "check" and decision.about and decision.about[2] != AT_DOOR:
        # Whoever has gone there wants to pass.
        return [action for action in choices if action[0] == V_PAY] or choices
    if question == "key":
        return [action for action in choices if action[0] == V_BUY] or choices
    return choices


def one_a_card(choices: list[Action]) -> list[Action]:
    """Which card is what matters; of its actions the strongest is announced."""
    best: dict[int, tuple[int, Action]] = {}
    for action in choices:
        if action[0] != V_PLACE:
            continue
        number = action[3]
        at = ANNOUNCEABLE[action[1]].index((action[2], number))
        strength = 10 * max((atom[1] for atom in CARDS[action[1]].rows[number]), default=0) - at
        if action[1] not in best or strength > best[action[1]][0]:
            best[action[1]] = (strength, action)
    return [action for _, action in best.values()] or choices


def samples(decision: Decision) -> int:
    return LUCKY.get(decision.question, 0)


def value(state: State, seat: int) -> float:
    worth = ENDED if state.ending == "died" else 0.0
    worth += BIOME * state.biomes + ROOM * state.turn + bag(state.bag) + PLANS * (len(state.collector) + len(state.gear_top))
    for fighter in state.fighters:
        worth += him(fighter)
    if state.fight is not None:
        return worth + fight(state, state.fight)
    if 0 <= state.space < len(state.tiles) and state.tiles[state.space] == NOWHERE:
        weak = min(fighter.hearts - fighter.damage for fighter in state.fighters) < 2
        worth += ROOMS[FACES[state.face].shapes[state.space]][weak]
    return worth


def bag(things: Bag) -> float:
    tokens = TEETH * things.teeth + CELLS * things.cells + POTIONS * things.potions + KEYS * things.keys
    return tokens + SCROLLS * sum(things.scrolls) + WORN * len(things.gear) + PLANS * len(things.blueprints)


def him(fighter: Fighter) -> float:
    if fighter.hero < 0:
        return 0.0
    left = min(fighter.hearts - fighter.damage, len(HEALTH) - 1)
    worth = HEALTH[left] + STEP * sum(fighter.levels) + HEART * fighter.hearts + WORM * fighter.worms
    if fighter.hero < len(HEROES):
        worth += WORN * len(fighter.gear)
    for state, count in enumerate(fighter.states):
        if count:
            worth += OURS[state] * (count.bit_count() if state == v.FROZEN else count)
    return worth


def fight(s: State, combat: Fight) -> float:
    """What is still to come of it: blows, and what the placed cards answer."""
    hits = sum(threat(enemy, combat.round) for enemy in combat.line if enemy is not None)
    worth = -HIT * hits
    for enemy in combat.line:
        if enemy is not None:
            worth -= STANDING * max(FOES[enemy.foe].hp - enemy.damage, 0)
            worth += sum(THEIRS[state] * count for state, count in enumerate(enemy.states))
            worth -= STANDING * enemy.shields
    shields = sum(fighter.shields + 1.5 * fighter.gold for fighter in s.fighters)
    worth += SHIELD * min(shields, hits) + SPARE * max(shields - hits, 0)
    for fighter in s.fighters:
        if fighter.alive():
            for card in fighter.active:
                worth += promise(card, combat, fighter, hits)
    if combat.passer >= 0:
        # Whoever is hurt rests.
        worth += 0.8 * s.fighters[combat.passer].damage
    return worth


def threat(enemy: Enemy, now: int) -> float:
    """Hits on rows that it has not performed yet; those further away are less sure."""
    if enemy.hidden:
        return 2.0
    rows = FOES[enemy.foe].rows
    found, weight = 0.0, 1.0
    for number in range(now + enemy.acted, len(rows)):
        if not enemy.frozen >> number & 1:
            for atom in rows[number]:
                if atom[0] == v.STRIKE:
                    found += weight * atom[1] * (2 if atom[2] in (v.TWO, v.ALL) else 1)
                elif atom[0] == v.AFFLICT:
                    found += weight * 1.2
        weight *= 0.85
    return found


def promise(card: int, combat: Fight, fighter: Fighter, hits: float) -> float:
    """What a placed card will do in the rows that are left."""
    worth = 0.0
    first = max(combat.round + fighter.acted, 1)
    for number in range(first, 4):
        if fighter.states[v.FROZEN] >> number & 1:
            continue
        for atom in CARDS[card].rows[number]:
            # Enemies come nearer: a blow in a later round finds somebody more easily, if anybody is left.
            worth += deed(atom, combat, hits) * (1.0 if number == first else 0.9)
    return worth


def deed(atom: Due, combat: Fight, hits: float) -> float:
    kind, n, _whom, where = atom
    if kind in (v.HIT, v.PIERCE):
        return STRIKE * max(n, 1) * reached(where, combat)
    if kind == v.INFLICT:
        return AFFLICT * reached(where, combat)
    if kind in (v.SHIELD, v.GOLD):
        return SHIELD * n if hits > 1 else SPARE
    if kind == v.LOOT:
        return LOOT if lying(combat.loot) else SPARE
    if kind == v.HEAL:
        return MEND * n
    return SKILL


def reached(where: int, combat: Fight) -> float:
    """1 where somebody stands in range now, a little where somebody stands at all."""
    there = [space for space, enemy in enumerate(combat.line) if enemy is not None and space < 4]
    if any(where >> space & 1 for space in there):
        return 1.0
    return 0.35 if there else 0.0


def lying(loot: Bag) -> bool:
    tokens = loot.teeth or loot.cells or loot.potions or loot.keys
    return bool(tokens or any(loot.scrolls) or loot.gear or loot.blueprints)
