"""What a choice points at."""

from typing import Final

from samobranka.core.decision import Action
from samobranka.games.dead_cells.material import CARDS, GEAR
from samobranka.games.dead_cells.names import ANNOUNCED, ROUNDS, STATES, TRACKS, VERBS
from samobranka.games.dead_cells.rules.steps import SHOP, V_BUY, V_CHOOSE, V_COMPANION, V_PLACE
from samobranka.games.dead_cells.state import State
from samobranka.games.dead_cells.view import name_of, on_show


def pieces(s: State, action: Action) -> list[str]:
    """What a person points at for this choice, in order. Of a card and what is announced with it: the card, and its row."""
    verb = VERBS[action[0]]
    if action[0] == V_PLACE:
        card = CARD_IDS[action[1]]
        row = f"{card}.{ANNOUNCED[action[2]]}.{ROUNDS[action[3]]}"
        return [card] if s.setup.hands_open else [card, row]
    if action[0] == V_COMPANION:
        return [GEAR_IDS[action[2]]]
    found: list[str] = []
    for names, value in zip(verb.arguments, action[1:], strict=False):
        # Tracks, states and the like are not things to point at.
        if names is None or names in UNTOUCHABLE:
            continue
        name = names[value]
        found.append(name_of(s, value) if name.startswith("fighter-") else name)
    if action[0] == V_BUY:
        shown = on_show(s)
        found = [GEAR_IDS[shown[action[1] - 1]]] if 0 < action[1] <= len(shown) else goods(s)
    if action[0] == V_CHOOSE:
        plan = s.asked is not None and s.asked.question == "plan"
        found = [f"b{action[1]}" if plan else f"option-{action[1]}"]
    return found


def goods(s: State) -> list[str]:
    """What a merchant sells without showing cards."""
    return [f"good-{s.agenda[-1][1] + 1}"] if s.agenda and s.agenda[-1][0] == SHOP else []


CARD_IDS: Final[list[str]] = [card.id for card in CARDS]
GEAR_IDS: Final[list[str]] = [f"gear-{card.id}" for card in GEAR]
UNTOUCHABLE: Final = (TRACKS, STATES, ROUNDS, ANNOUNCED)
