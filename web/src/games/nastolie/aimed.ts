/** From where something is flicked or shot, and how large it is: in the drawing's millimetres. */
import type { Place } from '../../shell/motion';
import { drawn, MICRO } from './geometry';
import type { Hand } from './hand.svelte';
import { campOf, discOf, type TableView } from './view';

export interface Start {
  from: Place;
  r: number;
  /** Of the disc, or of the missile that is shot. */
  kind: string;
  shot: boolean;
}
export const MISSILE = 7.5;

export function startOf(view: TableView, hand: Hand): Start | null {
  const disc = hand.disc ? discOf(view, hand.disc) : undefined;
  if (!disc) return null;
  const missile = hand.verb === 'shoot' ? campOf(view, disc.seat)?.cards.find(({ kind }) => kind === disc.kind)?.missile : null;
  const from = drawn(hand.spot ?? [disc.x, disc.y]);
  return missile ? { from, r: MISSILE, kind: missile, shot: true } : { from, r: disc.radius / MICRO, kind: disc.kind, shot: false };
}
