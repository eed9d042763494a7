"""One board, walked a few rounds ahead, as a player foresees it.

There are no new skeletons and no new traps, and the hero always strikes where it hurts most; the damage done until then,
sooner weighing more than later, is what a position costs.
"""

from typing import Final

from samobranka.games.bad_bones.bones import heading_in, place_in, spot_at
from samobranka.games.bad_bones.material import (
    AROUND,
    AT,
    BARRICADE,
    BOMB,
    CATAPULT,
    CELLS,
    CHIEF,
    CRATER,
    DAMAGED,
    DRAGON,
    EMPEROR,
    FRIENDLY,
    HEARSE,
    KIND_BITS,
    MAZE,
    PLACE_BITS,
    PLACES,
    PORTAL,
    RIM,
    SAPPER,
    SKIP,
    SPOT_BITS,
    SPRING,
    STARS,
    STARS_DAMAGED,
    STEP,
    TOKEN_BITS,
    TREASURE,
    WALL,
    WIDTH,
    Face,
)
from samobranka.games.bad_bones.rules.ways import AT_TOWER, OUTSIDE, STOPPED, meets, thrown_by_spring, turned_by_wall
from samobranka.games.bad_bones.state import NOWHERE, Board, State

# How many rounds are foreseen, and how much of its weight a loss keeps for each round that it is away.
HORIZON: Final = 5
DECAY: Final = 0.7
# A realm that falls, a floor or house that is lost, the emperor at the gate.
FALL: Final = 300.0
FLOOR: Final = 16.0
HOUSE: Final = 11.0
# Together, by how many are left: the towers of a board, and the houses of the capital. The fewer, the dearer.
TOWERS: Final[tuple[float, ...]] = (0.0, 24.0, 40.0, 52.0, 60.0)
CAPITAL: Final[tuple[float, ...]] = (0.0, 24.0, 48.0, 72.0, 96.0, 120.0, 144.0)
# What a skeleton on one's own board costs in the long run, and what one sent to somebody else is worth.
BURDEN: Final = 3.0
GIFT: Final = 2.0
# Who is still about when the forecast ends: so much, divided by the steps to the damage it will do.
LOOMING: Final = 9.0
# What a trap is good for beyond the forecast, by kind: in reserve, and how much of it on the board intact or damaged.
USE: Final[tuple[float, ...]] = (0.0, 4.0, 5.0, 6.0, 5.0, 3.0, 5.0, 4.0, 2.0, 4.0, 3.0)
ON_BOARD: Final = 0.8
WORN: Final = 0.3
# Nobody gets there on bare ground.
FAR: Final = 9


def distances(face: Face, towers: int) -> list[int]:
    """By spot: after how many steps on bare ground a skeleton does damage; FAR where it never does."""
    found = [FAR] * 256
    for spot in range(256):
        place, heading = place_in(spot), heading_in(spot)
        if place >= PLACES or (RIM >> place & 1 and (place % WIDTH in (0, 6)) == (place // WIDTH in (0, 6))):
            continue
        for steps in range(1, FAR):
            place = place + STEP[heading]
            if not 0 <= place < PLACES:
                break
            if face.houses >> place & 1 or towers >> place & 1:
                found[spot] = steps
                break
            if RIM >> place & 1:
                break
            heading = face.turn[spot_at(place, heading)]
    return found


class Forecast:
    """One board, walked ahead in a simplified way: no chance, no questions, no weapons.

    Skeletons are taken apart in bits here, and their spots too: with words a bot that is interpreted does 3 % more.
    """

    def __init__(self, s: State, b: Board, near: list[int]) -> None:
        setup = s.setup
        self.face: Face = setup.face
        self.coop: bool = setup.coop
        self.solo: bool = setup.solo
        self.near = near
        self.traps: list[int] = b.traps
        self.own_traps: bool = False
        self.hero: int = b.hero
        self.towers: int = b.towers
        self.floors: int = b.floors
        self.houses: int = s.houses if setup.coop else b.houses
        self.treasure: int = NOWHERE
        if b.lures:
            for cell in CELLS:
                if b.traps[cell] & KIND_BITS == TREASURE:
                    self.treasure = cell
        self.spots: list[int] = []
        self.tokens: list[int] = []
        self.waits: list[int] = []
        self.returning: list[int] = []
        self.used: int = b.used
        self.weight: float = 1.0
        self.cost: float = 0.0
        self.fallen: bool = b.fallen

    def add(self, skeletons: list[int], moved: int) -> None:
        """`moved`: how many of the coming walks they sit out."""
        for skeleton in skeletons:
            self.spots.append(skeleton >> AT & SPOT_BITS)
            self.tokens.append(skeleton & TOKEN_BITS)
            self.waits.append(moved + (1 if skeleton & SKIP else 0))

    def run(self, first: int) -> float:
        """What the coming walks cost, from this round's (0, the hero has moved) or the next one's (1) on."""
        for number in range(first, HORIZON):
            if number:
                self.weight *= DECAY
                self.strike()
            self.walk()
            if self.fallen or not self.spots:
                break
        for spot in self.spots:
            self.cost += BURDEN + self.weight * LOOMING / self.near[spot]
        return self.cost

    def strike(self) -> None:
        """The hero steps where most harm is: on those who stand there, and before those who will come."""
        hero = self.hero
        if hero == NOWHERE:
            return
        gain = [0.0] * PLACES
        near, ahead = self.near, self.face.ahead
        for spot in self.spots:
            harm = 1.0 / near[spot] + 0.1
            gain[spot & PLACE_BITS] += 1.1 * harm
            gain[ahead[spot]] += harm
        best = -1.0
        for cell in AROUND[hero]:
            worth = 0.0 if self.towers >> cell & 1 else gain[cell]
            if worth > best:
                best = worth
                self.hero = cell
        hero = self.hero
        if self.towers >> hero & 1:
            return
        for index in range(len(self.spots) - 1, -1, -1):
            if self.spots[index] & PLACE_BITS == hero:
                self.take_away(index)

    def take_away(self, index: int) -> None:
        last = len(self.spots) - 1
        self.spots[index] = self.spots[last]
        self.tokens[index] = self.tokens[last]
        self.waits[index] = self.waits[last]
        self.spots.pop()
        self.tokens.pop()
        self.waits.pop()

    def walk(self) -> None:
        """Everybody once; then traps wear, treasures are stolen, and in solo the sent ones are back in the forest."""
        special = RIM | self.towers | 1 << self.hero
        traps = self.traps
        for cell in CELLS:
            if traps[cell]:
                special |= 1 << cell
        lured = self.treasure
        if lured:
            special |= 1 << (lured + 1) | 1 << (lured - 1) | 1 << (lured + WIDTH) | 1 << (lured - WIDTH)
        ahead, rest = self.face.ahead, self.face.rest
        for index in range(len(self.spots) - 1, -1, -1):
            if self.waits[index]:
                self.waits[index] -= 1
                continue
            spot = self.spots[index]
            if special >> ahead[spot] & 1 or traps[spot & PLACE_BITS]:
                self.enter(index, ahead[spot], spot >> 6)
            else:
                self.spots[index] = rest[spot] >> AT
        self.wear()
        for token in self.returning:
            self.spots.append(self.face.slot[token] >> AT)
            self.tokens.append(token)
            self.waits.append(0)
        self.returning = []

    def enter(self, index: int, place: int, heading: int) -> None:
        """One skeleton's step through whatever it meets."""
        traps = self.traps
        thrown = False
        for _ in range(12):
            how = meets(traps, self.towers, self.hero, place, thrown)
            if how:
                self.end(index, place, how)
                return
            tile = traps[place]
            kind = tile & KIND_BITS
            if kind in (0, CRATER, MAZE, TREASURE):
                self.rest_on(index, place, heading, kind)
                return
            self.used |= 1 << place
            if kind == WALL:
                heading = turned_by_wall(tile, heading)
                place += STEP[heading]
                thrown = False
            elif kind == SPRING:
                place = thrown_by_spring(place, heading)
                thrown = True
            elif kind == DRAGON:
                heading = self.flight(place)
                place += STEP[heading]
                thrown = False
            elif kind == PORTAL:
                self.spots[index] = self.face.slot[self.tokens[index]] >> AT
                return
            elif kind in (BOMB, BARRICADE):
                self.take_away(index)
                return
            else:
                self.send(index)
                return
        self.take_away(index)

    def end(self, index: int, place: int, how: int) -> None:
        if how == OUTSIDE:
            self.leave(index, place)
        elif how == STOPPED:
            self.used |= 1 << place
        elif how == AT_TOWER:
            self.storm(index, place)
        else:
            self.take_away(index)

    def flight(self, dragon: int) -> int:
        """Off the board where that is near, else where it takes longest to do harm."""
        best, farthest = 0, -1
        for heading in range(4):
            place = dragon + STEP[heading]
            if self.face.houses >> place & 1 or self.traps[place] & KIND_BITS in (BARRICADE, DRAGON):
                continue
            if RIM >> place & 1:
                away = FAR + 1
            elif self.towers >> place & 1:
                away = 0
            elif place == self.hero or self.traps[place] & KIND_BITS in (CATAPULT, HEARSE, BOMB):
                away = FAR + 2
            else:
                away = self.near[spot_at(place, self.face.turn[spot_at(place, heading)])]
            if away > farthest:
                best, farthest = heading, away
        return best

    def rest_on(self, index: int, place: int, heading: int, kind: int) -> None:
        if self.treasure:
            for way in range(4):
                if place + STEP[way] == self.treasure:
                    self.spots[index] = spot_at(place, way)
                    return
        if kind in (0, CRATER):
            heading = self.face.turn[spot_at(place, heading)]
        self.spots[index] = spot_at(place, heading)

    def leave(self, index: int, place: int) -> None:
        if self.face.houses >> place & 1:
            self.burn(index)
        else:
            self.send(index)

    def send(self, index: int) -> None:
        if self.solo:
            self.returning.append(self.tokens[index])
        elif self.coop:
            self.cost += BURDEN
        else:
            self.cost -= GIFT
        self.take_away(index)

    def burn(self, index: int) -> None:
        chief = CHIEF[self.tokens[index]]
        self.take_away(index)
        before = self.houses
        self.houses += 1 if chief == FRIENDLY else -2 if chief == SAPPER else -1
        self.cost += (self.worth_of_houses(before) - self.worth_of_houses(self.houses)) * self.weight
        if self.houses <= 0 or chief == EMPEROR:
            self.fall()

    def worth_of_houses(self, count: int) -> float:
        return CAPITAL[max(0, min(count, len(CAPITAL) - 1))] if self.coop else HOUSE * count

    def storm(self, index: int, place: int) -> None:
        chief = CHIEF[self.tokens[index]]
        self.take_away(index)
        if chief == FRIENDLY:
            self.cost -= FLOOR * self.weight
            self.floors += 1
            return
        lost = 2 if chief == SAPPER else 1
        if self.coop:
            self.towers &= ~(1 << place)
            left = self.towers.bit_count()
            self.cost += (TOWERS[left + 1] - TOWERS[left]) * self.weight
            if self.towers == 0 or chief == EMPEROR:
                self.fall()
            return
        self.floors -= lost
        self.cost += FLOOR * lost * self.weight
        if self.floors <= 0 or chief == EMPEROR:
            self.fall()

    def fall(self) -> None:
        if not self.fallen:
            self.fallen = True
            self.cost += FALL * self.weight

    def wear(self) -> None:
        stolen = False
        if self.treasure and self.treasure != self.hero:
            for spot in self.spots:
                if spot & PLACE_BITS == self.treasure:
                    stolen = True
        if not self.used and not stolen:
            return
        traps = self.traps if self.own_traps else self.traps[:]
        self.traps, self.own_traps = traps, True
        if stolen:
            self.cost += worth_lying(TREASURE) * self.weight
            traps[self.treasure] = 0
            self.treasure = NOWHERE
        for cell in CELLS:
            if self.used >> cell & 1 and traps[cell]:
                kind = traps[cell] & KIND_BITS
                if kind == BOMB:
                    traps[cell] = CRATER
                elif kind == HEARSE or traps[cell] & DAMAGED:
                    self.cost += worth_lying(traps[cell]) * self.weight
                    traps[cell] = 0
                else:
                    self.cost += (worth_lying(kind) - worth_lying(kind | DAMAGED)) * self.weight
                    traps[cell] |= DAMAGED
        self.used = 0


def worth_lying(tile: int) -> float:
    """Of a trap on the board: what it may still prevent, and its stars. A forecast must count it like a real loss."""
    kind = tile & KIND_BITS
    if tile & DAMAGED:
        return USE[kind] * WORN + 0.5 * STARS_DAMAGED[kind]
    return USE[kind] * ON_BOARD + 0.5 * STARS[kind]
