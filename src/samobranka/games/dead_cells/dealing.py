"""Worlds that a seat cannot tell from the real one: other hands, cards that lie face down and who stands in the dark are
dealt anew. Nothing else is secret: decks are bags, and what lies in them is known."""

from typing import Final

from samobranka.core.chance import Chance
from samobranka.games.dead_cells.box.foes import ELITE
from samobranka.games.dead_cells.material import FOES
from samobranka.games.dead_cells.rules.decks import CARDS, MONSTERS
from samobranka.games.dead_cells.rules.flow import FLOW
from samobranka.games.dead_cells.rules.playing import ANNOUNCEABLE
from samobranka.games.dead_cells.state import MONSTER_CARDS, Enemy, Fighter, State

# So often a hand is dealt again if the question that is open could not be asked with it.
TRIES: Final = 60


def determinize(s: State, seat: int | None, chance: Chance) -> State:
    """DC-HID-01, DC-HID-03: it keeps its own hand, whatever all have seen, and what was announced."""
    world = s.copy()
    if world.fight is not None:
        for enemy in world.fight.line:
            if enemy is not None and enemy.hidden:
                somebody_in_the_dark(world, enemy, chance)
    if s.setup.hands_open:
        return world
    shown = s.fight is None or s.fight.shown
    mine = s.asked is not None and s.asked.seat == seat
    others = [who for who in s.beheaded() if s.seat_of(who) != seat]
    for _ in range(TRIES):
        for who in others:
            deal_anew(world.fighters[who], shown, chance)
        if mine or asks_the_same(world):
            return world
    for who in others:
        world.fighters[who] = Fighter(s.fighters[who].hero, s.fighters[who])
    world.asked = s.asked
    return world


def somebody_in_the_dark(world: State, enemy: Enemy, chance: Chance) -> None:
    """DC-LAN-01: any card of the same deck that has not been seen."""
    elite = FOES[enemy.foe].kind == ELITE
    known = world.foreseen[elite]
    unseen = [card for card in world.monsters if card not in known]
    fitting = [card for card in unseen if (FOES[MONSTER_CARDS[card]].kind == ELITE) == elite]
    fitting.append(enemy.card)
    card = chance.draw(fitting, MONSTERS)
    if card != enemy.card:
        world.monsters.remove(card)
        world.monsters.append(enemy.card)
        enemy.card, enemy.foe = card, MONSTER_CARDS[card]


def deal_anew(fighter: Fighter, shown: bool, chance: Chance) -> None:
    """DC-HID-03: a card that lies face down bears the action that was announced with it; the hand is whatever else there is."""
    unseen = fighter.bag + fighter.hand + ([] if shown else fighter.active)
    if not shown:
        for at, card in enumerate(pick(placed_as(unseen, fighter.announced), chance)):
            fighter.active[at] = card
            unseen.remove(card)
        # What was placed in a haze may be anything.
        for at in range(len(fighter.announced), len(fighter.active)):
            fighter.active[at] = chance.draw(unseen, CARDS)
    fighter.hand = [chance.draw(unseen, CARDS) for _ in fighter.hand]
    fighter.bag = unseen


def placed_as(unseen: list[int], announced: list[tuple[int, int]]) -> list[tuple[int, ...]]:
    """All ways in which different cards can bear what was announced, one after the other."""
    ways: list[tuple[int, ...]] = [()]
    for said in announced:
        ways = [(*way, card) for way in ways for card in unseen if card not in way and said in ANNOUNCEABLE[card]]
    return ways


def pick(ways: list[tuple[int, ...]], chance: Chance) -> tuple[int, ...]:
    return ways[chance.pick(len(ways))] if len(ways) > 1 else ways[0]


def asks_the_same(world: State) -> bool:
    """What is asked of somebody may depend on his hand: a question that is open has at least two answers."""
    asked = world.asked
    if asked is None:
        return True
    again = FLOW.ask(world, world, world.agenda[-1])
    if again is None or len(again.choices) < 2 or again.question != asked.question or again.seat != asked.seat:
        return False
    world.asked = again
    return True
