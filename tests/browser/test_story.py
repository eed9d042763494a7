"""The browser's retelling of events ends exactly where the rules end, whatever happens in whole games of every mode."""

from typing import Any

import pytest

import samobranka
from browser.people import page_of
from samobranka.core.chance import Chance

# Plays each story with the desk of the built page, and names what is different from the server's view in the end.
RETELL = """async (stories) => {
  const { default: _, ...chunk } = await import('/castle_panic.js');
  const desk = Object.values(chunk).find((each) => each?.play);
  const ids = (pieces) => pieces.map((piece) => `${piece.id} ${piece.kind}`).sort();
  const facts = (view) => ({
    turn: view.turn, active: view.active, deck: view.deck, pile: view.pile, offer: view.offer,
    walls: [...view.walls].sort(), towers: [...view.towers].sort(), fortified: [...view.fortified].sort(),
    discard: ids(view.discard), gone: ids(view.monster_discard), waiting: ids(view.waiting), removed: ids(view.removed),
    overlord: Array.isArray(view.overlord_hand) ? ids(view.overlord_hand) : view.overlord_hand,
    monsters: view.monsters.map((m) => [m.id, m.kind, m.hp, m.max, m.space, m.tar].join(' ')).sort(),
    players: view.players.map((p) => ({ ...p, hand: ids(p.hand), trophies: ids(p.trophies) })),
  });
  const wrong = [];
  for (const { before, events, after } of stories) {
    let view = desk.read(before);
    for (let at = 0; at < events.length; ) {
      const step = desk.play(view, events[at], events.slice(at + 1));
      view = step.view;
      at += step.covers ?? 1;
    }
    const [told, real] = [facts(view), facts(after)];
    for (const name of Object.keys(real)) {
      if (JSON.stringify(told[name]) !== JSON.stringify(real[name]))
        wrong.push({ name, told: told[name], real: real[name], kinds: events.map((event) => event.kind) });
    }
  }
  return wrong;
}"""
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"mode": "solo", "under_construction": True}),
    (2, {"all_for_one": True, "heroic_powers": True}),
    (3, {"mode": "coop", "dwindling_resources": True, "easier_battles": True}),
    (4, {"home_is_castle": True}),
    (3, {"home_is_castle": True, "eliminated_hand_goes_to_discard": False}),
    (3, {"mode": "overlord"}),
    (6, {"mode": "overlord", "overlord_player": 1, "goblin_king_extends_overlord_play": True}),
]


def stories(seats: int, options: dict[str, Any], seed: int, eyes: int | None) -> list[dict[str, Any]]:
    """What happened after each choice of a game played at random, as one pair of eyes saw it."""
    table = samobranka.new("castle_panic", seats=seats, options=options, seed=seed)
    luck = Chance(seed)
    told: list[dict[str, Any]] = []
    for _ in range(300):
        if table.outcome is not None:
            break
        decision = table.decisions[0]
        before = table.view(eyes)
        events = table.act(decision.seat, decision.sample(luck))
        seen = [table.game.fact(event) for event in (each.seen_by(eyes) for each in events) if event is not None]
        told.append({"before": before, "events": seen, "after": table.view(eyes)})
    return told


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=[f"{seats}-{'-'.join(options)}" for seats, options in TABLES])
def test_a_story_ends_where_the_rules_end(address: str, chromium: Any, seats: int, options: dict[str, Any]) -> None:
    page = page_of(chromium)
    page.goto(address)
    for seed in range(2):
        for eyes in (None, seats - 1):
            told = stories(seats, options, seed, eyes)
            assert told
            assert page.evaluate(RETELL, told) == []
