/** Colours and icons. A symbol is told by its shape as well as by its colour. */
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
