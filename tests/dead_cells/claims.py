"""What a reason claims, counted again: from what lies on the table, and from what happens when the choice is made."""

from collections.abc import Callable
from typing import Any

from samobranka.core.chance import ChanceNeeded
from samobranka.core.decision import Action
from samobranka.core.events import Event
from samobranka.games.dead_cells import GAME
from samobranka.games.dead_cells.answers import at_once
from samobranka.games.dead_cells.forecast import Ahead
from samobranka.games.dead_cells.material import CARDS, FACES, GEAR, HEROES
from samobranka.games.dead_cells.names import LEADS_TO
from samobranka.games.dead_cells.rules.spending import price
from samobranka.games.dead_cells.state import State


class Moment:
    """A position, a choice in it, what the reason says, and what happens next on a copy."""

    def __init__(self, state: State, action: Action, facts: dict[str, Any]) -> None:
        self.s = state
        self.action = action
        self.facts = facts
        assert state.asked is not None
        self.asked = state.asked
        self.happened: list[Event] = []
        self.after = state.copy()
        try:
            GAME.apply(self.after, self.asked.seat, action, Ahead(self.after), self.happened.append)
        except ChanceNeeded:
            pass

    def health(self, who: int) -> int:
        return self.s.fighters[who].hearts - self.s.fighters[who].damage

    def healths(self) -> list[int]:
        passer = -1 if self.s.fight is None else self.s.fight.passer
        return [self.health(who) for who in range(len(self.s.fighters)) if who != passer]

    def hurt(self) -> list[int]:
        return [self.health(who) for who, fighter in enumerate(self.s.fighters) if fighter.damage]

    def counts(self, *kinds: str) -> int:
        return sum(int(event.facts.get("count", 1)) for event in self.happened if event.kind in kinds)

    def shape(self) -> int:
        face = FACES[self.s.face]
        ends = [face.ways[way].end for way in face.leaving[self.s.space] if LEADS_TO[self.s.face][way] == self.action[1]]
        return face.shapes[ends[0]] if ends and ends[0] >= 0 else -1


def played_on(m: Moment) -> tuple[int, int]:
    """Who falls and what we suffer until the fight or Turn is over, with quick answers, through the public door."""
    world, events = m.s.copy(), list[Event]()
    chance, turn = Ahead(world), m.s.turn
    action: Action | None = m.action
    try:
        while action is not None and world.fight is not None and world.turn == turn:
            assert world.asked is not None
            GAME.apply(world, world.asked.seat, action, chance, events.append)
            action = None if world.asked is None else at_once(world, world.asked)
    except ChanceNeeded:
        pass
    fallen = sum(event.kind in ("killed", "destroyed") for event in events)
    return fallen, sum(each.damage for each in world.fighters) - sum(each.damage for each in m.s.fighters)


def enemies(s: State) -> int:
    return 0 if s.fight is None else sum(enemy is not None for enemy in s.fight.line)


def fewer(m: Moment) -> bool:
    fell = any(event.kind in ("killed", "destroyed", "boss-fell") for event in m.happened)
    return fell or enemies(m.after) < enemies(m.s)


def left(m: Moment) -> bool:
    assert m.s.fight is not None
    enemy = m.s.fight.line[m.action[1]]
    tokens = [event for event in m.happened if event.kind == "enemy-hurt" and event.facts["space"] == m.action[1]]
    assert enemy is not None
    return bool(tokens) and int(m.facts["left"]) > 0 and int(m.facts["damage"]) >= 1


def opens(m: Moment) -> bool:
    fighter = m.s.fighters[m.action[1]]
    return fighter.levels[m.action[2]] < len(HEROES[fighter.hero].tracks[m.action[2]])


def improved(m: Moment, hero: int) -> int:
    return sum(m.s.record.owners[card] == hero for card in m.s.record.improved())


def stands(s: State) -> object:
    """Everybody's tokens, and what is asked."""
    line = [] if s.fight is None else [(enemy.foe, enemy.damage) for enemy in s.fight.line if enemy is not None]
    asked = None if s.asked is None else (s.asked.question, s.asked.seat)
    return [(each.damage, each.shields) for each in s.fighters], line, asked


def comes_to_the_same(m: Moment, other: Moment) -> bool:
    return stands(m.after) == stands(other.after)


def blocked(m: Moment) -> bool:
    """The first that comes of it."""
    return next((event.kind for event in m.happened if event.kind in ("blocked", "hurt")), "") == "blocked"


CLAIMS: dict[str, Callable[[Moment], bool]] = {
    "place": lambda m: played_on(m) == (m.facts["enemies"], m.facts["damage"]),
    "place-unhurt": lambda m: played_on(m)[0] == m.facts["enemies"] and played_on(m)[1] <= 0,
    "aim-kills": fewer,
    "aim-left": left,
    "aim-state": lambda m: any(event.kind == "enemy-state" for event in m.happened),
    "does-killed": fewer,
    "does-enemy-hurt": lambda m: m.counts("enemy-hurt") >= m.facts["count"],
    "does-enemy-state": lambda m: m.counts("enemy-state") >= m.facts["count"],
    "does-shield": lambda m: m.counts("shield", "golden") >= m.facts["count"],
    "does-healed": lambda m: m.counts("healed") >= m.facts["count"],
    "does-gained": lambda m: m.counts("gained") >= m.facts["count"],
    "does-looted": lambda m: any(event.kind == "looted" for event in m.happened),
    "bear-shield": lambda m: m.s.fighters[m.action[1]].shields > 0 and blocked(m),
    "bear-most": lambda m: m.health(m.action[1]) == max(m.healths()) == m.facts["left"],
    "bear-companion": lambda m: m.action[2] in m.s.fighters[m.action[1]].gear and GEAR[m.action[2]].hp > 0,
    "state-resists": lambda m: not any(event.kind == "state" for event in m.happened[:2]),
    "heal-least": lambda m: m.health(m.action[1]) == min(m.hurt()) == m.facts["left"],
    "shield-least": lambda m: m.health(m.action[1]) == m.facts["left"] <= min(m.healths()),
    "gear-slot": lambda m: m.s.fighters[m.action[1]].slots - len(m.s.fighters[m.action[1]].gear) == m.facts["slots"] > 0,
    "passer": lambda m: m.s.fighters[m.action[1]].damage == m.facts["damage"] > 0,
    "loot": lambda m: sum(choice[0] == m.action[0] for choice in m.asked.choices) == m.facts["types"] > 1,
    "loot-only": lambda m: sum(choice[0] == m.action[0] for choice in m.asked.choices) == 1,
    "drink": lambda m: m.s.fighters[m.action[1]].damage == m.facts["damage"] > 0,
    "scroll": opens,
    "go-exit": lambda m: m.shape() == -1,
    "go-square": lambda m: m.shape() == 0 and min(m.health(who) for who in range(len(m.s.fighters))) == m.facts["left"],
    "go-trapezoid": lambda m: m.shape() == 1 and min(m.health(who) for who in range(len(m.s.fighters))) == m.facts["left"],
    "go-circle": lambda m: m.shape() == 2,
    "go-pentagon": lambda m: m.shape() == 4,
    "go-hexagon": lambda m: m.shape() == 5,
    "buy": lambda m: m.s.bag.teeth == m.facts["teeth"],
    "save-teeth": lambda m: m.after.bag.teeth == m.facts["teeth"],
    "upgrade": lambda m: price(m.s, m.action[1]) == m.facts["price"] <= m.s.bag.cells == m.facts["cells"],
    "card-to": lambda m: improved(m, m.action[2]) == m.facts["cards"] == min(improved(m, c[2]) for c in m.asked.choices),
    "purge": lambda m: (
        len(m.s.record.deck_of(CARDS[m.action[1]].owner)) - 1 == m.facts["cards"] if CARDS[m.action[1]].owner >= 0 else True
    ),
    "pay": lambda m: bool(CARDS[m.action[1]].checks >> m.asked.about[1] & 1),
    "begin": lambda m: m.action[1] == max(choice[1] for choice in m.asked.choices),
    "equip-full": lambda m: len(m.s.fighters[m.asked.about[1]].gear) == m.facts["slots"],
    "keep-potion": lambda m: 1 < m.facts["left"] == min(m.health(who) for who in range(len(m.s.fighters))),
    "skip": lambda m: all(comes_to_the_same(m, Moment(m.s, choice, {})) for choice in m.asked.choices),
}
