"""Makes the recorded runs anew: `python tests/dead_cells/record.py [name …]`. Needed whenever content or rules have changed."""

import sys
from collections.abc import Callable
from pathlib import Path

from samobranka import bots
from samobranka.bots import Chair
from samobranka.core.decision import Action, Decision
from samobranka.core.table import Table
from samobranka.games.dead_cells import GAME, material
from samobranka.games.dead_cells.box import decks
from samobranka.games.dead_cells.names import LEADS_TO
from samobranka.games.dead_cells.record import BOSS_IDS, NONE, Record
from samobranka.games.dead_cells.rules.steps import V_BEGIN, V_GO

FOLDER = Path(__file__).parent / "recorded"

# Every way a run can end: the bots, the stage where it begins, whether the box has grown, and what must come out.
ENDINGS: dict[str, tuple[list[str], int, bool, str]] = {
    "died-in-a-room": (["random"] * 2, 0, False, "died room"),
    "died-by-a-bell": (["random"] * 3, 1, True, "died bell"),
    "died-in-a-fight": (["random"] * 3, 0, False, "died fight"),
    "died-at-c1": (["normal"] * 4, 0, False, "died C1"),
    "died-at-c2": (["random"] * 3, 1, True, "died C2"),
    "died-at-c3": (["random"] * 3, 2, True, "died C3"),
    "died-alone": (["random"], 0, False, "died fight"),
    "won-at-c1": (["normal"] * 3, 0, True, "won C1"),
    "won-at-c2": (["normal"] * 3, 1, True, "won C2"),
    # The last boss for the first time: the campaign is won with it.
    "campaign-won": (["normal"] * 3, 2, True, "won C3"),
}
MOST = 4000


def open_to(stage: int, grown: bool) -> Record:
    """A campaign that has come so far: the bosses before this stage are beaten; a grown one has bought all there is."""
    record = Record()
    record.beaten = (1 << stage) - 1
    if not grown:
        return record
    record.taken = tuple(len(deck) - 1 for deck in material.UPGRADE_DECKS[:3]) + (0, 0)
    owners = [NONE] * len(material.CARDS)
    cards = [upgrade.card for upgrade in material.UPGRADES if upgrade.card is not None and upgrade.deck < decks.WELL]
    for number, card in enumerate(cards):
        owners[material.CARDS.index(card)] = number % 4
    record.owners = tuple(owners)
    record.purged_cards = tuple(range(24))
    bought = [(number, each.kind) for number, each in enumerate(material.UPGRADES) if each.deck < decks.WELL]
    starting = [number for number, kind in bought if kind == decks.AT_START]
    during = [number for number, kind in bought if kind == decks.DURING]
    record.start, record.during = tuple(starting[:6]), tuple(during[:12])
    record.stored = (*starting[6:], *during[12:])
    record.equipment = tuple(n for n, gear in enumerate(material.GEAR) if not gear.code.startswith(("B7", "C3", "S-")))
    record.runes = (1 << 6) - 1
    return record


def guided(table: Table, decision: Decision, stage: int, bell: bool) -> Action | None:
    """Begins where it should, and seeks bells if one is to be heard."""
    if decision.question == "start":
        return (V_BEGIN, stage)
    if not bell or decision.question != "path":
        return None
    state = table.state
    for way in material.FACES[state.face].leaving[state.space]:
        action = (V_GO, LEADS_TO[state.face][way])
        corridor = material.FACES[state.face].ways[way]
        if action in decision.choices and (corridor.name == "B5" or corridor.gate == BELL_GATE):
            return action
    return None


CLOCK_TOWER = next(face for face in material.FACES if face.id == "B5")
BELL_GATE = next(way.gate for way in CLOCK_TOWER.ways if (CLOCK_TOWER.spaces[way.start], way.name) == ("b", "e"))


def play(name: str, seed: int) -> Table:
    seats, stage, grown, _ = ENDINGS[name]
    table = Table(GAME, len(seats), {}, f"{name}/{seed}", record=open_to(stage, grown).data())
    players = [bots.make(bot, f"{seed}/{seat}") for seat, bot in enumerate(seats)]
    while table.decisions:
        decision = table.decisions[0]
        action = guided(table, decision, stage, "bell" in name)
        if action is None:
            action = players[decision.seat].choose(Chair(GAME, decision.seat, table.state), decision)
        table.act(decision.seat, action)
    return table


def end_of(table: Table) -> str:
    """How a run ended, and where: in a room, by a bell, in a fight, or at a boss."""
    ended = next(number for number, event in enumerate(table.events) if event.kind == "ended")
    last = table.choice_of(ended)
    kinds = {event.kind for event in table.events[table.first_event(last - 1) : ended]}
    fight = table.state_after(last - 1).fight
    if fight is not None:
        return f"{table.state.ending} {'fight' if fight.boss < 0 else BOSS_IDS[fight.boss]}"
    return f"{table.state.ending} {'fight' if 'fight-over' in kinds else 'bell' if 'rang' in kinds else 'room'}"


def record(name: str, say: Callable[[str], None] = print) -> None:
    """The first seed with which a run ends as it should."""
    for seed in range(MOST):
        table = play(name, seed)
        if end_of(table) == ENDINGS[name][3]:
            (FOLDER / f"{name}.json").write_text(table.to_json() + "\n", "utf8")
            say(f"{name}: seed {seed}, {len(table.made)} choices")
            return
    raise RuntimeError(f"no run ends like {name}")


if __name__ == "__main__":
    for each in sys.argv[1:] or ENDINGS:
        record(each)
