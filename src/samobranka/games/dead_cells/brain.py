"""What Dead Cells adds to the general bots: what a run is worth as it stands, and which choices deserve a look.

All play together, so a state is worth the same to every seat. A choice of one card says nothing by itself: in a fight a state
is worth what it leads to, if everybody goes on with quick answers. On the way it is worth what the Group has, and the best
way that is still before it.
"""

from typing import Final

from samobranka.core.decision import Action, Decision
from samobranka.games.dead_cells import answers
from samobranka.games.dead_cells.box.places import TO_BOSS
from samobranka.games.dead_cells.forecast import play_on
from samobranka.games.dead_cells.language.tiles import CONSTRAINT
from samobranka.games.dead_cells.material import BOSSES, FACES, FOES
from samobranka.games.dead_cells.names import LEADS_TO, PLACES
from samobranka.games.dead_cells.rules.ending import WON
from samobranka.games.dead_cells.rules.exploring import passable
from samobranka.games.dead_cells.rules.steps import AT_DOOR, LIFE, NEXT, PATH, V_GO, V_PASS, V_PLACE
from samobranka.games.dead_cells.rules.summoned import boss_space, health_of
from samobranka.games.dead_cells.state import NOBODY, NOWHERE, Bag, Fight, Fighter, State
from samobranka.games.dead_cells.worth import (
    CELL,
    FOG,
    GEAR_WORTH,
    HEALTH,
    KEY,
    PLAN,
    POTION,
    ROOM,
    SCROLL,
    TAKEN,
    TOOTH,
    TRACK,
    WORM,
)

LOST: Final = -100.0
VICTORY: Final = 200.0
BEFORE_BOSS: Final = 20.0
# A health point and a shield of the boss that stands, and of the side that is still to come.
BOSS_HEALTH: Final = 2.4
BOSS_SHIELD: Final = 1.6
# States that stay on a boss, or on one of us, in the Turns that follow: Poisoned, Bleeding, On Fire, Frozen, Marked.
ON_BOSS: Final[tuple[float, ...]] = (7.0, 4.0, 3.5, 0.0, 5.0)
ON_US: Final[tuple[float, ...]] = (-9.0, -30.0, -6.0, 0.0, -5.0)
# What a shield that is left against a boss is worth, and something that it has called.
SHIELD_LEFT: Final = 1.8
CALLED: Final = 3.0
# What is left of the worth of teeth and potions when only a boss is still to come.
SPENT: Final = 0.1
SOON: Final = 0.8
LATE: Final = 0.25
# How much a token of damage that threatens in a room costs a Group that is well, and how much more per point it lacks.
DREAD: Final = 0.5
FRAIL: Final = 0.32
SOUND: Final = 4
# So many vials a room is judged by, and what one is worth at least, though nobody is hurt yet.
VIALS: Final = 4
WELL: Final = 1.2

# In how many imagined worlds a card is tried; and which questions lead to luck at once.
WORLDS: Final = 3
# So many of those who place their cards later are thought through with it.
TOGETHER: Final = 2
PLACING: Final = "place"
LUCKY: Final[dict[str, int]] = {"either": 2, "symbol": 1, "reveal": 1, "gear": 0, "spend": 1}
# Questions that are answered at once: somebody who plays well does not think about them.
SETTLED: Final = frozenset((
    "gold", "plus", "finish", "mend", "vial", "healer", "cleanse", "discard", "swap", "passer", "equip", "drop", "tidy",
    "wound", "early-wound", "check", "key", "purge", "card-to", "slot", "start", "symbol", "hold", "unbleed", "unmalaise",
    "scroll", "gear", "challenge", "exchange", "arrange", "order",
))  # fmt: skip
# Questions inside a fight, which are played out.
IN_FIGHT: Final = frozenset(("place", "target", "spill", "assign", "state", "ally", "skill", "zero", "row", "loot", "potion"))


def at_once(state: State, decision: Decision) -> Action:
    return answers.at_once(state, decision)


def candidates(state: State, decision: Decision) -> list[Action]:
    question, choices = decision.question, decision.choices
    if question == "place":
        return one_a_card(choices)
    if question in ("mutations", "cards"):
        # As it lies is good enough.
        return [action for action in choices if action[0] == V_PASS] or choices
    if question == "reveal":
        # A constraint holds as soon as somebody looks at it.
        shapes = FACES[state.face].shapes
        lit = [action for action in choices if shapes[FACES[state.face].spaces.index(PLACES[action[1]])] != CONSTRAINT]
        return lit or choices
    if question == "check" and decision.about and decision.about[2] == AT_DOOR:
        return choices
    return [answers.at_once(state, decision)] if question in SETTLED else choices


def one_a_card(choices: list[Action]) -> list[Action]:
    """Which card is what matters; of its actions the strongest is announced."""
    best: dict[int, Action] = {}
    for action in choices:
        if action[0] == V_PLACE:
            other = best.get(action[1])
            if other is None or answers.announced(action) > answers.announced(other):
                best[action[1]] = action
    return list(best.values()) or choices


def samples(decision: Decision) -> int:
    return 1 if decision.question in IN_FIGHT else LUCKY.get(decision.question, 0)


def worlds(decision: Decision) -> int:
    """Only whoever places a card must guess what others hold."""
    return WORLDS if decision.question == "place" else 1


def value(state: State, seat: int) -> float:
    if state.fight is None:
        return standing(state)
    s = state.copy()
    begun = any(fighter.active for fighter in s.fighters)
    return at_best(s, TOGETHER if begun and play_on(s, PLACING) else 0)


def at_best(s: State, cards: int) -> float:
    """Whoever is to place a card next, places the one that goes best with what lies there; so many of them think about it.

    Where the Turn of a boss has been played out on the way here, the next one is played out too, with cards from the middle.
    """
    asked = s.asked
    if not cards or asked is None:
        play_on(s)
        return standing(s)
    best = float("-inf")
    for action in one_a_card(asked.choices):
        trial = s.copy()
        again = play_on(trial, PLACING, action)
        best = max(best, at_best(trial, cards - 1 if again else 0))
    return best


def standing(s: State) -> float:
    """What the Group has and what is before it."""
    worth = carried(s, s.bag) + PLAN * (len(s.collector) + len(s.record.equipment)) + 2.0 * s.record.runes.bit_count()
    for deck in range(len(TAKEN)):
        worth += TAKEN[deck][min(s.record.taken[deck], len(TAKEN[deck]) - 1)]
    if s.fate or s.ending:
        return worth + (VICTORY if WON in (s.fate, s.ending) else LOST)
    for fighter in s.fighters:
        worth += him(fighter)
    if s.fight is not None:
        worth += against(s, s.fight)
    elif on_the_way(s):
        worth += outlook(s)
    return worth + BEFORE_BOSS * s.biomes


def last_chance(s: State) -> bool:
    """Whether only the boss is still to come: then nothing can be bought any more."""
    if s.fight is not None:
        return s.fight.boss != NOBODY
    return any(due[0] == NEXT and due[1] >= TO_BOSS for due in s.agenda)


def carried(s: State, things: Bag) -> float:
    """DC-RND-05, DC-BOS-02: against a boss a potion is drunk at the start and at a new instance, or never."""
    teeth, potions = TOOTH * things.teeth, POTION * things.potions
    if last_chance(s):
        teeth *= SPENT
        if s.fight is not None and (s.fight.round or s.fight.shown):
            potions *= LATE if s.fight.side + 1 == len(BOSSES[s.fight.boss].sides) else SOON
    tokens = teeth + CELL * things.cells + potions + KEY * things.keys
    gear = sum([GEAR_WORTH[gear] for gear in things.gear])
    return tokens + SCROLL * sum(things.scrolls) + 0.8 * gear + PLAN * len(things.blueprints)


def him(fighter: Fighter) -> float:
    if fighter.hero < 0:
        return 0.0
    worth = HEALTH[answers.left_of(fighter)] + WORM * fighter.worms
    if fighter.hero < len(TRACK):
        tracks = TRACK[fighter.hero]
        for track in range(3):
            worth += tracks[track][fighter.levels[track]]
        for at in range(len(fighter.gear)):
            worth += GEAR_WORTH[fighter.gear[at]] - 0.5 * fighter.gear_damage[at]
    else:
        worth += 3.0 * sum(fighter.levels)
    return worth


def against(s: State, fight: Fight) -> float:
    """A fight that goes on after a Turn, or that could not be played to its end."""
    worth = 0.0
    for fighter in s.fighters:
        worth += SHIELD_LEFT * min(fighter.shields + fighter.gold, 3)
        for state, count in enumerate(fighter.states):
            if count:
                worth += ON_US[state] * count
    if fight.boss == NOBODY:
        for enemy in fight.line:
            if enemy is not None:
                worth -= 0.5 * answers.threat(s, enemy, fight.round)
        return worth
    for side in range(fight.side + 1, len(BOSSES[fight.boss].sides)):
        foe = BOSSES[fight.boss].sides[side]
        worth -= BOSS_HEALTH * (foe.hp_four if s.setup.seats == 4 else foe.hp) + 4.0
    at = boss_space(fight)
    boss = None if at == NOWHERE else fight.line[at]
    if boss is not None:
        left = health_of(s, boss) - boss.damage
        worth -= BOSS_HEALTH * left + BOSS_SHIELD * boss.shields
        for state, count in enumerate(boss.states):
            if count:
                worth += min(ON_BOSS[state] * count, BOSS_HEALTH * left)
    for enemy in fight.line:
        if enemy is not None and enemy is not boss:
            worth -= CALLED + 0.8 * (FOES[enemy.foe].hp - enemy.damage)
    return worth


def on_the_way(s: State) -> bool:
    """Whether this biome still lies before the Group: not when it has been left, and not at the camp."""
    if s.face < 0 or not s.agenda:
        return False
    return any(due[0] in (PATH, LIFE) for due in s.agenda)


class Needs:
    """How the Group is: what a token of damage that threatens costs it, and what so many that are taken away are worth."""

    __slots__ = ("cures", "dread", "teeth")

    def __init__(self, s: State) -> None:
        self.dread: float = dread_of(s)
        self.cures: list[float] = cures_of(s)
        self.teeth: int = s.bag.teeth

    def cured(self, tokens: float) -> float:
        whole = min(int(tokens), VIALS - 1)
        return self.cures[whole] + min(tokens - whole, 1.0) * (self.cures[whole + 1] - self.cures[whole])


def dread_of(s: State) -> float:
    lacking = 0.0
    for fighter in s.fighters:
        lacking += max(0, SOUND - (fighter.hearts - fighter.damage))
    return DREAD + FRAIL * lacking * 3 / len(s.fighters)


def cures_of(s: State) -> list[float]:
    """What it is worth to be healed by 0, 1, 2 … tokens, who needs it most first; where nobody is hurt, somebody will be."""
    left = [answers.left_of(fighter) for fighter in s.fighters if fighter.hero >= 0]
    most = [min(fighter.hearts, len(HEALTH) - 1) for fighter in s.fighters if fighter.hero >= 0]
    worth = [0.0]
    for _ in range(VIALS):
        best, who = WELL, NOBODY
        for each in range(len(left)):
            if 0 < left[each] < most[each] and HEALTH[left[each] + 1] - HEALTH[left[each]] > best:
                best, who = HEALTH[left[each] + 1] - HEALTH[left[each]], each
        if who != NOBODY:
            left[who] += 1
        worth.append(worth[-1] + best)
    return worth


def outlook(s: State) -> float:
    """The best way through the rest of the biome, room by room, with this health."""
    needs = Needs(s)
    known: dict[int, float] = {}
    here = 0.0
    if s.space >= 0 and s.tiles[s.space] == NOWHERE:
        here = room(s, s.space, needs)
    return here + further(s, s.space, needs, known)


def after_way(s: State, action: Action) -> float:
    """What lies on a way that can be chosen now; anything else that may be done before it is as good as to stay."""
    if action[0] != V_GO:
        return 0.0
    needs = Needs(s)
    for number in FACES[s.face].leaving[s.space]:
        way = FACES[s.face].ways[number]
        if LEADS_TO[s.face][number] == action[1] and way.end >= 0:
            return room(s, way.end, needs) + 0.9 * further(s, way.end, needs, {})
    return 0.0


def further(s: State, space: int, needs: Needs, known: dict[int, float]) -> float:
    if space in known:
        return known[space]
    face = FACES[s.face]
    best = float("-inf")
    for number in face.leaving[space]:
        way = face.ways[number]
        if not passable(s, way):
            continue
        worth = 0.0
        if way.end >= 0:
            worth = room(s, way.end, needs) + 0.9 * further(s, way.end, needs, known)
        best = max(best, worth)
    found = 0.0 if best == float("-inf") else best
    known[space] = found
    return found


def room(s: State, space: int, needs: Needs) -> float:
    tile = s.tiles[space]
    there = FOG[s.face][space] if tile == NOWHERE else ROOM[tile]
    sold = min(there.sells, needs.teeth)
    return there.gives - needs.dread * there.danger + needs.cured(there.heals + sold) - TOOTH * sold
