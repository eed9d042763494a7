/** Colours, shapes and signs. A biome is a hue of the same dungeon, nothing else changes. */
export interface Biome {
  sky: [string, string, string];
  stone: string;
  deep: string;
  light: string;
  fog: string;
  icon: string;
}
const biomes: Record<string, Biome> = {
  b1: { sky: ['#2C4F58', '#16292F', '#0B171B'], stone: '#3C5C64', deep: '#28434B', light: '#FFB347', fog: '#6FE0B4', icon: 'imprisoned' },
  b2: { sky: ['#44552B', '#232F1B', '#10170D'], stone: '#5B6B3C', deep: '#3E4B2A', light: '#E9F07A', fog: '#C9E85A', icon: 'pipes' },
  b3: { sky: ['#5A4668', '#2E2740', '#151324'], stone: '#6A5878', deep: '#483C58', light: '#FFB36B', fog: '#FF9E6B', icon: 'stone-tower' },
  b4: { sky: ['#3F5F74', '#20364A', '#0E1A26'], stone: '#557A8E', deep: '#38566A', light: '#FFD68A', fog: '#9FD6F0', icon: 'wooden-pier' },
  b5: { sky: ['#66502E', '#37291B', '#18110B'], stone: '#7E6740', deep: '#57452B', light: '#FFCB66', fog: '#FFCB66', icon: 'clock-tower' },
  b6: { sky: ['#403A66', '#221F3E', '#0F0E1E'], stone: '#564F80', deep: '#3A3560', light: '#C9B6FF', fog: '#A99BFF', icon: 'coffin' },
  b7: { sky: ['#66323A', '#361A22', '#180B10'], stone: '#80464E', deep: '#582E36', light: '#FFC26B', fog: '#FF8A7A', icon: 'castle' },
  // The black bridge, the room behind the clock, the throne.
  c1: { sky: ['#6E3B22', '#38190F', '#180A06'], stone: '#8A5238', deep: '#5A3120', light: '#FFB347', fog: '#FF9A4A', icon: 'minotaur' },
  c2: {
    sky: ['#48535F', '#20272F', '#0C1014'],
    stone: '#667380',
    deep: '#3E4852',
    light: '#FFCB66',
    fog: '#BFD4E6',
    icon: 'pendulum-swing',
  },
  c3: { sky: ['#5C1F33', '#2C0E1B', '#12060C'], stone: '#7A3A4E', deep: '#4E2233', light: '#FFC26B', fog: '#FF7A9A', icon: 'pope-crown' },
};

/** By the name of a face, a stage or an exit: `b7a`, `b2`, `c1`. */
export const biomeOf = (place: string): Biome => biomes[place.slice(0, 2)] ?? biomes.b1!;

/** What a biome or a boss at the end of a way is called: the id of its name. */
export const placeWord = (place: string): string =>
  place.startsWith('c') ? `dead_cells-boss-${place}` : `dead_cells-biome-${place.slice(0, 2)}`;

export interface Track {
  colour: string;
  icon: string;
}
export const tracks: Record<string, Track> = {
  survival: { colour: '#2F7A42', icon: 'hearts' },
  tactics: { colour: '#7A55B5', icon: 'eye-target' },
  brutality: { colour: '#C4402F', icon: 'crossed-swords' },
  any: { colour: '#8A5A20', icon: 'tied-scroll' },
};
export const trackNames = ['survival', 'tactics', 'brutality'] as const;

/** The four without heads: the flame, and what they carry. */
export const heroes: Record<string, { flame: string; arm: string; turn: number }> = {
  flayed: { flame: '#FFC24A', arm: 'round-shield', turn: 0 },
  immolated: { flame: '#FF8A3C', arm: 'two-handed-sword', turn: 20 },
  quartered: { flame: '#7FD0FF', arm: 'bow-arrow', turn: -20 },
  poisoned: { flame: '#9BE36A', arm: 'stiletto', turn: 20 },
  serenade: { flame: '#E9E2F5', arm: 'winged-sword', turn: 20 },
};

/** Shields and states: a shape, a sign and a colour of their own. */
const shield = 'M0,-18Q8,-13 16,-13V0C16,10 7,16 0,19C-7,16 -16,10 -16,0V-13Q-8,-13 0,-18Z';
const disc = 'M0,-17A17,17 0 1 1 0,17A17,17 0 1 1 0,-17Z';
export const states: Record<string, { colour: string; icon: string; d: string }> = {
  poisoned: { colour: '#3F7D2C', icon: 'poison-bottle', d: 'M0,-19C9,-9 16,-3 16,5A16,15 0 0 1 -16,5C-16,-3 -9,-9 0,-19Z' },
  frozen: { colour: '#2B6CA8', icon: 'snowflake-2', d: 'M0,-18L15.6,-9V9L0,18L-15.6,9V-9Z' },
  'on-fire': {
    colour: '#C2491A',
    icon: 'flame',
    d: 'M0,-19Q3,-19 5,-15L18,11Q20,17 14,17H-14Q-20,17 -18,11L-5,-15Q-3,-19 0,-19Z',
  },
  bleeding: {
    colour: '#9E1F3C',
    icon: 'bleeding-wound',
    d: 'M0,-19Q3,-19 5,-17L17,-5Q19,0 17,5L5,17Q0,20 -5,17L-17,5Q-19,0 -17,-5L-5,-17Q-3,-19 0,-19Z',
  },
  marked: { colour: '#6A3FA0', icon: 'on-target', d: disc },
  shield: { colour: '#33658F', icon: 'shield', d: shield },
  gold: { colour: '#B47A12', icon: 'bordered-shield', d: shield },
  worm: { colour: '#7A5A46', icon: 'worms', d: disc },
  sick: { colour: '#4E6B2A', icon: 'vomiting', d: disc },
};

/** What an action or a gain looks like, by its name in a Sign. */
export const signs: Record<string, string> = {
  hit: 'broadsword',
  pierce: 'bloody-sword',
  strike: 'broadsword',
  wound: 'broadsword',
  shield: 'shield',
  guard: 'shield',
  gold: 'bordered-shield',
  skill: 'magic-swirl',
  loot: 'swap-bag',
  heal: 'heart-plus',
  vials: 'vial',
  heart: 'hearts',
  'on-fire': 'flame',
  poisoned: 'poison-bottle',
  marked: 'on-target',
  frozen: 'snowflake-2',
  bleeding: 'bleeding-wound',
  vanish: 'invisible',
  push: 'push',
  pull: 'push',
  flee: 'run',
  die: 'tombstone',
  move: 'walking-boot',
  worm: 'worms',
  sicken: 'vomiting',
  teeth: 'tooth',
  cells: 'dna2',
  potions: 'standing-potion',
  keys: 'key',
  equipment: 'broadsword',
  gear: 'broadsword',
  blueprint: 'armor-blueprint',
  scroll: 'tied-scroll',
  secret: 'crystal-ball',
  rune: 'rune-stone',
  unbleed: 'bandage-roll',
  unsicken: 'antibody',
  unworm: 'salt-shaker',
  relight: 'lantern-flame',
  purge: 'card-discard',
  draw: 'card-draw',
  discard: 'card-discard',
};
/** Things in the Bag, in their colours on paper. */
export const things: Record<string, { icon: string; colour: string }> = {
  teeth: { icon: 'tooth', colour: 'var(--gold)' },
  cells: { icon: 'dna2', colour: 'var(--cell)' },
  potions: { icon: 'standing-potion', colour: 'var(--thread)' },
  blueprints: { icon: 'armor-blueprint', colour: 'var(--thread-2)' },
  keys: { icon: 'key', colour: 'var(--gold)' },
};

/** Rooms keep their shape face down. */
export const rooms: Record<string, { icon: string; d: (r: number) => string }> = {
  square: {
    icon: 'dungeon-gate',
    d: (r) =>
      `M${-r * 0.86},${-r * 0.8}Q${-r * 0.86},${-r * 0.9} ${-r * 0.76},${-r * 0.9}H${r * 0.76}Q${r * 0.86},${-r * 0.9} ${r * 0.86},${-r * 0.8}V${r * 0.8}Q${r * 0.86},${r * 0.9} ${r * 0.76},${r * 0.9}H${-r * 0.76}Q${-r * 0.86},${r * 0.9} ${-r * 0.86},${r * 0.8}Z`,
  },
  trapezoid: { icon: 'crowned-skull', d: (r) => `M${-r * 0.62},${-r * 0.92}H${r * 0.62}L${r * 1.04},${r * 0.9}H${-r * 1.04}Z` },
  circle: { icon: 'locked-chest', d: (r) => circle(r) },
  cursed: { icon: 'mimic-chest', d: (r) => circle(r) },
  pentagon: {
    icon: 'shop',
    d: (r) => `M0,${-r * 1.06}L${r},${-r * 0.28}L${r * 0.66},${r * 0.88}H${-r * 0.66}L${-r},${-r * 0.28}Z`,
  },
  hexagon: {
    icon: 'open-gate',
    d: (r) => `M${-r * 0.56},${-r * 0.92}H${r * 0.56}L${r * 1.08},0L${r * 0.56},${r * 0.92}H${-r * 0.56}L${-r * 1.08},0Z`,
  },
  teleport: { icon: 'teleport', d: (r) => `M0,${-r * 1.08}L${r},0L0,${r * 1.08}L${-r},0Z` },
  constraint: { icon: 'barbed-wire', d: (r) => `M${-r},${-r * 0.8}H${r}L0,${r * 1.02}Z` },
};
const circle = (r: number) => `M0,${-r * 0.96}A${r * 0.96},${r * 0.96} 0 1 1 0,${r * 0.96}A${r * 0.96},${r * 0.96} 0 1 1 0,${-r * 0.96}Z`;

export const runes: Record<string, string> = {
  vine: 'vine-leaf',
  teleport: 'teleport',
  ram: 'ram-profile',
  spider: 'hanging-spider',
  homunculus: 'brain',
  explorer: 'compass',
  challenger: 'trophy-cup',
};

/** How equipment is used: a word in a coloured tag. */
export const uses: Record<string, string> = {
  plus: '#3E6B35',
  instead: '#2C4A7A',
  always: '#65564A',
  skill: '#6A3FA0',
  companion: '#8A5A20',
};
export const numerals: Record<string, string> = { 'round-0': '0', 'round-i': 'I', 'round-ii': 'II', 'round-iii': 'III', 'round-iv': 'IV' };
