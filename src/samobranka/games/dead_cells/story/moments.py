"""What is called out over the board."""

from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.games.dead_cells.box.foes import ELITE
from samobranka.games.dead_cells.describe.events import number, tell
from samobranka.games.dead_cells.describe.things import BIOME_WORDS, RUNE_WORDS
from samobranka.games.dead_cells.material import FOES
from samobranka.games.dead_cells.state import MONSTER_CARDS
from samobranka.games.dead_cells.story.sayings import fighter, monster, say


def great(event: Event) -> Message | None:
    """A new place, a boss and its fall, an elite's death, a rune; somebody falls, or just does not."""
    kind = event.kind
    if kind in ("boss", "boss-fell"):
        return say(f"great-{kind}", boss=tell(event).facts["boss"])
    if kind == "killed" and FOES[MONSTER_CARDS[number(event, "monster")]].kind == ELITE:
        return say("great-killed", foe=monster(event))
    if kind == "died" or (kind == "hurt" and number(event, "left") == 0):
        return say("great-fallen", fighter=fighter(event))
    if kind == "cheated-death":
        return say("great-cheated", fighter=fighter(event))
    if kind == "found-rune":
        return say("great-rune", rune=RUNE_WORDS[number(event, "rune")])
    return say("great-biome", place=BIOME_WORDS[number(event, "face")]) if kind == "biome" else None
