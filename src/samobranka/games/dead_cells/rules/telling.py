"""Who is told of: in solo the second fighter is Serenade, whom a sentence must know by a number of her own."""

from typing import Final

from samobranka.core.errors import Fact
from samobranka.core.events import Emit, Event

# Facts that are fighters.
FIGHTERS: Final = ("fighter", "by")
# names.SERENADES_NUMBER
SERENADE: Final = 4


def of_serenade(emit: Emit, solo: bool) -> Emit:
    """DC-SOL-01: whatever happens to the fighter after the one Beheaded happens to her."""
    if emit is None or not solo:
        return emit
    listener = emit

    def told(event: Event) -> None:
        if any(event.facts.get(fact) == 1 for fact in FIGHTERS):
            facts: dict[str, Fact] = {
                name: SERENADE if name in FIGHTERS and value == 1 else value for name, value in event.facts.items()
            }
            event = Event(event.kind, facts, event.reveals, event.seats, event.public, event.once)
        listener(event)

    return told
