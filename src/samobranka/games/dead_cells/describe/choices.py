"""What a choice says."""

from collections.abc import Callable
from typing import Final

from samobranka.core.decision import Action
from samobranka.core.errors import Message
from samobranka.core.names import NOTHING
from samobranka.games.dead_cells import wording
from samobranka.games.dead_cells.describe.things import (
    ANNOUNCED_WORDS,
    CARD_WORDS,
    DECK_WORDS,
    FOE_WORDS,
    GEAR_WORDS,
    HERO_WORDS,
    LOOT_WORDS,
    PLAYERS,
    RUNE_WORDS,
    SPACE_WORDS,
    STAGE_WORDS,
    STATE_WORDS,
    TRACK_WORDS,
    UPGRADE_WORDS,
    ability_name,
    clause_of,
    enemy_at,
    fighter,
    said,
)
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.material import FACES, GEAR, TILES
from samobranka.games.dead_cells.names import EXITS, LEADS_TO, PLACES, SHAPES, SPACES, VERBS
from samobranka.games.dead_cells.rules import foresight
from samobranka.games.dead_cells.rules.serenade import HER
from samobranka.games.dead_cells.rules.spending import price
from samobranka.games.dead_cells.rules.steps import (
    SHOP,
    V_AIM,
    V_AIM_TWO,
    V_BEGIN,
    V_BUY,
    V_CHOOSE,
    V_CLEANSE,
    V_COMPANION,
    V_DECLINE,
    V_DISCARD,
    V_DRINK,
    V_DROP,
    V_FIRST,
    V_GIVE,
    V_GO,
    V_HAND,
    V_KEEP,
    V_LOOT,
    V_PASS,
    V_PAY,
    V_PLACE,
    V_PURGE,
    V_PURGE_GEAR,
    V_PUT,
    V_RUNE,
    V_SCROLL,
    V_SKILL,
    V_SPEND,
    V_STORE,
    V_SWAP,
    V_TAKE,
    V_UPGRADE,
    V_USE,
    V_WIELD,
)
from samobranka.games.dead_cells.rules.tiles import here
from samobranka.games.dead_cells.state import MONSTER_CARDS, State
from samobranka.games.dead_cells.view import on_show

# Questions whose "no" has words of its own.
SAYS_NO: Final = frozenset((
    "mutations", "cards", "swap", "potion", "zero", "row", "plus", "skill", "loot", "shop", "door", "healer", "market", "tidy",
    "key", "spill", "hold", "spend", "purge", "challenge",
))  # fmt: skip


def describe(s: State, seat: int, action: Action) -> Message:
    return CHOICES[action[0]](s, action) if action[0] in CHOICES else said(f"choice-{VERBS[action[0]].name}")


def passing(s: State, action: Action) -> Message:
    """A "no" says to what."""
    question = "" if s.asked is None else s.asked.question
    return said(f"choice-pass-{question}") if question in SAYS_NO else said("choice-pass")


def giving(s: State, action: Action) -> Message:
    question = "" if s.asked is None else s.asked.question
    kind = "passer" if question == "passer" else "harm" if question in ("assign", "state", "wound", "early-wound") else "give"
    return said(f"choice-{kind}", fighter=fighter(s, action[1]))


def scrolling(s: State, action: Action) -> Message:
    """DC-SOL-06: Serenade's marker has no colour."""
    if s.setup.solo and action[1] == HER:
        return said("choice-give", fighter=fighter(s, HER))
    return said("choice-scroll", fighter=fighter(s, action[1]), track=TRACK_WORDS[action[2]])


def going(s: State, action: Action) -> Message:
    """Where to, what is known of it, and what stands in the way."""
    place = place_word(s, action[1])
    if s.asked is not None and s.asked.question == "reveal":
        return said("choice-reveal", place=place)
    way = next((number for number in FACES[s.face].leaving[s.space] if LEADS_TO[s.face][number] == action[1]), NOTHING)
    gate = None if way == NOTHING else wording.gate(FACES[s.face].ways[way])
    return said("choice-go", place=place) if gate is None else said("choice-go-gate", place=place, gate=gate)


def place_word(s: State, place: int) -> Message:
    name = PLACES[place]
    if name in EXITS:
        return said("exit", place=said(f"biome-{name[:2]}" if name.startswith("b") else f"boss-{name}"))
    at = SPACES.index(name)
    tile = s.tiles[at] if at < len(s.tiles) else NOTHING
    shape = said(f"shape-{SHAPES[FACES[s.face].shapes[at]]}")
    if tile == NOTHING:
        return said("place", letter=name.upper(), shape=shape)
    return said("place-known", letter=name.upper(), shape=shape, text=wording.joined(wording.tile(TILES[tile]), "follows"))


def placing(s: State, action: Action) -> Message:
    card, kind, number = action[1:]
    if s.setup.hands_open:
        return said("choice-place-open", card=CARD_WORDS[card])
    return said("choice-place", card=CARD_WORDS[card], announced=ANNOUNCED_WORDS[kind], round=wording.ROUNDS[number])


def choosing(s: State, action: Action) -> Message:
    question = "" if s.asked is None else s.asked.question
    if question == "plan":
        return said("choice-plan", place=said(f"biome-b{action[1]}"))
    if question == "arrange":
        return said("choice-arrange", deck=arrangeable(s, action[1]))
    if question == "order":
        return said("choice-order", what=foreseen(s, action[1]))
    if question == "challenge":
        return said("choice-challenge")
    tile = here(s) if s.face >= 0 and s.space >= 0 else None
    if tile is not None and 0 < action[1] <= len(tile.options):
        return said("choice-choose", text=wording.option(tile, action[1] - 1))
    return said("choice-option", number=action[1])


def arrangeable(s: State, deck: int) -> Message:
    """DC-MUT-08: a deck whose top may be put in order."""
    if deck in (foresight.MONSTERS, foresight.ELITES):
        return said("pile-elites" if deck == foresight.ELITES else "pile-monsters")
    if deck == foresight.EQUIPMENT:
        return said("pile-equipment")
    return said("pile-of", fighter=fighter(s, deck - foresight.FIRST_HERO))


def foreseen(s: State, number: int) -> Message:
    """One of those that have no place yet, in the order in which they lie there."""
    _, count, deck, done = s.agenda[-1]
    card = foresight.from_the_top(s, deck, count)[done + number - 1]
    if deck in (foresight.MONSTERS, foresight.ELITES):
        return FOE_WORDS[MONSTER_CARDS[card]]
    return GEAR_WORDS[card] if deck == foresight.EQUIPMENT else CARD_WORDS[card]


def buying(s: State, action: Action) -> Message:
    """A card on show, the good of a merchant, what a door gives, or the use of a key."""
    shown = on_show(s)
    if shown and 0 < action[1] <= len(shown):
        return said("choice-buy", what=GEAR_WORDS[shown[action[1] - 1]])
    due = s.agenda[-1] if s.agenda else (NOTHING,)
    if due[0] == SHOP:
        return said("choice-buy", what=wording.atom(here(s).goods[due[1]][0]))
    if s.asked is not None and s.asked.question == "key":
        return said("choice-key")
    if s.asked is not None and s.asked.question == "door":
        return said("choice-buy", what=wording.row(here(s).gains))
    return said("choice-option", number=action[1])


def upgrading(s: State, action: Action) -> Message:
    """A deck after a run, with what its lowest card costs."""
    deck = DECK_WORDS[action[1]]
    if s.asked is not None and s.asked.question != "spend":
        return said("choice-upgrade-free", deck=deck)
    return said("choice-upgrade", deck=deck, price=price(s, action[1]))


def using_skill(s: State, action: Action) -> Message:
    """What it is called, and what it does."""
    about = () if s.asked is None else s.asked.about
    if len(about) < 2:
        return said("choice-skill", ability=ability_name(action[1]))
    clause = clause_of(s, about[1], action[1], (v.USE, v.ROW, v.SKIP_FAR_ROW))
    if clause is None:
        return said("choice-skill", ability=ability_name(action[1]))
    text = wording.done(clause) if clause.does else wording.rule(clause)
    return said("choice-skill-does", ability=ability_name(action[1]), text=text)


def wielding(s: State, action: Action) -> Message:
    number = 0 if s.fight is None else s.fight.round
    row = GEAR[action[1]].rows[number] if number < len(GEAR[action[1]].rows) else None
    if row is None:
        return said("choice-wield", gear=GEAR_WORDS[action[1]])
    return said("choice-wield-does", gear=GEAR_WORDS[action[1]], text=wording.done(row))


def aiming_at_two(s: State, action: Action) -> Message:
    return said("choice-aim-two", foe=enemy_at(s, action[1]), other=enemy_at(s, action[2]))


CHOICES: Final[dict[int, Callable[[State, Action], Message]]] = {
    V_PASS: passing,
    V_DECLINE: lambda s, a: said("choice-decline"),
    V_TAKE: lambda s, a: said("choice-take", hero=HERO_WORDS[a[1]]),
    V_BEGIN: lambda s, a: said("choice-begin", place=STAGE_WORDS[a[1]]),
    V_PUT: lambda s, a: said("choice-put", upgrade=UPGRADE_WORDS[a[1]]),
    V_STORE: lambda s, a: said("choice-store", upgrade=UPGRADE_WORDS[a[1]]),
    V_HAND: lambda s, a: said("choice-hand", card=CARD_WORDS[a[1]], hero=HERO_WORDS[a[2]]),
    V_FIRST: lambda s, a: said("choice-first", player=PLAYERS[a[1]]),
    V_GIVE: giving,
    V_SCROLL: scrolling,
    V_GO: going,
    V_PAY: lambda s, a: said("choice-pay", card=CARD_WORDS[a[1]]),
    V_USE: lambda s, a: said("choice-use", track=TRACK_WORDS[a[1]]),
    V_CHOOSE: choosing,
    V_BUY: buying,
    V_DROP: lambda s, a: said("choice-drop", gear=GEAR_WORDS[a[1]]),
    V_DISCARD: lambda s, a: said("choice-discard"),
    V_PLACE: placing,
    V_SWAP: lambda s, a: said("choice-swap", card=CARD_WORDS[a[1]]),
    V_AIM: lambda s, a: said("choice-aim", foe=enemy_at(s, a[1]), space=SPACE_WORDS[a[1]]),
    V_AIM_TWO: aiming_at_two,
    V_SKILL: using_skill,
    V_LOOT: lambda s, a: said("choice-loot", loot=LOOT_WORDS[a[1]]),
    V_DRINK: lambda s, a: said("choice-drink", fighter=fighter(s, a[1])),
    V_SPEND: lambda s, a: said("choice-spend"),
    V_KEEP: lambda s, a: said("choice-keep"),
    V_CLEANSE: lambda s, a: said("choice-cleanse", fighter=fighter(s, a[1]), state=STATE_WORDS[a[2]]),
    V_WIELD: wielding,
    V_UPGRADE: upgrading,
    V_PURGE: lambda s, a: said("choice-purge", card=CARD_WORDS[a[1]]),
    V_PURGE_GEAR: lambda s, a: said("choice-purge-gear", gear=GEAR_WORDS[a[1]]),
    V_RUNE: lambda s, a: said("choice-rune", rune=RUNE_WORDS[a[1]]),
    V_COMPANION: lambda s, a: said("choice-companion", fighter=fighter(s, a[1]), gear=GEAR_WORDS[a[2]]),
}
