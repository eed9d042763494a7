"""Why a flick or a shot: what it does if the hand does not tremble, and how often it does the same if it does."""

from collections.abc import Callable, Sequence
from typing import Final

from samobranka.core.chance import Chance
from samobranka.core.decision import Action
from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.games.nastolie.describe import DISC_WORDS, MISSILE_WORDS
from samobranka.games.nastolie.material import FLAME, HERO, SHIELD, TICK
from samobranka.games.nastolie.names import CHARACTERS
from samobranka.games.nastolie.reasons.words import Reason, Trial, approach, because, named, together
from samobranka.games.nastolie.rules.flick import is_penal
from samobranka.games.nastolie.rules.flow import apply
from samobranka.games.nastolie.rules.goals import from_own_edge
from samobranka.games.nastolie.rules.motion import EDGE
from samobranka.games.nastolie.rules.steps import V_SHOOT
from samobranka.games.nastolie.state import MISSILE_KIND, NOBODY, OWNER, State

# What a flick or shot does to lives, apart from what happens once the turn is over.
DIRECT: Final = ("strike", "shot", "lasso")
# What else makes two tries the same or not.
COUNTED: Final = ("gate-passed", "delivered", "glass-hit", "penalty", "targeted", "freed")
# So many claims at the most, besides what speaks against it.
MOST: Final = 3
# So often a trembling hand is tried.
TRIES: Final = 20


def wins(trial: Trial) -> Message | None:
    ends = trial.told("ended") + trial.told("battle-over")
    return because("win") if any(trial.seat in winners(trial.s, event) for event in ends) else None


def winners(s: State, event: Event) -> list[int]:
    first = int(event.facts["winner"])
    return [] if first == NOBODY else [seat for seat in range(s.setup.seats) if s.friends(first, seat)]


def dead(trial: Trial) -> list[int]:
    return trial.enemies(trial.discs("disc", "died", "strike", "shot"))


def kills(trial: Trial) -> Message | None:
    found = dead(trial)
    return because("kill", names=named(found), count=len(found)) if found else None


def wounds(trial: Trial) -> Message | None:
    """Of those who live on."""
    gone = dead(trial)
    found = [disc for disc in trial.enemies(trial.discs("disc", "wounded", "strike", "shot")) if disc not in gone]
    return because("wound", names=named(found), count=len(found)) if found else None


def spares(trial: Trial) -> Message | None:
    """NA-411: struck or hit without a wound."""
    found = trial.enemies(trial.discs("disc", "spared"))
    return because("spared", names=named(found), count=len(found)) if found else None


def by_power(trial: Trial) -> Message | None:
    """NA-405: the red arc, where it has doubled a wound that was dealt."""
    hurt = trial.discs("disc", "wounded", "strike")
    strong = any(event.facts["strong"] and int(event.facts["target"]) in hurt for event in trial.told("struck"))
    return because("power") if strong else None


def by_fire(trial: Trial) -> Message | None:
    """NA-709"""
    hurt = trial.discs("disc", "wounded", "strike")
    found = [int(event.facts["target"]) for event in trial.told("struck") if event.facts["burning"]]
    burning = [disc for disc in found if disc in hurt]
    return because("burning", names=named(burning), count=len(burning)) if burning else None


def drinks(trial: Trial) -> Message | None:
    gained = sum(int(event.facts["gained"]) for event in trial.told("healed", "vampire"))
    if not gained:
        return None
    return because("drink", disc=DISC_WORDS[int(trial.told("healed", "vampire")[0].facts["disc"])], lives=gained)


def heals(trial: Trial) -> Message | None:
    found = trial.friends(trial.discs("disc", "healed", "dryad"))
    return because("heal", names=named(found), count=len(found)) if found else None


def lights(trial: Trial) -> Message | None:
    """NA-403: a Flame that lies there when all is over."""
    found = [disc for disc in trial.enemies(trial.discs("on", "laid", "strike")) if trial.world.carries(disc, FLAME)]
    return because("flame", names=named(found), count=len(found)) if found else None


def bites(trial: Trial) -> Message | None:
    """NA-615: a Tick that lies there when all is over."""
    found = [int(event.facts["on"]) for event in trial.told("laid", "shot") if event.facts["sort"] == TICK]
    held = [disc for disc in trial.enemies(found) if trial.world.carries(disc, TICK)]
    return because("tick", disc=DISC_WORDS[held[0]]) if held else None


def attracts(trial: Trial) -> Message | None:
    """NA-212: the target of a Magnet is flicked next."""
    asked = trial.world.asked
    if asked is None or asked.question != "flick" or asked.seat != trial.seat or not trial.told("shot"):
        return None
    return because("magnet", disc=DISC_WORDS[asked.about[1]])


def chooses(trial: Trial) -> Message | None:
    """NA-505: several were touched."""
    asked = trial.world.asked
    if asked is None or asked.question != "pick" or asked.seat != trial.seat or not trial.told("shot"):
        return None
    targets = [choice[1] for choice in asked.choices]
    return because("choose", names=named(targets))


def takes(trial: Trial) -> Message | None:
    found = [int(event.facts["artefact"]) for event in trial.told("took")]
    return because("take", artefact=DISC_WORDS[found[0]]) if found else None


def frees(trial: Trial) -> Message | None:
    """NA-805: of somebody else's control."""
    lost = [event for event in trial.told("freed") if not trial.s.friends(trial.seat, int(event.facts["seat"]))]
    return because("free", artefact=DISC_WORDS[int(lost[0].facts["artefact"])]) if lost else None


def scores(trial: Trial) -> Message | None:
    points = sum(int(event.facts["points"]) for event in trial.told("scored", "kill") if event.facts["seat"] == trial.seat)
    return because("points", points=points) if points else None


def passes(trial: Trial) -> Message | None:
    gates = [int(event.facts["gate"]) for event in trial.told("gate-passed") if event.facts["seat"] == trial.seat]
    return because("gate", gate=gates[-1]) if gates else None


def delivers(trial: Trial) -> Message | None:
    mine = [event for event in trial.told("delivered") if event.facts["seat"] == trial.seat]
    return because("deliver", count=int(mine[-1].facts["count"]), needed=trial.s.scenario.delivery_count) if mine else None


def hits_glass(trial: Trial) -> Message | None:
    found = trial.told("glass-hit")
    if not found:
        return None
    if trial.told("glass-broken"):
        return because("break")
    return because("glass", hits=int(found[0].facts["hits"]), needed=int(found[0].facts["needed"]))


def shakes(trial: Trial) -> Message | None:
    """NA-604: a friend is rid of what harms it."""
    for event in trial.told("slipped"):
        off = int(event.facts["off"])
        if event.facts["sort"] in (FLAME, TICK) and off in trial.friends([off]) and off in trial.world.field:
            return because("shake", disc=DISC_WORDS[off], missile=MISSILE_WORDS[int(event.facts["sort"])])
    return None


def bares(trial: Trial) -> Message | None:
    """NA-603, NA-609: an enemy loses its Shield."""
    for event in trial.told("slipped"):
        off = int(event.facts["off"])
        if event.facts["sort"] == SHIELD and off in trial.enemies([off]) and not trial.world.carries(off, SHIELD):
            return because("bare", disc=DISC_WORDS[off])
    return None


def goes(trial: Trial) -> Message | None:
    """Where nothing is met: what the scenario asks for, else how near the enemy is."""
    s, world, seat = trial.s, trial.world, trial.seat
    disc = trial.action[1]
    if s.scenario.gates and s.rank(disc) == HERO and OWNER[disc] == seat and disc in world.field:
        return towards_gate(trial, disc)
    if s.scenario.delivery_seat == seat:
        farther = [barrel for barrel in world.barrels if world.x[barrel] > s.x[barrel] + 1000]
        if farther:
            return because("barrel")
    captive = s.captives[seat]
    if captive in s.field and captive in world.field and from_own_edge(world, seat, captive) < from_own_edge(s, seat, captive):
        return because("homeward", disc=DISC_WORDS[captive])
    return approach(trial, disc)


def towards_gate(trial: Trial, hero: int) -> Message | None:
    """NA-1208: whether the hero is nearer to the middle of his next gate, or to the line behind the last one."""
    s, world = trial.s, trial.world
    gates, passed = s.scenario.gates, s.gates[trial.seat]
    if passed == len(gates):
        return because("finish") if world.x[hero] > s.x[hero] else None
    x1, y1, x2, y2 = gates[passed]
    x, y = (x1 + x2) // 2, (y1 + y2) // 2
    old = (s.x[hero] - x) ** 2 + (s.y[hero] - y) ** 2
    new = (world.x[hero] - x) ** 2 + (world.y[hero] - y) ** 2
    return because("gate-near", gate=passed + 1) if new < old else None


def again(trial: Trial) -> Message | None:
    asked = trial.world.asked
    return because("again") if asked is not None and asked.question == "again" else None


def idle(trial: Trial) -> Message | None:
    """Of what hits nobody."""
    if trial.action[0] != V_SHOOT:
        return goes(trial) or because("move")
    return None if trial.told("targeted") else because("miss")


Claim = Callable[[Trial], Message | None]
CLAIMS: Final[Sequence[Claim]] = (
    wins, kills, wounds, by_power, by_fire, drinks, heals, lights, bites, attracts, chooses, takes, frees, scores, passes,
    delivers, hits_glass, shakes, bares, again, spares,
)  # fmt: skip


def against(trial: Trial) -> list[Message]:
    """What it costs: a penalty, wounds of one's own."""
    found: list[Message] = []
    course = trial.world.latest.course
    assert course is not None
    if any(is_penal(trial.s, gone.number, EDGE[gone.side]) for gone in course.exits):
        found.append(because("penalty"))
    hurt = trial.friends(trial.discs("disc", "wounded", "lasso"))
    if hurt:
        found.append(because("self", names=named(hurt), count=len(hurt)))
    return found


def flick(s: State, seat: int, action: Action) -> Message | None:
    """NA-301 to NA-319, NA-501 to NA-521"""
    trial = Trial(s, seat, action)
    claims = [claim for one in CLAIMS if (claim := one(trial)) is not None][:MOST]
    if not claims:
        nothing = idle(trial)
        if nothing is None:
            return None
        claims = [nothing]
    costs = against(trial)
    latest = trial.world.latest
    if not costs and len(claims) < MOST and latest.met and not latest.left() and action[0] != V_SHOOT:
        claims.append(because("stay"))
    said = together([*claims, *costs])
    if s.setup.hand == "steady":
        return said
    if not outcome(trial.happened):
        return because("steady", reason=said)
    return because("hand", reason=said, same=same(s, seat, action, trial), tries=TRIES)


def outcome(happened: Sequence[Event]) -> tuple[tuple[str, int], ...]:
    """Who is wounded, dies, and stands on an artefact by it: what makes two tries the same."""
    wounded = {("wounded", int(event.facts["disc"])) for event in happened if event.kind == "wounded" and direct(event)}
    died = {("died", int(event.facts["disc"])) for event in happened if event.kind == "died" and direct(event)}
    took = {("took", int(event.facts["artefact"])) for event in happened if event.kind == "took"}
    laid = {("laid", int(event.facts["on"])) for event in happened if event.kind == "laid" and event.facts["cause"] == "shot"}
    hit = {(event.kind, 0) for event in happened if event.kind in COUNTED}
    return tuple(sorted(wounded | died | took | laid | hit))


def direct(event: Event) -> bool:
    return event.facts["cause"] in DIRECT


def same(s: State, seat: int, action: Action, trial: Trial) -> int:
    """Of so many tries with the table's own hand, how many do the same."""
    wanted, found = outcome(trial.happened), 0
    for seed in range(TRIES):
        happened: list[Event] = []
        apply(s.copy(), seat, action, Chance(seed), happened.append)
        found += outcome(happened) == wanted
    return found


def pick(s: State, seat: int, action: Action) -> Message | None:
    """NA-505, NA-615, NA-810: the target of a shot, an artefact, a hero who gains a life, a missile that is taken off."""
    trial = Trial(s, seat, action)
    if action[1] >= CHARACTERS and MISSILE_KIND[action[1]] >= 0:
        return because("rid", disc=DISC_WORDS[s.where[action[1]]], missile=DISC_WORDS[action[1]])
    healed = trial.told("healed", "tick")
    if healed and int(healed[0].facts["disc"]) == action[1]:
        return because("life", disc=DISC_WORDS[action[1]], lives=int(healed[0].facts["lives"]), limit=s.limit(action[1]))
    claims = [claim for one in (wins, kills, wounds, bites, attracts, takes, scores) if (claim := one(trial)) is not None]
    return together(claims[:MOST]) if claims else None


REASONS: Final[dict[str, Reason]] = {"flick": flick, "shoot": flick, "pick": pick}
