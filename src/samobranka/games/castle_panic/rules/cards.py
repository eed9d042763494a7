"""Phase 4: playing cards."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.castle_panic.material import (
    ANY,
    ARCS,
    BARBARIAN,
    BRICK,
    CARD_KIND,
    CARDS,
    DRAW_2,
    DRIVE_HIM_BACK,
    FIELD,
    FORTIFY_TOKENS,
    FORTIFY_WALL,
    HERO,
    HEROIC_REACH,
    MISSING,
    MORTAR,
    NICE_SHOT,
    NOT_FOREST,
    REACH,
    SCAVENGE,
    TAR,
    TOKEN_KIND,
    TOKENS,
)
from samobranka.games.castle_panic.rules.hands import discard_card, draw_card, one_of_each
from samobranka.games.castle_panic.rules.monsters import slay, strike
from samobranka.games.castle_panic.rules.steps import (
    PLAY,
    V_ALL_FOR_ONE,
    V_BUILD,
    V_DRAW,
    V_DRIVE,
    V_FORTIFY,
    V_HIT,
    V_MISSING,
    V_NICE_SHOT,
    V_PASS,
    V_SCAVENGE,
    V_SLAY,
    V_TAR,
)
from samobranka.games.castle_panic.rules.turn import PASS
from samobranka.games.castle_panic.state import OFF, State

# What cards are played on.
ON_MONSTERS: Final = (V_HIT, V_NICE_SHOT, V_ALL_FOR_ONE, V_SLAY, V_TAR, V_DRIVE)
ON_WALLS: Final = (V_BUILD, V_FORTIFY)
# All hits there can be, made once: they are listed in every play phase.
HITS: Final[list[list[Action]]] = [[(V_HIT, card, token) for token in range(TOKENS)] for card in range(CARDS)]


class Play(Step[State, State]):
    """CP-25, CP-25a: as many cards as somebody likes, one after the other, until he says that it is enough."""

    def ask(self, s: State, _: State, due: Due) -> Decision:
        choices = playable(s)
        return Decision(s.active, "play", choices, stop=len(choices) == 1)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        if action[0] == V_PASS:
            s.agenda.pop()
        else:
            play(s, action, chance, emit)


def playable(s: State) -> list[Action]:
    """CP-25, F51: every card that could do something, and passing."""
    hand = s.hands[s.active]
    choices: list[Action] = [PASS]
    cards = one_of_each(hand)
    targets = distinct_targets(s)
    foes = targets if not s.setup.tar_blocks_hits else [token for token in targets if token != s.tarred]
    hitters: list[int] = []
    for card in cards:
        kind = CARD_KIND[card]
        if kind < BRICK:
            hitters.append(card)
            add_hits(s, card, foes, choices)
        else:
            add_special(s, card, kind, cards, targets, foes, choices)
    if s.setup.all_for_one:
        add_all_for_one(s, hitters, foes, choices)
    return choices


def distinct_targets(s: State) -> list[int]:
    """Monsters of one kind and health in one space cannot differ, so one stands for all; tar makes a difference."""
    taken = 0
    distinct: list[int] = []
    for token in s.board:
        space = 1 << s.at[token]
        if not taken & space or not any_alike(s, token, distinct):
            taken |= space
            distinct.append(token)
    return distinct


def any_alike(s: State, token: int, others: list[int]) -> bool:
    for other in others:
        if (
            s.at[other] == s.at[token]
            and TOKEN_KIND[other] == TOKEN_KIND[token]
            and s.hp[other] == s.hp[token]
            and s.tarred not in (other, token)
        ):
            return True
    return False


def reach_of(s: State, kind: int) -> int:
    """CP-27 to CP-31, CP-102: the spaces where a card can hit."""
    return HEROIC_REACH[kind] if s.setup.heroic else REACH[kind]


def add_hits(s: State, card: int, foes: list[int], choices: list[Action]) -> None:
    """CP-26 to CP-31"""
    reach = reach_of(s, CARD_KIND[card])
    at = s.at
    hits = HITS[card]
    for token in foes:
        if reach >> at[token] & 1:
            choices.append(hits[token])


def add_special(
    s: State, card: int, kind: int, cards: list[int], targets: list[int], foes: list[int], choices: list[Action]
) -> None:
    """CP-36 to CP-49, F51: cards with an effect of their own, where it could have one."""
    if kind == BRICK:
        add_walls(s, card, cards, choices)
    elif kind == NICE_SHOT:
        add_nice_shots(s, card, cards, foes, choices)
    elif kind == BARBARIAN:
        choices += [(V_SLAY, card, token) for token in foes if NOT_FOREST >> s.at[token] & 1]
    elif kind == DRIVE_HIM_BACK:
        choices += [(V_DRIVE, card, token) for token in foes if NOT_FOREST >> s.at[token] & 1]
    elif kind == TAR:
        choices += [(V_TAR, card, token) for token in targets if token != s.tarred]
    elif kind == FORTIFY_WALL:
        if s.fortified.bit_count() < FORTIFY_TOKENS:
            bare = s.walls & ~s.fortified
            choices += [(V_FORTIFY, card, arc) for arc in range(ARCS) if bare >> arc & 1]
    elif kind == MISSING:
        if missing_helps(s):
            choices.append((V_MISSING, card))
    elif kind == DRAW_2:
        choices.append((V_DRAW, card))
    elif kind == SCAVENGE:
        choices += [(V_SCAVENGE, card, wanted) for wanted in one_of_each(s.discard)]


def missing_helps(s: State) -> bool:
    """F51: only while a token could still be drawn, or played by the Overlord, this turn."""
    return not s.missing and bool(s.pile or s.overlord_hand)


def add_walls(s: State, brick: int, cards: list[int], choices: list[Action]) -> None:
    """CP-48 to CP-50: Brick and Mortar together, on any line without a wall, tower or no tower."""
    for card in cards:
        if CARD_KIND[card] == MORTAR:
            choices += [(V_BUILD, brick, card, arc) for arc in range(ARCS) if not s.walls >> arc & 1]


def add_nice_shots(s: State, nice_shot: int, cards: list[int], foes: list[int], choices: list[Action]) -> None:
    """CP-37, F19: with any card that hits, on a target of that card."""
    for card in cards:
        if CARD_KIND[card] < BRICK:
            reach = reach_of(s, CARD_KIND[card])
            choices += [(V_NICE_SHOT, nice_shot, card, token) for token in foes if reach >> s.at[token] & 1]


def add_all_for_one(s: State, hitters: list[int], foes: list[int], choices: list[Action]) -> None:
    """CP-101: an Archer, a Knight and a Swordsman of one colour slay a monster of that colour outside the castle."""
    for colour in range(3):
        wanted = (colour, ANY) if s.setup.any_colour_counts else (colour,)
        trio = [
            [
                card
                for card in hitters
                if CARD_KIND[card] < HERO and CARD_KIND[card] // 4 == unit and CARD_KIND[card] % 4 in wanted
            ]
            for unit in range(3)
        ]
        for token in foes:
            if FIELD[colour] >> s.at[token] & 1:
                choices += [
                    (V_ALL_FOR_ONE, archer, knight, swordsman, token)
                    for archer in trio[0]
                    for knight in trio[1]
                    for swordsman in trio[2]
                ]


def play(s: State, action: Action, chance: Chance, emit: Emit) -> None:
    """CP-25: the card goes to the discard as it is played, then it acts."""
    verb = action[0]
    seat = s.active
    play_cards(s, seat, action, emit)
    if verb == V_HIT:
        strike(s, seat, action[2], emit)
    elif verb in (V_SLAY, V_NICE_SHOT, V_ALL_FOR_ONE):
        slay(s, seat, action[-1], emit)
    elif verb == V_DRAW:
        draw_two(s, seat, chance, emit)
    elif verb == V_SCAVENGE:
        scavenge(s, seat, action[2], emit)
    elif verb == V_MISSING:
        s.missing = True
    else:
        help_castle(s, verb, action, emit)


def cards_of(action: Action) -> Action:
    """The cards that an action of this phase spends: all its numbers but the verb and the target."""
    verb = action[0]
    if verb in (V_MISSING, V_DRAW):
        return action[1:]
    return action[1:-1]


def play_cards(s: State, seat: int, action: Action, emit: Emit) -> None:
    """CP-25, F25: on the discard pile at once, so Scavenge and a reshuffle see them (F8)."""
    for card in cards_of(action):
        discard_card(s, seat, card)
        if emit is not None:
            emit(Event("played", {"seat": seat, "card": card, "target": target_of(action), "wall": wall_of(action)}))


def target_of(action: Action) -> int:
    """The monster that cards are played on, or OFF."""
    return action[-1] if action[0] in ON_MONSTERS else OFF


def wall_of(action: Action) -> int:
    """The wall that cards build or strengthen, or OFF."""
    return action[-1] if action[0] in ON_WALLS else OFF


def help_castle(s: State, verb: int, action: Action, emit: Emit) -> None:
    """CP-38 to CP-50: cards that hold monsters up or mend the castle."""
    target = action[-1]
    if verb == V_TAR:
        spread_tar(s, target, emit)
    elif verb == V_DRIVE:
        drive_back(s, target, emit)
    elif verb == V_BUILD:
        s.walls |= 1 << target
        if emit is not None:
            emit(Event("built", {"wall": target}))
    elif verb == V_FORTIFY:
        s.fortified |= 1 << target
        if emit is not None:
            emit(Event("fortified", {"wall": target}))


def spread_tar(s: State, token: int, emit: Emit) -> None:
    """CP-38, CP-40, F49: there is one tar token; put on another monster, it frees the first."""
    if emit is not None:
        emit(Event("tarred", {"token": token, "freed": s.tarred}))
    s.tarred = token


def drive_back(s: State, token: int, emit: Emit) -> None:
    """CP-44, F14: to the Forest of the same arc; walls, health and tar do not matter."""
    home = s.at[token] % ARCS
    if emit is not None:
        emit(Event("driven", {"token": token, "start": s.at[token], "space": home}))
    s.at[token] = home


def draw_two(s: State, seat: int, chance: Chance, emit: Emit) -> None:
    """CP-46: whatever the limit."""
    for _ in range(2):
        draw_card(s, seat, chance, emit)


def scavenge(s: State, seat: int, card: int, emit: Emit) -> None:
    """CP-47, F26: any one card of the discard pile but Scavenge itself."""
    s.discard.remove(card)
    s.hands[seat].append(card)
    if emit is not None:
        emit(Event("scavenged", {"seat": seat, "card": card}))


STEPS: Final[dict[int, Step[State, State]]] = {PLAY: Play("play")}
