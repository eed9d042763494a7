"""What a reason claims, counted again: from a view, as a person would see it, and from what happens when the choice is made."""

from collections.abc import Callable
from typing import Any

from samobranka.core.chance import Chance, Script
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.games.castle_panic import GAME
from samobranka.games.castle_panic.state import State

RINGS = ["forest", "archer", "knight", "swordsman", "castle"]
COLOURS = {"1": "red", "2": "red", "3": "green", "4": "green", "5": "blue", "6": "blue"}
HEALTH = {"goblin": 1, "orc": 2, "troll": 3, "goblin_king": 2, "healer": 2, "orc_warlord": 3, "troll_mage": 3}
SINGLES = {"barbarian", "nice_shot", "tar", "drive_him_back", "fortify_wall", "missing", "draw_2", "scavenge"}
SINGLES |= {f"{colour}_hero" for colour in ("red", "green", "blue")} | {f"any_{unit}" for unit in RINGS[1:4]}
PASS = (0,)


class Moment:
    """A position, a choice in it, and what the reason says."""

    def __init__(self, state: State, decision: Decision, action: Action, reason: Message, refused: bool) -> None:
        self.state = state
        self.seat = decision.seat
        self.decision = decision
        self.action = action
        self.words = GAME.info.verbs.text(action).split()
        self.facts = reason.facts
        self.refused = refused
        self.view: dict[str, Any] = dict(GAME.view(state, decision.seat))
        self.monsters: list[dict[str, Any]] = self.view["monsters"]
        self.hands: list[list[str]] = [[card["kind"] for card in player["hand"]] for player in self.view["players"]]
        self.hand = self.hands[self.seat]

    def kind(self, card: str) -> str:
        """What a card is, by its id, wherever it lies open."""
        lying = [card for player in self.view["players"] for card in player["hand"]] + self.view["discard"]
        return str(next(each["kind"] for each in lying if each["id"] == card))

    def monster(self, token: str) -> dict[str, Any]:
        return next(each for each in self.monsters if each["id"] == token)

    def reaches(self, kind: str, monster: dict[str, Any]) -> bool:
        if monster["tar"] and self.state.setup.tar_blocks_hits:
            return False
        return self.covers(kind, monster["space"])

    def covers(self, kind: str, space: str) -> bool:
        """CP-27 to CP-31, CP-36, CP-102, once more."""
        colour, _, who = kind.partition("_")
        ring, arc = space.split("-")
        if kind == "barbarian":
            return ring != "forest"
        if who not in ("archer", "knight", "swordsman", "hero"):
            return False
        rings = [who] if who != "hero" else RINGS[1:5] if self.state.setup.heroic else RINGS[1:4]
        return ring in rings and colour in ("any", COLOURS[arc])

    def hits(self, kind: str) -> int:
        return sum(self.reaches(kind, monster) for monster in self.monsters)

    def can_build(self, hand: list[str]) -> bool:
        return "brick" in hand and "mortar" in hand and len(self.view["walls"]) < 6

    def after(self, *told: tuple[str, list[int]], action: Action | None = None) -> tuple[State, list[Event]]:
        """What happens when the choice is made, or another one."""
        chance = Script(1)
        for source, wanted in told:
            chance.tell(source, wanted)
        state, events = self.state.copy(), list[Event]()
        GAME.apply(state, self.seat, self.action if action is None else action, chance, events.append)
        return state, events

    def next_move(self) -> list[dict[str, Any]]:
        """What the monsters' move would bring, if nothing more were played: up to the first new token or turn."""
        happens = [fact_of(event) for event in self.after(action=PASS)[1]]
        ends = [at for at, fact in enumerate(happens) if fact["kind"] in ("drawn", "took", "turn", "ended")]
        return happens[: ends[0] if ends else len(happens)]

    def outside(self, arc: int) -> list[dict[str, Any]]:
        return [each for each in self.monsters if each["space"].endswith(f"-{arc}") and not each["space"].startswith("castle")]

    def movable(self) -> list[dict[str, Any]]:
        held = {f"t{token}" for token in self.state.wall_breakers} if self.state.setup.wall_breaker_held else set()
        return [each for each in self.monsters if not each["tar"] and each["id"] not in held]


def fact_of(event: Event) -> dict[str, Any]:
    """As it is told to everybody, with a monster by its id alone."""
    fact = dict(GAME.fact(event))
    return {**fact, "token": fact["token"]["id"]} if isinstance(fact.get("token"), dict) else fact


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    return [fact_of(event) for event in events if event.kind == kind]


def count(m: Moment, fact: str) -> int:
    number = m.facts[fact]
    assert isinstance(number, int)
    return number


def hit(m: Moment) -> bool:
    (fact,) = told(m.after()[1], "hit")
    return bool(fact["token"] == m.words[-1] and fact["hp"] == m.facts["hp"])


def slay(m: Moment) -> bool:
    return [fact["token"] for fact in told(m.after()[1], "slain")] == [m.words[-1]]


def tar(m: Moment) -> bool:
    return [fact["token"] for fact in told(m.after()[1], "tarred")] == [m.words[-1]]


def drive(m: Moment) -> bool:
    ring, arc = m.monster(m.words[-1])["space"].split("-")
    (fact,) = told(m.after()[1], "driven")
    return bool(fact["space"] == f"forest-{arc}" and RINGS.index(ring) == m.facts["rings"])


def threat_walks(m: Moment) -> bool:
    ring, arc = m.monster(m.words[-1])["space"].split("-")
    step = [fact for fact in m.next_move() if fact["kind"] == "moved" and fact["token"] == m.words[-1]]
    return step[0]["space"] == f"{RINGS[RINGS.index(ring) + 1]}-{arc}" and m.facts["turns"] == 3 - RINGS.index(ring)


def attacks(m: Moment) -> bool:
    falls = [fact["wall"] for fact in m.next_move() if fact["kind"] in ("wall-fell", "unfortified")]
    return m.monster(m.words[-1])["space"] == f"swordsman-{m.facts['arc']}" and f"wall-{m.facts['arc']}" in falls


def takes_tower(m: Moment) -> bool:
    now = m.next_move()
    entered = [fact["space"] for fact in now if fact["kind"] == "moved" and fact["token"] == m.words[-1]]
    falls = [fact["tower"] for fact in now if fact["kind"] == "tower-fell"]
    return entered == [f"castle-{m.facts['arc']}"] and f"tower-{m.facts['arc']}" in falls


def enters(m: Moment) -> bool:
    now = m.next_move()
    entered = [fact["space"] for fact in now if fact["kind"] == "moved" and fact["token"] == m.words[-1]]
    return entered == [f"castle-{m.facts['arc']}"] and f"tower-{m.facts['arc']}" not in m.view["towers"]


def inside(m: Moment) -> bool:
    return str(m.monster(m.words[-1])["space"]).startswith("castle")


def goes_round(m: Moment) -> bool:
    return inside(m) and takes_tower(m)


def stuck(m: Moment) -> bool:
    moved = [fact["token"] for fact in m.next_move() if fact["kind"] == "moved"]
    return bool(m.monster(m.words[-1])["tar"]) and m.words[-1] not in moved


def build(m: Moment) -> bool:
    wall = m.words[-1]
    return wall not in m.view["walls"] and arc_is(m, wall) and len(m.outside(int(wall[-1]))) == m.facts["monsters"]


def fortify(m: Moment) -> bool:
    wall = m.words[-1]
    again = wall in GAME.view(m.after()[0], None)["fortified"] and wall in m.view["walls"]
    return again and arc_is(m, wall) and len(m.outside(int(wall[-1]))) == m.facts["monsters"]


def arc_is(m: Moment, place: str) -> bool:
    return place.endswith(f"-{m.facts['arc']}")


def double(m: Moment) -> bool:
    return m.hand.count(m.kind(m.words[1])) > 1


def all_walls(m: Moment) -> bool:
    return m.kind(m.words[1]) in ("brick", "mortar") and len(m.view["walls"]) == 6


def half(m: Moment) -> bool:
    kind = m.kind(m.words[1])
    return kind in ("brick", "mortar") and {"brick": "mortar", "mortar": "brick"}[kind] not in m.hand


def discard_hits(m: Moment) -> bool:
    return m.hits(m.kind(m.words[1])) == m.facts["monsters"]


def new_card(m: Moment) -> bool:
    return m.decision.question == "discard" and len(told(m.after()[1], "drew")) == 1


def forced(m: Moment) -> bool:
    return m.decision.question == "lose" and PASS not in m.decision.choices


def keep(m: Moment) -> bool:
    return m.decision.question == "discard" and sum(m.hits(kind) > 0 for kind in m.hand) == m.facts["cards"]


class Swap:
    """Who would get what: from the open offer, or from the choice itself."""

    def __init__(self, m: Moment) -> None:
        offer = m.view["offer"]
        if offer is None:
            self.mine, self.theirs = m.words[1], m.words[2]
            ids = [[card["id"] for card in player["hand"]] for player in m.view["players"]]
            self.partner = next(seat for seat, hand in enumerate(ids) if self.theirs in hand)
        elif offer["seat"] == m.seat:
            self.mine, self.theirs, self.partner = offer["card"]["id"], offer["given"]["id"], offer["partner"]
        else:
            named = m.words[1] if m.words[0] == "give" else offer["wanted"] and offer["wanted"]["id"]
            self.mine, self.theirs, self.partner = named, offer["card"]["id"], offer["seat"]
        self.gets = m.kind(self.theirs)
        self.gives = m.kind(self.mine) if self.mine else ""
        self.my_hand = without(m.hand, self.gives)
        self.their_hand = without(m.hands[self.partner], self.gets)


def without(hand: list[str], kind: str) -> list[str]:
    rest = hand[:]
    if kind in rest:
        rest.remove(kind)
    return rest


def card_is(m: Moment, kind: str) -> bool:
    said = m.facts["card"]
    return isinstance(said, Message) and said.id == "castle_panic-card-" + kind.replace("_", "-")


def player_is(m: Moment, seat: int) -> bool:
    said = m.facts["player"]
    return isinstance(said, Message) and said.facts["seat"] == seat + 1


def get_hits(m: Moment) -> bool:
    swap = Swap(m)
    return card_is(m, swap.gets) and m.hits(swap.gets) == count(m, "monsters") > 0


def get_wall(m: Moment) -> bool:
    swap = Swap(m)
    return card_is(m, swap.gets) and swap.gets in ("brick", "mortar") and m.can_build([*swap.my_hand, swap.gets])


def lend_hits(m: Moment) -> bool:
    swap = Swap(m)
    return card_is(m, swap.gives) and player_is(m, swap.partner) and m.hits(swap.gives) == count(m, "monsters") > 0


def lend_wall(m: Moment) -> bool:
    swap = Swap(m)
    half = swap.gives in ("brick", "mortar")
    return card_is(m, swap.gives) and player_is(m, swap.partner) and half and m.can_build([*swap.their_hand, swap.gives])


def spare(m: Moment) -> bool:
    swap = Swap(m)
    return card_is(m, swap.gives) and m.hits(swap.gives) == 0


def stay_hits(m: Moment) -> bool:
    swap = Swap(m)
    return card_is(m, swap.gives) and m.hits(swap.gives) == count(m, "monsters") > 0


def stay_wall(m: Moment) -> bool:
    swap = Swap(m)
    return card_is(m, swap.gives) and swap.gives in ("brick", "mortar") and m.can_build(m.hand)


def useless(m: Moment) -> bool:
    swap = Swap(m)
    return card_is(m, swap.gets) and m.hits(swap.gets) == 0


def covered(m: Moment) -> bool:
    others = [kind for seat, hand in enumerate(m.hands) if seat != m.seat for kind in hand]
    reached = [monster for monster in m.monsters if any(m.reaches(kind, monster) for kind in others)]
    return all(any(m.reaches(kind, monster) for kind in m.hand) for monster in reached)


def place_first(m: Moment) -> bool:
    waiting = m.view["waiting"]
    here = next(each["kind"] for each in waiting if each["id"] == m.words[1])
    unseen = not any(m.hands) and not m.monsters
    return unseen and HEALTH[here] == max(HEALTH[each["kind"]] for each in waiting)


def place_spread(m: Moment) -> bool:
    health = dict.fromkeys(COLOURS.values(), 0)
    for monster in m.monsters:
        health[COLOURS[monster["space"][-1]]] += monster["hp"]
    return health[COLOURS[m.words[2][-1]]] == m.facts["hp"] == min(health.values())


def before_tower(m: Moment, arc: int) -> int:
    return sum(each["hp"] for each in m.outside(arc))


def claim(m: Moment) -> bool:
    return arc_is(m, m.words[1]) and before_tower(m, int(m.words[1][-1])) == m.facts["hp"]


def claim_weakest(m: Moment) -> bool:
    taken = {player["home"] for player in m.view["players"]}
    free = [arc for arc in range(1, 7) if f"tower-{arc}" not in taken]
    return claim(m) and all(before_tower(m, arc) >= count(m, "hp") for arc in free)


def hurt(m: Moment) -> bool:
    facts = [fact for fact in told(m.after()[1], "hurt") if fact["token"] == m.words[1]]
    monster = m.monster(m.words[1])
    return bool(facts[0]["hp"] == m.facts["hp"] == monster["hp"] - 1) and monster["max"] == m.facts["full"]


def hurt_strongest(m: Moment) -> bool:
    others = [m.monster(GAME.info.verbs.text(action).split()[1]) for action in m.decision.choices]
    return hurt(m) and all(other["hp"] <= m.monster(m.words[1])["hp"] for other in others)


def hurt_dies(m: Moment) -> bool:
    return m.words[1] in [fact["token"] for fact in told(m.after()[1], "died")]


def scavenge_hits(m: Moment) -> bool:
    return m.hits(m.kind(m.words[2])) == m.facts["monsters"]


def scavenge_wall(m: Moment) -> bool:
    kind = m.kind(m.words[2])
    return kind in ("brick", "mortar") and m.can_build([*m.hand, kind])


def scavenge_slays(m: Moment) -> bool:
    return m.kind(m.words[2]) == "barbarian" and m.hits("barbarian") == m.facts["monsters"]


def single(m: Moment) -> bool:
    return m.kind(m.words[2]) in SINGLES


def no_tokens(m: Moment) -> bool:
    state = m.after()[0]
    events: list[Event] = []
    asked = GAME.decisions(state)[0]
    GAME.apply(state, asked.seat, PASS, Chance(1), events.append)
    turn = [at for at, event in enumerate(events) if event.kind == "turn"]
    kinds = {event.kind for event in events[: turn[0] if turn else len(events)]}
    return not kinds & {"drawn", "took", "commanded"}


def missing(m: Moment) -> bool:
    return no_tokens(m) and all(player["role"] == "castle" for player in m.view["players"])


def missing_overlord(m: Moment) -> bool:
    return no_tokens(m) and any(player["role"] == "overlord" for player in m.view["players"])


def two_cards(m: Moment) -> bool:
    return len(told(m.after()[1], "drew")) == 2


def nobody_to_hit(m: Moment) -> bool:
    return m.decision.question == "play" and not any(m.hits(kind) for kind in m.hand if kind != "barbarian")


def summon(m: Moment) -> bool:
    space = f"archer-{m.words[2][-1]}"
    cards = sum(m.covers(kind, space) for hand in m.hands for kind in hand)
    return cards == m.facts["cards"] and arc_is(m, m.words[2])


def summon_open(m: Moment) -> bool:
    return arc_is(m, m.words[2]) and f"wall-{m.words[2][-1]}" not in m.view["walls"]


def new_monster(m: Moment) -> bool:
    (fact,) = told(m.after()[1], "appeared")
    return bool(fact["hp"] == m.facts["hp"] and fact["space"].startswith("forest"))


def mage(m: Moment) -> bool:
    own = [fact for fact in told(m.after()[1], "moved") if fact["token"] == m.words[1]]
    return len(own) == 1 and len(m.movable()) == m.facts["monsters"]


def in_colour(m: Moment, colour: str) -> int:
    return sum(COLOURS[each["space"][-1]] == colour for each in m.movable())


def warlord(m: Moment) -> bool:
    return m.words[0] == "summon" and in_colour(m, COLOURS[m.words[2][-1]]) == m.facts["monsters"]


def by_die(m: Moment) -> bool:
    return min(in_colour(m, colour) for colour in ("red", "green", "blue")) == m.facts["least"]


def healer(m: Moment) -> bool:
    return len(told(m.after()[1], "healed")) == m.facts["monsters"]


def boulder(m: Moment) -> bool:
    spared = [die for die in range(1, 7) if not told(m.after(("die", [die]))[1], "died")]
    return len(spared) == m.facts["cases"]


def token_kind(m: Moment) -> str:
    return str(next(token["kind"] for token in m.view["overlord_hand"] if token["id"] == m.words[1]))


def colour_moves(m: Moment) -> bool:
    return in_colour(m, token_kind(m).partition("_")[0]) == m.facts["monsters"]


def all_turn(m: Moment) -> bool:
    return len({fact["token"] for fact in told(m.after()[1], "moved")}) == m.facts["monsters"]


def plague(m: Moment) -> bool:
    return len([fact for fact in told(m.after()[1], "discarded") if fact["cause"] == "plague"]) == m.facts["cards"]


def discard_one(m: Moment) -> bool:
    return sum(bool(hand) for hand in m.hands) == m.facts["players"]


def more(m: Moment) -> bool:
    state, events = m.after()
    return len(told(events, "took")) == m.facts["tokens"] and GAME.view(state, None)["plays_left"] == m.facts["plays"]


CLAIMS: dict[str, Callable[[Moment], bool]] = {
    "hit": hit, "slay": slay, "tar": tar, "drive": drive, "threat-walks": threat_walks, "threat-wall": attacks,
    "threat-tower": takes_tower, "threat-enters": enters, "threat-round": goes_round, "threat-inside": inside,
    "threat-stuck": stuck, "build": build, "fortify": fortify, "discard-double": double, "discard-walls": all_walls,
    "discard-half": half, "discard-hits": discard_hits, "discard-new": new_card, "discard-forced": forced, "keep": keep,
    "get-hits": get_hits, "get-wall": get_wall, "lend-hits": lend_hits, "lend-wall": lend_wall, "spare": spare,
    "stay-hits": stay_hits, "stay-wall": stay_wall, "useless": useless, "pass-covered": covered,
    "pass-refused": lambda m: m.refused, "pass-play": nobody_to_hit,
    "pass-command": lambda m: len(m.view["overlord_hand"]) == m.facts["tokens"],
    "stop": lambda m: len(m.decision.choices) == 1, "stop-place": lambda m: len(m.monsters) == 6 and not m.view["waiting"],
    "place-first": place_first, "place-spread": place_spread, "claim": claim, "claim-weakest": claim_weakest,
    "hurt": hurt, "hurt-strongest": hurt_strongest, "hurt-dies": hurt_dies, "scavenge-hits": scavenge_hits,
    "scavenge-wall": scavenge_wall, "scavenge-slays": scavenge_slays, "scavenge-single": single, "missing": missing,
    "missing-overlord": missing_overlord, "draw": two_cards, "summon": summon, "summon-open": summon_open,
    "monster": new_monster, "boss-mage": mage, "boss-warlord": warlord, "boss-by-die": by_die, "boss-healer": healer,
    "boulder": boulder, "move": colour_moves, "turn": all_turn, "plague": plague, "discard-one": discard_one, "more": more,
}  # fmt: skip
