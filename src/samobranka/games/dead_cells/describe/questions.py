"""What a question says."""

from typing import Final

from samobranka.core.agenda import Due
from samobranka.core.decision import Decision
from samobranka.core.errors import Message
from samobranka.games.dead_cells import wording
from samobranka.games.dead_cells.describe.things import (
    CARD_WORDS,
    DEED_WORDS,
    GEAR_WORDS,
    SCROLL_WORDS,
    STATE_WORDS,
    TRACK_WORDS,
    UPGRADE_WORDS,
    enemy_at,
    said,
)
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.rules.steps import FOE_ACT
from samobranka.games.dead_cells.state import NOBODY, State

QUESTIONS: Final = frozenset((
    "ally", "arrange", "assign", "bonus", "card-to", "cards", "challenge", "check", "cleanse", "discard", "door",
    "drop", "early-wound", "either", "equip", "exchange", "feat", "finish", "first", "gear", "gold", "healer",
    "her-symbol", "hero", "hold", "key", "loot", "lose", "market", "mend", "mutations", "one-of-three", "order",
    "passer", "path", "place", "plan", "plus", "potion", "purge", "reveal", "row", "rune", "scroll", "shop", "skill",
    "slot", "spend", "spill", "start", "state", "swap", "symbol", "target", "tidy", "unbleed", "unmalaise", "unworm",
    "vial", "wound", "zero",
))  # fmt: skip


def ask(s: State, decision: Decision) -> Message:
    """The question, in the second person; what it is about, where that helps."""
    question, about = decision.question, decision.about
    if question not in QUESTIONS:
        return said("ask-other")
    if question in ("assign", "state") and about and about[0] == FOE_ACT:
        return asked_of_harm(s, question, about)
    if question == "target" and len(about) >= 6:
        return said("ask-target", text=wording.atom(about[2:6]))
    if question in ("gear", "equip") and about:
        return said(f"ask-{question}", gear=GEAR_WORDS[about[-1]])
    if question == "scroll" and about:
        return said("ask-scroll", colour=SCROLL_WORDS[about[1]])
    if question == "check" and about:
        return said("ask-check", symbol=TRACK_WORDS[about[1]])
    if question == "spend":
        return said("ask-spend", cells=s.bag.cells)
    if question == "card-to" and about:
        return said("ask-card-to", card=CARD_WORDS[about[1]])
    if question == "slot" and about:
        return said("ask-slot", upgrade=UPGRADE_WORDS[about[1]])
    if question == "wound" and about:
        return said("ask-wound", count=about[1])
    return said(f"ask-{question}")


def asked_of_harm(s: State, question: str, about: Due) -> Message:
    what = said("harm-hit", n=about[3]) if about[2] == v.STRIKE else DEED_WORDS[about[2]]
    if about[2] == v.AFFLICT:
        what = STATE_WORDS[about[3]]
    if about[1] == NOBODY:
        return said(f"ask-{question}-death", what=what)
    return said(f"ask-{question}", foe=enemy_at(s, about[1]), what=what)
