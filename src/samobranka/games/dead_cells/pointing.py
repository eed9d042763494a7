"""Why pointing at something leads nowhere now. Only what lies open on the table is used."""

from typing import Final

from samobranka.core.decision import Decision
from samobranka.core.errors import Message
from samobranka.core.names import NOTHING
from samobranka.games.dead_cells.describe.things import FOE_WORDS, TRACK_WORDS, fighter
from samobranka.games.dead_cells.language import tiles as shapes
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.material import FACES, FOES
from samobranka.games.dead_cells.names import ABILITIES, CARDS, FIGHTERS, GEAR, LEADS_TO, LINE, PLACES, SERENADES_NUMBER
from samobranka.games.dead_cells.rules.abilities import FIRST_GEAR
from samobranka.games.dead_cells.rules.harm import participants
from samobranka.games.dead_cells.rules.summoned import in_reach, of_boss
from samobranka.games.dead_cells.state import State

POINT: Final = "dead_cells-point-"
AIMS: Final = ("target", "spill", "finish")
HEALS: Final = ("vial", "healer", "mend", "potion")
HARMS: Final = ("assign", "state", "wound")
USES: Final = ("skill", "zero", "row", "plus")


def why_not(s: State, seat: int, decision: Decision, pieces: list[str]) -> Message | None:
    """For pieces pointed at one after the other that belong to no choice; None where there is nothing more to say."""
    if not pieces:
        return None
    piece = pieces[-1]
    if PLACES.find(piece) != NOTHING and decision.question == "path":
        return no_way(s, PLACES.find(piece))
    if LINE.find(piece) != NOTHING and s.fight is not None:
        return no_target(s, decision, LINE.find(piece))
    if FIGHTERS.find(piece) != NOTHING:
        return no_fighter(s, decision, who_is(s, FIGHTERS.find(piece)))
    if CARDS.find(piece) != NOTHING:
        return no_card(s, seat, decision, CARDS.find(piece))
    gear = GEAR.find(piece)
    return None if gear == NOTHING else no_gear(s, decision, gear)


def who_is(s: State, number: int) -> int:
    """DC-SOL-01: alone, Serenade is the second."""
    return 1 if s.setup.solo and number == SERENADES_NUMBER else number


def no_way(s: State, place: int) -> Message:
    """DC-EXP-03, DC-EXP-05, DC-CHK-02, DC-KEY-01: no corridor, or what it asks for is not there."""
    for number in FACES[s.face].leaving[s.space]:
        if LEADS_TO[s.face][number] != place:
            continue
        way = FACES[s.face].ways[number]
        if way.gate == shapes.RUNE_GATE:
            return Message(POINT + "rune")
        if way.gate == shapes.HAND_GATE:
            return Message(POINT + "symbol", track=TRACK_WORDS[way.what])
        if way.gate == shapes.KEY_GATE:
            return Message(POINT + "key")
    return Message(POINT + "way")


def no_target(s: State, decision: Decision, space: int) -> Message | None:
    """DC-ACT-11, DC-STA-06, DC-STA-08, DC-LAN-01, DC-BOS-11: an enemy that cannot be meant by this."""
    line = [] if s.fight is None else s.fight.line
    enemy = line[space] if space < len(line) else None
    if enemy is None:
        return Message(POINT + "empty")
    if enemy.hidden:
        return Message(POINT + "dark")
    if decision.question not in AIMS:
        return None
    foe = FOE_WORDS[enemy.foe]
    if enemy.invisible:
        return Message(POINT + "invisible", foe=foe)
    if decision.question != "target" or len(decision.about) < 6 or s.fight is None:
        return Message(POINT + "range", foe=foe)
    kind, n, _, where = decision.about[2:6]
    if kind in (v.PUSH, v.PULL) and of_boss(enemy):
        return Message(POINT + "boss")
    if kind == v.INFLICT and FOES[enemy.foe].immune >> n & 1:
        return Message(POINT + "immune", foe=foe)
    return None if in_reach(s.fight, where, space) and where & v.ANY else Message(POINT + "range", foe=foe)


def no_fighter(s: State, decision: Decision, who: int) -> Message | None:
    """DC-ACT-03, DC-ACT-12, DC-CMP-14, DC-TRK-07, DC-STA-04: one of us for whom this is not."""
    if not 0 <= who < len(s.fighters):
        return None
    one, name = s.fighters[who], fighter(s, who)
    if one.hero >= 0 and not one.alive():
        return Message(POINT + "dead", fighter=name)
    if s.fight is not None and who == s.fight.passer:
        return Message(POINT + "passer", fighter=name)
    if (decision.question in HEALS or decision.question == "ally") and not one.damage:
        return Message(POINT + "unhurt", fighter=name)
    if decision.question == "scroll":
        return Message(POINT + "full", fighter=name)
    if decision.question in HARMS and s.fight is not None and who not in participants(s):
        return Message(POINT + "passer", fighter=name)
    return None


def no_card(s: State, seat: int, decision: Decision, card: int) -> Message | None:
    """DC-CMP-03: only one's own hand is played from."""
    mine = any(card in s.fighters[who].hand for who in s.beheaded() if s.seat_of(who) == seat)
    if decision.question in ("place", "check", "swap", "discard"):
        return None if mine else Message(POINT + "foreign")
    active = next((who for who, one in enumerate(s.fighters) if card in one.active), NOTHING)
    if active == NOTHING or s.fight is None:
        return None
    frozen = s.fighters[active].states[v.FROZEN] >> s.fight.round & 1
    return Message(POINT + "frozen", fighter=fighter(s, active)) if frozen else None


def no_gear(s: State, decision: Decision, gear: int) -> Message | None:
    """DC-EQP-01, DC-EQP-03, DC-INT-04: no room for it, used already, or too dear."""
    if decision.question == "equip":
        return Message(POINT + "slots", fighter=fighter(s, decision.about[1]))
    wearer = next((who for who, one in enumerate(s.fighters) if gear in one.gear), NOTHING)
    if wearer != NOTHING and decision.question in USES:
        used = s.fighters[wearer].used
        number = FIRST_GEAR + gear
        if any(bits >> number & 1 for bits in used) and ABILITIES[number]:
            return Message(POINT + "used")
        if s.fight is not None and s.fighters[wearer].states[v.FROZEN] >> s.fight.round & 1:
            return Message(POINT + "frozen", fighter=fighter(s, wearer))
    return Message(POINT + "teeth") if decision.question in ("shop", "market") and wearer == NOTHING else None
