"""What a bot tells the others: whom to focus while a fight is prepared, and whether it agrees with who speaks or points.

Goals only: in a fight nothing here looks at anybody's hand, the bot's own included (DC-HID-02).
"""

from typing import Final

from samobranka.core.decision import Action, Decision
from samobranka.core.names import NOTHING
from samobranka.games.dead_cells.answers import JUDGES, left_of, of_loot, threat
from samobranka.games.dead_cells.brain import after_way
from samobranka.games.dead_cells.describe import pieces as pieces_of
from samobranka.games.dead_cells.names import FIGHTERS, LINE, LOOT, MONSTERS, SERENADES_NUMBER
from samobranka.games.dead_cells.rules.summoned import health_of, is_boss, protected
from samobranka.games.dead_cells.state import NOWHERE, State
from samobranka.games.dead_cells.worth import PREY

YES: Final = "yes"
NO: Final = "no"
FOCUS: Final = "focus"
# A finger on pieces, without a word.
POINT: Final = "point"
# Questions whose answer follows from what all see: of these a bot says what it thinks.
OPEN: Final = frozenset((
    "path", "passer", "scroll", "gear", "vial", "healer", "mend", "potion", "target", "spill", "finish", "assign", "state",
    "loot", "wound", "early-wound",
))  # fmt: skip
# So much worse than the best may be what it agrees to.
NEAR: Final = 0.5
# Somebody with so little health left should be careful; a boss with so little left should be finished.
FRAIL: Final = 2
NEARLY: Final = 5


def urgency(s: State, space: int) -> float:
    """What it is worth to be rid of an enemy, for every hit that it takes."""
    fight = s.fight
    enemy = None if fight is None or not 0 <= space < len(fight.line) else fight.line[space]
    if fight is None or enemy is None or enemy.hidden or protected(s, enemy):
        return 0.0
    left = max(health_of(s, enemy) - enemy.damage, 1)
    return (threat(s, enemy, fight.round) + PREY[enemy.foe] + (6.0 if is_boss(enemy) else 0.0)) / left


def most_urgent(s: State) -> int:
    """The enemy that all should aim at; NOWHERE: there is none, or only one."""
    spaces = [] if s.fight is None else [space for space, enemy in enumerate(s.fight.line) if enemy is not None]
    if len(spaces) < 2:
        return NOWHERE
    return max(spaces, key=lambda space: (urgency(s, space), -space))


def wish(s: State, seat: int) -> tuple[str, list[str]] | None:
    """What it says by itself before the first card is placed: whom to focus, if there is a choice."""
    asked = s.asked
    if asked is None or asked.question != "place" or any(fighter.active for fighter in s.fighters):
        return None
    space = most_urgent(s)
    return None if space == NOWHERE else (FOCUS, [LINE[space]])


def reply(s: State, seat: int, phrase: str, pieces: list[str]) -> str | None:
    """Yes or no to what somebody wants; None: that is no question."""
    if phrase == POINT:
        return pointed(s, pieces)
    if s.fight is None:
        return None
    space = space_of(s, pieces[0]) if pieces else NOWHERE
    if phrase in (FOCUS, "leave", "beware") and space == NOWHERE:
        return None
    if phrase == FOCUS:
        best = most_urgent(s)
        return YES if best in (NOWHERE, space) or urgency(s, space) >= 0.8 * urgency(s, best) else NO
    if phrase == "leave":
        return NO if space == most_urgent(s) else YES
    if phrase == "beware":
        enemy = s.fight.line[space]
        return YES if enemy is not None and threat(s, enemy, s.fight.round) > 0 else NO
    if phrase == "protect" and pieces:
        who = FIGHTERS.find(pieces[0])
        who = 1 if s.setup.solo and who == SERENADES_NUMBER else who
        if not 0 <= who < len(s.fighters):
            return None
        return YES if left_of(s.fighters[who]) <= min(left_of(each) for each in s.fighters) + 1 else NO
    if phrase == "get" and pieces:
        kind = LOOT.find(pieces[0])
        return None if kind == NOTHING else YES if of_loot(s.fight, kind) > 0 else NO
    weak = min(left_of(each) for each in s.fighters) <= FRAIL
    if phrase == "play-safe":
        return YES if weak else NO
    if phrase == "all-in":
        return YES if not weak or nearly_won(s) else NO
    return None


def pointed(s: State, pieces: list[str]) -> str | None:
    """Before the cards are turned up a finger on an enemy wants all to aim at it; else it stands on one of the answers."""
    asked = s.asked
    if asked is None or not pieces:
        return None
    if asked.question in ("place", "passer") and space_of(s, pieces[0]) != NOWHERE:
        return reply(s, asked.seat, FOCUS, pieces)
    meant = [action for action in asked.choices if pieces[0] in pieces_of(s, action)] if asked.question in OPEN else []
    if not meant:
        return None
    best = max(liked(s, asked, action) for action in asked.choices)
    return YES if max(liked(s, asked, action) for action in meant) >= best - NEAR else NO


def liked(s: State, asked: Decision, action: Action) -> float:
    return after_way(s, action) if asked.question == "path" else JUDGES[asked.question](s, asked.about, action)


def nearly_won(s: State) -> bool:
    line = [] if s.fight is None else s.fight.line
    return any(enemy is not None and is_boss(enemy) and health_of(s, enemy) - enemy.damage <= NEARLY for enemy in line)


def space_of(s: State, piece: str) -> int:
    """An enemy by its space or by its card."""
    space = LINE.find(piece)
    line = [] if s.fight is None else s.fight.line
    if space == NOTHING:
        card = MONSTERS.find(piece)
        space = next((at for at, enemy in enumerate(line) if enemy is not None and enemy.card == card), NOWHERE)
    return space if 0 <= space < len(line) and line[space] is not None else NOWHERE
