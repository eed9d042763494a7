"""Quick answers: what a sensible player says at once, without playing anything out.

A forecast plays a fight on with them, so they must cost next to nothing; whoever has time looks at what comes of each
choice instead (brain.py).
"""

from collections.abc import Callable
from typing import Final

from samobranka.core.agenda import Due
from samobranka.core.decision import Action, Decision
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.language.clauses import Clause
from samobranka.games.dead_cells.material import CARDS, FOES, GEAR, UPGRADES
from samobranka.games.dead_cells.record import SMALLEST_DECK, STARTERS
from samobranka.games.dead_cells.rules.abilities import FIRST_UPGRADE, level_of, of_group, usable
from samobranka.games.dead_cells.rules.harm import resists
from samobranka.games.dead_cells.rules.steps import (
    V_AIM_TWO,
    V_BUY,
    V_COMPANION,
    V_DISCARD,
    V_DRINK,
    V_DROP,
    V_LOOT,
    V_PASS,
    V_PAY,
    V_PLACE,
    V_PURGE,
    V_SKILL,
    V_SPEND,
    V_STORE,
)
from samobranka.games.dead_cells.rules.summoned import health_of, in_reach, is_boss, protected, row_of
from samobranka.games.dead_cells.state import NOBODY, Enemy, Fight, Fighter, State
from samobranka.games.dead_cells.worth import (
    CARD,
    CELL,
    GEAR_WORTH,
    HEALTH,
    KEY,
    LATER,
    PLAN,
    POTION,
    PREY,
    SCROLL,
    TOOTH,
    TRACK,
    of_deed,
)

# A token of a state on one of us: Poisoned, Bleeding, On Fire, Frozen, Marked.
SUFFERED: Final[tuple[float, ...]] = (5.0, 20.0, 5.0, 2.0, 4.0)
# What a damage token on an enemy is worth for itself, beside what it will not do any more.
DENT: Final = 0.8
BOSS_DENT: Final = 2.4


def at_once(s: State, decision: Decision) -> Action:
    """The answer; where nobody has an opinion, the first."""
    judge = JUDGES.get(decision.question)
    if judge is None:
        return decision.choices[0]
    best, best_worth = decision.choices[0], float("-inf")
    for action in decision.choices:
        worth = judge(s, decision.about, action)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


# Enemies.


def threat(s: State, enemy: Enemy, now: int) -> float:
    """What an enemy will still do to us in this fight or Turn, in the measure of worth.py."""
    found = 0.0
    heads = len(s.fighters)
    for number in range(now + enemy.acted, 5):
        if enemy.frozen >> number & 1 or (enemy.idle and number == now):
            continue
        for atom in row_of(s, enemy, number):
            kind, n, whom = atom[0], atom[1], atom[2]
            if kind == v.STRIKE:
                found += 2.6 * n * (heads if whom == v.ALL else 2 if whom == v.TWO else 1.1 if whom == v.FIRST_PLAYER else 1)
            elif kind == v.AFFLICT:
                found += 0.7 * SUFFERED[n] * (heads if whom == v.ALL else 1)
            elif kind in (v.WORM, v.SICKEN):
                found += 1.5
            elif kind == v.DIE:
                return found
    return found


def blow(s: State, space: int, n: int, blockable: bool) -> float:
    """What so many hits on an enemy are worth."""
    fight = s.fight
    enemy = None if fight is None else fight.line[space]
    if fight is None or enemy is None:
        return 0.0
    if protected(s, enemy):
        return 0.05
    shields = enemy.shields if blockable else 0
    through = max(0, n - shields) * (1 + enemy.states[v.MARKED])
    left = health_of(s, enemy) - enemy.damage
    dent = BOSS_DENT if is_boss(enemy) else DENT
    if through >= left:
        return dent * left + threat(s, enemy, fight.round) + PREY[enemy.foe] + (40.0 if is_boss(enemy) else 0.0)
    # Whoever has less left falls sooner.
    share = threat(s, enemy, fight.round) / (left + 1)
    return dent * through + 0.7 * min(n, shields) + 0.5 * share * through


def affliction(s: State, space: int, state: int) -> float:
    fight = s.fight
    enemy = None if fight is None else fight.line[space]
    if fight is None or enemy is None or FOES[enemy.foe].immune >> state & 1:
        return 0.0
    left = health_of(s, enemy) - enemy.damage
    dread = threat(s, enemy, fight.round)
    boss = is_boss(enemy)
    ends = max(0, 4 - max(fight.round, 1))
    if state == v.ON_FIRE:
        if enemy.states[v.ON_FIRE]:
            return 3 * BOSS_DENT if boss else dread + PREY[enemy.foe] + DENT * left
        return 2.0 + 0.1 * left
    if state == v.POISONED:
        if boss:
            return BOSS_DENT * (ends + 2)
        return dread * 0.7 + PREY[enemy.foe] if ends >= left else DENT * ends + 0.3 * dread
    if state == v.BLEEDING:
        return 2 * BOSS_DENT if boss else PREY[enemy.foe] + 0.3 * dread + DENT * left
    if state == v.FROZEN:
        if boss and enemy.frozen:
            return 0.0
        for number in range(max(fight.round + enemy.acted, 1), 4):
            row = row_of(s, enemy, number)
            if row and not enemy.frozen >> number & 1:
                return 2.4 * sum(atom[1] for atom in row if atom[0] == v.STRIKE) + sum(1.0 for atom in row)
        return 0.0
    return 1.0 * min(left, 4) if left > 1 else 0.2


def deed(s: State, who: int, atom: Due, touched: int = NOBODY) -> float:
    """What an action would be worth at this moment, at its best target."""
    fight = s.fight
    if fight is None:
        return of_deed(atom)
    kind, n, whom, where = atom
    if kind in (v.HIT, v.PIERCE, v.INFLICT):
        best = total = 0.0
        for space, enemy in enumerate(fight.line):
            if enemy is None or enemy.invisible or enemy.hidden or not in_reach(fight, where & v.ANY or v.ANY, space):
                continue
            its = affliction(s, space, n) if kind == v.INFLICT else blow(s, space, hits(s, who, n), kind == v.HIT)
            total += its
            best = max(best, its)
        return total if whom in (v.ALL, v.TWO) else best
    if kind == v.SHIELD or kind == v.GOLD:
        return (1.9 if kind == v.SHIELD else 2.4) * n * (2 if whom == v.ALL else 1) if anybody(fight) else 0.1
    if kind == v.HEAL:
        return 2.6 * min(n, max(fighter.damage for fighter in s.fighters))
    if kind == v.LOOT:
        return heap(fight)
    if kind == v.SKILL:
        return max([of_uses(s, who, clause) for _, clause in usable(s, who, v.USE)], default=0.0)
    return of_deed(atom)


def hits(s: State, who: int, n: int) -> int:
    return level_of(s.fighters[who], n)


def of_uses(s: State, who: int, clause: Clause) -> float:
    return sum(deed(s, who, atom) if atom[0] != v.SKILL else 0.0 for atom in clause.does)


def anybody(fight: Fight) -> bool:
    return any(enemy is not None for enemy in fight.line)


def heap(fight: Fight) -> float:
    """The best type of what lies there."""
    return max([of_loot(fight, kind) for kind in range(7)], default=0.0)


def of_loot(fight: Fight, kind: int) -> float:
    loot = fight.loot
    if kind == 0:
        return TOOTH * loot.teeth
    if kind == 1:
        return CELL * loot.cells
    if kind == 2:
        return POTION * loot.potions
    if kind == 3:
        return KEY * loot.keys
    if kind == 4:
        return SCROLL * sum(loot.scrolls)
    if kind == 5:
        return 0.5 * len(loot.gear) + sum(GEAR_WORTH[gear] for gear in loot.gear)
    return PLAN * len(loot.blueprints)


# What is asked in a fight.


def placing(s: State, about: Due, action: Action) -> float:
    """What the rows of a card promise as the fight stands; rows of a fresh fight are all still to come."""
    if action[0] != V_PLACE:
        return 0.0
    fight = s.fight
    who = s.agenda[-1][1] if s.agenda and len(s.agenda[-1]) > 1 else 0
    card = CARDS[action[1]]
    if fight is None or not anybody(fight):
        return CARD[action[1]]
    worth = 0.0
    for number in range(1, 4):
        for atom in card.rows[number]:
            here = deed(s, who, atom)
            if here == 0.0 and number > 1 and atom[0] in (v.HIT, v.PIERCE, v.INFLICT):
                # Somebody may have come nearer by then.
                here = 0.4 * of_deed(atom)
            worth += LATER[number] * here
    # Of its actions the strongest is announced.
    return worth + 0.01 * announced(action)


def announced(action: Action) -> float:
    return max((of_deed(atom) for atom in CARDS[action[1]].rows[action[3]]), default=0.0)


def aiming(s: State, about: Due, action: Action) -> float:
    kind, n = about[2], about[3]
    if action[0] == V_PASS:
        return 0.0
    worth = 0.0
    for space in action[1:] if action[0] == V_AIM_TWO else action[1:2]:
        if kind in (v.HIT, v.PIERCE):
            worth += blow(s, space, max(n, 1), kind == v.HIT)
        elif kind == v.INFLICT:
            worth += affliction(s, space, n)
        else:
            fight = s.fight
            enemy = None if fight is None else fight.line[space]
            worth += 0.0 if enemy is None or fight is None else 0.1 * threat(s, enemy, fight.round)
    return worth


def spilling(s: State, about: Due, action: Action) -> float:
    return blow(s, action[1], about[3], bool(about[2])) if action[0] != V_PASS else 0.0


def finishing(s: State, about: Due, action: Action) -> float:
    return blow(s, action[1], 1, False) if action[0] != V_PASS else 3.0


def left_of(fighter: Fighter) -> int:
    return min(max(fighter.hearts - fighter.damage, 0), len(HEALTH) - 1)


def pain(fighter: Fighter, hits: int) -> float:
    """What so many tokens would cost somebody, after his shields."""
    hits = max(0, hits - fighter.shields - fighter.gold) * (1 + fighter.states[v.MARKED])
    left = left_of(fighter)
    return HEALTH[left] - HEALTH[max(left - hits, 0)]


def assigning(s: State, about: Due, action: Action) -> float:
    """Whoever feels it least."""
    if action[0] == V_COMPANION:
        fighter = s.fighters[action[1]]
        at = fighter.gear.index(action[2])
        return -GEAR_WORTH[action[2]] / max(GEAR[action[2]].hp - fighter.gear_damage[at], 1)
    fighter = s.fighters[action[1]]
    spare = 0.3 * (fighter.shields + fighter.gold)
    return -pain(fighter, 1) + spare - 0.8 * fighter.states[v.POISONED]


def stating(s: State, about: Due, action: Action) -> float:
    if about[2] != v.AFFLICT:
        fighter = s.fighters[action[1]]
        return float(left_of(fighter) - 3 * fighter.worms)
    who, state = action[1], about[3]
    fighter = s.fighters[who]
    if fighter.gold or fighter.warded or resists(s, who, state):
        return 1.0
    if state == v.ON_FIRE and fighter.states[state]:
        return -200.0
    if state == v.FROZEN:
        fight = s.fight
        now = 1 if fight is None else max(fight.round + fighter.acted, 1)
        rows = CARDS[fighter.active[0]].rows if fighter.active else ((), (), (), ())
        for number in range(now, 4):
            if rows[number] and not fighter.states[state] >> number & 1:
                return -sum(deed(s, who, atom) for atom in rows[number])
        return 0.0
    if state == v.BLEEDING and fighter.states[state]:
        return -0.5
    return -SUFFERED[state] - pain(fighter, 2)


def guarding(s: State, about: Due, action: Action) -> float:
    """Shields for who will need them, healing for who is worst off."""
    fighter = s.fighters[action[1]]
    left = left_of(fighter)
    if about and about[0] >= 0 and len(about) > 2 and about[2] in (v.SHIELD, v.GOLD):
        return -HEALTH[left] - 3.0 * (fighter.shields + fighter.gold)
    return mending(s, about, action)


def mending(s: State, about: Due, action: Action) -> float:
    if action[0] == V_PASS:
        return 0.2
    fighter = s.fighters[action[1]]
    left = left_of(fighter)
    return HEALTH[min(left + 1, len(HEALTH) - 1)] - HEALTH[left]


def using(s: State, about: Due, action: Action) -> float:
    """A skill, an entry of round 0: what it would do now."""
    if action[0] == V_PASS:
        return 0.0
    who = about[1] if len(about) > 1 else 0
    number = action[1]
    if number >= FIRST_UPGRADE:
        for other, clause in of_group(s):
            if other == number:
                return of_uses(s, 0, clause)
    for kind in (v.USE, v.ROW):
        for other, clause in usable(s, who, kind):
            if other == number:
                return of_uses(s, who, clause) + 0.01
    return 0.0


def instead(s: State, about: Due, action: Action) -> float:
    """The row of the card, or what is worn in its place."""
    who, at, number = about[1], about[2], about[3]
    if action[0] == V_PASS:
        active = s.fighters[who].active
        return sum(deed(s, who, atom) for atom in CARDS[active[at]].rows[number]) if active else 0.0
    return wielding(s, (about[0], who, number), action)


def wielding(s: State, about: Due, action: Action) -> float:
    if action[0] == V_PASS:
        return 0.0
    clause = GEAR[action[1]].rows[about[2]]
    return 0.0 if clause is None else of_uses(s, about[1], clause)


def looting(s: State, about: Due, action: Action) -> float:
    if action[0] == V_LOOT and s.fight is not None:
        return of_loot(s.fight, action[1])
    return drinking(s, about, action)


def drinking(s: State, about: Due, action: Action) -> float:
    if action[0] != V_DRINK:
        # Against the last side of a boss there is hardly another moment for it.
        fight = s.fight
        return 1.5 if fight is not None and fight.boss != NOBODY and fight.side else POTION
    fighter = s.fighters[action[1]]
    return HEALTH[min(fighter.hearts, len(HEALTH) - 1)] - HEALTH[left_of(fighter)]


def cleansing(s: State, about: Due, action: Action) -> float:
    return SUFFERED[action[2]] if action[0] != V_PASS else 0.0


def spending_gold(s: State, about: Due, action: Action) -> float:
    return 1.0 if action[0] == V_SPEND else 0.0


def keeping_cards(s: State, about: Due, action: Action) -> float:
    """Of the hand the worst goes."""
    return -CARD[action[1]] if action[0] != V_PASS else -5.4


def resting(s: State, about: Due, action: Action) -> float:
    """Whoever is hurt rests."""
    return -HEALTH[left_of(s.fighters[action[1]])]


def holding(s: State, about: Due, action: Action) -> float:
    if action[0] == V_PASS or s.fight is None or s.fight.line[3] is None:
        return 0.5
    row = FOES[s.fight.line[3].foe].rows[about[2]]
    return 1.0 * sum(atom[1] for atom in row if atom[0] == v.STRIKE)


# What is asked on the way, and when things are handed out.


def reading(s: State, about: Due, action: Action) -> float:
    """A scroll to whom the next step helps most; hearts most to who has few."""
    fighter = s.fighters[action[1]]
    if fighter.hero >= len(TRACK):
        return 3.0
    steps = TRACK[fighter.hero][action[2]]
    level = fighter.levels[action[2]]
    return steps[min(level + 1, len(steps) - 1)] - steps[level] - 0.2 * (fighter.hearts - fighter.damage)


def arming(s: State, about: Due, action: Action) -> float:
    """Equipment to who has a free slot, then to who wears the worst."""
    fighter = s.fighters[action[1]]
    if len(fighter.gear) < fighter.slots:
        return 20.0 - 2.0 * len(fighter.gear) + fits(fighter, about[1] if len(about) > 1 else NOBODY)
    return -min([GEAR_WORTH[gear] for gear in fighter.gear], default=0.0)


def fits(fighter: Fighter, gear: int) -> float:
    """What scales with a track is for who has gone far on it."""
    if gear < 0:
        return 0.0
    worth = 0.0
    for clause in GEAR[gear].clauses:
        for atom in clause.does:
            if atom[1] < 0 and atom[0] in (v.HIT, v.PIERCE):
                worth += 2.0 * fighter.levels[-atom[1] - 1] - 3.0
    return worth


def equipping(s: State, about: Due, action: Action) -> float:
    """What is worth least stays behind: one of his own, or the new one."""
    return -GEAR_WORTH[about[2]] if action[0] == V_DISCARD else -GEAR_WORTH[action[1]] - 0.1


def shedding(s: State, about: Due, action: Action) -> float:
    return -GEAR_WORTH[action[1]] if action[0] == V_DROP else 0.0


def suffering(s: State, about: Due, action: Action) -> float:
    return -pain(s.fighters[action[1]], max(about[1], 1) if len(about) > 1 else 1)


def paying(s: State, about: Due, action: Action) -> float:
    """The worst card that opens the way."""
    return 20.0 - CARD[action[1]] if action[0] == V_PAY else 14.0 if action[0] == V_SKILL else 0.0


def buying(s: State, about: Due, action: Action) -> float:
    return 1.0 if action[0] == V_BUY else 0.5


def stepping(s: State, about: Due, action: Action) -> float:
    """A symbol that moves a track, of the passer."""
    fighter = s.fighters[about[1]] if len(about) > 1 and 0 <= about[1] < len(s.fighters) else s.fighters[0]
    if fighter.hero >= len(TRACK) or not 0 <= action[1] < 3:
        return 0.0
    steps = TRACK[fighter.hero][action[1]]
    level = fighter.levels[action[1]]
    return steps[min(level + 1, len(steps) - 1)] - steps[level]


def purging(s: State, about: Due, action: Action) -> float:
    """The worst card of a deck that can spare it; nothing that was bought."""
    if action[0] != V_PURGE:
        return 0.0 if action[0] == V_PASS else -1.0
    card = action[1]
    owner = CARDS[card].owner
    if card >= STARTERS or owner < 0 or len(s.record.deck_of(owner)) <= SMALLEST_DECK:
        return -1.0
    played = any(fighter.hero == owner for fighter in s.fighters)
    return 12.0 - CARD[card] + (3.0 if played else 0.0)


def handing(s: State, about: Due, action: Action) -> float:
    """An improved card to whose deck has the fewest of them; what carries his symbol suits him."""
    owner = action[2]
    improved = [card for card in s.record.improved() if s.record.owners[card] == owner]
    deck = s.record.deck_of(owner)
    mean = sum(CARD[card] for card in deck) / max(len(deck), 1)
    return -float(len(improved)) - 0.3 * mean - (2.0 if owner >= len(TRACK) else 0.0)


def slotting(s: State, about: Due, action: Action) -> float:
    """A full area: what came first goes first, if it is no stack."""
    if action[0] != V_STORE:
        return 1.0
    return -float(UPGRADES[action[1]].level) if action[1] != about[1] else -2.0


def beginning(s: State, about: Due, action: Action) -> float:
    """As far on as a run may begin."""
    return float(action[1])


JUDGES: Final[dict[str, Callable[[State, Due, Action], float]]] = {
    "place": placing,
    "target": aiming,
    "spill": spilling,
    "finish": finishing,
    "assign": assigning,
    "state": stating,
    "ally": guarding,
    "mend": mending,
    "vial": mending,
    "healer": mending,
    "skill": using,
    "zero": using,
    "row": instead,
    "plus": wielding,
    "loot": looting,
    "potion": drinking,
    "cleanse": cleansing,
    "gold": spending_gold,
    "discard": keeping_cards,
    "swap": keeping_cards,
    "passer": resting,
    "hold": holding,
    "scroll": reading,
    "gear": arming,
    "equip": equipping,
    "drop": shedding,
    "tidy": shedding,
    "wound": suffering,
    "early-wound": suffering,
    "check": paying,
    "shop": buying,
    "market": buying,
    "door": buying,
    "key": buying,
    "symbol": stepping,
    "purge": purging,
    "card-to": handing,
    "slot": slotting,
    "start": beginning,
}
