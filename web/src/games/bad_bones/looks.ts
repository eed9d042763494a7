/** Colours and icons. A symbol is told by its shape as well as by its colour. */
import type { Sign } from '../../shell/signs';
import { icons } from './icons';

export const INK = '#1d1620';
export const BONE = '#F7EFDC';

export const colourOf: Record<string, string> = { purple: '#572F8E', yellow: '#F3C12F', red: '#C4302A', blue: '#5A9FE3', green: '#3F8F4F' };

export const trapIcon: Record<string, string> = {
  wall: 'brick-wall',
  catapult: 'catapult',
  dragon: 'spiked-dragon-head',
  treasure: 'open-treasure-chest',
  barricade: 'palisade',
  bomb: 'unlit-bomb',
  crater: 'hole',
  hearse: 'coffin',
  maze: 'maze',
  portal: 'magic-portal',
  spring: 'spring',
};
export const trapColour: Record<string, string> = {
  catapult: '#4A3420',
  dragon: '#7A2E1E',
  treasure: '#7A4E0C',
  barricade: '#5A3A1C',
  portal: '#3B2F7A',
  spring: '#2F4A5A',
  hearse: '#33272F',
};

export const weaponIcon: Record<string, string> = {
  crossbow: 'crossbow',
  ice_staff: 'frozen-orb',
  death_staff: 'skull-staff',
  teleport_staff: 'orb-wand',
  two_handed_sword: 'two-handed-sword',
  battle_axe: 'battle-axe',
  morning_star: 'spiked-mace',
  rapier: 'fencer',
};
export const chiefIcon: Record<string, string> = {
  sapper: 'dynamite',
  necromancer: 'raise-skeleton',
  friendly: 'heart-plus',
  instructor: 'teacher',
  spectral: 'ghost',
  saboteur: 'monkey-wrench',
  emperor: 'imperial-crown',
};
/** Where in a heap a skeleton lies, and whether it has moved, tells it from no other. */
export const TRIFLES = ['stack', 'waiting'];
export const dashed = (name: string): string => name.replaceAll('_', '-');

/** Around a cross: `w` is how wide its arms are, `l` how long. */
const cross = (w: number, l: number): string => `M${-w / 2},${-l - w / 2}h${w}v${l}h${l}v${w}h${-l}v${l}h${-w}v${-l}h${-l}v${-w}h${l}z`;

/** One of the five shapes, round its middle; `h` is half as high as it. */
export const shapeOf = (symbol: string, h: number): string =>
  ({
    purple: cross(h * 0.72, h * 0.64),
    yellow: `M${-h * 0.92},0a${h * 0.92},${h * 0.92} 0 1 0 ${h * 1.84},0a${h * 0.92},${h * 0.92} 0 1 0 ${-h * 1.84},0z`,
    red: `M0,${-h}L${h * 1.05},${h * 0.82}H${-h * 1.05}Z`,
    blue: `M0,${-h * 1.1}L${h * 1.1},0L0,${h * 1.1}L${-h * 1.1},0Z`,
    green: `M${-h * 0.85},${-h * 0.85}h${h * 1.7}v${h * 1.7}h${-h * 1.7}z`,
  })[symbol] ?? '';

/** The small drawings of the story: a skeleton by its symbol, everything else by its picture. */
export function storySigns(): Record<string, Sign> {
  const found: Record<string, Sign> = { 'bad_bones-story-many': { body: icons['death-skull'] ?? '' } };
  const outline = 'stroke="currentColor" stroke-width="34" stroke-linejoin="round"';
  for (const [symbol, colour] of Object.entries(colourOf)) {
    const d = shapeOf(symbol, 200);
    found[`bad_bones-skeleton-${symbol}`] = {
      body: `<path transform="translate(256,256)" d="${d}" fill="${colour}" ${outline}/>`,
    };
  }
  const drawn: [string[], Record<string, string>][] = [
    [['bad_bones-chief-', 'bad_bones-story-chiefs-'], chiefIcon],
    [['bad_bones-trap-', 'bad_bones-story-traps-'], trapIcon],
    [['bad_bones-weapon-'], weaponIcon],
  ];
  for (const [names, pictures] of drawn)
    for (const [kind, icon] of Object.entries(pictures)) for (const name of names) found[name + dashed(kind)] = { body: icons[icon] ?? '' };
  return found;
}
