"""What is printed on a thing: signs and numbers for whoever draws it, sentences for whoever asks."""

from typing import Annotated, Literal, TypedDict

from samobranka.games.dead_cells.names import CARDS, DECKS, FOES, GEAR, HEROES, STATES, TILES, UPGRADES


class Words(TypedDict):
    """A sentence: the id of a message, and the facts that it mentions."""

    id: str
    facts: "dict[str, int | str | Words]"


class Sign(TypedDict):
    """One thing that is done or gained."""

    what: Annotated[str, "hit, shield, skill, loot, teeth, scroll …; a state by its name"]
    n: Annotated[int, "how much; below 0: the Level of survival (-1), tactics (-2) or brutality (-3)"]
    whom: Annotated[str, "one, two, all, fp, self, ally, others, beheaded, group"]
    where: Annotated[str, "how far it reaches, the colour of a scroll, or which rune; else empty"]


class CardPrint(TypedDict):
    """A combat card."""

    id: Annotated[str, CARDS, "or `serenade`: what is printed on her board"]
    hero: Annotated[str, HEROES, "whose starting card it is; empty: an improved card"]
    symbols: Annotated[list[str], "survival, tactics, brutality"]
    rows: Annotated[list[list[Sign]], "rounds I to III"]
    text: Annotated[list[Words], "what it does, for each row that is not empty"]


class GearPrint(TypedDict):
    """A card of equipment."""

    id: Annotated[str, GEAR]
    icon: str
    use: Literal["instead", "plus", "always", "skill", "companion"]
    health: Annotated[int, "of a companion; else 0"]
    blueprint: Annotated[bool, "it was found as one"]
    rounds: Annotated[list[str], "in which it is used; empty: no matter when"]
    does: Annotated[list[Sign], "of its first rule"]
    text: list[Words]


class FoePrint(TypedDict):
    """An enemy."""

    id: Annotated[str, FOES]
    icon: str
    rank: Literal["monster", "elite", "boss", "thing"]
    rows: Annotated[list[list[Sign]], "rounds 0 to IV"]
    immune: Annotated[list[str], STATES]
    death: Annotated[list[Sign], "what it leaves"]
    end: Annotated[Literal["", "falls", "falls-in-iii", "shifts", "heals-boss"], "what it does at a Round End"]
    text: list[Words]


class Good(TypedDict):
    """Something that a merchant sells."""

    sign: Sign
    price: Annotated[int, "in teeth, as it is printed"]
    times: Annotated[int, "how often"]
    text: Words


class Reward(TypedDict):
    """Signs that come together, and what they say."""

    signs: list[Sign]
    text: Words


class TilePrint(TypedDict):
    """A tile."""

    id: Annotated[str, TILES]
    passes: Annotated[bool, "the First Player token is passed on"]
    enemies: list[Literal["monster", "elite"]]
    terrain: Literal["", "wall", "hole"]
    gains: Annotated[list[Sign], "loot, or what a door gives, or the last option if it is a check"]
    options: Annotated[list[Reward], "treasure: one of them"]
    curse: Words | None
    goods: list[Good]
    door: Literal["", "hand", "deck", "pay"]
    price: Annotated[int, "teeth that a door wants"]
    symbol: Annotated[str, "that a door wants, or the last option; `deck`: any one, by a deck check"]
    checks: Annotated[list[Reward], "of a deck check: by survival, tactics, brutality"]
    fails: Annotated[list[Sign], "what happens without the card"]
    text: list[Words]


class UpgradePrint(TypedDict):
    """A card that cells buy."""

    id: Annotated[str, UPGRADES]
    deck: Annotated[str, DECKS, "or `secret`"]
    area: Annotated[str, "improved, start, during, skill, instruction, feat, cover, monster, gear, permanent, now"]
    icon: str
    stack: Annotated[str, "cards of one stack share a slot"]
    replace: Annotated[int, "cells that it costs to put this Skill in another's place"]
    name: Words
    text: list[Words]
