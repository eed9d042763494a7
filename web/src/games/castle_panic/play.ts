/** What happened, applied to the view one fact after another. No rules: an event says all there is to know. */
import type { Step } from '../../shell/desk';
import { passage, restsAt } from './boulder';
import { inTurn, withMonster, withPlayer } from './changes';
import { deals, discards, draws, dwindles, leavesGame, plays, reshuffles, scavenges, swaps } from './hands';
import { appears, becomesTrophy, falls, flees, reveals, suffers, takesToken, walks } from './horde';
import { parse } from './layout';
import type { Shown } from './show';
import type { CastleView } from './view';
import type { Told } from './wire.gen';

/** What an event does to the view, and what is drawn meanwhile. What only the log tells takes no time. */
function act(view: CastleView, event: Told, rest: readonly Told[]): Shown {
  switch (event.kind) {
    case 'claimed':
      return { view: withPlayer(view, event.seat, () => ({ home: event.tower })) };
    case 'turn': {
      const { seat: active, turn, phase } = event;
      return { view: withMonster({ ...view, active, turn, phase }, event.freed, { tar: false }), millis: 500 };
    }
    case 'drew':
      return draws(view, event, rest);
    case 'discarded':
      return discards(view, event, rest);
    case 'played':
      return plays(view, event, rest);
    case 'reshuffled':
      return reshuffles(view, event);
    case 'dwindled':
      return dwindles(view, event);
    case 'scavenged':
      return scavenges(view, event);
    case 'offered': {
      const { seat, partner, card, wanted } = event;
      return { view: { ...view, offer: { seat, partner, card, wanted, given: null } }, millis: 500 };
    }
    case 'countered':
      return { view: { ...view, offer: view.offer && { ...view.offer, given: event.card } }, millis: 500 };
    case 'refused':
      return { view: { ...view, offer: null }, millis: 500 };
    case 'swapped':
      return swaps(view, event);
    case 'eliminated':
      return leavesGame(view, event);
    case 'placed':
      return { ...appears(view, event), millis: inTurn(event, rest, 140, 480) };
    case 'appeared':
      return appears(view, event);
    case 'moved':
      return walks(view, event, rest);
    case 'driven':
      return flees(view, event);
    case 'hit':
    case 'hurt':
      return suffers(view, event);
    case 'healed':
      return { ...suffers(view, event), millis: inTurn(event, rest, 90, 320) };
    case 'slain':
      return event.trophy ? becomesTrophy(view, event) : falls(view, event, rest);
    case 'died':
      return falls(view, event, rest);
    case 'tarred':
      return { view: withMonster(withMonster(view, event.freed, { tar: false }), event.token, { tar: true }) };
    case 'drawn':
    case 'commanded':
      return reveals(view, event, rest);
    case 'took':
    case 'took-unseen':
      return takesToken(view, event, rest);
    case 'boulder': {
      const rolling = { ...view, rolling: event.space };
      return { view: rolling, millis: passage(rolling, event, rest), show: { boulder: restsAt(event, rest) } };
    }
    case 'built':
      return { view: { ...view, walls: [...view.walls, event.wall] } };
    case 'fortified':
      return { view: { ...view, fortified: [...view.fortified, event.wall] } };
    case 'unfortified':
      return { view: { ...view, fortified: view.fortified.filter((wall) => wall !== event.wall) } };
    case 'wall-fell': {
      const walls = view.walls.filter((wall) => wall !== event.wall);
      return { view: { ...view, walls }, millis: inTurn(event, rest, 200, 520), show: { wall: parse(event.wall).arc } };
    }
    case 'tower-fell': {
      const towers = view.towers.filter((tower) => tower !== event.tower);
      return { view: { ...view, towers }, millis: 620, show: { tower: parse(event.tower).arc } };
    }
    case 'dealt':
      return deals(view, rest);
    case 'ended':
      return { view, millis: 0 };
  }
}

export function play(view: CastleView, event: Told, rest: readonly Told[]): Step<CastleView> {
  const step = act(view, event, rest);
  const { flights = [], from } = step.show ?? {};
  return { ...step, where: [...flights.flatMap((flight) => [...flight.from, ...(flight.via ?? [])]), ...(from ? [from] : [])] };
}
