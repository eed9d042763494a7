"""Bad Bones on the screen: the land, its traps, the market, and a retelling that ends where the rules end."""

import json
import re
import urllib.request
from typing import Any

import pytest

import samobranka
from browser.people import page_of
from samobranka.core.chance import Chance

# Plays each story with the desk of the built page, and names what is different from the server's view in the end.
RETELL = """async (stories) => {
  const chunk = await import('/bad_bones.js');
  const desk = Object.values(chunk).find((each) => each?.play);
  const kinds = (heap) => heap.map((each) => `${each.kind} ${each.count}`).sort();
  // Who is in the middle of a move is turned, and turned over, when it is over.
  const land = (b, moving) => ({
    skeletons: b.skeletons.map((k) => [k.id, k.symbol, k.chief, k.place, ...(moving.has(k.id) ? [] : [k.heading, k.face, k.frozen]), k.stack].join(' ')).sort(),
    traps: b.traps.map((t) => [t.id, t.kind, t.way, t.damaged].join(' ')).sort(),
    towers: [...b.towers].sort(), cemetery: b.cemetery.map((k) => `${k.id} ${k.symbol}`).sort(), reserve: kinds(b.reserve),
    hero: b.hero, floors: b.floors, houses: b.houses, hand: b.hand, coins: b.coins, weapon: b.weapon, passed: b.passed, fallen: b.fallen,
  });
  const facts = (view, moving) => ({
    round: view.round, marker: view.marker, bag: view.bag, capital: view.capital, coins: view.coins, heroic: view.heroic,
    reserve: view.reserve && kinds(view.reserve), goods: view.market && kinds(view.market.goods), boards: view.boards.map((b) => land(b, moving)),
  });
  const wrong = [];
  for (const { before, events, after } of stories) {
    let view = desk.read(before);
    for (let at = 0; at < events.length; ) {
      const step = desk.play(view, events[at], events.slice(at + 1), desk.read(after));
      view = step.view;
      at += step.covers ?? 1;
    }
    const between = (view) => view.boards.flatMap((b) => b.skeletons.filter((k) => k.waiting || (view.phase === '2' && k.place.includes('-'))));
    const moving = new Set([...between(before), ...between(after)].map((k) => k.id));
    const [told, real] = [facts(view, moving), facts(after, moving)];
    for (const name of Object.keys(real)) {
      if (JSON.stringify(told[name]) !== JSON.stringify(real[name]))
        wrong.push({ name, told: told[name], real: real[name], events });
    }
  }
  return wrong.slice(0, 3);
}"""
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"rounds": 6}),
    (1, {"advanced": True, "chiefs": True, "ruleset": "ru"}),
    (2, {}),
    (4, {"chiefs": True}),
    (3, {"advanced": True, "chiefs": True}),
    (2, {"mode": "coop", "advanced": True, "ruleset": "de"}),
    (3, {"mode": "coop", "advanced": True, "chiefs": True, "sapper_takes_second_coop_tower": True}),
    (6, {"advanced": True, "chiefs": True}),
]


def stories(seats: int, options: dict[str, Any], seed: int) -> list[dict[str, Any]]:
    """What happened after each choice of a game played at random."""
    table = samobranka.new("bad_bones", seats=seats, options=options, seed=seed)
    luck = Chance(seed)
    told: list[dict[str, Any]] = []
    for _ in range(400):
        if table.outcome is not None:
            break
        decision = table.decisions[luck.pick(len(table.decisions))]
        before = table.view(None)
        events = table.act(decision.seat, decision.sample(luck))
        told.append({"before": before, "events": [event.data() for event in events], "after": table.view(None)})
    return told


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=[f"{seats}-{'-'.join(options)}" for seats, options in TABLES])
def test_a_story_ends_where_the_rules_end(address: str, chromium: Any, seats: int, options: dict[str, Any]) -> None:
    page = page_of(chromium)
    page.goto(address)
    for seed in range(3):
        told = stories(seats, options, seed)
        assert told
        assert page.evaluate(RETELL, told) == []
