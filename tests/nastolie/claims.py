"""What a reason claims, checked again: from a view, as a person sees it, and from what happens as the choice is made."""

from collections.abc import Callable
from functools import cached_property
from math import dist
from typing import Any

from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Message
from samobranka.games.nastolie import GAME
from samobranka.games.nastolie.state import State

Told = dict[str, Any]
# Two roundings, of the distance and of the claim.
SLIGHT = 1
DIRECT = ("strike", "shot", "lasso")
# Questions in the middle of a flick's results.
MIDDLE = ("lay", "penalty", "forge", "pick", "next")


class Moment:
    """A position, a choice in it, and what the reason says."""

    def __init__(self, state: State, decision: Decision, action: Action, reason: Message) -> None:
        self.state = state
        self.decision = decision
        self.seat = decision.seat
        self.action = action
        self.words = GAME.info.verbs.text(action).split()
        self.facts = reason.facts
        self.view: Told = dict(GAME.view(state, decision.seat))
        self.discs: dict[str, Told] = {disc["id"]: disc for disc in self.view["discs"]}
        self.camp: Told = self.view["camps"][self.seat]

    @cached_property
    def made(self) -> tuple[State, list[Told]]:
        """The choice, by a hand that does not tremble."""
        return self.tried(0, self.state.setup.with_steady_hand())

    def tried(self, seed: int, setup: Any = None) -> tuple[State, list[Told]]:
        world, happened = self.state.copy(), list[Told]()
        if setup is not None:
            world.setup = setup
        GAME.apply(world, self.seat, self.action, Chance(seed), lambda event: happened.append(dict(GAME.fact(event))))
        return world, happened

    @cached_property
    def settled(self) -> list[Told]:
        """The same, with what is asked before all of it is counted (where Dish goes, who takes a card) answered somehow."""
        world, happened = self.made[0].copy(), list(self.made[1])
        while (asked := GAME.decisions(world)) and asked[0].question in MIDDLE:
            GAME.apply(
                world,
                asked[0].seat,
                asked[0].sample(Chance(1)),
                Chance(1),
                lambda event: happened.append(dict(GAME.fact(event))),
            )
        return happened

    @cached_property
    def after(self) -> Told:
        return dict(GAME.view(self.made[0], self.seat))

    @cached_property
    def then(self) -> dict[str, Told]:
        return {disc["id"]: disc for disc in self.after["discs"]}

    def told(self, kind: str, *causes: str) -> list[Told]:
        return [fact for fact in self.made[1] if fact["kind"] == kind and (not causes or fact["cause"] in causes)]

    def seat_of(self, disc: str) -> int:
        return int(disc.partition("-")[2][0]) - 1

    def foe(self, disc: str, of: int | None = None) -> bool:
        return not self.state.friends(self.seat if of is None else of, self.seat_of(disc))

    def next_question(self) -> Decision | None:
        asked = GAME.decisions(self.made[0])
        return asked[0] if asked else None

    def gap(self, discs: dict[str, Told], one: str, other: str) -> float:
        """Millimetres between two rims."""
        a, b = discs[one], discs[other]
        return float(max(0.0, dist((a["x"], a["y"]), (b["x"], b["y"])) - a["radius"] - b["radius"]) / 1000)

    def nearest(self, discs: dict[str, Told], disc: str) -> float:
        gaps = [self.gap(discs, disc, other) for other in discs if self.foe(other, self.seat_of(disc))]
        return min(gaps)


def name_of(disc: str) -> str:
    """As it is said: without its player, with a letter."""
    kind, _, rest = disc.partition("-")
    return f"{kind} {rest[1:].upper()}".strip()


def said(message: object) -> str:
    """The same of a message that names a disc."""
    assert isinstance(message, Message)
    if message.id == "nastolie-lettered":
        return f"{said(message.facts['name'])} {message.facts['letter']}"
    return message.id.rpartition("-")[2]


def names(message: object) -> list[str]:
    """All of a list of names."""
    assert isinstance(message, Message)
    if message.id == "nastolie-names-and":
        return [*names(message.facts["names"]), said(message.facts["last"])]
    if message.id == "nastolie-names-more":
        return [*names(message.facts["names"]), said(message.facts["next"])]
    return [said(message)]


def listed(m: Moment, discs: list[str]) -> bool:
    """These and no others, and as many as counted."""
    wanted = sorted({name_of(disc) for disc in discs})
    return bool(wanted) and sorted(names(m.facts["names"])) == wanted and m.facts.get("count", len(wanted)) == len(wanted)


def is_disc(m: Moment, fact: str, disc: str) -> bool:
    return said(m.facts[fact]) == name_of(disc)


def died(m: Moment) -> list[str]:
    return [fact["disc"] for fact in m.told("died", "strike", "shot") if m.foe(fact["disc"])]


def wound(m: Moment) -> bool:
    hurt = [fact["disc"] for fact in m.told("wounded", "strike", "shot") if m.foe(fact["disc"])]
    return listed(m, [disc for disc in hurt if disc not in died(m)])


def power(m: Moment) -> bool:
    """The finger is on the arc, and somebody was wounded by twice as much as without."""
    flicked = m.told("flicked")[0]
    hurt = {fact["disc"]: fact["wounds"] for fact in m.told("wounded", "strike")}
    return bool(flicked["strong"]) and any(hurt.get(fact["target"], 0) >= 2 for fact in m.told("struck"))


def burning(m: Moment) -> bool:
    struck = [fact["target"] for fact in m.told("struck") if fact["burning"] and fact["disc"].startswith("elemental")]
    lit = [disc for disc in struck if any(missile["kind"] == "flame" for missile in m.discs[disc]["missiles"])]
    return listed(m, [disc for disc in lit if any(fact["disc"] == disc and fact["wounds"] > 1 for fact in m.told("wounded"))])


def drink(m: Moment) -> bool:
    gained = m.told("healed", "vampire")
    return is_disc(m, "disc", gained[0]["disc"]) and sum(fact["gained"] for fact in gained) == m.facts["lives"]


def flame(m: Moment) -> bool:
    lit = [fact["on"] for fact in m.told("laid", "strike") if m.foe(fact["on"])]
    return listed(m, [disc for disc in lit if carried(m.then, name_of(disc), "flame")])


def tick(m: Moment) -> bool:
    (laid,) = m.told("laid", "shot")
    held = m.then[laid["on"]]["held"]
    return is_disc(m, "disc", laid["on"]) and m.foe(laid["on"]) and held == "tick"


def magnet(m: Moment) -> bool:
    asked = m.next_question()
    assert asked is not None
    flicker = m.after["flicker"]
    return asked.seat == m.seat and flicker["cause"] == "magnet" and is_disc(m, "disc", flicker["disc"])


def choose(m: Moment) -> bool:
    asked = m.next_question()
    assert asked is not None
    touched = [GAME.info.verbs.text(choice).split()[1] for choice in asked.choices]
    return asked.seat == m.seat and asked.question == "pick" and listed(m, touched)


def take(m: Moment) -> bool:
    took = m.told("took")[0]
    held = next(each for each in m.after["artefacts"] if each["id"] == took["artefact"])
    return is_disc(m, "artefact", took["artefact"]) and held["seat"] in (m.seat, None) and took["seat"] == m.seat


def free(m: Moment) -> bool:
    """Before an enemy stood on it, and at last another, or nobody."""
    here = next(each for each in m.view["artefacts"] if is_disc(m, "artefact", each["id"]))
    there = next(each for each in m.after["artefacts"] if each["id"] == here["id"])
    return here["rider"] is not None and m.foe(here["rider"]) and there["rider"] != here["rider"]


def points(m: Moment) -> bool:
    mine = [fact["points"] for fact in m.told("scored", "kill") if fact["seat"] == m.seat]
    return sum(mine) == m.facts["points"] and bool(mine)


def gate(m: Moment) -> bool:
    return bool(m.after["camps"][m.seat]["gates"] == m.facts["gate"] > m.camp["gates"])


def deliver(m: Moment) -> bool:
    there = m.after["camps"][m.seat]["delivered"]
    return bool(there == m.facts["count"] > m.camp["delivered"] and m.view["goal"]["barrels"] == m.facts["needed"])


def broken(m: Moment) -> bool:
    glasses = [sum(each["kind"] == "glass" for each in view["obstacles"]) for view in (m.view, m.after)]
    return glasses == [1, 0]


def glass(m: Moment) -> bool:
    goal = m.after["goal"]
    return bool(goal["hits"] == m.facts["hits"] == m.view["goal"]["hits"] + 1 and goal["hits_needed"] == m.facts["needed"])


def carried(discs: dict[str, Told], name: str, missile: str) -> int:
    return sum(one["kind"] == missile for disc in discs.values() if name_of(disc["id"]) == name for one in disc["missiles"])


def shake(m: Moment) -> bool:
    disc, missile = said(m.facts["disc"]), said(m.facts["missile"])
    mine = [each for each in m.then if name_of(each) == disc]
    slipped = [fact for fact in m.told("slipped") if name_of(fact["off"]) == disc and fact["sort"] == missile]
    return bool(slipped) and not m.foe(mine[0]) and carried(m.discs, disc, missile) > 0


def bare(m: Moment) -> bool:
    disc = said(m.facts["disc"])
    return carried(m.discs, disc, "shield") > 0 and carried(m.then, disc, "shield") == 0


def barrel(m: Moment) -> bool:
    before = {each["id"]: each["x"] for each in m.view["barrels"]}
    return any(each["x"] > before[each["id"]] for each in m.after["barrels"])


def edge_gap(disc: Told, edge: str) -> int:
    return int({"south": disc["y"], "north": 1_000_000 - disc["y"], "west": disc["x"], "east": 1_000_000 - disc["x"]}[edge])


def homeward(m: Moment) -> bool:
    captive, edge = m.camp["freed"], m.camp["edge"]
    nearer = edge_gap(m.then[captive], edge) < edge_gap(m.discs[captive], edge)
    return is_disc(m, "disc", captive) and nearer


def hero_of(m: Moment, discs: dict[str, Told]) -> Told:
    return next(disc for disc in discs.values() if disc["seat"] == m.seat and disc["rank"] == "hero")


def gate_near(m: Moment) -> bool:
    posts = next(zone["box"] for zone in m.view["zones"] if zone["kind"] == "gate" and zone["number"] == m.facts["gate"])
    middle = ((posts[0] + posts[2]) / 2, (posts[1] + posts[3]) / 2)
    far = [dist((hero["x"], hero["y"]), middle) for hero in (hero_of(m, m.discs), hero_of(m, m.then))]
    return far[1] < far[0] and m.camp["gates"] + 1 == m.facts["gate"]


def finish(m: Moment) -> bool:
    return bool(m.camp["gates"] == 3 and hero_of(m, m.then)["x"] > hero_of(m, m.discs)["x"])


def approached(m: Moment, nearer: bool, mine: bool) -> bool:
    """Whoever it is about is one of mine or not, and its nearest enemy is so far, less or more than before."""
    (disc,) = [each for each in m.then if name_of(each) == said(m.facts["disc"])]
    (other,) = [each for each in m.then if name_of(each) == said(m.facts["other"])]
    old, new = m.nearest(m.discs, disc), m.nearest(m.then, disc)
    there = m.gap(m.then, disc, other)
    right = abs(there - new) <= SLIGHT and abs(new - float(str(m.facts["mm"]))) <= SLIGHT
    return right and (new <= old if nearer else new >= old) and m.foe(disc) != mine


def penalty(m: Moment) -> bool:
    kinds = [fact["kind"] for fact in m.settled]
    return kinds.count("penalty") == 1 and "left" in kinds


def own_wounds(m: Moment) -> bool:
    return listed(m, [fact["disc"] for fact in m.told("wounded", "lasso") if not m.foe(fact["disc"])])


def miss(m: Moment) -> bool:
    return bool(m.told("missed")) and not m.told("targeted")


def plain_move(m: Moment) -> bool:
    return not m.told("wounded", *DIRECT) and not m.told("died", *DIRECT) and not m.told("took")


def stay(m: Moment) -> bool:
    return not any(fact["kind"] in ("left", "penalty") for fact in m.settled)


def shot_again(m: Moment) -> bool:
    asked = m.next_question()
    return asked is not None and asked.question == "again" and asked.seat == m.seat and bool(m.told("missed"))


def counted(facts: list[Told]) -> set[tuple[str, str]]:
    """What makes two tries the same."""
    found = {(fact["kind"], fact["disc"]) for fact in facts if fact["kind"] in ("wounded", "died") and fact["cause"] in DIRECT}
    found |= {("took", fact["artefact"]) for fact in facts if fact["kind"] == "took"}
    found |= {("laid", fact["on"]) for fact in facts if fact["kind"] == "laid" and fact["cause"] == "shot"}
    kinds = ("gate-passed", "delivered", "glass-hit", "penalty", "targeted", "freed")
    return found | {(fact["kind"], "") for fact in facts if fact["kind"] in kinds}


def hand(m: Moment) -> bool:
    tries = m.facts["tries"]
    assert isinstance(tries, int)
    wanted = counted(m.made[1])
    same = sum(counted(m.tried(seed)[1]) == wanted for seed in range(tries))
    return same == m.facts["same"] and m.view["hand"] != "steady"


def rid(m: Moment) -> bool:
    """It lies there now, and not there any more: discarded, or moved to another."""
    disc, missile = said(m.facts["disc"]), said(m.facts["missile"])
    gone = [fact for fact in m.told("discarded") if fact["off"] and name_of(fact["off"]) == disc and fact["sort"] == missile]
    moved = [fact for fact in m.told("laid", "ajarha") if name_of(fact["on"]) != disc]
    return carried(m.discs, disc, missile) > 0 and bool(gone or moved)


def life(m: Moment) -> bool:
    (healed,) = m.told("healed", "healing", "tick")
    before = m.discs[healed["disc"]]
    right = healed["lives"] == m.facts["lives"] == before["lives"] + 1 and m.facts["limit"] == before["limit"]
    return bool(right and is_disc(m, "disc", healed["disc"]))


def card_of(view: Told, disc: str) -> Told:
    kind, _, rest = disc.partition("-")
    return next(card for card in view["camps"][int(rest[0]) - 1]["cards"] if card["kind"] == kind)


def ticks(m: Moment) -> bool:
    return bool(card_of(m.after, m.words[1])["supply"] == m.facts["count"] > card_of(m.view, m.words[1])["supply"])


def swap_artefact(m: Moment) -> bool:
    (disc,) = [each for each in m.then if name_of(each) == said(m.facts["disc"])]
    return disc in m.words and m.then[disc]["on"] == said(m.facts["artefact"])


def sent(m: Moment) -> bool:
    flicker = m.after["flicker"]
    return flicker["disc"] == m.words[2] and flicker["cause"] == "ramprak" and is_disc(m, "disc", m.words[2])


def lasso(m: Moment) -> bool:
    return is_disc(m, "disc", m.words[2]) and carried(m.then, name_of(m.words[2]), "lasso") > 0


def dish(m: Moment) -> bool:
    return is_disc(m, "disc", m.words[2]) and m.words[1] in card_of(m.after, m.words[2])["dish"]


def shield(m: Moment) -> bool:
    there = m.discs[m.words[2]]["lives"] == m.facts["lives"] and is_disc(m, "disc", m.words[2])
    return there and carried(m.then, name_of(m.words[2]), "shield") > 0


def burn(m: Moment) -> bool:
    return (
        is_disc(m, "disc", m.words[2]) and bool(m.told("laid", "ajarha")) and m.discs[m.words[2]]["lives"] == m.facts["lives"]
    )


def refill(m: Moment) -> bool:
    return listed(m, [fact["disc"] for fact in m.told("supplied", "mine") if fact["gained"] == 1])


def fountain(m: Moment) -> bool:
    return listed(m, [fact["disc"] for fact in m.told("healed", "fountain") if m.discs[fact["disc"]]["lives"] == 1])


def cleanse(m: Moment) -> bool:
    return bool(sum(disc["seat"] == m.seat and bool(disc["missiles"]) for disc in m.discs.values()) == m.facts["count"])


def comes(m: Moment) -> bool:
    own = sum(disc["seat"] == m.seat for disc in m.discs.values())
    here = [fact["disc"] for fact in m.told("put", "call", "forge")] == [m.words[1]]
    return here and m.words[1] not in m.discs and own + 1 == m.facts["count"] and is_disc(m, "disc", m.words[1])


def called(m: Moment) -> bool:
    return comes(m) and bool(m.then[m.words[1]]["able"])


def fewer(m: Moment) -> bool:
    (disc,) = [each for each in m.discs if name_of(each) == said(m.facts["disc"])]
    (lost,) = m.told("emptied", "cleansing")
    left = lost["supply"] == m.facts["count"] == card_of(m.view, disc)["supply"] - 1
    return bool(left and lost["disc"] == disc and lost["sort"] == said(m.facts["missile"]))


def player_of(m: Moment) -> int:
    player = m.facts["player"]
    assert isinstance(player, Message)
    seat = player.facts["seat"]
    assert isinstance(seat, int)
    return seat - 1


def black(m: Moment) -> bool:
    seat = player_of(m)
    return bool(next(fact["seat"] for fact in m.told("black", "minusoid")) == seat and m.view["camps"][seat]["violet"] == 0)


def black_cancels(m: Moment) -> bool:
    return player_of(m) in [fact["seat"] for fact in m.told("cancelled")]


def keep(m: Moment) -> bool:
    return len(m.camp["hand"]) == m.facts["cards"] and bool(m.told("kept"))


def order(m: Moment) -> bool:
    heroes = m.state.setup.roster.forces[m.action[1]][:2]
    return [said(m.facts["first"]), said(m.facts["second"])] == [GAME.info.verbs.text((21, kind)).split()[1] for kind in heroes]


def caught(m: Moment) -> bool:
    waiting = [each["id"] for each in m.camp["waiting"] if each["rank"] == "hero"]
    return any(is_disc(m, "disc", disc) for disc in waiting if not disc.startswith(m.words[1]))


def hero(m: Moment) -> bool:
    return said(m.facts["disc"]) == m.words[1] and m.state.setup.roster.lives[m.action[1]] == m.facts["lives"]


def placed(m: Moment) -> bool:
    own = [disc for disc in m.then if m.seat_of(disc) == m.seat and disc != m.words[1]]
    gaps = {disc: m.gap(m.then, m.words[1], disc) for disc in own}
    nearest = min(gaps.values())
    (other,) = [disc for disc in own if is_disc(m, "other", disc)]
    return abs(nearest - float(str(m.facts["mm"]))) <= SLIGHT and abs(gaps[other] - nearest) <= SLIGHT


def place_first(m: Moment) -> bool:
    return is_disc(m, "disc", m.words[1]) and not any(m.seat_of(disc) == m.seat for disc in m.discs)


def nobody_able(m: Moment) -> bool:
    return m.view["actions"] > 0 and not any(disc["able"] for disc in m.discs.values())


def wins(m: Moment) -> bool:
    ends = m.told("ended") + m.told("battle-over")
    return any(fact["winner"] is not None and m.state.friends(m.seat, fact["winner"]) for fact in ends)


CLAIMS: dict[str, Callable[[Moment], bool]] = {
    "both": lambda m: True, "hand": hand, "win": wins,
    "steady": lambda m: m.view["hand"] != "steady" and not counted(m.made[1]),
    "kill": lambda m: listed(m, died(m)), "wound": wound, "power": power, "burning": burning, "drink": drink,
    "heal": lambda m: listed(m, [fact["disc"] for fact in m.told("healed", "dryad") if not m.foe(fact["disc"])]),
    "flame": flame, "tick": tick, "magnet": magnet, "choose": choose, "take": take, "free": free, "points": points,
    "gate": gate, "deliver": deliver, "break": broken, "glass": glass, "shake": shake, "bare": bare, "barrel": barrel,
    "homeward": homeward, "finish": finish, "gate-near": gate_near, "near": lambda m: approached(m, True, True),
    "far": lambda m: approached(m, False, True), "drawn": lambda m: approached(m, True, False),
    "again": shot_again, "penalty": penalty, "self": own_wounds, "miss": miss,
    "move": plain_move,
    "spared": lambda m: listed(m, [fact["disc"] for fact in m.told("spared") if m.foe(fact["disc"])]),
    "stay": stay, "rid": rid, "life": life, "ticks": ticks, "swap-artefact": swap_artefact,
    "send": lambda m: sent(m) and not m.discs[m.words[2]]["acted"] and not m.discs[m.words[2]]["held"],
    "send-held": lambda m: sent(m) and bool(m.discs[m.words[2]]["held"]),
    "send-acted": lambda m: sent(m) and bool(m.discs[m.words[2]]["acted"]), "lasso": lasso, "dish": dish, "shield": shield,
    "burn": burn, "refill": refill, "fountain": fountain, "cleanse": cleanse, "raise": comes, "fewer": fewer, "call": called,
    "call-late": lambda m: comes(m) and (m.decision.question != "act" or m.view["actions"] == 0),
    "black": black, "black-cancels": black_cancels, "keep": keep, "done": lambda m: m.view["actions"] == 0,
    "nobody": nobody_able, "usual": lambda m: m.told("ordering")[0]["effect"] == "usual" if m.view["effects"] else False,
    "order": order, "caught": caught, "hero": hero, "place": placed, "place-first": place_first,
    "line": lambda m: len([fact for fact in m.told("placed") if fact["seat"] == m.seat]) == m.facts["count"],
}  # fmt: skip
