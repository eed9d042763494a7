"""What a seat may see, and the worlds it may imagine: only ritual cards and prey are secret (NA-118)."""

from typing import Final, Literal, cast

from samobranka.core.chance import Chance
from samobranka.core.names import NOTHING
from samobranka.games.nastolie.facts.view import (
    Artefact,
    Barrel,
    Camp,
    Card,
    Disc,
    Drawn,
    Effect,
    Flicker,
    Goal,
    Heap,
    Loose,
    Missile,
    Obstacle,
    Ritual,
    Second,
    View,
    Waiting,
    Zone,
)
from samobranka.games.nastolie.material import (
    AKERU,
    ARTEFACTS,
    EAST,
    EDGES,
    ENDLESS,
    KINDS,
    MISSILES,
    MOST_COPIES,
    NO_MISSILE,
    NORTH,
    ORDERS,
    PHANTOM,
    RAMPRAK,
    RANKS,
    RITUALS,
    SOUTH,
    STRIKES,
    TABLE,
)
from samobranka.games.nastolie.names import ARTEFACT, BARREL, CHARACTERS, DISCS, MISSILE, OBSTACLES, character
from samobranka.games.nastolie.obstacles import Cup
from samobranka.games.nastolie.rules import flow
from samobranka.games.nastolie.rules.ending import in_turn_order, lives_of
from samobranka.games.nastolie.rules.lives import dishes_on
from samobranka.games.nastolie.rules.motion import obstacle_number
from samobranka.games.nastolie.rules.rituals import DECK
from samobranka.games.nastolie.rules.setup import DEALS
from samobranka.games.nastolie.rules.steps import (
    ACT,
    AGAIN,
    AT_START,
    BATTLE,
    CAUSES,
    DEAL,
    DRAWN,
    EFFECT_NAMES,
    EFFECTS,
    FLICK,
    NEXT_TURN,
    PLACE,
    RITUAL,
    V_NEXT,
)
from samobranka.games.nastolie.rules.turn import able, held
from samobranka.games.nastolie.state import CAPTIVE, DEAD, GROUND, KIND, MISSILE_KIND, NOBODY, OWNER, RESERVE, State

SPELLS: Final = (RAMPRAK, PHANTOM, AKERU)
FIELD: Final = [0, 0, TABLE, TABLE]

Phase = Literal["setup", "start", "act", "end", "rituals", "over"]
GoalKind = Literal["destroy", "barrels", "points", "teams", "prey", "captives", "race", "puzzle"]
ScenarioName = Literal["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9"]
HandName = Literal["steady", "light", "natural", "shaky"]
PreviewName = Literal["none", "line", "contact", "two", "full"]
Held = Literal["", "tick", "wounded", "returned", "freed"]
Cause = Literal["ramprak", "magnet", "lasso"]


def phase(s: State) -> Phase:
    """NA-208: the part of the turn that is being played."""
    if s.ending:
        return "over"
    for due in reversed(s.agenda):
        if due[0] == ACT:
            return "act"
        if due[0] == EFFECTS:
            return "start" if due[1] == AT_START else "end"
        if due[0] in (RITUAL, DRAWN):
            return "rituals"
        if due[0] in (PLACE, DEAL, BATTLE):
            return "setup"
        if due[0] == NEXT_TURN:
            return "rituals"
    return "setup"


def missile_piece(s: State, missile: int) -> Missile:
    return {"id": DISCS[missile], "kind": MISSILES[MISSILE_KIND[missile]], "seat": s.by[missile - MISSILE]}


def disc_piece(s: State, disc: int, ready: list[int]) -> Disc:
    kind, roster = KIND[disc], s.setup.roster
    return {
        "id": DISCS[disc],
        "kind": KINDS[kind],
        "rank": RANKS[roster.rank[kind]],
        "order": ORDERS[roster.order[kind]],
        "seat": OWNER[disc],
        "x": s.x[disc],
        "y": s.y[disc],
        "radius": s.setup.radius[disc],
        "facing": s.facing[disc],
        "sector": roster.sector[kind],
        "lives": s.lives[disc],
        "limit": roster.lives[kind],
        "missiles": [missile_piece(s, missile) for missile in s.missiles_on(disc)],
        "on": DISCS[s.where[disc]] if s.on_artefact(disc) else None,
        "acted": disc in s.acted,
        "able": disc in ready,
        "held": cast(Held, held(s, disc)),
    }


def artefact_piece(s: State, artefact: int) -> Artefact:
    rider = s.riders[artefact - ARTEFACT]
    return {
        "id": DISCS[artefact],
        "kind": ARTEFACTS[artefact - ARTEFACT],
        "x": s.x[artefact],
        "y": s.y[artefact],
        "radius": s.setup.radius[artefact],
        "seat": None if rider == NOBODY else OWNER[rider],
        "rider": None if rider == NOBODY else DISCS[rider],
        "used": bool(s.used >> (artefact - ARTEFACT) & 1),
    }


def barrel_piece(s: State, barrel: int) -> Barrel:
    return {"id": DISCS[barrel], "kind": "barrel", "x": s.x[barrel], "y": s.y[barrel], "radius": s.setup.radius[barrel]}


def loose_piece(s: State, missile: int) -> Loose:
    kind = MISSILES[MISSILE_KIND[missile]]
    return {"id": DISCS[missile], "kind": kind, "x": s.x[missile], "y": s.y[missile], "radius": s.setup.radius[missile]}


def obstacle_piece(s: State, number: int) -> Obstacle:
    obstacle = s.terrain.obstacles[number]
    if isinstance(obstacle, Cup):
        kind: Literal["cup", "glass"] = "glass" if s.glass and number == 0 else "cup"
        radius = obstacle.radius
        return {"id": OBSTACLES[number], "kind": kind, "x": obstacle.x, "y": obstacle.y, "radius": radius, "corners": []}
    box = [list(corner) for corner in obstacle.corners()]
    name = OBSTACLES[obstacle_number(s, number)]
    return {"id": name, "kind": "box", "x": obstacle.x, "y": obstacle.y, "radius": 0, "corners": box}


def zones(s: State) -> list[Zone]:
    """Where discs are set up, while they are; what the scenario marks on the table."""
    found: list[Zone] = []
    scenario = s.scenario
    if s.round == 0 and not scenario.puzzles:
        for seat in range(s.setup.seats):
            for zone in s.seat(seat).zones:
                found.append({"kind": "start", "seat": seat, "number": 0, "box": [zone.left, zone.low, zone.right, zone.high]})
    for number, gate in enumerate(scenario.gates):
        found.append({"kind": "gate", "seat": None, "number": number + 1, "box": list(gate)})
    if scenario.gates:
        found.append({"kind": "goal", "seat": None, "number": 0, "box": [scenario.finish, 0, TABLE, TABLE]})
    if scenario.delivery_seat != NOBODY:
        box = strip(scenario.delivery_edge, abs_depth(scenario.delivery_edge, scenario.delivery_line))
        found.append({"kind": "goal", "seat": scenario.delivery_seat, "number": 0, "box": box})
    if scenario.glass_hits:
        glass, within = scenario.cups[0], scenario.captives_within
        ring = [glass.x - within, glass.y - within, glass.x + within, glass.y + within]
        found.append({"kind": "ring", "seat": None, "number": 0, "box": ring})
        for seat in range(s.setup.seats):
            box = strip(s.seat(seat).edge, scenario.captives_home)
            found.append({"kind": "home", "seat": seat, "number": 0, "box": box})
    return found


def abs_depth(edge: int, line: int) -> int:
    """How far a line is from its edge."""
    return TABLE - line if edge in (EAST, NORTH) else line


def strip(edge: int, depth: int) -> list[int]:
    """A strip along an edge: left, low, right, high."""
    if edge == SOUTH:
        return [0, 0, TABLE, depth]
    if edge == NORTH:
        return [0, TABLE - depth, TABLE, TABLE]
    return [TABLE - depth, 0, TABLE, TABLE] if edge == EAST else [0, 0, depth, TABLE]


def card_piece(s: State, seat: int, kind: int) -> Card:
    """NA-719: classes have no effect, so none is told."""
    roster = s.setup.roster
    discs = [character(kind, seat, copy) for copy in range(MOST_COPIES)]
    missile = roster.missile[kind]
    endless = missile != NO_MISSILE and roster.limit[kind] == ENDLESS
    return {
        "id": KINDS[kind],
        "kind": KINDS[kind],
        "order": ORDERS[roster.order[kind]],
        "rank": RANKS[roster.rank[kind]],
        "limit": roster.lives[kind],
        "strike": STRIKES[roster.strike[kind]],
        "sector": roster.sector[kind],
        "spell": kind in SPELLS,
        "missile": None if missile == NO_MISSILE else MISSILES[missile],
        "shoots": roster.shoots[kind],
        "most": roster.cap[kind],
        "endless": endless,
        "supply": len(s.supply(discs[0])),
        "dish": [DISCS[dish] for dish in dishes_on(s, discs[0])],
        "alive": sum(1 for disc in discs if disc in s.field),
        "dead": [DISCS[disc] for disc in discs if s.where[disc] == DEAD],
    }


def kinds_of(s: State, seat: int) -> list[int]:
    """Whose cards lie in a camp: of all that this player has or had in this battle."""
    return sorted({KIND[disc] for disc in range(CHARACTERS) if OWNER[disc] == seat and s.where[disc] != RESERVE})


def waiting_piece(s: State, disc: int) -> Waiting:
    kind, roster = KIND[disc], s.setup.roster
    return {
        "id": DISCS[disc],
        "kind": KINDS[kind],
        "rank": RANKS[roster.rank[kind]],
        "order": ORDERS[roster.order[kind]],
        "seat": OWNER[disc],
        "radius": s.setup.radius[disc],
        "sector": roster.sector[kind],
    }


def hand_pieces(hand: list[int]) -> list[Ritual]:
    """Equal cards are numbered, so that each has a name."""
    found: list[Ritual] = []
    for at, card in enumerate(sorted(hand)):
        number = sum(1 for other in sorted(hand)[:at] if other == card) + 1
        found.append({"id": f"{RITUALS[card]}-{number}", "kind": RITUALS[card]})
    return found


def camp(s: State, seat: int, viewer: int | None) -> Camp:
    captive = s.captives[seat]
    order = s.orders[seat]
    mine = viewer == seat
    over = bool(s.ending)
    return {
        "seat": seat,
        "order": ORDERS[order.bit_length() - 1] if order else None,
        "team": s.team(seat) if seat < s.setup.seats else seat,
        "edge": EDGES[s.seat(seat).edge] if seat < s.setup.seats else EDGES[NORTH],
        "cards": [card_piece(s, seat, kind) for kind in kinds_of(s, seat)],
        "black": s.black[seat],
        "violet": s.violet[seat],
        "rituals": len(s.hands[seat]),
        "hand": hand_pieces(s.hands[seat]) if mine else [],
        "waiting": [waiting_piece(s, disc) for disc in s.waiting if OWNER[disc] == seat],
        "captive": waiting_piece(s, captive) if captive != NOBODY and s.where[captive] == CAPTIVE else None,
        "freed": DISCS[captive] if captive != NOBODY and captive in s.field else None,
        "prey": ORDERS[s.prey[seat]] if s.prey[seat] != NOTHING and (mine or over) else None,
        "points": s.points[seat],
        "gates": s.gates[seat],
        "delivered": s.delivered if seat == s.scenario.delivery_seat else 0,
        "lives": lives_of(s, seat),
        "killed": s.killed[seat],
        "lost": s.lost[seat],
        "marks": s.marks[seat],
        "out": s.is_out(seat),
    }


def goal(s: State) -> Goal:
    scenario = s.scenario
    kind: GoalKind = "destroy"
    if scenario.puzzles:
        kind = "puzzle"
    elif scenario.gates:
        kind = "race"
    elif scenario.glass_hits:
        kind = "captives"
    elif scenario.prey:
        kind = "prey"
    elif scenario.delivery_seat != NOBODY:
        kind = "barrels"
    elif scenario.goal:
        kind = "points"
    elif scenario.out:
        kind = "teams"
    return {
        "kind": kind,
        "points": scenario.goal,
        "hits": s.hits,
        "hits_needed": scenario.glass_hits,
        "barrels": scenario.delivery_count,
    }


def flicker(s: State) -> Flicker | None:
    due = s.agenda[-1] if s.agenda else ()
    if not due or due[0] != FLICK:
        return None
    return {"disc": DISCS[due[1]], "seat": due[2], "cause": cast(Cause, CAUSES[due[3]])}


def second(s: State) -> Second | None:
    due = s.agenda[-1] if s.agenda else ()
    if not due or due[0] != AGAIN or s.asked is None or s.asked.question != "again":
        return None
    return {"missile": DISCS[due[3]], "shooter": DISCS[due[2]]}


def effects(s: State) -> list[Effect]:
    if s.asked is None or s.asked.question != "next":
        return []
    names = [EFFECT_NAMES[choice[1]] for choice in s.asked.choices if choice[0] == V_NEXT]
    return [{"id": name, "kind": name} for name in names]


def eyes(s: State, seat: int | None) -> int | None:
    """NA-118: where there are ritual cards or prey, everybody sees his own."""
    secret = seat is not None and seat < s.setup.seats and (s.setup.rituals or any(scene.prey for scene in s.setup.scenarios))
    return seat if secret else None


def view(s: State, seat: int | None) -> View:
    """NA-118: all but the hands and the prey of others."""
    drawn = s.agenda[-1] if s.agenda and s.agenda[-1][0] == DRAWN else None
    acting = s.asked is not None and s.asked.question == "act"
    ready = able(s, s.active) if acting and s.actions else []
    return {
        "game": "nastolie",
        "scenario": cast(ScenarioName, s.scenario.id),
        "puzzle": s.setup.puzzle,
        "battle": s.battle + 1,
        "battles": s.setup.battles,
        "round": s.round,
        "rounds": s.scenario.rounds,
        "turn": s.turn,
        "active": s.active,
        "first": s.first,
        "order": in_turn_order(s, s.first),
        "phase": phase(s),
        "actions": s.actions,
        "dealt": s.dealt,
        "field": FIELD,
        "shapes": [cast(Drawn, obstacle.data(0)) for obstacle in s.terrain.obstacles],
        "obstacles": [obstacle_piece(s, number) for number in range(len(s.terrain.obstacles))],
        "zones": zones(s),
        "discs": [disc_piece(s, disc, ready) for disc in s.field],
        "artefacts": [artefact_piece(s, artefact) for artefact in range(ARTEFACT, BARREL) if s.where[artefact] == GROUND],
        "barrels": [barrel_piece(s, barrel) for barrel in s.barrels],
        "loose": [loose_piece(s, missile) for missile in range(MISSILE, len(s.where)) if s.where[missile] == GROUND],
        "camps": [camp(s, side, seat) for side in range(s.setup.sides)],
        "reserve": reserve(s),
        "time_cards": s.time_cards(),
        "rituals": s.setup.rituals,
        "deck": len(s.deck) if s.setup.rituals else 0,
        "discard": [RITUALS[card] for card in s.discard],
        "goal": goal(s),
        "hand": cast(HandName, s.setup.hand),
        "preview": cast(PreviewName, s.setup.preview),
        "flicker": flicker(s),
        "second": second(s),
        "effects": effects(s),
        "drawn": RITUALS[drawn[2]] if drawn is not None and drawn[1] == seat else None,
        "ending": s.ending,
    }


def reserve(s: State) -> list[Heap]:
    return [{"id": name, "kind": name, "count": len(s.reserve(missile))} for missile, name in enumerate(MISSILES)]


def determinize(s: State, seat: int | None, chance: Chance) -> State:
    """NA-118: the ritual cards of others and the deck are dealt anew, and so is who hunts whom."""
    world = s.copy()
    if s.setup.rituals:
        deal_rituals(world, seat, chance)
    if s.prey[0] != NOTHING and not s.ending:
        orders = [order.bit_length() - 1 for order in s.orders]
        deals = [deal for deal in DEALS if seat is None or orders[deal[seat]] == s.prey[seat]]
        world.prey = [orders[other] for other in deals[chance.pick(len(deals))]]
    if world.asked is not None and world.asked.seat != seat:
        world.asked = flow.ask(world, world.agenda[-1])
    return world


def deal_rituals(world: State, seat: int | None, chance: Chance) -> None:
    unseen = world.deck[:]
    for other, hand in enumerate(world.hands):
        if other != seat:
            unseen += hand
    for other, hand in enumerate(world.hands):
        if other != seat:
            world.hands[other] = [chance.draw(unseen, DECK) for _ in hand]
    world.deck = unseen
    due = world.agenda[-1] if world.agenda else ()
    if due and due[0] == DRAWN and due[1] != seat:
        world.agenda[-1] = (DRAWN, due[1], world.hands[due[1]][-1])
