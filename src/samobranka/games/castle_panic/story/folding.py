"""Which events make one line."""

from collections.abc import Callable, Sequence
from typing import Final

from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.core.names import NOTHING
from samobranka.core.story import Passage, Teller, in_order, listed, passages
from samobranka.games.castle_panic.describe import TOKEN_WORDS, tell
from samobranka.games.castle_panic.material import DRAW_3, DRAW_4, TOKEN_KIND, TROLL
from samobranka.games.castle_panic.rules.steps import MOVE
from samobranka.games.castle_panic.story.cards import EFFECTS, played
from samobranka.games.castle_panic.story.damage import AFTERMATH, STORMED, WALKS, damage
from samobranka.games.castle_panic.story.sayings import A, Said, arc, card, cards, foe, newcomers, number, player, say
from samobranka.games.castle_panic.story.tokens import CONSEQUENCES, happening

# What may come between two cards that are drawn.
DRAWING: Final = ("drew", "reshuffled", "dwindled")


def fold(events: Sequence[Event]) -> list[Passage]:
    return passages(events, passage)


def passage(teller: Teller) -> Passage:
    first = teller.at
    said = LINES.get(teller.events[first].kind, single)(teller)
    return in_order(teller, first, said, goes_on(teller.events, first))


def goes_on(events: Sequence[Event], at: int) -> bool:
    """Whether what begins here belongs to the line before it: an answer, a card for a card, who is hurt, what is lost."""
    event = events[at]
    if event.kind == "drawn":
        return at > 0 and events[at - 1].kind == "drawn" and TOKEN_KIND[number(events[at - 1], "token")] in (DRAW_3, DRAW_4)
    if at > 0:
        return False
    return event.kind in ("countered", "refused", "swapped", "discarded", "hurt", "died")


def single(teller: Teller) -> list[Said]:
    """A line of its own."""
    event = teller.one()
    return [(event, tell(event))]


def hands(teller: Teller) -> list[Said]:
    """Who is dealt how many; which cards, everybody sees."""
    dealt = [event for event in teller.of_kinds("dealt", *DRAWING) if event.kind == "dealt"]
    if len({event.facts["count"] for event in dealt}) > 1:
        return one_by_one(dealt)
    return [(dealt[0], say("dealt", count=number(dealt[0], "count"), players=len(dealt), player=player(dealt[0])))]


def claiming(teller: Teller) -> list[Said]:
    event = teller.one()
    return [(event, say("claim", player=player(event), arc=arc(event, "tower")))]


def gathering(teller: Teller) -> list[Said]:
    placed = teller.of_kinds("placed")
    return [(placed[0], say("gather", count=len(placed), foes=newcomers(placed)))]


def secret_tokens(teller: Teller) -> list[Said]:
    """The Overlord fills his hand: he knows with what, the others only how many."""
    taken = teller.of_kinds("took", "took-unseen")
    known = [event for event in taken if event.kind == "took"]
    if len(known) < len(taken):
        return [(taken[0], say("take-unseen", player=player(taken[0]), count=len(taken)))]
    tokens = listed([TOKEN_WORDS[TOKEN_KIND[number(each, "token")]] for each in known])
    return [(taken[0], say("take", player=player(taken[0]), tokens=tokens))]


def turn(teller: Teller) -> list[Said]:
    """Whose turn begins, and what comes into the hand."""
    event = teller.one()
    said = [(event, say("turn", turn=number(event, "turn"), player=player(event)))]
    follows = teller.next
    return said + (drawing(teller) if follows is not None and follows.kind in DRAWING else [])


def talking(teller: Teller) -> list[Said]:
    """A trade is offered, answered with another card, refused, or made."""
    event = teller.one()
    return [(event, trade(event))]


def trade(event: Event) -> Message:
    who = player(event)
    if event.kind == "refused":
        return say("refuse", player=who)
    if event.kind == "countered":
        return say("counter", player=who, card=card(event), wanted=card(event, fact="wanted"))
    partner = player(event, "partner")
    if event.kind == "swapped":
        return say("swap", player=who, partner=partner, card=card(event), other=card(event, fact="other"))
    if event.facts["wanted"] == NOTHING:
        return say("offer-any", player=who, partner=partner, card=card(event))
    return say("offer", player=who, partner=partner, card=card(event), wanted=card(event, fact="wanted"))


def one_by_one(events: Sequence[Event]) -> list[Said]:
    return [(event, tell(event)) for event in events]


def drawing(teller: Teller) -> list[Said]:
    first = teller.events[teller.at]
    events = teller.take(lambda event: event.kind in DRAWING and event.facts.get("seat") in (None, first.facts.get("seat")))
    drawn = [event for event in events if event.kind == "drew"]
    said: list[Said] = []
    if drawn:
        said.append((drawn[0], say("draw", player=player(drawn[0]), cards=cards(drawn, A))))
    return said + one_by_one([event for event in events if event.kind != "drew"])


def discarding(teller: Teller) -> list[Said]:
    """One card for another, or what a token or a plague takes."""
    first = teller.one()
    if first.facts["cause"] != "exchange":
        return [(first, say("lose", player=player(first), card=card(first)))]
    drawn = teller.of_kinds(*DRAWING)
    new = [event for event in drawn if event.kind == "drew"]
    if not new:
        return one_by_one([first, *drawn])
    said = [(first, say("exchange", player=player(first), card=card(first), cards=cards(new, A)))]
    return said + one_by_one([event for event in drawn if event.kind != "drew"])


def playing(teller: Teller) -> list[Said]:
    """The cards that are played together, and what they do."""
    first = teller.events[teller.at]
    deed = (first.facts["target"], first.facts["wall"])
    used = teller.take(lambda event: event.kind == "played" and (event.facts["target"], event.facts["wall"]) == deed)
    return played(used, teller.of_kinds(*EFFECTS))


def walking(teller: Teller) -> list[Said]:
    """The monsters' move, what it breaks, and who comes out of the forest after it."""
    walked = teller.of_kinds(*WALKS)
    after = teller.of_kinds(*AFTERMATH)
    # Whoever storms a wall does not walk: with a single step, it is still many who come.
    alone = len(walked) == 1 and not any(event.kind in STORMED for event in after)
    said = [(walked[0], say("walk-one", foe=foe(walked[0])) if alone else say("walk")), *damage(walked, after)]
    follows = teller.next
    return said + (tokens(teller) if follows is not None and follows.kind == "drawn" and plain_monster(follows) else [])


def breaking(teller: Teller) -> list[Said]:
    """Walls and towers that fall where nobody has walked just now, and whom they hurt."""
    after = teller.of_kinds(*AFTERMATH)
    said: list[Said] = [(after[0], say("storm"))] if after[0].kind in STORMED else []
    return said + damage([], after)


def plain_monster(event: Event) -> bool:
    return TOKEN_KIND[number(event, "token")] <= TROLL


def tokens(teller: Teller) -> list[Said]:
    """Ordinary monsters that come one after another share a line; a boss or an effect has one of its own."""
    first = teller.events[teller.at]
    if plain_monster(first):
        come = teller.take(lambda event: event.kind in ("drawn", "appeared", "commanded") and plain_monster(event))
        new = [event for event in come if event.kind == "appeared"]
        if new:
            return [(first, say("come", count=len(new), foes=newcomers(new)))]
        return one_by_one(come)
    teller.at += 1
    kind = TOKEN_KIND[number(first, "token")]
    after = teller.take(lambda event: event.kind in CONSEQUENCES and event.facts.get("phase") != MOVE)
    return happening(first, kind, after)


LINES: Final[dict[str, Callable[[Teller], list[Said]]]] = {
    "dealt": hands,
    "claimed": claiming,
    "placed": gathering,
    **dict.fromkeys(("took", "took-unseen"), secret_tokens),
    "turn": turn,
    **dict.fromkeys(("offered", "countered", "refused", "swapped"), talking),
    "drew": drawing,
    "reshuffled": drawing,
    "dwindled": drawing,
    "discarded": discarding,
    "played": playing,
    "moved": walking,
    "drawn": tokens,
    "commanded": tokens,
    **dict.fromkeys(AFTERMATH, breaking),
}
