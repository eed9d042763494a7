/** How each kind of card and token is drawn. */
import type { Sign } from '../../shell/signs';
import { icons } from './icons';

export type Zone = 'r' | 'g' | 'b';
export const zoneIcon: Record<Zone, string> = { r: 'rose', g: 'oak-leaf', b: 'drop' };
export const zoneOf = (arc: number): Zone => (['r', 'g', 'b'] as const)[Math.ceil(arc / 2) - 1]!;

export interface MonsterLook {
  icon: string;
  colours: [string, string];
  boss: boolean;
  /** A second, small sign: what a plague takes, how many more come, which colour moves. */
  sign?: string;
}
const BOSS: [string, string] = ['#7A3560', '#471B3A'];
const OTHER: [string, string] = ['#4A4450', '#2A2530'];
export const looks: Record<string, MonsterLook> = {
  goblin: { icon: 'goblin-head', colours: ['#56673A', '#37452A'], boss: false },
  orc: { icon: 'orc-head', colours: ['#7A4A30', '#4E2E20'], boss: false },
  troll: { icon: 'troll', colours: ['#4E5C70', '#2F3947'], boss: false },
  goblin_king: { icon: 'goblin-head', colours: BOSS, boss: true },
  healer: { icon: 'healing', colours: BOSS, boss: true },
  orc_warlord: { icon: 'warlord-helmet', colours: BOSS, boss: true },
  troll_mage: { icon: 'warlock-hood', colours: BOSS, boss: true },
  boulder: { icon: 'rock', colours: OTHER, boss: false },
  red_move: { icon: 'fast-forward-button', colours: ['#A93A2B', '#7A2A20'], boss: false, sign: 'rose' },
  green_move: { icon: 'fast-forward-button', colours: ['#55772E', '#3C5520'], boss: false, sign: 'oak-leaf' },
  blue_move: { icon: 'fast-forward-button', colours: ['#2F5D96', '#20416A'], boss: false, sign: 'drop' },
  clockwise: { icon: 'clockwise-rotation', colours: OTHER, boss: false },
  counterclockwise: { icon: 'anticlockwise-rotation', colours: OTHER, boss: false },
  plague_archers: { icon: 'plague-doctor-profile', colours: OTHER, boss: false, sign: 'high-shot' },
  plague_knights: { icon: 'plague-doctor-profile', colours: OTHER, boss: false, sign: 'visored-helm' },
  plague_swordsmen: { icon: 'plague-doctor-profile', colours: OTHER, boss: false, sign: 'broadsword' },
  draw_3: { icon: 'dread-skull', colours: OTHER, boss: false, sign: '3' },
  draw_4: { icon: 'dread-skull', colours: OTHER, boss: false, sign: '4' },
  discard_one: { icon: 'card-discard', colours: OTHER, boss: false },
};
export const lookOf = (kind: string): MonsterLook => looks[kind] ?? { icon: 'dread-skull', colours: OTHER, boss: false };

/** Which rings a unit's little diagram fills. */
export type Reach = 'archer' | 'knight' | 'swordsman' | 'hero';
export interface CardLook {
  name: string;
  icon: string;
  zones: Zone[];
  reach: Reach | null;
}
const units: Record<Reach, string> = { archer: 'high-shot', knight: 'visored-helm', swordsman: 'broadsword', hero: 'winged-sword' };
const specials: Record<string, string> = {
  brick: 'clay-brick',
  mortar: 'trowel',
  barbarian: 'barbarian',
  nice_shot: 'bullseye',
  tar: 'goo-skull',
  drive_him_back: 'run',
  fortify_wall: 'crenulated-shield',
  missing: 'night-sleep',
  draw_2: 'card-draw',
  scavenge: 'card-pickup',
};
const zones: Record<string, Zone[]> = { red: ['r'], green: ['g'], blue: ['b'], any: ['r', 'g', 'b'] };

export function cardLook(kind: string): CardLook {
  const [colour = '', unit = ''] = kind.split('_');
  if (unit in units && colour in zones) return { name: unit, icon: units[unit as Reach], zones: zones[colour]!, reach: unit as Reach };
  return { name: kind.replaceAll('_', '-'), icon: specials[kind] ?? 'card-pick', zones: [], reach: null };
}

/** The colours along the top of a small card. */
export function bandOf(kind: string): string {
  const { zones } = cardLook(kind);
  return zones.length === 3 ? 'linear-gradient(90deg,var(--pzr) 33%,var(--pzg) 33% 66%,var(--pzb) 66%)' : `var(--pz${zones[0] ?? 'n'})`;
}

const dashes = (kind: string) => kind.replaceAll('_', '-');
export const cardWord = (kind: string) => `castle_panic-card-${dashes(kind)}`;
export const tokenWord = (kind: string) => `castle_panic-token-${dashes(kind)}`;

export const phases = ['drawup', 'discard', 'trade', 'play', 'move', 'tokens'] as const;
/** The Overlord plays in place of the last phase. */
export const phaseIndex = (phase: string): number => phases.findIndex((each) => each === (phase === 'overlord' ? 'tokens' : phase));

/** The small drawings of the story: monsters by their heads, cards by their pictures in the colour of their arcs. */
export function storySigns(): Record<string, Sign> {
  const found: Record<string, Sign> = {};
  for (const [kind, { icon }] of Object.entries(looks))
    for (const word of ['foe', 'foes']) found[`castle_panic-${word}-${dashes(kind)}`] = { body: icons[icon] ?? '' };
  const unitKinds = Object.keys(zones).flatMap((colour) => Object.keys(units).map((unit) => `${colour}_${unit}`));
  for (const kind of [...unitKinds, ...Object.keys(specials)]) {
    const { icon, zones } = cardLook(kind);
    found[`castle_panic-told-${dashes(kind)}`] = {
      body: icons[icon] ?? '',
      colour: zones.length === 1 ? `var(--pz${zones[0]})` : undefined,
    };
  }
  return found;
}
