"""Who is told of: in solo the second fighter is Serenade, whom a sentence must know by a number of her own."""

from typing import Final

from samobranka.core.errors import Fact
from samobranka.core.events import Emit, Event

FIGHTER: Final = "fighter"
# names.SERENADES_NUMBER
SERENADE: Final = 4


def of_serenade(emit: Emit, solo: bool) -> Emit:
    """DC-SOL-01: whatever happens to the fighter after the one Beheaded happens to her."""
    if emit is None or not solo:
        return emit
    listener = emit

    def told(event: Event) -> None:
        if event.facts.get(FIGHTER) == 1:
            facts: dict[str, Fact] = {**event.facts, FIGHTER: SERENADE}
            event = Event(event.kind, facts, event.reveals, event.seats, event.public, event.once)
        listener(event)

    return told
