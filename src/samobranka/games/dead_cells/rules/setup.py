"""Preparation of a run: who plays whom, where it begins, what the campaign gives along, and the first biome."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.dead_cells.box.cards import HEROES, SERENADE
from samobranka.games.dead_cells.box.decks import AT_START, DURING, FEAT
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.language.clauses import Clause
from samobranka.games.dead_cells.language.tiles import HEXAGON
from samobranka.games.dead_cells.material import CARDS, FACES, GUESTS, MONSTERS, TILES, UPGRADES, WORLD
from samobranka.games.dead_cells.record import NONE, STARTERS, Record, smallest
from samobranka.games.dead_cells.rules.decks import draw_tile, refill
from samobranka.games.dead_cells.rules.feats import FEW_COMBATS, note
from samobranka.games.dead_cells.rules.gaining import hurt, owe
from samobranka.games.dead_cells.rules.steps import (
    BONUS,
    CHOOSE_FIRST,
    CHOOSE_HERO,
    CHOOSE_START,
    DEAL,
    EARLY_WOUND,
    ENTER_BIOME,
    EXCHANGE,
    GAIN_FOR,
    HAND_OUT,
    PATH,
    V_BEGIN,
    V_FIRST,
    V_GIVE,
    V_HAND,
    V_PASS,
    V_PUT,
    V_STORE,
    V_TAKE,
)
from samobranka.games.dead_cells.rules.tracks import open_slots
from samobranka.games.dead_cells.state import MONSTER_CARDS, NOWHERE, Fighter, Setup, State

PASS: Final[Action] = (V_PASS,)
EARLY_WOUNDS: Final = 2
FACE_IDS: Final[tuple[str, ...]] = tuple(face.id for face in FACES)


def lay_the_table(setup: Setup, record: Record) -> State:
    """DC-SET-14, DC-SET-16: everything up to the first choice, with whoever plays this time."""
    s = State(setup, record)
    s.turn = 1
    s.agenda = [(ENTER_BIOME,), (BONUS, 0)]
    if setup.en2024 and setup.seats == 4:
        s.agenda.append((EARLY_WOUND, EARLY_WOUNDS))
    s.agenda += [(CHOOSE_FIRST,), (DEAL,), (HAND_OUT,), (EXCHANGE,), (CHOOSE_START,)]
    s.agenda += [(CHOOSE_HERO, seat) for seat in range(setup.seats - 1, -1, -1)]
    return s


class ChooseHero(Step[State, State]):
    """DC-SET-01: in seat order each picks a Beheaded that nobody has yet."""

    def ask(self, s: State, _: State, due: Due) -> Decision:
        taken = [fighter.hero for fighter in s.fighters]
        return Decision(due[1], "hero", [(V_TAKE, hero) for hero in range(len(HEROES)) if hero not in taken])

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        """DC-SOL-01: who plays alone has Serenade beside him."""
        s.agenda.pop()
        s.fighters[due[1]] = Fighter(action[1])
        if emit is not None:
            emit(Event("took-hero", {"seat": due[1], "hero": action[1]}))
        if s.setup.solo:
            s.fighters.append(Fighter(SERENADE))


class ChooseStart(Step[State, State]):
    """DC-SET-04, DC-SET-17: the Prisoners' Quarters, or where the campaign has opened the way."""

    def ask(self, s: State, _: State, due: Due) -> Decision:
        return Decision(s.spokesman(), "start", [(V_BEGIN, stage) for stage in s.record.starts()])

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        s.stage = action[1]
        if emit is not None:
            emit(Event("chose-start", {"stage": action[1]}))


def slots_taken(upgrades: tuple[int, ...]) -> int:
    """DC-MUT-05: cards of one stack share a slot."""
    stacks = [UPGRADES[number].stack or UPGRADES[number].code for number in upgrades]
    return len(set(stacks))


def fits(record: Record, upgrade: int) -> bool:
    """DC-MUT-02, DC-MUT-03: whether there is a slot for a card on the mutation board."""
    kind = UPGRADES[upgrade].kind
    if kind == AT_START:
        return slots_taken((*record.start, upgrade)) <= WORLD.slots["start"] + record.start_slots
    if kind == DURING:
        return slots_taken((*record.during, upgrade)) <= WORLD.slots["during"] + record.during_slots
    if kind == FEAT:
        return len(record.feats) < WORLD.slots["feats"]
    return record.skill == NONE


def put(record: Record, upgrade: int) -> None:
    kind = UPGRADES[upgrade].kind
    if kind == AT_START:
        record.start = (*record.start, upgrade)
    elif kind == DURING:
        record.during = (*record.during, upgrade)
    elif kind == FEAT:
        record.feats = (*record.feats, upgrade)
    else:
        record.skill = upgrade


def without(upgrades: tuple[int, ...], upgrade: int) -> tuple[int, ...]:
    return tuple(other for other in upgrades if other != upgrade)


class Exchange(Step[State, State]):
    """DC-MUT-03: stored cards may come back onto the board, and others be stored, before a run."""

    def ask(self, s: State, _: State, due: Due) -> Decision:
        record = s.record
        choices: list[Action] = [PASS]
        if record.stored:
            choices += [(V_PUT, upgrade) for upgrade in record.stored if fits(record, upgrade)]
            lying = (*record.start, *record.during, *(() if record.skill == NONE else (record.skill,)))
            choices += [(V_STORE, upgrade) for upgrade in lying]
        return Decision(s.spokesman(), "mutations", choices)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        if action == PASS:
            s.agenda.pop()
            return
        record = Record(s.record)
        upgrade = action[1]
        if action[0] == V_PUT:
            record.stored = without(record.stored, upgrade)
            put(record, upgrade)
        else:
            record.start, record.during = without(record.start, upgrade), without(record.during, upgrade)
            record.skill = NONE if record.skill == upgrade else record.skill
            record.stored = (*record.stored, upgrade)
        s.record = record
        if emit is not None:
            emit(Event("put-mutation" if action[0] == V_PUT else "stored-mutation", {"upgrade": upgrade}))


def in_play(s: State) -> list[int]:
    """Whose decks are in play."""
    return [fighter.hero for fighter in s.fighters]


class HandOut(Step[State, State]):
    """DC-SET-15, DC-SET-18: improved cards are handed out anew, as last time unless the Group says otherwise.

    Those of somebody absent go to the smallest decks in play. Due: whether that has been done already.
    """

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        if len(due) == 1:
            return None
        playing = in_play(s)
        choices: list[Action] = [PASS]
        if len(playing) > 1:
            for card in s.record.improved():
                owner = s.record.owners[card]
                if len(s.record.deck_of(owner)) > smallest(owner):
                    choices += [(V_HAND, card, other) for other in playing if other != owner]
        return Decision(s.spokesman(), "cards", choices)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        if action == PASS:
            s.agenda.pop()
            take_back(s, emit)
        else:
            hand_over(s, action[1], action[2], emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda[-1] = (HAND_OUT, 1)
        playing = in_play(s)
        for card in s.record.improved():
            if s.record.owners[card] not in playing:
                hand_over(s, card, min(playing, key=lambda owner: len(s.record.deck_of(owner))), emit)


def hand_over(s: State, card: int, owner: int, emit: Emit) -> None:
    record = Record(s.record)
    record.owners = (*record.owners[:card], owner, *record.owners[card + 1 :])
    s.record = record
    if emit is not None:
        emit(Event("handed-card", {"card": card, "hero": owner}))


def take_back(s: State, emit: Emit) -> None:
    """DC-SET-18: whoever has too few cards takes his own purged starting cards back, the latest first."""
    for owner in in_play(s):
        for card in reversed(s.record.purged_cards):
            if card >= STARTERS or CARDS[card].owner != owner or len(s.record.deck_of(owner)) >= smallest(owner):
                continue
            record = Record(s.record)
            record.purged_cards = without(record.purged_cards, card)
            s.record = record
            if emit is not None:
                emit(Event("took-back", {"hero": owner, "card": card}))


class Deal(Step[State, State]):
    """DC-SET-06, DC-SET-10, DC-SET-11: equipment is shuffled together; everybody shuffles his cards and draws three."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        s.gear_bag = list(s.record.equipment)
        for who, fighter in enumerate(s.fighters):
            fighter.bag = s.record.deck_of(fighter.hero)
            if fighter.hero != SERENADE:
                fighter.slots = open_slots(s, who)
        refill(s, chance, emit)


def effects_of(record: Record) -> list[Clause]:
    """What works as long as it lies there: mutations, Secrets, and active runes."""
    numbers = (*record.start, *record.during, *record.secrets)
    found = [UPGRADES[number].effect for number in numbers]
    clauses = [clause for clause in found if clause is not None]
    return clauses + [clause for rune, clause in enumerate(WORLD.runes) if record.runes >> rune & 1]


class ChooseFirst(Step[State, State]):
    """DC-SET-12: the First Player token goes to any player; alone, to the Beheaded."""

    def ask(self, s: State, _: State, due: Due) -> Decision:
        return Decision(0, "first", [(V_FIRST, seat) for seat in range(s.setup.seats)])

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        s.first = action[1]
        if emit is not None:
            emit(Event("first", {"fighter": action[1]}))


class EarlyWound(Step[State, State]):
    """DC-SET-13: with four players two Beheaded of the Group's choice begin with a damage token. Due: how many still."""

    def ask(self, s: State, _: State, due: Due) -> Decision:
        unhurt = [who for who in s.beheaded() if not s.fighters[who].damage]
        return Decision(s.spokesman(), "early-wound", [(V_GIVE, who) for who in unhurt], due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if due[1] > 1:
            s.agenda.append((EARLY_WOUND, due[1] - 1))
        hurt(s, action[1], 1, emit)


def bonuses(record: Record) -> list[Clause]:
    """DC-SET-14: Start-of-Game mutations by their slots, what happens whenever a run begins, gifts for this run."""
    effects = effects_of(record)
    begin = [clause for clause in effects if clause.kind == v.START]
    begin += [clause for clause in effects if clause.kind == v.ON and clause.n == v.RUN_START]
    gifts = [UPGRADES[number].effect for number in record.gifts]
    return begin + [clause for clause in gifts if clause is not None]


class Bonus(Step[State, State]):
    """DC-SET-14: one bonus after the other. Due: which is next; whom it is for is asked where that is open."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        given = bonuses(s.record)
        if due[1] >= len(given) or given[due[1]].kind != v.START or given[due[1]].whom != v.ONE:
            return None
        return Decision(s.spokesman(), "bonus", [(V_GIVE, who) for who in s.beheaded()], due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda[-1] = (BONUS, due[1] + 1)
        bound_to(s, bonuses(s.record)[due[1]], [action[1]])

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        given = bonuses(s.record)
        if due[1] >= len(given):
            s.agenda.pop()
            if s.record.gifts:
                record = Record(s.record)
                record.gifts = ()
                s.record = record
            return
        s.agenda[-1] = (BONUS, due[1] + 1)
        clause = given[due[1]]
        if clause.kind == v.START and clause.whom == v.ALL:
            bound_to(s, clause, [who for who in s.group() if who in s.beheaded()])
        elif clause.kind == v.START and clause.whom == v.FIRST_PLAYER:
            bound_to(s, clause, [s.first])
        else:
            owe(s, clause.does)


def bound_to(s: State, clause: Clause, whom: list[int]) -> None:
    for who in reversed(whom):
        s.agenda += [(GAIN_FOR, who, atom[0], atom[1], atom[3]) for atom in reversed(clause.does)]


class EnterBiome(Step[State, State]):
    """(ENTER_BIOME) the first biome of the run; (ENTER_BIOME, face) the next one."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        face = FACE_IDS.index(WORLD.stages[s.stage].face) if len(due) == 1 else due[1]
        set_up_biome(s, face, chance, emit)
        for fighter in s.fighters:
            fighter.used[v.BIOME] = 0
        s.agenda.append((PATH,))
        for clause in reversed(effects_of(s.record)):
            if clause.kind == v.ON and clause.n == v.ENTER_BIOME and entered(s, clause):
                owe(s, clause.does)


def entered(s: State, clause: Clause) -> bool:
    """`nth=2`: only in the second biome of a run."""
    return all(condition[0] != v.NTH or condition[1] == s.biomes for condition in clause.conditions)


def set_up_biome(s: State, face: int, chance: Chance, emit: Emit) -> None:
    """DC-SET-05, DC-SET-06, DC-SET-08, DC-SET-09: its own monsters and tiles; the Group stands on the start space.

    Worms, bells, lanterns and what holds until a biome is left begin anew. The two faces of the castle share one shuffle: the
    second is dealt from what the first one left.
    """
    biome = FACES[face].biome
    shared = s.face != NOWHERE and FACES[s.face].biome == biome
    s.face = face
    s.space = NOWHERE
    s.trail = (*s.trail, (face, NOWHERE))
    s.biomes += 1
    s.visited |= 1 << biome
    s.tiles = (NOWHERE,) * len(FACES[face].spaces)
    if not shared:
        purged = s.record.purged_tiles
        s.tile_bag = [number for number, tile in enumerate(TILES) if tile.biome == biome and number not in purged]
    s.monsters = monsters_of(s.record, biome)
    s.monster_discard = []
    s.foreseen = ((), ())
    s.seals = s.rung = s.dark = 0
    note(s, FEW_COMBATS, 0)
    s.bells = tuple(range(len(WORLD.bells)))
    for fighter in s.fighters:
        fighter.worms = 0
    if emit is not None:
        emit(Event("biome", {"face": face}))
    if any(clause.kind == v.DOORS_FACE_UP for clause in effects_of(s.record)):
        for space, shape in enumerate(FACES[face].shapes):
            if shape == HEXAGON:
                turn_up(s, space, chance, emit)


def monsters_of(record: Record, biome: int) -> list[int]:
    """DC-SET-05: a biome's own cards, and guests that have joined them for good."""
    guests = [UPGRADES[number].foe for number in record.guests]
    kinds = (*MONSTERS, *GUESTS)
    return [
        card
        for card, kind in enumerate(MONSTER_CARDS)
        if kinds[kind].biome == biome and (kind < len(MONSTERS) or any(each is kinds[kind] for each in guests))
    ]


def turn_up(s: State, space: int, chance: Chance, emit: Emit) -> int:
    """DC-EXP-06: the tile of a space, now for all to see."""
    tile = draw_tile(s, FACES[s.face].shapes[space], chance)
    s.tiles = (*s.tiles[:space], tile, *s.tiles[space + 1 :])
    if emit is not None:
        emit(Event("turned-up", {"space": space, "tile": tile}, reveals=True))
    return tile


STEPS: Final[dict[int, Step[State, State]]] = {
    CHOOSE_HERO: ChooseHero("hero"),
    CHOOSE_START: ChooseStart("start"),
    EXCHANGE: Exchange("mutations"),
    HAND_OUT: HandOut("cards"),
    DEAL: Deal("deal"),
    CHOOSE_FIRST: ChooseFirst("first"),
    EARLY_WOUND: EarlyWound("early wound"),
    BONUS: Bonus("bonus"),
    ENTER_BIOME: EnterBiome("biome"),
}
