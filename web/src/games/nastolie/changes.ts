/** Small changes of a view, each one fact. */
import type { Camp, Card, Disc, Missile, TableView } from './view';

export const withDisc = (view: TableView, id: string, change: Partial<Disc> | ((disc: Disc) => Partial<Disc>)): TableView => ({
  ...view,
  discs: view.discs.map((disc) => (disc.id === id ? { ...disc, ...(typeof change === 'function' ? change(disc) : change) } : disc)),
});
export const withCamp = (view: TableView, seat: number, change: (camp: Camp) => Partial<Camp>): TableView => ({
  ...view,
  camps: view.camps.map((camp) => (camp.seat === seat ? { ...camp, ...change(camp) } : camp)),
});
export const withCard = (view: TableView, seat: number, kind: string, change: (card: Card) => Partial<Card>): TableView =>
  withCamp(view, seat, ({ cards }) => ({ cards: cards.map((card) => (card.kind === kind ? { ...card, ...change(card) } : card)) }));

/** Wherever it lies: a character, an artefact, a barrel, a missile between two shots. */
export function at(view: TableView, id: string, x: number, y: number): TableView {
  const put = <T extends { id: string }>(things: T[]): T[] => things.map((thing) => (thing.id === id ? { ...thing, x, y } : thing));
  const riders = view.artefacts.find((artefact) => artefact.id === id)?.rider;
  const discs = put(view.discs).map((disc) => (disc.id === riders ? { ...disc, x, y } : disc));
  return { ...view, discs, artefacts: put(view.artefacts), barrels: put(view.barrels), loose: put(view.loose) };
}
export const without = (view: TableView, id: string): TableView => ({
  ...view,
  discs: view.discs.filter((disc) => disc.id !== id),
  artefacts: view.artefacts.filter((artefact) => artefact.id !== id),
  barrels: view.barrels.filter((barrel) => barrel.id !== id),
  loose: view.loose.filter((missile) => missile.id !== id),
});
export const unladen = (view: TableView, missile: string): TableView => ({
  ...view,
  discs: view.discs.map((disc) => ({ ...disc, missiles: disc.missiles.filter(({ id }) => id !== missile) })),
});
export const laden = (view: TableView, on: string, missile: Missile): TableView =>
  withDisc(unladen(view, missile.id), on, ({ missiles }) => ({ missiles: [...missiles, missile] }));
export const withArtefact = (view: TableView, id: string, seat: number | null, rider: string | null): TableView => ({
  ...view,
  artefacts: view.artefacts.map((artefact) => (artefact.id === id ? { ...artefact, seat, rider } : artefact)),
});
