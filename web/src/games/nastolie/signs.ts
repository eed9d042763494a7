/** How things of this game are drawn: signs, colours, woods. What they are and can do is in the view. */

/** An Order: the colour of its stickers, and the pattern along their rim. */
export interface OrderLook {
  colour: string;
  icon: string;
}
export const orders: Record<string, OrderLook> = {
  fire: { colour: '#B23A22', icon: 'flame' },
  grass: { colour: '#4F7F35', icon: 'oak-leaf' },
  metal: { colour: '#46617E', icon: 'big-gear' },
  dust: { colour: '#5B4670', icon: 'dust-cloud' },
};
const ARTEFACT: OrderLook = { colour: '#9A6B14', icon: 'water-fountain' };

/** Artefacts and barrels belong to no Order. */
export const lookOf = (order: string | null | undefined): OrderLook => (order && orders[order]) || ARTEFACT;

/** Whose a disc is, is a kind of wood: face, edge, and a light line on dark ones. */
export interface Wood {
  name: string;
  face: string;
  edge: string;
  line: string | null;
}
const WOODS: Wood[] = [
  { name: 'birch', face: '#F1DDB4', edge: '#C09A5C', line: null },
  { name: 'walnut', face: '#7A4E30', edge: '#46291A', line: '#E3C79A' },
  { name: 'cherry', face: '#A85A3C', edge: '#6A3220', line: '#F0C9A6' },
  { name: 'ebony', face: '#2E2622', edge: '#120E0C', line: '#E3C79A' },
];
/** Nobody's discs are of cherry, with gold on them. */
export const woodOf = (owner: number | null | undefined): Wood => WOODS[owner ?? 2] ?? WOODS[2]!;

const ICONS: Record<string, string> = {
  ajarha: 'tribal-mask',
  buran: 'whirlwind',
  ramprak: 'ram-profile',
  elemental: 'fire-dash',
  dymer: 'smoking-orb',
  shavakh: 'deer-head',
  vampal: 'bat',
  zhukorog: 'beetle-shell',
  archer: 'bowman',
  dryad: 'tree-face',
  baarun: 'power-lightning',
  vaya: 'magnet-man',
  phantom: 'ghost-ally',
  minusoid: 'battery-minus',
  energan: 'battery-pack',
  akeru: 'anubis',
  haru: 'cleopatra',
  edzen: 'fangs',
  ratnik: 'crossed-swords',
  dish: 'desert-skull',
  flame: 'flame',
  whirl: 'whirlwind',
  shield: 'edged-shield',
  arrow: 'broadhead-arrow',
  lightning: 'electric',
  magnet: 'magnet',
  lasso: 'whip',
  tick: 'tick',
  mine: 'mine-explosion',
  fountain: 'water-fountain',
  magnetosphere: 'magnet-blast',
  forge: 'anvil-impact',
  barrel: 'barrel',
  call: 'hunting-horn',
  cleansing: 'magic-broom',
  healing: 'heart-plus',
  teleport: 'teleport',
};
export const iconOf = (kind: string): string => ICONS[kind] ?? 'dust-cloud';

export const verbIcons: Record<string, string> = { flick: 'pointing', shoot: 'broadhead-arrow', cast: 'spell-book' };

/** What a battle is about. */
export const goalIcons: Record<string, string> = {
  destroy: 'crossed-swords',
  points: 'trophy-cup',
  teams: 'three-friends',
  prey: 'archery-target',
  captives: 'snowflake-2',
  race: 'checkered-flag',
  barrels: 'barrel',
  puzzle: 'jigsaw-piece',
};

/** Missiles wear the colour of the Order that made them. */
const MISSILES: Record<string, string> = {
  flame: 'fire',
  whirl: 'fire',
  shield: 'grass',
  arrow: 'grass',
  lightning: 'metal',
  magnet: 'metal',
  lasso: 'dust',
  tick: 'dust',
};
export const missileColour = (kind: string): string => lookOf(MISSILES[kind]).colour;
