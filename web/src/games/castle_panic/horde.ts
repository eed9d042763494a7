/** Events of monsters and tokens, told. */
import { passage } from './boulder';
import { CARD, inTurn, WALK, withMonster, withPlayer, without } from './changes';
import type { Flight, Shown } from './show';
import type { CastleView } from './view';
import type {
  Appeared,
  Commanded,
  Died,
  Drawn,
  Driven,
  Healed,
  Hit,
  Hurt,
  Moved,
  Placed,
  Slain,
  Token,
  Told,
  Took,
  TookUnseen,
} from './wire.gen';

export function appears(view: CastleView, { kind, token, space, hp }: Appeared | Placed): Shown {
  const monster = { ...token, hp, space, tar: false };
  const monsters = [...without(view.monsters, token), monster];
  const show = { enters: token.id, from: kind === 'placed' ? token.id : 'reveal' };
  return { view: { ...view, monsters, waiting: without(view.waiting, token) }, millis: CARD, show };
}

/** All that walk together start one after another, but wait for nobody. */
export function walks(view: CastleView, event: Moved, rest: readonly Told[]): Shown {
  const group = [event];
  for (const next of rest) {
    if (next.kind !== 'moved') break;
    group.push(next);
  }
  const to = new Map(group.map(({ token, space }) => [token.id, space]));
  const monsters = view.monsters.map((monster) => ({ ...monster, space: to.get(monster.id) ?? monster.space }));
  const gap = Math.min(60, 480 / group.length);
  return {
    view: { ...view, phase: event.phase, monsters },
    covers: group.length,
    millis: WALK + gap * (group.length - 1),
    show: { walks: new Map(group.map(({ token }, place) => [token.id, place * gap])) },
  };
}

export function flees(view: CastleView, { token, space }: Driven): Shown {
  return { view: withMonster(view, token, { space }), millis: WALK, show: { walks: new Map([[token.id, 0]]) } };
}

export function suffers(view: CastleView, { token, hp }: Hit | Hurt | Healed): Shown {
  return { view: withMonster(view, token, { hp }), millis: 320, show: { struck: token.id } };
}

export function becomesTrophy(view: CastleView, { token, seat, points: worth }: Slain): Shown {
  const left = { ...view, monsters: without(view.monsters, token) };
  const flights: Flight[] = [{ token: token.kind, max: token.max, from: [token.id], to: [`trophies-${seat}`] }];
  const richer = withPlayer(left, seat, ({ trophies, points }) => ({ trophies: [...trophies, token], points: points + worth }));
  return { view: richer, millis: 420, show: { flights } };
}

export function falls(view: CastleView, event: Slain | Died, rest: readonly Told[]): Shown {
  const { token } = event;
  const flights: Flight[] = [{ token: token.kind, max: token.max, from: [token.id], to: ['gone'], falls: true }];
  const crushed = event.kind === 'died' && event.cause === 'boulder';
  return {
    view: { ...view, monsters: without(view.monsters, token), monster_discard: [...view.monster_discard, token] },
    millis: crushed ? passage(view, event, rest) : 420,
    show: { flights },
  };
}

/** Face up beside the pile, large, with the die that was rolled for it; then it goes where it belongs. */
export function reveals(view: CastleView, event: Drawn | Commanded, rest: readonly Told[]): Shown {
  const { token, phase } = event;
  const [next] = rest;
  const die = next && 'die' in next ? next.die : 0;
  const stays = token.max > 0;
  const heap = event.kind === 'drawn' ? { pile: view.pile - 1 } : { overlord_hand: fewer(view.overlord_hand, token) };
  const monster_discard = stays ? view.monster_discard : [...view.monster_discard, token];
  return {
    view: { ...view, ...heap, phase, monster_discard },
    millis: die ? 950 : 800,
    show: { reveal: { kind: token.kind, max: token.max, stays, die } },
  };
}

/** What the Overlord holds are tokens for himself, and a number for everybody else. */
type Held = CastleView['overlord_hand'];
const fewer = (held: Held, token: Token): Held => (typeof held === 'number' ? held - 1 : without(held, token));
const more = (held: Held, token: Token | null): Held => (typeof held === 'number' ? held + 1 : token ? [...held, token] : held);

export function takesToken(view: CastleView, event: Took | TookUnseen, rest: readonly Told[]): Shown {
  const token = event.kind === 'took' ? event.token : null;
  const to = [...(token ? [token.id] : []), `hand-${event.seat}`, `seat-${event.seat + 1}`];
  return {
    view: { ...view, pile: view.pile - 1, overlord_hand: more(view.overlord_hand, token) },
    millis: inTurn(event, rest, 200, 400),
    show: { flights: [{ token: token?.kind ?? '', max: token?.max, from: ['pile'], to }] },
  };
}
