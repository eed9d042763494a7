"""What is called out over the board."""

from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.games.dead_cells.box.foes import ELITE
from samobranka.games.dead_cells.describe.events import number
from samobranka.games.dead_cells.describe.things import BIOME_WORDS, RUNE_WORDS
from samobranka.games.dead_cells.material import FOES
from samobranka.games.dead_cells.state import MONSTER_CARDS
from samobranka.games.dead_cells.story.sayings import fighter, monster, say


def great(event: Event) -> Message | None:
    if event.kind == "killed" and FOES[MONSTER_CARDS[number(event, "monster")]].kind == ELITE:
        return say("great-killed", foe=monster(event))
    if event.kind == "died" or (event.kind == "hurt" and number(event, "left") == 0):
        return say("great-fallen", fighter=fighter(event))
    if event.kind == "cheated-death":
        return say("great-cheated", fighter=fighter(event))
    if event.kind == "found-rune":
        return say("great-rune", rune=RUNE_WORDS[number(event, "rune")])
    return say("great-biome", place=BIOME_WORDS[number(event, "face")]) if event.kind == "biome" else None
