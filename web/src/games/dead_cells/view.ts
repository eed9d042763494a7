/** What the server shows of this game (wire.gen.ts), and how to find something in it. */
import type { Cards, CardPrint, Fighter, FoePrint, GearPrint, TilePrint, UpgradePrint, View } from './wire.gen';

export type { Bag, Cards, CardPiece, CardPrint, Corridor, Counter, Fighter, Foe, FoePrint, GearPiece, GearPrint, Sign } from './wire.gen';
export type { Pile, SpaceOfBoard, TilePrint, UpgradePrint, Words, Worn } from './wire.gen';

export type CellsView = View;
export type Phase = View['phase'];

export const fighterOf = (view: View, id: string): Fighter | undefined => view.fighters.find((each) => each.id === id);
export const cardsOf = (view: View, fighter: string): Cards | undefined => view.cards.find((each) => each.fighter === fighter);
/** Those whom a seat plays: alone, a Beheaded and Serenade. */
export const fightersOf = (view: View, seat: number | null): Fighter[] => view.fighters.filter((each) => each.seat === seat);
export const cardPrint = (view: View, id: string): CardPrint | undefined => view.card_prints.find((each) => each.id === id);
export const gearPrint = (view: View, id: string): GearPrint | undefined => view.gear_prints.find((each) => each.id === id);
export const foePrint = (view: View, id: string): FoePrint | undefined => view.foe_prints.find((each) => each.id === id);
export const tilePrint = (view: View, id: string): TilePrint | undefined => view.tile_prints.find((each) => each.id === id);
export const upgradePrint = (view: View, id: string): UpgradePrint | undefined => view.upgrade_prints.find((each) => each.id === id);
/** Who is asked for the Group: the First Player's seat, and before there is one, the first. */
export const leader = (view: View): number => (view.first === null ? 0 : (fighterOf(view, view.first)?.seat ?? 0));
