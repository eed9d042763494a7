"""What a card does, in words: a sentence for each word of the language, put together. No card has a sentence of its own."""

from collections.abc import Iterable
from typing import Final

from samobranka.core.agenda import Due
from samobranka.core.errors import Message
from samobranka.games.dead_cells.box.cards import Card
from samobranka.games.dead_cells.box.decks import SECRETS, Upgrade
from samobranka.games.dead_cells.box.foes import STAYS, Foe
from samobranka.games.dead_cells.box.gear import COMPANION, INSTEAD, PLUS, Gear
from samobranka.games.dead_cells.box.places import Way
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.language.clauses import Clause
from samobranka.games.dead_cells.language.tiles import ANY_SYMBOL, DECK_CHECK, DECK_GATE, FREE, HAND_CHECK, NO_TERRAIN, Tile
from samobranka.games.dead_cells.material import GEAR, WORLD

GAME: Final = "dead_cells-"
ROUNDS: Final[tuple[str, ...]] = tuple(v.ROUNDS)
STATES: Final[tuple[str, ...]] = ("poisoned", "bleeding", "on-fire", "frozen", "marked")
EVERY_STATE: Final = (1 << len(STATES)) - 1
SCROLLS: Final[tuple[str, ...]] = ("survival", "tactics", "brutality", "any")
RUNES: Final[tuple[str, ...]] = tuple(v.RUNES)
MANY: Final[tuple[str, ...]] = ("one", "two", "all")
RANGES: Final[dict[int, str]] = {number: name.lower() for name, number in v.RANGES.items()}
SOMEBODY: Final = (v.SAME, v.SOURCE, v.BOSS, v.MONSTERS)
WHOM: Final[tuple[str, ...]] = ("one", "two", "all", "fp", "self", "ally", "others", "beheaded", "group")
SCOPES: Final[tuple[str, ...]] = ("", "round", "combat", "biome", "run")
THINGS: Final[tuple[str, ...]] = tuple(v.THINGS)
DECKS: Final[tuple[str, ...]] = ("survival", "tactics", "brutality")
GATES: Final[tuple[str, ...]] = ("", "rune", "hand", "deck", "key", "key-or-elite", "bell", "lantern")
ENDS: Final[tuple[str, ...]] = ("", "falls", "falls-in-iii", "shifts", "heals-boss")

# Atoms by their sentence. Those of the first table aim at an enemy, those of the second say for whom, the rest only how many.
AIMED: Final[dict[int, str]] = {v.HIT: "hit", v.PIERCE: "pierce", v.PUSH: "push", v.PULL: "pull"}
FOR_WHOM: Final[dict[int, str]] = {
    v.SHIELD: "shield", v.GOLD: "gold", v.HEAL: "heal", v.SKILL: "skill", v.STRIKE: "strike", v.GUARD: "guard", v.WORM: "worm",
    v.SICKEN: "sicken", v.WOUND: "wound",
}  # fmt: skip
COUNTED: Final[dict[int, str]] = {
    v.LOOT: "loot", v.CLEANSE: "cleanse", v.WARD: "ward", v.REPEAT_ROW: "repeat-row", v.DRAW: "draw", v.DISCARD: "discard",
    v.VANISH: "vanish", v.DIE: "die", v.FLEE: "flee", v.MOVE: "move", v.TEETH: "teeth", v.CELLS: "cells", v.POTIONS: "potions",
    v.VIALS: "vials", v.KEYS: "keys", v.EQUIPMENT: "equipment", v.BLUEPRINT: "blueprint", v.SECRET: "secret", v.HEART: "heart",
    v.UNBLEED: "unbleed", v.UNSICKEN: "unsicken", v.UNWORM: "unworm", v.RELIGHT: "relight", v.PURGE: "purge",
    v.REVEAL: "reveal", v.ARRANGE: "arrange", v.HAND: "hand", v.AGAIN: "again", v.ANY_FIRST_PLAYER: "any-first-player",
    v.SWAP_ACTIVE: "swap-active", v.FINISH_OFF: "finish-off", v.CHEAT_DEATH: "cheat-death", v.TRANSFORM: "transform",
}  # fmt: skip
# Clauses that are a sentence of their own, with no more in it than numbers.
PLAIN: Final[dict[int, str]] = {
    v.SLOT: "slot", v.HEARTS: "hearts", v.POISON_LESS: "poison-less", v.LOOT_TYPES: "loot-types",
    v.FRONT_ALSO_BEHIND: "front-also-behind", v.WARD_STATE: "ward-state", v.SEE_IN_DARK: "see-in-dark",
    v.BODYGUARD: "bodyguard", v.FREE_HAND_CHECK: "free-hand-check", v.CHEATS_DEATH: "cheats-death",
    v.SKIP_FAR_ROW: "skip-far-row", v.DECK_CHECK_TWO: "deck-check-two", v.HEALER: "healer", v.MERCHANT: "merchant",
    v.COLLECTOR: "collector", v.PRICES: "prices", v.SLOTS: "slots", v.SPILL: "spill", v.PUSH_HURTS: "push-hurts",
    v.POTIONS_ANYWHERE: "potions-anywhere", v.DECK_CHECK_AGAIN: "deck-check-again", v.DOORS_FACE_UP: "doors-face-up",
    v.WELL_FREE: "well-free", v.GROUP_BONUS: "group-bonus", v.GROUP_POISON_LESS: "group-poison-less", v.CORRIDOR: "corridor",
    v.CHALLENGE: "challenge", v.PURGE_EACH: "purge-each", v.TAKE_ONE_OF_THREE: "take-one-of-three",
    v.DURING_SLOTS: "during-slots", v.START_SLOTS: "start-slots", v.SPEND_CELLS: "spend-cells", v.DRAW_SECRET: "draw-secret",
    v.COMPLETE_FEAT: "complete-feat", v.RUNE_OF_CHOICE: "rune-of-choice", v.NOTHING_HAPPENS: "nothing",
    v.HEALER_FOR_GOOD: "healer", v.FIRE_STRIKE: "fire-strike", v.SHURIKEN: "shuriken", v.SHURIKENS_FALL: "shurikens-fall",
    v.FIRST_PLAYER_ON: "first-player-on", v.HEAL_BOSS: "heal-boss", v.HEAL_SWORDS: "heal-swords", v.NO_POTION: "no-potion",
    v.NO_SKILL: "no-skill", v.HURTS: "hurts", v.NO_ANNOUNCE: "no-announce", v.NO_HEAL: "no-heal",
    v.SHIELDS_ROT: "shields-rot", v.LOSE_POTIONS: "lose-potions", v.HURT_TO_ONE: "hurt-to-one",
    v.EACH_DROPS_GEAR: "each-drops-gear", v.NO_TALK: "no-talk", v.LANTERNS_OUT: "lanterns-out", v.LOSE_TEETH: "lose-teeth",
    v.NO_RUNES: "no-runes", v.FP_HURT: "fp-hurt", v.FP_LOSES_STEP: "fp-loses-step", v.FP_DROPS_GEAR: "fp-drops-gear",
    v.SHIELDS_COST: "shields-cost",
}  # fmt: skip
# Clauses about a round.
OF_ROUND: Final[dict[int, str]] = {
    v.CANCEL_DAMAGE: "cancel-damage", v.SKIP_ROUND: "skip-round", v.SKIP_ROW: "skip-row", v.FP_SKIPS_ROUND: "fp-skips-round",
}  # fmt: skip
TRIGGERS: Final[tuple[str, ...]] = tuple(name.replace("_", "-") for name in v.TRIGGERS)
MOMENTS: Final[tuple[str, ...]] = tuple(name.replace("_", "-") for name in v.MOMENTS)
GOALS: Final[tuple[str, ...]] = tuple(name.replace("_", "-").lower() for name in v.GOALS)
CONDITIONS: Final[tuple[str, ...]] = (
    "wall-or-hole", "first-player", "only-equipment", "killed", "round", "target", "teeth", "hurt-me", "kills", "all-killed",
    "nth",
)  # fmt: skip
# A clause of these kinds says by itself how often it happens.
SAYS_HOW_OFTEN: Final = (v.CANCEL_DAMAGE, v.WARD_STATE, v.BODYGUARD, v.SPILL, v.GROUP_BONUS, v.GROUP_WARD, v.SKIP_FAR_ROW)


def said(id: str, **facts: "int | str | Message") -> Message:
    return Message(GAME + id, **facts)


def target(atom: Due) -> Message:
    """At whom an action aims. `.to` is the form for what is given to somebody, where a language has one."""
    where = RANGES[atom[3]]
    return said(f"at-{where}" if atom[3] in SOMEBODY else f"at-{MANY[atom[2]]}-{where}")


def to(whom: Message) -> Message:
    return Message(whom.id + ".to")


def atom(atom: Due) -> Message:
    """One thing that is done or gained."""
    kind, n, whom, where = atom
    if kind in (v.HIT, v.PIERCE):
        if n < 0:
            return said("do-hit-level", track=said(f"track-{SCROLLS[-n - 1]}.gen"), target=to(target(atom)))
        return said(f"do-{AIMED[kind]}", n=n, target=to(target(atom)))
    if kind in AIMED:
        return said(f"do-{AIMED[kind]}", n=n, target=target(atom))
    if kind == v.INFLICT:
        return said(f"do-inflict-{STATES[n]}", target=target(atom))
    if kind == v.AFFLICT:
        return said(f"do-afflict-{STATES[n]}", whom=said(f"whom-{WHOM[whom]}"))
    if kind == v.SCROLL:
        return meant_for(whom, said(f"do-scroll-{SCROLLS[where]}", n=n))
    if kind == v.RUNE:
        return said("do-rune", rune=said(f"rune-{RUNES[where]}"))
    if kind == v.GEAR:
        gear = next(card for card in GEAR if card.code == f"ST-{n:02}")
        return meant_for(whom, said("do-gear", gear=said(f"gear-{gear.id}")))
    if kind in FOR_WHOM:
        return said(f"do-{FOR_WHOM[kind]}-{WHOM[whom]}", n=n)
    return meant_for(whom, said(f"do-{COUNTED[kind]}", n=n))


def penalty(suffered: Due) -> Message:
    """What a door does to who fails: nobody puts a worm on anybody there, one gets it."""
    if suffered[0] in (v.WORM, v.SICKEN):
        return said(f"get-{FOR_WHOM[suffered[0]]}-{WHOM[suffered[2]]}")
    return atom(suffered)


def meant_for(whom: int, text: Message) -> Message:
    """ "each Beheaded: …"; what is the Group's needs no such words."""
    return said(f"for-{WHOM[whom]}", text=text) if whom in (v.ALL, v.FIRST_PLAYER) else text


def joined(texts: Iterable[Message], by: str = "and") -> Message:
    """One after the other."""
    whole: Message | None = None
    for text in texts:
        whole = text if whole is None else said(by, first=whole, second=text)
    return said("nothing-there") if whole is None else whole


def row(atoms: Iterable[Due]) -> Message:
    return joined(atom(each) for each in atoms)


def condition(each: Due) -> Message:
    kind, n = each[0], each[1]
    if kind == v.IN_ROUND:
        return said("if-round", round=ROUNDS[n])
    if kind == v.TARGET_IS:
        return said(f"if-target-{STATES[n]}")
    return said(f"if-{CONDITIONS[kind]}", n=n)


def done(clause: Clause) -> Message:
    """What a clause does, with the conditions, and what happens instead or after it."""
    text = row(clause.does)
    if clause.conditions and clause.kind != v.ON:
        text = said("under", text=text, condition=joined((condition(each) for each in clause.conditions), "both"))
    if clause.instead:
        conditions = joined((condition(each) for each in clause.instead_if), "both")
        text = said("instead", text=text, condition=conditions, other=row(clause.instead))
    if clause.then:
        conditions = joined((condition(each) for each in clause.then_if), "both")
        text = said("then", text=text, condition=conditions, other=row(clause.then))
    return text


def when(clause: Clause) -> Message:
    """What a clause waits for. Conditions are a part of it: "when a poisoned enemy dies"."""
    name = f"when-{TRIGGERS[clause.n]}"
    for each in clause.conditions:
        state = f"-{STATES[each[1]]}" if each[0] == v.TARGET_IS else ""
        return said(f"{name}-{CONDITIONS[each[0]]}{state}", n=each[1])
    return said(name)


def in_round(clause: Clause, kind: int) -> Message:
    how = "instead" if kind == INSTEAD else "plus" if kind == PLUS else "plain"
    return said(f"round-{how if clause.n else 'plain'}", round=ROUNDS[clause.n], text=done(clause))


def rule(clause: Clause, kind: int = COMPANION) -> Message:
    """A clause as a sentence; `kind` is the class of the equipment on which it stands."""
    text = sentence_of(clause, kind)
    if clause.limit == v.ALWAYS or clause.kind in SAYS_HOW_OFTEN:
        return text
    return said(f"limit-{SCOPES[clause.limit]}", text=text)


def sentence_of(clause: Clause, kind: int) -> Message:
    which = clause.kind
    if which == v.ROW:
        return in_round(clause, kind)
    if which == v.USE:
        return said("rule-use", text=done(clause))
    if which == v.ON:
        return said("rule-on", when=when(clause), text=done(clause))
    if which == v.BONUS:
        return said("rule-bonus", condition=joined((condition(each) for each in clause.conditions), "both"))
    if which in OF_ROUND:
        return said(f"rule-{OF_ROUND[which]}", round=ROUNDS[clause.n])
    if which in (v.HEALER, v.COLLECTOR) and clause.whom:
        return said(f"rule-{PLAIN[which]}-cheaper", n=clause.n, less=clause.whom)
    if which == v.FIRE_STRIKE and clause.where:
        return said("rule-fire-strike-behind", n=clause.n)
    if which in PLAIN:
        return said(f"rule-{PLAIN[which]}", n=clause.n, less=clause.whom)
    return named(clause)


def named(clause: Clause) -> Message:
    """Clauses that name a state, a deck, a moment or the like."""
    which = clause.kind
    if which == v.IMMUNE:
        return said("rule-immune", state=said(f"state-{STATES[clause.n]}.to"))
    if which == v.GROUP_WARD:
        return said("rule-group-ward", state=said(f"state-{STATES[clause.n]}.gen"))
    if which == v.START:
        return said(f"rule-start-{WHOM[clause.whom]}", text=done(clause))
    if which == v.ONCE:
        return said("rule-once", moment=said(f"moment-{MOMENTS[clause.n]}"), text=done(clause))
    if which == v.NEXT_RUN:
        return said("rule-next-run", text=done(clause))
    if which == v.GOAL:
        return said("rule-goal", goal=said(f"goal-{GOALS[clause.n]}", n=clause.whom), text=row(clause.does))
    if which == v.PURGE_CARDS:
        return said(f"rule-purge-{('any', 'equipment', 'combat')[clause.where]}", n=clause.n)
    if which == v.TAKE:
        return said("rule-take", deck=said(f"track-{DECKS[clause.n]}.gen"))
    if which == v.BLUEPRINT_OF:
        return said("rule-blueprint-visited") if not clause.n else said("rule-blueprint", biome=said(f"biome-b{clause.n}"))
    if which == v.PRICE:
        return said("rule-price-rising", n=clause.n, more=clause.whom, after=clause.where) if clause.whom else price(clause.n)
    if which == v.SUMMON:
        return said("rule-summon", thing=said(f"foe-{THINGS[clause.n]}"))
    if which == v.ADD:
        return said("rule-add", round=ROUNDS[clause.n], text=row(clause.does))
    return said("rule-at-reveal", text=row(clause.does))


def price(cells: int) -> Message:
    return said("rule-price", n=cells)


def card(card: Card) -> list[Message]:
    """The rows of a combat card that are not empty."""
    return [
        said("round-plain", round=ROUNDS[number], text=row(atoms)) for number, atoms in enumerate(card.rows) if number and atoms
    ]


def gear(card: Gear) -> list[Message]:
    health = [said("gear-health", n=card.hp)] if card.kind == COMPANION else []
    return health + [rule(clause, card.kind) for clause in card.clauses]


def foe(foe: Foe) -> list[Message]:
    """The rows of an enemy, what it resists, what lies in its death box."""
    told = [said("round-plain", round=ROUNDS[number], text=row(atoms)) for number, atoms in enumerate(foe.rows) if atoms]
    if foe.immune == EVERY_STATE:
        told.append(said("resists-all"))
    else:
        told += [
            said("resists", state=said(f"state-{name}.to")) for state, name in enumerate(STATES) if foe.immune >> state & 1
        ]
    if foe.end != STAYS:
        told.append(said(f"end-{ENDS[foe.end]}"))
    if foe.death:
        told.append(said("death", text=row(foe.death)))
    return told


def upgrade(upgrade: Upgrade) -> list[Message]:
    if upgrade.card is not None:
        return card(upgrade.card)
    if upgrade.gear is not None:
        return gear(upgrade.gear)
    if upgrade.foe is not None:
        return [said("joins", biome=said(f"biome-b{upgrade.foe.biome}")), *foe(upgrade.foe)]
    assert upgrade.effect is not None
    return [rule(upgrade.effect)]


def upgrade_name(upgrade: Upgrade) -> Message:
    if upgrade.card is not None:
        return said(f"card-{upgrade.id}")
    if upgrade.gear is not None:
        return said(f"gear-{upgrade.id}")
    if upgrade.foe is not None:
        return said(f"foe-{upgrade.id}")
    return said(f"{'secret' if upgrade.deck == SECRETS else 'upgrade'}-{upgrade.id}")


def tile(tile: Tile) -> list[Message]:
    """What stands on a tile."""
    if tile.enemies:
        return fight(tile)
    if tile.options:
        treasure = said("tile-treasure", text=joined((option(tile, at) for at in range(len(tile.options))), "or"))
        return (
            [treasure, said("tile-cursed", text=rule(WORLD.curses[tile.biome][tile.curse - 1]))] if tile.curse else [treasure]
        )
    if tile.goods:
        return [said("tile-good", text=atom(good), price=price, times=times) for good, price, times in tile.goods]
    if tile.door:
        return door(tile)
    if tile.constraint:
        return [said("tile-constraint", text=rule(WORLD.constraints[tile.constraint - 1]))]
    return [said("tile-teleport")]


def option(tile: Tile, at: int) -> Message:
    """One of the treasures, and the check that the last of them may want."""
    text = row(tile.options[at])
    if tile.lock == FREE or at + 1 < len(tile.options):
        return text
    if tile.lock == ANY_SYMBOL:
        return said("option-deck", text=text)
    return said("option-hand", symbol=said(f"symbol-{SCROLLS[tile.lock]}"), text=text)


def fight(tile: Tile) -> list[Message]:
    elites = sum(tile.enemies)
    told = [said("tile-passes")] if tile.passes else []
    told.append(said("tile-enemies", elites=elites, monsters=len(tile.enemies) - elites))
    if tile.terrain != NO_TERRAIN:
        told.append(said(f"tile-{('', 'wall', 'hole')[tile.terrain]}"))
    return [*told, said("tile-loot", text=row(tile.gains))] if tile.gains else told


def door(tile: Tile) -> list[Message]:
    if tile.door == DECK_CHECK:
        return [
            said("tile-deck", symbol=said(f"symbol-{SCROLLS[symbol]}"), text=row(reward))
            for symbol, reward in enumerate(tile.checks)
        ]
    if tile.door == HAND_CHECK:
        told = [said("tile-hand", symbol=said(f"symbol-{SCROLLS[tile.price]}"), text=row(tile.gains))]
        return [*told, said("tile-fails", text=joined(penalty(each) for each in tile.fails))] if tile.fails else told
    return [said("tile-pay", n=tile.price, text=row(tile.gains))]


def gate(way: Way) -> Message | None:
    """What stands in a corridor."""
    if not way.gate:
        return None
    name = GATES[way.gate]
    if name == "rune":
        return said("gate-rune", rune=said(f"rune-{RUNES[way.what]}"))
    if name == "hand":
        return said("gate-hand", symbol=said(f"symbol-{SCROLLS[way.what]}"))
    return said("gate-deck", text=row(way.gains)) if way.gate == DECK_GATE else said(f"gate-{name}", n=way.what)
