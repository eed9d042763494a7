"""Clauses: when something is done, how often, under which conditions; and what holds without being done."""

import re
from typing import Final

from samobranka.core.agenda import Due
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.language.atoms import BLANKS as ATOM_BLANKS
from samobranka.games.dead_cells.language.atoms import effects, enemy_row, gains
from samobranka.games.dead_cells.language.forms import COUNT, WHERE, WHOM, Blank, Forms, Unreadable

BLANKS: Final = {
    **ATOM_BLANKS,
    "round": Blank(COUNT, v.ROUNDS),
    "trigger": Blank(COUNT, v.TRIGGERS),
    "moment": Blank(COUNT, v.MOMENTS),
    "scope": Blank(WHERE, v.SCOPES),
    "whom": Blank(WHOM, {"one": v.ONE, "each": v.ALL, "group": v.GROUP, "fp": v.FIRST_PLAYER}),
    "less": Blank(WHOM),
    "then": Blank(WHOM),
    "after": Blank(WHERE),
    "goal": Blank(COUNT, v.GOALS),
    "times": Blank(WHOM),
    "cards": Blank(WHERE, v.PURGEABLE),
    "deck": Blank(COUNT, v.DECKS),
    "source": Blank(COUNT, v.BLUEPRINTS),
    "thing": Blank(COUNT, v.THINGS),
    "place": Blank(WHERE, {"L": v.LEFT}),
    "row": Blank(COUNT),
}

# Gear and tracks.
WORN: Final = {
    "{round}": v.ROW,
    "skill": v.USE,
    "on {trigger}": v.ON,
    "bonus": v.BONUS,
    "immune {state}": v.IMMUNE,
    "slot": v.SLOT,
    "hp{n}": v.HEARTS,
    "op cancel_damage round={n}": v.CANCEL_DAMAGE,
    "op poison_less n={n}": v.POISON_LESS,
    "op loot_types n={n}": v.LOOT_TYPES,
    "op front_also_behind": v.FRONT_ALSO_BEHIND,
    "op ward_state": v.WARD_STATE,
    "op see_in_dark": v.SEE_IN_DARK,
    "op bodyguard": v.BODYGUARD,
    "op free_hand_check": v.FREE_HAND_CHECK,
    "op cheat_death": v.CHEATS_DEATH,
    "op skip_far_row": v.SKIP_FAR_ROW,
    "op deck_check_two": v.DECK_CHECK_TWO,
}
# Upgrades, Well, Secrets and runes.
OWNED: Final = {
    "start {whom}": v.START,
    "on {trigger}": v.ON,
    "once {scope} {moment}": v.ONCE,
    "healer uses={n}": v.HEALER,
    "healer uses={n} less={less}": v.HEALER,
    "healer uses={n} for_good": v.HEALER_FOR_GOOD,
    "merchant draws={n}": v.MERCHANT,
    "collector draws={n}": v.COLLECTOR,
    "collector draws={n} less={less}": v.COLLECTOR,
    "prices less={less} from={n}": v.PRICES,
    "slots n={n}": v.SLOTS,
    "group bonus": v.GROUP_BONUS,
    "group poison_less n={n}": v.GROUP_POISON_LESS,
    "group spill": v.SPILL,
    "ward state={state}": v.GROUP_WARD,
    "push_hurts n={n}": v.PUSH_HURTS,
    "potions_anywhere": v.POTIONS_ANYWHERE,
    "deck_check_two": v.DECK_CHECK_TWO,
    "deck_check_again": v.DECK_CHECK_AGAIN,
    "doors_face_up": v.DOORS_FACE_UP,
    "well_free n={n}": v.WELL_FREE,
    "corridor": v.CORRIDOR,
    "challenge": v.CHALLENGE,
    "purge {n} {cards}": v.PURGE_CARDS,
    "purge_each {n}": v.PURGE_EACH,
    "take {deck}": v.TAKE,
    "take_one_of_three": v.TAKE_ONE_OF_THREE,
    "during_slots n={n}": v.DURING_SLOTS,
    "start_slots n={n}": v.START_SLOTS,
    "next_run": v.NEXT_RUN,
    "blueprint {source}": v.BLUEPRINT_OF,
    "cells {n}": v.SPEND_CELLS,
    "secret": v.DRAW_SECRET,
    "complete_feat": v.COMPLETE_FEAT,
    "rune_of_choice": v.RUNE_OF_CHOICE,
    "nothing": v.NOTHING_HAPPENS,
    "price {n}": v.PRICE,
    "price {n}, {then} after {after}": v.PRICE,
}
GOAL_FORMS: Final = Forms("goal", {"goal {goal}": v.GOAL, "goal {goal} n={times}": v.GOAL}, BLANKS)
TURN: Final = {
    "add {row}": v.ADD,
    "fire_strike {n}": v.FIRE_STRIKE,
    "fire_strike {n} {place}": v.FIRE_STRIKE,
    "shuriken {n}": v.SHURIKEN,
    "shurikens_fall": v.SHURIKENS_FALL,
    "at_reveal": v.AT_REVEAL,
    "first_player_on": v.FIRST_PLAYER_ON,
    "skip_round {n}": v.SKIP_ROUND,
    "heal_boss {n}": v.HEAL_BOSS,
    "heal_swords {n}": v.HEAL_SWORDS,
    "summon {thing}": v.SUMMON,
    "no_potion": v.NO_POTION,
    "no_skill": v.NO_SKILL,
}
# Malaise cards, curses, bells and constraints.
EVIL: Final = {
    "hurts {n}": v.HURTS,
    "skip_row {n}": v.SKIP_ROW,
    "no_announce": v.NO_ANNOUNCE,
    "no_heal": v.NO_HEAL,
    "shields_rot": v.SHIELDS_ROT,
    "lose_potions": v.LOSE_POTIONS,
    "hurt_to_one": v.HURT_TO_ONE,
    "each_drops_gear": v.EACH_DROPS_GEAR,
    "no_talk": v.NO_TALK,
    "lanterns_out": v.LANTERNS_OUT,
    "lose_teeth": v.LOSE_TEETH,
    "no_runes": v.NO_RUNES,
    "fp_hurt_{n}": v.FP_HURT,
    "fp_loses_step": v.FP_LOSES_STEP,
    "fp_drops_gear": v.FP_DROPS_GEAR,
    "fp_skips_round {n}": v.FP_SKIPS_ROUND,
    "shields_cost_{n}": v.SHIELDS_COST,
    "no_potion": v.NO_POTION,
    "no_skill": v.NO_SKILL,
}
CONDITIONS: Final = Forms(
    "condition",
    {
        "wall_or_hole": v.WALL_OR_HOLE,
        "first_player": v.IS_FIRST_PLAYER,
        "only_equipment": v.ONLY_EQUIPMENT,
        "killed": v.KILLED,
        "round={n}": v.IN_ROUND,
        "target={state}": v.TARGET_IS,
        "teeth>={n}": v.TEETH_AT_LEAST,
        "target=hurt_me": v.TARGET_HURT_ME,
        "kills>={n}": v.KILLS_AT_LEAST,
        "all_killed": v.ALL_KILLED,
        "nth={n}": v.NTH,
    },
    BLANKS,
)
WORN_FORMS: Final = Forms("rule", WORN, BLANKS)
OWNED_FORMS: Final = Forms("effect", OWNED, BLANKS)
TURN_FORMS: Final = Forms("Turn effect", TURN, BLANKS)
EVIL_FORMS: Final = Forms("evil", EVIL, BLANKS)

LIMIT: Final = re.compile(r"(.*) \(1/(\w+)\)")
LIMIT_WORD: Final = re.compile(r"(.*) (?:once|first)=(\w+)")
# A clause of these kinds does something; any other only holds.
DOING: Final = (v.ROW, v.USE, v.ON, v.START, v.ONCE, v.NEXT_RUN)


class Clause:
    """What it is (`kind`), with its number and whom it is for; how often; under which conditions; and what is done.

    `instead` takes the place of `does` where its condition holds, `then` follows it. It never changes: all states share it.
    """

    __slots__ = ("conditions", "does", "instead", "instead_if", "kind", "limit", "n", "then", "then_if", "where", "whom")

    def __init__(self, head: Due, limit: int, conditions: tuple[Due, ...], does: tuple[Due, ...]) -> None:
        self.kind, self.n, self.whom, self.where = head
        self.limit = limit
        self.conditions = conditions
        self.does = does
        self.instead: tuple[Due, ...] = ()
        self.instead_if: tuple[Due, ...] = ()
        self.then: tuple[Due, ...] = ()
        self.then_if: tuple[Due, ...] = ()


NO_CLAUSES: Final[tuple[Clause, ...]] = ()


def worn(text: str) -> tuple[Clause, ...]:
    """Rules of gear, or a step of a track: clauses with semicolons."""
    clauses: list[Clause] = []
    for part in text.split("; "):
        word, _, rest = part.partition(" ")
        if word in ("instead", "then"):
            branch(clauses, word, rest)
        else:
            clauses.append(clause(part, WORN_FORMS))
    return tuple(clauses)


def branch(clauses: list[Clause], word: str, text: str) -> None:
    """ "instead wall_or_hole: D2@front", of the clause before it."""
    words, colon, body = text.partition(": ")
    if not clauses or not colon:
        raise Unreadable(f"{word!r} needs a clause before it, a condition and what is done")
    conditions = tuple(CONDITIONS.read(condition) for condition in words.split())
    if word == "instead":
        clauses[-1].instead_if, clauses[-1].instead = conditions, effects(body)
    else:
        clauses[-1].then_if, clauses[-1].then = conditions, effects(body)


def owned(text: str) -> Clause:
    """The effect of an upgrade, a Well card, a Secret or a rune."""
    if " -> " not in text:
        return clause(text, OWNED_FORMS)
    goal, _, reward = text.partition(" -> ")
    return Clause(GOAL_FORMS.read(goal), v.ALWAYS, (), gains(reward))


def turned(text: str) -> tuple[Clause, ...]:
    """A Turn card: "add 1 D1fp", "shuriken 1; shurikens_fall". What is added or happens at the reveal, enemies do."""
    clauses: list[Clause] = []
    for part in text.split("; "):
        added = re.fullmatch(r"(add \d|at_reveal) (.+)", part)
        head, does = (added[1], enemy_row(added[2])) if added else (part, ())
        clauses.append(Clause(TURN_FORMS.read(head), v.ALWAYS, (), does))
    return tuple(clauses)


def evil(text: str) -> Clause:
    """A Malaise card, a curse, a bell or a constraint."""
    return Clause(EVIL_FORMS.read(text), v.ALWAYS, (), ())


def clause(text: str, forms: Forms) -> Clause:
    """ "on enemy_dies target=Po: B1@ally (1/round)": a head with conditions, a body, how often."""
    text, limit = limited(text)
    words, colon, body = text.partition(": ")
    words, of_head = limited(words)
    head, conditions = headed(words, forms)
    body, _, under = body.partition(" if ")
    conditions += tuple(CONDITIONS.read(word) for word in under.split())
    if (head[0] in DOING) != bool(colon):
        raise Unreadable(f"{text!r}: {'nothing is done' if not colon else 'nothing can be done'} here")
    scope = head[WHERE] if head[0] == v.ONCE else v.ALWAYS
    return Clause(head, limit or of_head or scope, conditions, effects(body) if colon else ())


def limited(text: str) -> tuple[str, int]:
    """A text without the words that say how often, and how often."""
    found = LIMIT.fullmatch(text) or LIMIT_WORD.fullmatch(text)
    if found is None:
        return text, v.ALWAYS
    if found[2] not in v.SCOPES:
        raise Unreadable(f"{found[2]!r} is no scope ({', '.join(v.SCOPES)})")
    return found[1], v.SCOPES[found[2]]


def headed(words: str, forms: Forms) -> tuple[Due, tuple[Due, ...]]:
    """A head, and the conditions behind it."""
    under: list[Due] = []
    rest = words
    while (head := forms.find(rest)) is None:
        rest, space, last = rest.rpartition(" ")
        condition = CONDITIONS.find(last) if space else None
        if condition is None:
            # Whichever half is meant, its table says what is wrong with it.
            if "=" in last and forms.find(re.sub(r" \S+=\S+", "", rest)) is not None:
                CONDITIONS.read(last)
            return forms.read(words), ()
        under.insert(0, condition)
    return head, tuple(under)
