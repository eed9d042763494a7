"""Decks that are bags with a known top: combat cards, equipment and tiles are drawn when they are turned up."""

from typing import Final

from samobranka.core.chance import Chance
from samobranka.core.events import Emit, Event
from samobranka.games.dead_cells.box.foes import ELITE
from samobranka.games.dead_cells.material import FOES, TILES
from samobranka.games.dead_cells.state import HAND, MONSTER_CARDS, NOBODY, Fighter, State

# What chance takes from; examples name the cards.
CARDS: Final = "cards"
EQUIPMENT: Final = "equipment"
TILE_BAG: Final = "tiles"
MONSTERS: Final = "monsters"


def top_card(fighter: Fighter, chance: Chance) -> int:
    """DC-CHK-06: the top of a personal deck; an empty one is made of the discard. NOBODY: there is no card anywhere."""
    if fighter.top:
        return fighter.top.pop()
    if not fighter.bag:
        fighter.bag, fighter.discard = fighter.discard, []
    return chance.draw(fighter.bag, CARDS) if fighter.bag else NOBODY


def draw(s: State, who: int, chance: Chance, emit: Emit) -> bool:
    """A card for the hand: its owner sees it, the others see that he took one."""
    fighter = s.fighters[who]
    card = top_card(fighter, chance)
    if card == NOBODY:
        return False
    fighter.hand.append(card)
    if emit is not None:
        seat = s.seat_of(who)
        unseen = Event("drew-unseen", {"seat": seat}, reveals=True)
        everybody = s.setup.hands_open
        emit(Event("drew", {"seat": seat, "card": card}, True, None if everybody else (seat,), None if everybody else unseen))
    return True


def refill(s: State, chance: Chance, emit: Emit, most: int = HAND) -> None:
    """DC-SET-11, DC-CHK-05: hands are filled up to three, or as far as something says."""
    for who in s.beheaded():
        while len(s.fighters[who].hand) < most and draw(s, who, chance, emit):
            pass


def top_gear(s: State, chance: Chance) -> int:
    """DC-TIL-10: the top card of the equipment deck; an empty one is made of its discard. NOBODY: there is none."""
    if s.gear_top:
        return s.gear_top.pop()
    if not s.gear_bag:
        s.gear_bag, s.gear_discard = s.gear_discard, []
    return chance.draw(s.gear_bag, EQUIPMENT) if s.gear_bag else NOBODY


def draw_tile(s: State, shape: int, chance: Chance) -> int:
    """DC-SET-08: a tile of this shape, drawn when it is turned up: which one lay there makes no difference before."""
    fitting = [tile for tile in s.tile_bag if TILES[tile].shape == shape]
    tile = chance.draw(fitting, TILE_BAG)
    s.tile_bag.remove(tile)
    return tile


def draw_monster(s: State, elite: bool, chance: Chance) -> int:
    """DC-CMS-02, DC-MUT-08: a card of this biome's monsters or elites, the one that is known to lie on top first.

    Where none is left, of their discard. NOBODY: there is none.
    """
    known = s.foreseen[elite]
    if known:
        know_on_top(s, elite, known[:-1])
        s.monsters.remove(known[-1])
        return known[-1]
    fitting = of_kind(s.monsters, elite)
    if not fitting:
        back = of_kind(s.monster_discard, elite)
        s.monster_discard = [card for card in s.monster_discard if card not in back]
        s.monsters += back
        fitting = back
    if not fitting:
        return NOBODY
    card = chance.draw(fitting, MONSTERS)
    s.monsters.remove(card)
    return card


def know_on_top(s: State, elite: bool, cards: tuple[int, ...]) -> None:
    """DC-MUT-08: what lies on top of the monsters or the elites, the top last."""
    s.foreseen = (s.foreseen[0], cards) if elite else (cards, s.foreseen[1])


def of_kind(cards: list[int], elite: bool) -> list[int]:
    return [card for card in cards if (FOES[MONSTER_CARDS[card]].kind == ELITE) == elite]
