"""Names for things: what a choice, a question or an event says, as message ids and facts."""

from collections.abc import Callable
from typing import Final

from samobranka.core.agenda import Due
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Fact, Message
from samobranka.core.events import Event
from samobranka.core.names import NOTHING, Names
from samobranka.games.dead_cells import wording
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.language.clauses import Clause
from samobranka.games.dead_cells.material import CARDS, FACES, FOES, GEAR, TILES, UPGRADES, WORLD
from samobranka.games.dead_cells.names import (
    ANNOUNCED,
    BOSSES,
    CURSES,
    DECKS,
    DEEDS,
    EXITS,
    HEROES,
    LEADS_TO,
    LINE,
    LOOT,
    MALAISES,
    PLACES,
    ROUNDS,
    RUNES,
    SERENADES_NUMBER,
    SHAPES,
    SPACES,
    STATES,
    TRACKS,
    VERBS,
)
from samobranka.games.dead_cells.rules import foresight
from samobranka.games.dead_cells.rules.abilities import (
    FIRST_GEAR,
    FIRST_RUNE,
    FIRST_UPGRADE,
    HER_POWERS,
    HER_STEPS,
    abilities,
)
from samobranka.games.dead_cells.rules.serenade import HER
from samobranka.games.dead_cells.rules.spending import price
from samobranka.games.dead_cells.rules.steps import (
    FOE_ACT,
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
from samobranka.games.dead_cells.state import MONSTER_CARDS, NOBODY, State
from samobranka.games.dead_cells.view import name_of, on_show

GAME: Final = "dead_cells-"
MOST_SEATS: Final = 4
PLAYERS: Final = [Message("player", seat=seat + 1) for seat in range(MOST_SEATS)]
# By the number under which somebody is told of: a seat, or Serenade.
FIGHTER_WORDS: Final = [*PLAYERS, Message(GAME + "hero-serenade")]
MONSTER_FOES: Final = MONSTER_CARDS
# Questions whose "no" has words of its own.
SAYS_NO: Final = frozenset((
    "mutations", "cards", "swap", "potion", "zero", "row", "plus", "skill", "loot", "shop", "door", "healer", "market", "tidy",
    "key", "spill", "hold", "spend", "purge", "challenge",
))  # fmt: skip
QUESTIONS: Final = frozenset((
    "ally", "arrange", "assign", "bonus", "card-to", "cards", "challenge", "check", "cleanse", "discard", "door",
    "drop", "early-wound", "either", "equip", "exchange", "feat", "finish", "first", "gear", "gold", "healer",
    "her-symbol", "hero", "hold", "key", "loot", "lose", "market", "mend", "mutations", "one-of-three", "order",
    "passer", "path", "place", "plan", "plus", "potion", "purge", "reveal", "row", "rune", "scroll", "shop", "skill",
    "slot", "spend", "spill", "start", "state", "swap", "symbol", "target", "tidy", "unbleed", "unmalaise", "unworm",
    "vial", "wound", "zero",
))  # fmt: skip


def said(id: str, **facts: Fact | Message) -> Message:
    return Message(GAME + id, **facts)


def words_of(shelf: str, names: Names) -> list[Message]:
    return [said(f"{shelf}-{name}") for name in names.all]


CARD_WORDS: Final = [said(f"card-{card.id}") for card in CARDS]
GEAR_WORDS: Final = [said(f"gear-{card.id}") for card in GEAR]
FOE_WORDS: Final = [said(f"foe-{foe.id}") for foe in FOES]
HERO_WORDS: Final = words_of("hero", HEROES)
UPGRADE_WORDS: Final = [wording.upgrade_name(upgrade) for upgrade in UPGRADES]
TRACK_WORDS: Final = words_of("track", TRACKS)
STATE_WORDS: Final = words_of("state", STATES)
SPACE_WORDS: Final = words_of("space", LINE)
LOOT_WORDS: Final = words_of("loot", LOOT)
RUNE_WORDS: Final = words_of("rune", RUNES)
ANNOUNCED_WORDS: Final = words_of("announced", ANNOUNCED)
DEED_WORDS: Final = words_of("deed", DEEDS)
# Whose words count them: "2 gold teeth".
COUNTABLE: Final = ("teeth", "cells", "potions", "keys", "equipment")
BIOME_WORDS: Final = [said(f"biome-b{face.biome}") for face in FACES]
STAGE_WORDS: Final = [said(f"biome-{stage.face[:2].lower()}") for stage in WORLD.stages]
DECK_WORDS: Final = [said(f"deck-{name.removesuffix('-deck')}") for name in DECKS.all]
SCROLL_WORDS: Final = [*TRACK_WORDS, said("track-any")]


def fighter(s: State, who: int) -> Message:
    return FIGHTER_WORDS[SERENADES_NUMBER if s.setup.solo and who == 1 else who]


def ability_name(number: int) -> Message:
    """A step of a track, a card of equipment, an upgrade, a rune, or what Serenade can do."""
    if number < FIRST_GEAR:
        return said("step", track=TRACK_WORDS[number // 5], step=number % 5 + 1)
    if number < FIRST_UPGRADE:
        return GEAR_WORDS[number - FIRST_GEAR]
    if number < FIRST_RUNE:
        return UPGRADE_WORDS[number - FIRST_UPGRADE]
    if number < HER_POWERS:
        return RUNE_WORDS[number - FIRST_RUNE]
    if number < HER_STEPS:
        return said("her-power", track=TRACK_WORDS[number - HER_POWERS])
    return said("her-step", step=number - HER_STEPS + 1)


def clause_of(s: State, who: int, number: int, kinds: tuple[int, ...]) -> Clause | None:
    return next((clause for other, clause in abilities(s, who) if other == number and clause.kind in kinds), None)


def enemy_at(s: State, space: int) -> Message:
    enemy = None if s.fight is None or space < 0 else s.fight.line[space]
    if enemy is None:
        return SPACE_WORDS[space]
    return said("somebody-dark") if enemy.hidden else FOE_WORDS[enemy.foe]


# Choices.


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
    options = here(s).options if s.face >= 0 and s.space >= 0 else ()
    if 0 < action[1] <= len(options):
        return said("choice-choose", text=wording.row(options[action[1] - 1]))
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


# Questions.


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


# Events.

FACTS: Final[dict[str, tuple[str, list[Message]]]] = {
    "seat": ("player", PLAYERS),
    "fighter": ("fighter", FIGHTER_WORDS),
    "other": ("other", FIGHTER_WORDS),
    "malaise": ("malaise", [said(f"malaise-{name}") for name in MALAISES.all]),
    "hero": ("hero", HERO_WORDS),
    "card": ("card", CARD_WORDS),
    "gear": ("gear", GEAR_WORDS),
    "foe": ("foe", FOE_WORDS),
    "monster": ("foe", [FOE_WORDS[kind] for kind in MONSTER_FOES]),
    "state": ("state", STATE_WORDS),
    "track": ("track", TRACK_WORDS),
    "colour": ("track", SCROLL_WORDS),
    "symbol": ("track", TRACK_WORDS),
    "upgrade": ("upgrade", UPGRADE_WORDS),
    "face": ("place", BIOME_WORDS),
    "stage": ("place", STAGE_WORDS),
    "space": ("space", SPACE_WORDS),
    "to": ("space", SPACE_WORDS),
    "rune": ("rune", RUNE_WORDS),
    "loot": ("loot", LOOT_WORDS),
    "announced": ("announced", ANNOUNCED_WORDS),
    "boss": ("boss", words_of("boss", BOSSES)),
}
NUMBERS: Final = frozenset((
    "count", "left", "total", "level", "hearts", "slots", "price", "teeth", "worms", "damage", "option", "cells", "run",
))  # fmt: skip


def tell(event: Event) -> Message:
    """A line of the log, in the present tense."""
    kind = event.kind
    special = SPECIAL.get(kind)
    if special is not None:
        return special(event)
    return said(f"event-{kind}", **told_facts(event))


def told_facts(event: Event) -> dict[str, Fact | Message]:
    facts: dict[str, Fact | Message] = {}
    for name, value in event.facts.items():
        if name in NUMBERS:
            facts[name] = value
        elif name == "round":
            facts["round"] = wording.ROUNDS[int(value)]
        elif name in ("ability", "skill"):
            facts["ability"] = ability_name(int(value))
        elif name in FACTS and value != NOTHING:
            called, words = FACTS[name]
            # A monster's card says what its kind says.
            facts.setdefault(called, words[int(value)])
    return facts


def number(event: Event, fact: str) -> int:
    value = event.facts[fact]
    assert isinstance(value, int)
    return value


def tell_turned_up(event: Event) -> Message:
    tile = TILES[number(event, "tile")]
    return said("event-turned-up", text=wording.joined(wording.tile(tile), "follows"))


def tell_went(event: Event) -> Message:
    name = PLACES[number(event, "place")]
    if name in EXITS:
        return said("event-went-out", place=said(f"biome-{name[:2]}" if name.startswith("b") else f"boss-{name}"))
    return said("event-went", letter=name.upper())


def tell_gained(event: Event) -> Message:
    return said(f"event-gained-{event.facts['what']}", count=number(event, "count"), total=number(event, "total"))


def some_of(kind: int, count: int) -> Message:
    """ "2 gold teeth", "1 damage", "a blueprint"."""
    name = DEEDS[kind]
    if name in COUNTABLE:
        return said(f"do-{name}", n=count)
    if name == "wound":
        return said("harm-hit", n=count)
    return DEED_WORDS[kind] if count == 1 else said("story-spoil", what=DEED_WORDS[kind], count=count)


def tell_spilled(event: Event) -> Message:
    return said("event-spilled", what=some_of(number(event, "what"), number(event, "count")))


def tell_assigned(event: Event) -> Message:
    return said("event-assigned", fighter=FIGHTER_WORDS[number(event, "fighter")], what=DEED_WORDS[number(event, "what")])


def tell_enemy(event: Event) -> Message:
    return said("event-enemy-away" if event.facts["space"] == NOTHING else "event-enemy", **told_facts(event))


def tell_curse(event: Event) -> Message:
    return said("event-cursed", text=said(f"rule-{CURSES[number(event, 'curse')]}", n=0, less=0))


def tell_constraint(event: Event) -> Message:
    return said("event-constraint", text=wording.rule(WORLD.constraints[number(event, "number") - 1]))


def tell_bell(event: Event) -> Message:
    return said("event-rang", text=wording.rule(WORLD.bells[number(event, "bell")]))


def tell_end(event: Event) -> Message:
    return said(f"end-{event.facts['reason']}")


SPECIAL: Final[dict[str, Callable[[Event], Message]]] = {
    "turned-up": tell_turned_up,
    "went": tell_went,
    "gained": tell_gained,
    "spilled": tell_spilled,
    "assigned": tell_assigned,
    "enemy": tell_enemy,
    "cursed": tell_curse,
    "constraint": tell_constraint,
    "rang": tell_bell,
    "ended": tell_end,
}


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
