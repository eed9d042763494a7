/** Events speak in the numbers of the rules: places, tiles, tokens and goods. Here they get the names of the view. */
import type { BonesView, Heading, Token, Trap } from './view';

const WIDTH = 7;
const COPIES = 12;
const ORDINARY = 180;
export const HEADINGS: readonly Heading[] = ['n', 'e', 's', 'w'];
export const SYMBOLS = ['purple', 'yellow', 'red', 'blue', 'green'] as const;
const SIDES = ['left', 'top', 'right'];
const CHIEFS = ['sapper', 'necromancer', 'friendly', 'instructor', 'spectral', 'saboteur', 'emperor'];
const TRAPS = ['', 'wall', 'catapult', 'dragon', 'treasure', 'barricade', 'bomb', 'hearse', 'maze', 'portal', 'spring', 'crater'];
const WEAPONS = ['', 'crossbow', 'ice_staff', 'death_staff', 'teleport_staff', 'two_handed_sword', 'battle_axe', 'morning_star', 'rapier'];
const PHASES = ['market', '1', '2', '3', '4', 'start', 'heroic', 'over'];
const KIND = 15;
const TURNED = 16;
const DAMAGED = 32;
const FIRST_WEAPON = 16;

export function placeName(place: number): string {
  const [row, column] = [Math.floor(place / WIDTH), place % WIDTH];
  if (row >= 1 && row <= 5 && column >= 1 && column <= 5) return `r${row}c${column}`;
  if (column === 0 || column === WIDTH - 1) return `${column ? 'right' : 'left'}-${row}`;
  return `${row ? 'bottom' : 'top'}-${column}`;
}

export function trapOf(tile: number, place: string): Trap {
  const kind = TRAPS[tile & KIND] ?? '';
  const turned = Boolean(tile & TURNED);
  const way = kind === 'wall' ? (turned ? 'falling' : 'rising') : kind === 'maze' ? (turned ? 'black' : 'white') : '';
  return { id: `trap-${place}`, kind, place, way, damaged: Boolean(tile & DAMAGED) || kind === 'crater' };
}

export const goodsName = (item: number): string => (item >= FIRST_WEAPON ? WEAPONS[item - FIRST_WEAPON] : TRAPS[item]) ?? '';
export const isWeapon = (item: number): boolean => item >= FIRST_WEAPON;
export const phaseName = (phase: number): string => PHASES[phase] ?? '';

/** A token by its number: it lies open in one of these views, or came and went within one story. */
export function tokenOf(number: number, ...views: BonesView[]): Token {
  const id = `k${number}`;
  for (const view of views) {
    for (const land of view.boards) {
      const found = land.skeletons.find((each) => each.id === id) ?? land.cemetery.find((each) => each.id === id);
      if (found) return { id, symbol: found.symbol, side: found.side, chief: found.chief };
    }
  }
  if (number >= ORDINARY)
    return { id, symbol: 'purple', side: SIDES[(number - ORDINARY) % 3]!, chief: CHIEFS[Math.floor((number - ORDINARY) / 3)] ?? null };
  return { id, symbol: SYMBOLS[Math.floor(number / COPIES) % 5]!, side: SIDES[Math.floor(number / COPIES / 5)]!, chief: null };
}
