/** Events of castle cards, told. */
import { CARD, inTurn, loses, takes, withPlayer, without } from './changes';
import type { Flight, Shown } from './show';
import type { CastleView, Piece } from './view';
import type { Discarded, Drew, Dwindled, Eliminated, Played, Reshuffled, Scavenged, Swapped, Told } from './wire.gen';

const place = (seat: number) => `hand-${seat}`;

export function draws(view: CastleView, event: Drew, rest: readonly Told[]): Shown {
  const { seat, card } = event;
  const flights: Flight[] = [{ card: card.kind, from: ['deck'], to: [card.id, place(seat)], turns: true }];
  return { view: takes({ ...view, deck: view.deck - 1 }, seat, card), millis: inTurn(event, rest, 200, CARD), show: { flights } };
}

/** All hands at once: the cards follow each other closely, and nobody waits for a single one. */
export function deals(view: CastleView, rest: readonly Told[]): Shown {
  const cards: Drew[] = [];
  let covers = 1;
  for (const next of rest) {
    if (next.kind === 'drew') cards.push(next);
    else if (next.kind !== 'dealt') break;
    covers++;
  }
  const gap = Math.min(40, 700 / Math.max(1, cards.length));
  const flights = cards.map(({ seat, card }, at): Flight => ({
    card: card.kind,
    from: ['deck'],
    to: [card.id, place(seat)],
    turns: true,
    delay: at * gap,
  }));
  const dealt = cards.reduce((now, { seat, card }) => takes(now, seat, card), { ...view, deck: view.deck - cards.length });
  return { view: dealt, covers, millis: CARD + gap * cards.length, show: { flights } };
}

function lays(view: CastleView, seat: number, card: Piece, via: string[] = []): Shown {
  const flights: Flight[] = [{ card: card.kind, from: [card.id, place(seat)], via, to: ['discard'] }];
  return { view: loses({ ...view, discard: [...view.discard, card] }, seat, card), show: { flights } };
}

export function discards(view: CastleView, event: Discarded, rest: readonly Told[]): Shown {
  return { ...lays(view, event.seat, event.card), millis: inTurn(event, rest, 120, 380) };
}

/** What a played card is meant for, it flies to first. */
export function plays(view: CastleView, event: Played, rest: readonly Told[]): Shown {
  const via = [event.target?.id, event.wall].filter((piece) => typeof piece === 'string');
  return { ...lays(view, event.seat, event.card, via), millis: inTurn(event, rest, 120, via.length ? 360 : CARD) };
}

export function reshuffles(view: CastleView, { count }: Reshuffled): Shown {
  const flights = [0, 90, 180].map((delay): Flight => ({ card: '', from: ['discard'], to: ['deck'], delay }));
  return { view: { ...view, deck: count, discard: [] }, millis: CARD, show: { flights } };
}

export function dwindles(view: CastleView, { card, out_of }: Dwindled): Shown {
  const heap = out_of === 'deck' ? { deck: view.deck - 1 } : { discard: without(view.discard, card) };
  const flights: Flight[] = [{ card: card.kind, from: [out_of], to: [out_of], falls: true }];
  return { view: { ...view, ...heap, removed: [...view.removed, card] }, show: { flights } };
}

export function scavenges(view: CastleView, { seat, card }: Scavenged): Shown {
  const flights: Flight[] = [{ card: card.kind, from: ['discard'], to: [card.id, place(seat)] }];
  return { view: takes({ ...view, discard: without(view.discard, card) }, seat, card), millis: CARD, show: { flights } };
}

export function swaps(view: CastleView, { seat, card, partner, other }: Swapped): Shown {
  const swap = (hand: Piece[], gone: Piece, got: Piece) => hand.map((each) => (each.id === gone.id ? got : each));
  const half = withPlayer({ ...view, offer: null }, seat, ({ hand }) => ({ hand: swap(hand, card, other) }));
  const flights: Flight[] = [
    { card: card.kind, from: [card.id, place(seat)], to: [card.id, place(partner)] },
    { card: other.kind, from: [other.id, place(partner)], to: [other.id, place(seat)] },
  ];
  return { view: withPlayer(half, partner, ({ hand }) => ({ hand: swap(hand, other, card) })), millis: CARD, show: { flights } };
}

export function leavesGame(view: CastleView, { seat, hand_to }: Eliminated): Shown {
  const lost = view.players.find((player) => player.seat === seat)?.hand ?? [];
  const flights = lost.map(({ id, kind }, at): Flight => ({
    card: kind,
    from: [id],
    to: ['discard'],
    falls: hand_to === 'removed',
    delay: at * 60,
  }));
  const heaps = { ...view, [hand_to]: [...view[hand_to], ...lost] };
  return { view: withPlayer(heaps, seat, () => ({ out: true, hand: [] })), millis: 700, show: { flights } };
}
