"""`do`: what a player chooses, read as an action that need not be legal."""

from typing import Final

from samobranka.core.decision import Action
from samobranka.games.dead_cells.box.decks import WELL
from samobranka.games.dead_cells.notation.words import WORDS, of_fighters
from samobranka.games.dead_cells.rules import steps
from samobranka.games.dead_cells.rules.summoned import SPACES
from samobranka.games.dead_cells.state import State
from samobranka.rulebook.notation import Reader

CHOICES: Final = Reader[Action](
    WORDS,
    {
        "stops|is done|uses row|uses nothing": lambda: (steps.V_PASS,),
        "declines": lambda: (steps.V_DECLINE,),
        "takes {hero}": lambda hero: (steps.V_TAKE, hero),
        "begins in {stage}": lambda stage: (steps.V_BEGIN, stage),
        "puts {upgrade}": lambda upgrade: (steps.V_PUT, upgrade),
        "stores {upgrade}": lambda upgrade: (steps.V_STORE, upgrade),
        "hands {card} to {hero}": lambda card, hero: (steps.V_HAND, card, hero),
        "gives the token to {player}": lambda seat: (steps.V_FIRST, seat),
        "gives it to {player}": lambda seat: (steps.V_GIVE, seat),
        "follows {track}": lambda track: (steps.V_USE, track),
        "gives a {track} scroll to {player}": lambda track, seat: (steps.V_SCROLL, seat, track),
        "goes to {place}": lambda place: (steps.V_GO, place),
        "looks at {place}": lambda place: (steps.V_GO, place),
        "pays {card}": lambda card: (steps.V_PAY, card),
        "uses {track}": lambda track: (steps.V_USE, track),
        "chooses {number}": lambda number: (steps.V_CHOOSE, number),
        "loses {track}": lambda track: (steps.V_USE, track),
        "spends a key": lambda: (steps.V_BUY, 1),
        "fights|refuses": lambda: (steps.V_PASS,),
        "accepts": lambda: (steps.V_CHOOSE, 1),
        "hits the shuriken in {on_line}": lambda space: (steps.V_AIM, SPACES + space),
        "buys": lambda: (steps.V_BUY, 1),
        "buys {number}": lambda number: (steps.V_BUY, number),
        "buys from {deck}": lambda deck: (steps.V_UPGRADE, deck),
        "throws": lambda: (steps.V_UPGRADE, WELL),
        "purges {card}": lambda card: (steps.V_PURGE, card),
        "scraps {gear}": lambda gear: (steps.V_PURGE_GEAR, gear),
        "wakes {rune}": lambda rune: (steps.V_RUNE, rune),
        "drops {gear}": lambda gear: (steps.V_DROP, gear),
        "discards it": lambda: (steps.V_DISCARD,),
        "passes the turn to {player}": lambda seat: (steps.V_GIVE, seat),
        "places {card} announcing {announced} {round}": lambda card, kind, number: (steps.V_PLACE, card, kind, number),
        "hits {on_line}": lambda space: (steps.V_AIM, space),
        "hits {on_line} and {on_line}": lambda first, second: (steps.V_AIM_TWO, first, second),
        "wields {gear}": lambda gear: (steps.V_WIELD, gear),
        "assigns to {player} for {gear}": lambda seat, gear: (steps.V_COMPANION, seat, gear),
        "skill {skill}": lambda skill: (steps.V_SKILL, skill),
        "loots {types}": lambda kind: (steps.V_LOOT, kind),
        "drinks for {player}": lambda seat: (steps.V_DRINK, seat),
        "assigns to {player}": lambda seat: (steps.V_GIVE, seat),
        "spends gold": lambda: (steps.V_SPEND,),
        "keeps gold": lambda: (steps.V_KEEP,),
        "swaps {card}": lambda card: (steps.V_SWAP, card),
    },
)


def read_choice(s: State, seat: int, words: str) -> Action:
    return CHOICES.read(of_fighters(words, s.setup.seats), len(s.fighters))
