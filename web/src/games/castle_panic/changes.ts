/** Small changes of a view, from which events are told. */
import type { CastleView, Monster, Piece, Player } from './view';

/** What an event is waited for, in milliseconds: a walk, and the way of a card. */
export const WALK = 420;
export const CARD = 480;

export const without = <P extends Piece>(heap: P[], { id }: Piece): P[] => heap.filter((each) => each.id !== id);

export function withPlayer(view: CastleView, seat: number, change: (player: Player) => Partial<Player>): CastleView {
  return { ...view, players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)) };
}
export const takes = (view: CastleView, seat: number, got: Piece) => withPlayer(view, seat, ({ hand }) => ({ hand: [...hand, got] }));
export const loses = (view: CastleView, seat: number, lost: Piece) => withPlayer(view, seat, ({ hand }) => ({ hand: without(hand, lost) }));

export function withMonster(view: CastleView, token: Piece | null, change: Partial<Monster>): CastleView {
  if (!token) return view;
  return { ...view, monsters: view.monsters.map((monster) => (monster.id === token.id ? { ...monster, ...change } : monster)) };
}

/** Several of a kind in a row overlap; the last one is waited for. */
export const inTurn = (event: { kind: string }, rest: readonly { kind: string }[], gap: number, alone: number) =>
  rest[0]?.kind === event.kind ? gap : alone;
