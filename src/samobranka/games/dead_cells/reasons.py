"""Why a choice may be good, for somebody who asks for a hint. Each reason claims only what can be counted or foreseen.

What is foreseen: how this fight goes on if everybody goes on with quick answers (forecast.py), in a world that the asker cannot
tell from the real one. A test plays runs and checks every claim again (tests/dead_cells/test_reasons.py).
"""

from collections.abc import Callable
from typing import Final

from samobranka.core.chance import ChanceNeeded
from samobranka.core.decision import Action
from samobranka.core.errors import Fact, Message
from samobranka.core.events import Event
from samobranka.games.dead_cells import wording
from samobranka.games.dead_cells.describe.things import (
    FOE_WORDS,
    GEAR_WORDS,
    HERO_WORDS,
    LOOT_WORDS,
    STATE_WORDS,
    clause_of,
    fighter,
)
from samobranka.games.dead_cells.forecast import Ahead, play_on
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.material import FACES, HEROES
from samobranka.games.dead_cells.names import EXITS, LEADS_TO, PLACES, SHAPES
from samobranka.games.dead_cells.rules.acting import types_of
from samobranka.games.dead_cells.rules.flow import FLOW
from samobranka.games.dead_cells.rules.harm import participants, resists
from samobranka.games.dead_cells.rules.spending import price
from samobranka.games.dead_cells.rules.steps import (
    V_AIM,
    V_AIM_TWO,
    V_BEGIN,
    V_BUY,
    V_COMPANION,
    V_DISCARD,
    V_DRINK,
    V_DROP,
    V_GIVE,
    V_GO,
    V_HAND,
    V_LOOT,
    V_PASS,
    V_PAY,
    V_PLACE,
    V_PURGE,
    V_SCROLL,
    V_SKILL,
    V_UPGRADE,
    V_WIELD,
)
from samobranka.games.dead_cells.rules.summoned import health_of
from samobranka.games.dead_cells.state import NOBODY, NOWHERE, State

WHY: Final = "dead_cells-why-"
# What becomes of a blow.
TAKEN: Final = ("blocked", "hurt")
# What an action does at once, the weightiest first: the kind of event, and what counts in it.
DONE: Final = ("killed", "destroyed", "enemy-hurt", "enemy-state", "shield", "golden", "healed", "gained", "looted")


def because(id: str, **facts: Fact | Message) -> Message:
    return Message(WHY + id, **facts)


def explain(s: State, seat: int, action: Action) -> Message | None:
    """The reason, as a message; None where there is nothing honest to say."""
    say = REASONS.get(action[0])
    return None if say is None or s.asked is None else say(s, action)


def at_once(s: State, action: Action) -> list[Event]:
    """What the action itself brings about, on a copy: nothing that others do after it."""
    return worked_off(s, action)[0]


def worked_off(s: State, action: Action) -> tuple[list[Event], bool]:
    """The same, and whether that is all of it: nothing more is asked or left to luck."""
    world = s.copy()
    happened: list[Event] = []
    chance = Ahead(world)
    rest = len(world.agenda) - 1
    try:
        FLOW.answer(world, world, world.agenda[-1], action, chance, happened.append)
        while len(world.agenda) > rest:
            due = world.agenda[-1]
            step = FLOW.steps[due[0]]
            asked = step.ask(world, world, due)
            if asked is None:
                step.go_on(world, world, due, chance, happened.append)
            elif len(asked.choices) == 1:
                step.answer(world, world, due, asked.choices[0], chance, happened.append)
            else:
                return happened, False
    except ChanceNeeded:
        return happened, False
    return happened, True


def ends(s: State, action: Action) -> tuple[int, int, bool]:
    """How the fight or Turn ends then: how many enemies fall, how many damage tokens more we bear, whether somebody is dead."""
    world = s.copy()
    chance = Ahead(world)
    FLOW.answer(world, world, world.agenda[-1], action, chance, None)
    kills = 0 if s.fight is None else s.fight.kills
    standing = [] if s.fight is None else [enemy for enemy in s.fight.line if enemy is not None]
    play_on(world)
    if world.fight is not None:
        fallen = world.fight.kills - kills
    else:
        fallen = min(world.tally[v.GOALS["kills_in_run"]] - s.tally[v.GOALS["kills_in_run"]], len(standing))
    hurt = sum(each.damage for each in world.fighters) - sum(each.damage for each in s.fighters)
    return fallen, hurt, not all(each.alive() for each in world.fighters)


def placing(s: State, action: Action) -> Message | None:
    """Of what will come of it; nothing, where somebody would die all the same."""
    fallen, hurt, dead = ends(s, action)
    if dead:
        return None
    if hurt <= 0:
        return because("place-unhurt", enemies=fallen)
    return because("place", enemies=fallen, damage=hurt)


def aiming(s: State, action: Action) -> Message | None:
    """Whom it fells or what it stops; else how much it still holds."""
    if s.fight is None:
        return None
    happened = at_once(s, action)
    if any(event.kind in ("killed", "destroyed") for event in happened):
        return because("aim-kills")
    space = action[1]
    enemy = s.fight.line[space]
    if enemy is None or action[0] == V_AIM_TWO:
        return doing(s, action)
    if any(event.kind == "boss-fell" for event in happened):
        return because("aim-kills")
    tokens = sum(number(event) for event in happened if event.kind == "enemy-hurt" and event.facts["space"] == space)
    if tokens:
        left = health_of(s, enemy) - enemy.damage - tokens
        return because("aim-left", foe=FOE_WORDS[enemy.foe], damage=tokens, left=left)
    states = [event for event in happened if event.kind == "enemy-state"]
    if states:
        return because("aim-state", foe=FOE_WORDS[enemy.foe], state=STATE_WORDS[fact(states[0], "state")])
    return None


def fact(event: Event, name: str) -> int:
    value = event.facts[name]
    return value if isinstance(value, int) else 0


def number(event: Event) -> int:
    return fact(event, "count") if "count" in event.facts else 1


def doing(s: State, action: Action) -> Message | None:
    """What comes of a skill, a card of equipment or an entry of round 0, counted."""
    happened = at_once(s, action)
    for kind in DONE:
        found = [event for event in happened if event.kind == kind]
        if found:
            id = "killed" if kind == "destroyed" else "shield" if kind == "golden" else kind
            return because(f"does-{id}", count=len(found) if kind in ("killed", "destroyed", "looted") else counted(found))
    return None


def is_idle(s: State, action: Action) -> bool:
    happened, all_of_it = worked_off(s, action)
    return all_of_it and not any(event.kind in DONE for event in happened)


def counted(events: list[Event]) -> int:
    return sum(number(event) for event in events)


def bearing(s: State, action: Action) -> Message | None:
    """Whom a blow or a state hurts least, or whom something helps most."""
    assert s.asked is not None
    question, about, who = s.asked.question, s.asked.about, action[1]
    one = s.fighters[who]
    left = one.hearts - one.damage
    name = fighter(s, who)
    if question in ("assign", "wound", "early-wound"):
        if question == "assign" and [event.kind for event in at_once(s, action) if event.kind in TAKEN][:1] == ["blocked"]:
            return because("bear-shield", fighter=name)
        others = [s.fighters[other] for other in participants(s)] if s.fight is not None else s.fighters
        most = all(left >= other.hearts - other.damage for other in others)
        return because("bear-most", fighter=name, left=left) if most and left > 1 else None
    if question == "state" and about[2] == v.AFFLICT:
        return because("state-resists", fighter=name, state=STATE_WORDS[about[3]]) if resists(s, who, about[3]) else None
    if question in ("vial", "healer", "mend") or (question == "ally" and about[2] == v.HEAL):
        least = all(left <= other.hearts - other.damage for other in s.fighters if other.damage)
        return because("heal-least", fighter=name, left=left) if least else None
    if question == "ally":
        least = all(left <= s.fighters[other].hearts - s.fighters[other].damage for other in participants(s) if other != who)
        return because("shield-least", fighter=name, left=left) if least else None
    if question == "gear":
        free = one.slots - len(one.gear)
        return because("gear-slot", fighter=name, slots=free) if free > 0 else None
    return because("passer", fighter=name, damage=one.damage) if question == "passer" and one.damage else None


def companion(s: State, action: Action) -> Message:
    return because("bear-companion", gear=GEAR_WORDS[action[2]])


def looting(s: State, action: Action) -> Message | None:
    if s.fight is None:
        return None
    if len(types_of(s.fight.loot)) == 1:
        return because("loot-only", loot=LOOT_WORDS[action[1]])
    return because("loot", loot=LOOT_WORDS[action[1]], types=len(types_of(s.fight.loot)))


def drinking(s: State, action: Action) -> Message:
    return because("drink", fighter=fighter(s, action[1]), damage=s.fighters[action[1]].damage)


def reading(s: State, action: Action) -> Message | None:
    """What the next step of that track opens."""
    who = s.fighters[action[1]]
    if who.hero >= len(HEROES):
        return None
    steps = HEROES[who.hero].tracks[action[2]]
    level = who.levels[action[2]]
    if level >= len(steps):
        return None
    text = wording.joined([wording.rule(each) for each in steps[level]], "follows")
    return because("scroll", fighter=fighter(s, action[1]), text=text)


def going(s: State, action: Action) -> Message | None:
    """What sort of room it is, and whether the Group can stand a fight."""
    name = PLACES[action[1]]
    if s.asked is None or s.asked.question != "path":
        return None
    if name in EXITS:
        return because("go-exit")
    way = next((way for way in FACES[s.face].leaving[s.space] if LEADS_TO[s.face][way] == action[1]), NOWHERE)
    if way == NOWHERE:
        return None
    at = FACES[s.face].ways[way].end
    shape = SHAPES[FACES[s.face].shapes[at]]
    weakest = min(each.hearts - each.damage for each in s.fighters)
    if shape in ("square", "trapezoid"):
        return because(f"go-{shape}", left=weakest)
    return because(f"go-{shape}") if shape in ("circle", "pentagon", "hexagon") else None


def buying(s: State, action: Action) -> Message:
    return because("buy", teeth=s.bag.teeth)


def upgrading(s: State, action: Action) -> Message | None:
    """DC-CEL-03: what is not spent is lost."""
    if s.asked is None or s.asked.question != "spend":
        return None
    return because("upgrade", cells=s.bag.cells, price=price(s, action[1]))


def handing(s: State, action: Action) -> Message | None:
    """A card for whose deck has the fewest improved ones."""
    if s.asked is None or s.asked.question != "card-to":
        return None
    owned = {choice[2]: sum(s.record.owners[card] == choice[2] for card in s.record.improved()) for choice in s.asked.choices}
    mine = owned[action[2]]
    if any(count < mine for count in owned.values()):
        return None
    return because("card-to", hero=HERO_WORDS[action[2]], cards=mine)


def purging(s: State, action: Action) -> Message | None:
    """DC-DEC-01: a smaller deck brings its better cards sooner."""
    owner = next((who for who in range(len(HEROES)) if action[1] in s.record.deck_of(who)), NOBODY)
    return None if owner == NOBODY else because("purge", hero=HERO_WORDS[owner], cards=len(s.record.deck_of(owner)) - 1)


def paying(s: State, action: Action) -> Message:
    return because("pay")


def beginning(s: State, action: Action) -> Message | None:
    last = s.asked is not None and action[1] == max(choice[1] for choice in s.asked.choices)
    return because("begin") if last else None


def equipping(s: State, action: Action) -> Message | None:
    """DC-EQP-01: the slots are full."""
    if s.asked is None or s.asked.question != "equip":
        return None
    who = s.asked.about[1]
    return because("equip-full", fighter=fighter(s, who), slots=s.fighters[who].slots)


def passing(s: State, action: Action) -> Message | None:
    """To do nothing, where that can be said in figures."""
    assert s.asked is not None
    question = s.asked.question
    if question == "potion":
        least = min(each.hearts - each.damage for each in s.fighters)
        return because("keep-potion", left=least) if least > 1 else None
    if question in ("skill", "zero"):
        others = [choice for choice in s.asked.choices if choice[0] == V_SKILL]
        return because("skip") if others and all(is_idle(s, choice) for choice in others) else None
    if question in ("shop", "market", "healer", "door"):
        return because("save-teeth", teeth=s.bag.teeth)
    return None


def using(s: State, action: Action) -> Message | None:
    assert s.asked is not None
    about = s.asked.about
    if len(about) > 1 and clause_of(s, about[1], action[1], (v.SKIP_FAR_ROW,)) is not None:
        return None
    return doing(s, action) if s.fight is not None else None


REASONS: Final[dict[int, Callable[[State, Action], Message | None]]] = {
    V_PASS: passing,
    V_PLACE: placing,
    V_AIM: aiming,
    V_AIM_TWO: aiming,
    V_GIVE: bearing,
    V_COMPANION: companion,
    V_LOOT: looting,
    V_DRINK: drinking,
    V_SCROLL: reading,
    V_GO: going,
    V_BUY: buying,
    V_UPGRADE: upgrading,
    V_HAND: handing,
    V_PURGE: purging,
    V_PAY: paying,
    V_BEGIN: beginning,
    V_DROP: equipping,
    V_DISCARD: equipping,
    V_SKILL: using,
    V_WIELD: using,
}
