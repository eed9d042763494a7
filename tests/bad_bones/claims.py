"""What a reason claims, counted again: from a view, as a person sees it, and from what happens as the choice is made."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.games.bad_bones import GAME
from samobranka.games.bad_bones.bones import place_of, token_of
from samobranka.games.bad_bones.material import CHIEF as CHIEF_OF
from samobranka.games.bad_bones.material import CHIEFS, RIM, WIDTH
from samobranka.games.bad_bones.names import PLACES, TOKENS
from samobranka.games.bad_bones.rules.flow import answer
from samobranka.games.bad_bones.rules.steps import WALK_STEP
from samobranka.games.bad_bones.rules.walking import begin_walk
from samobranka.games.bad_bones.rules.wear import wear_out
from samobranka.games.bad_bones.state import WALK_PHASE, State
from samobranka.games.bad_bones.view import Trail, walk_out

MOVES = 4
HARM = {"tower": ("floor-lost", "tower-fell"), "houses": ("house-lost", "capital-burnt")}
SENDING = ("catapult", "hearse", "exit")


class Future:
    """What happens on a land with each of the next moves, if nobody does anything more, event by event."""

    def __init__(self, state: State, seat: int) -> None:
        self.moves: list[list[Event]] = []
        # Whose owner will have to choose, and when.
        self.asked: dict[int, int] = {}
        world = state.copy()
        board = world.boards[seat]
        walking = world.phase == WALK_PHASE and bool(board.agenda)
        if world.phase == WALK_PHASE and not walking:
            wear_out(world, board, None)
        world.phase = WALK_PHASE
        board.party, board.agenda = [], [WALK_STEP] if walking else []
        for move in range(MOVES):
            if move or not walking:
                begin_walk(world, board)
            happened: list[Event] = []
            trail = Trail(happened.append)
            walk_out(world, board, trail)
            for token, path in trail.paths.items():
                if "?" in path:
                    self.asked.setdefault(token, move + 1)
            wear_out(world, board, None)
            self.moves.append(happened)
            if not move:
                self.after_one = [place_of(skeleton) for skeleton in board.skeletons if not RIM >> place_of(skeleton) & 1]

    def harmed(self, end: str) -> int:
        """The move with which a tower or the houses are harmed first; 99: not so soon."""
        for move, events in enumerate(self.moves, 1):
            if any(event.kind in HARM[end] for event in events):
                return move
        return 99

    def harm_by(self, tokens: list[int]) -> int:
        for move, events in enumerate(self.moves, 1):
            if any(event.kind in (*HARM["tower"], *HARM["houses"]) and event.facts["token"] in tokens for event in events):
                return move
        return 99

    def first_harm(self) -> int:
        return min(self.harmed(end) for end in HARM)

    def who_harms(self) -> set[object]:
        kinds = (*HARM["tower"], *HARM["houses"])
        return {event.facts["token"] for events in self.moves for event in events if event.kind in kinds}

    def comers(self, cell: int) -> dict[object, int]:
        """Who steps there, or is stopped by a barricade there, and when first."""
        found: dict[object, int] = {}
        for move, events in enumerate(self.moves, 1):
            for event in events:
                there = event.facts.get("by" if event.kind == "blocked" else "place")
                if event.kind in ("moved", "blocked") and there == cell:
                    found.setdefault(event.facts["token"], move)
        return found

    def uses(self, cell: int) -> int:
        for move, events in enumerate(self.moves, 1):
            if any(event.kind == "triggered" and event.facts["place"] == cell for event in events):
                return move
        return 99

    def into_hero(self) -> int:
        killed = [event for event in self.moves[0] if event.kind == "slain" and event.facts["cause"] == "hero"]
        return len({event.facts["token"] for event in killed})


class Moment:
    """A position, a choice in it, and what the reason says."""

    def __init__(self, state: State, decision: Decision, action: Action, reason: Message) -> None:
        self.state = state
        self.decision = decision
        self.seat = decision.seat
        self.action = action
        self.facts = reason.facts
        self.view: dict[str, Any] = dict(GAME.view(state, decision.seat))
        self.land: dict[str, Any] = self.view["boards"][self.seat]

    @cached_property
    def made(self) -> tuple[State, list[Event]]:
        """The choice, as far as this seat plays on by itself."""
        world, happened = self.state.copy(), list[Event]()
        answer(world, world.boards[self.seat], self.action, happened.append)
        return world, happened

    @cached_property
    def before(self) -> Future:
        return Future(self.state, self.seat)

    @cached_property
    def after(self) -> Future:
        return Future(self.made[0], self.seat)

    def told(self, *kinds: str) -> list[Event]:
        return [event for event in self.made[1] if event.kind in kinds]

    def asked_next(self) -> str:
        asked = self.made[0].boards[self.seat].asked
        return "" if asked is None else asked.question

    def in_question(self) -> bool:
        return self.action[1] in [token_of(each) for each in self.made[0].boards[self.seat].party]

    def standing(self, cell: int) -> int:
        return len([each for each in self.land["skeletons"] if each["place"] == PLACES[cell]])

    def trap(self) -> dict[str, Any]:
        return next(each for each in self.land["traps"] if each["place"] == PLACES[self.action[1]])

    def reserve(self) -> list[dict[str, Any]]:
        common = self.view["reserve"]
        return list(self.land["reserve"] if common is None else common)

    def burden(self, seat: int) -> int:
        land = self.view["boards"][seat]
        return len(land["skeletons"]) + len(land["cemetery"])

    def strength(self, seat: int) -> int:
        land = self.view["boards"][seat]
        return int(4 * land["floors"] + 3 * land["houses"])

    def others(self) -> list[int]:
        """Those who could have got it beside the one who does."""
        return [seat for seat in range(len(self.view["boards"])) if seat not in (self.seat, self.action[1])]


def is_beside(cell: int, hero: int) -> bool:
    return cell != hero and abs(cell // WIDTH - hero // WIDTH) <= 1 and abs(cell % WIDTH - hero % WIDTH) <= 1


def near(m: Moment, cell: int) -> int:
    return sum(is_beside(place, cell) for place in m.after.after_one)


def hero_cell(m: Moment) -> int:
    return m.made[0].boards[m.seat].hero


def threat(end: str) -> Callable[[Moment], bool]:
    def holds(m: Moment) -> bool:
        moves = int(str(m.facts["moves"]))
        return m.before.harmed(end) == moves <= MOVES and m.after.harmed(end) > moves

    return holds


def strikes(m: Moment) -> bool:
    return len(m.told("slain")) == m.facts["skeletons"]


def both(m: Moment) -> bool:
    return strikes(m) and m.after.into_hero() == m.facts["coming"]


def waits(m: Moment) -> bool:
    return not m.told("slain") and m.after.into_hero() == m.facts["skeletons"]


def comes_near(m: Moment) -> bool:
    return near(m, hero_cell(m)) == m.facts["skeletons"] != 0


def idle(m: Moment) -> bool:
    return not m.told("slain") and not m.after.into_hero() and not near(m, hero_cell(m))


def comes(m: Moment) -> bool:
    return list(m.after.comers(m.action[2]).values()).count(1) == m.facts["skeletons"] != 0


def comes_soon(m: Moment) -> bool:
    return 1 < min(m.after.comers(m.action[2]).values()) == m.facts["moves"]


def nobody_comes(m: Moment) -> bool:
    return m.facts["moves"] == MOVES and not m.after.comers(m.action[2])


def lands(m: Moment) -> bool:
    """Those there are driven off at once, or wherever their owner says next; nobody is left to walk in this round."""
    there = m.standing(m.action[2]) == m.facts["skeletons"] != 0
    driven = m.told("moved", "blocked") or m.asked_next() in ("push", "scatter", *SENDING)
    return there and not m.told("held") and bool(driven)


def blasts(m: Moment) -> bool:
    return m.standing(m.action[2]) == len(m.told("slain")) == m.facts["skeletons"]


def lures(m: Moment) -> bool:
    return len(m.told("turned")) == m.facts["skeletons"] != 0


def worn(m: Moment) -> bool:
    return bool(m.trap()["damaged"]) and m.before.uses(m.action[1]) == m.facts["moves"]


def idle_trap(damaged: bool) -> Callable[[Moment], bool]:
    def holds(m: Moment) -> bool:
        return m.trap()["damaged"] is damaged and not m.before.comers(m.action[1]) and m.facts["moves"] == MOVES

    return holds


def asks(question: str) -> Callable[[Moment], bool]:
    return lambda m: m.decision.question == question


def pushed(*kinds: str) -> Callable[[Moment], bool]:
    return lambda m: any(event.facts["token"] == m.action[1] for event in m.told(*kinds))


def push_sent(m: Moment) -> bool:
    return pushed("sent")(m) or (m.in_question() and m.asked_next() in SENDING)


def far(m: Moment) -> bool:
    return not m.in_question() and m.after.harm_by([m.action[1]]) == m.facts["moves"]


def safe(m: Moment) -> bool:
    decided = not m.in_question() and m.action[1] not in m.after.asked
    return decided and m.facts["moves"] == MOVES and m.after.harm_by([m.action[1]]) == 99


def again(m: Moment) -> bool:
    return m.after.asked[m.action[1]] == m.facts["moves"] and m.after.harm_by([m.action[1]]) == 99


def group(m: Moment) -> list[int]:
    """Those on the leader's cell who have still to move."""
    chief = next(each for each in m.land["skeletons"] if each["id"] == TOKENS[m.action[1]])
    here = [each for each in m.land["skeletons"] if each["place"] == chief["place"] and each["waiting"] and not each["frozen"]]
    return [TOKENS.find(each["id"]) for each in here]


def lead_far(m: Moment) -> bool:
    return m.after.harm_by(group(m)) == m.facts["moves"]


def lead_safe(m: Moment) -> bool:
    return m.after.harm_by(group(m)) == 99 and not any(token in m.after.asked for token in group(m))


def lead_again(m: Moment) -> bool:
    return min(m.after.asked[token] for token in group(m) if token in m.after.asked) == m.facts["moves"]


def said_of_receiver(m: Moment) -> bool:
    land = m.view["boards"][m.action[1]]
    return (land["floors"], land["houses"]) == (m.facts["floors"], m.facts["houses"])


def strongest(m: Moment) -> bool:
    return said_of_receiver(m) and all(m.strength(m.action[1]) > m.strength(seat) for seat in m.others()) and bool(m.others())


def bears(m: Moment) -> bool:
    return m.burden(m.action[1]) == m.facts["skeletons"]


def most(m: Moment) -> bool:
    return bears(m) and all(m.burden(m.action[1]) > m.burden(seat) for seat in m.others()) and bool(m.others())


def fewest(m: Moment) -> bool:
    return bears(m) and all(m.burden(m.action[1]) < m.burden(seat) for seat in m.others()) and bool(m.others())


def moved_kill(m: Moment) -> bool:
    kills = [event.facts["token"] for event in m.told("slain") if event.facts["cause"] == "hero"]
    by_him = m.action[1] in kills and m.state.boards[m.seat].kills + kills.index(m.action[1]) + 1 == m.facts["kills"]
    return by_him and m.facts["needed"] == 3 and m.land["weapon"] is not None


def damage_first(m: Moment) -> bool:
    friend = any(each["chief"] == "friendly" and each["waiting"] for each in m.land["skeletons"])
    return friend and pushed(*HARM["tower"], *HARM["houses"])(m)


def chief_of(m: Moment) -> str | None:
    # Those who are at a tower just now stand nowhere: they are told by their token.
    return CHIEFS[CHIEF_OF[m.action[1]]] or None


def breaks(doomed: bool) -> Callable[[Moment], bool]:
    def holds(m: Moment) -> bool:
        comers = m.before.comers(m.action[1])
        return bool(comers) is doomed and m.facts["moves"] == MOVES and (not doomed or len(comers) == m.facts["skeletons"])

    return holds


def spares(m: Moment) -> bool:
    fewer = len(m.before.who_harms()) - len({*m.after.who_harms(), *m.after.asked})
    return fewer == m.facts["skeletons"] and fewer > 0 and m.facts["moves"] == MOVES


def delays(m: Moment) -> bool:
    return m.after.first_harm() - m.before.first_harm() == m.facts["moves"] and m.after.first_harm() <= MOVES


def start_near(m: Moment) -> bool:
    return near(m, m.action[1]) == m.facts["skeletons"]


def ware(m: Moment) -> dict[str, Any]:
    return next(each for each in m.view["market"]["goods"] if GAME.info.verbs.text(m.action).endswith(each["id"]))


def have(m: Moment) -> int:
    return sum(int(heap["count"]) for heap in m.reserve() if heap["kind"] == ware(m)["kind"])


def buys(m: Moment) -> bool:
    return bool(ware(m)["cost"] == m.facts["coins"]) and have(m) == m.facts.get("have", 0)


def calm(m: Moment) -> bool:
    return m.before.first_harm() > 1 and bool(m.reserve())


def cursed(m: Moment) -> bool:
    return len([event for event in m.told("sent") if event.facts["target"] == m.action[1]]) == m.facts["skeletons"]


CLAIMS: dict[str, Callable[[Moment], bool]] = {
    "threat-tower": threat("tower"),
    "threat-houses": threat("houses"),
    "hero-strikes": strikes,
    "hero-both": both,
    "hero-waits": waits,
    "hero-near": comes_near,
    "hero-idle": idle,
    "place": comes,
    "place-soon": comes_soon,
    "place-hero": lambda m: m.land["hero"] == PLACES[m.action[2]],
    "place-later": nobody_comes,
    "land": lands,
    "blast": blasts,
    "lure": lures,
    "take": lambda m: bool(m.before.comers(m.action[1])),
    "take-worn": worn,
    "take-damaged": idle_trap(True),
    "take-idle": idle_trap(False),
    "pass-trap": lambda m: m.before.first_harm() == 1 and bool(m.reserve()),
    "pass-trap-calm": calm,
    "pass-trap-empty": lambda m: not m.reserve(),
    "pass-order": asks("order"),
    "pass-weapon": lambda m: asks("weapon")(m) and m.land["weapon"] is not None,
    "pass-market": lambda m: sum(int(heap["count"]) for heap in m.reserve()) == m.facts["traps"],
    "push-sent": push_sent,
    "push-slain": pushed("slain"),
    "push-portal": pushed("portal"),
    "push-floor-lost": pushed("floor-lost"),
    "push-tower-fell": pushed("tower-fell"),
    "push-on": lambda m: m.in_question() and m.asked_next() == "push",
    "push-asked": lambda m: m.in_question() and m.asked_next() not in ("", "push", *SENDING),
    "push-open": again,
    "push-far": far,
    "push-safe": safe,
    "send-strongest": strongest,
    "send-beset": most,
    "send-weak": said_of_receiver,
    "send-fewest": fewest,
    "send-coop": bears,
    "send-solo": lambda m: len(m.view["boards"]) == 1,
    "move": lambda m: m.decision.question == "order",
    "move-mended": pushed("floor-mended", "house-mended", "tower-mended", "capital-mended"),
    "move-fell": pushed("tower-fell"),
    "move-lost": damage_first,
    "move-now": pushed(*HARM["tower"], *HARM["houses"]),
    "move-slain": moved_kill,
    "lead-open": lead_again,
    "lead-far": lead_far,
    "lead-safe": lead_safe,
    "victim": lambda m: chief_of(m) is None,
    "victim-chief": lambda m: chief_of(m) not in (None, "spectral"),
    "victim-spectral": lambda m: chief_of(m) == "spectral" and bool(m.told("sent")),
    "break": breaks(False),
    "break-doomed": breaks(True),
    "shoot": pushed("slain"),
    "freeze": lambda m: len(m.told("frozen")) == m.facts["skeletons"],
    "curse": cursed,
    "cleave": strikes,
    "fence": lambda m: m.standing(m.action[1]) == m.facts["skeletons"],
    "spares": spares,
    "delays": delays,
    "start": start_near,
    "start-quiet": lambda m: not near(m, m.action[1]),
    "buy-first": buys,
    "buy-more": buys,
    "buy-weapon": lambda m: bool(ware(m)["weapon"]) and ware(m)["cost"] == m.facts["coins"],
    "go-on": lambda m: m.decision.question == "heroic",
    "stop": lambda m: m.view["round"] == m.facts["rounds"] and bool(m.land["skeletons"] or m.land["cemetery"]),
}
