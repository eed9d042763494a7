/** How things of a fight look, beside what all screens share. Nothing here says what they do. */

/** What was announced, before the card is seen. */
export const announcedSign: Record<string, string> = {
  damage: 'broadsword',
  skill: 'magic-swirl',
  defence: 'shield',
  state: 'poison-cloud',
  loot: 'swap-bag',
  heal: 'heart-plus',
};
/** What lies on the ground, in the colour of the thing. */
export const loot: Record<string, { icon: string; colour: string }> = {
  teeth: { icon: 'tooth', colour: '#F2C65A' },
  cells: { icon: 'dna2', colour: '#7FE8B8' },
  potions: { icon: 'standing-potion', colour: '#F0907F' },
  keys: { icon: 'key', colour: '#F2C65A' },
  scrolls: { icon: 'tied-scroll', colour: '#E0B7A6' },
  equipment: { icon: 'knapsack', colour: '#E8D3A6' },
  blueprints: { icon: 'armor-blueprint', colour: '#A9CDF0' },
};
/** What an enemy leaves, on dark stone. */
export const leaves: Record<string, string> = {
  cells: '#7FE8B8',
  teeth: '#F2C65A',
  blueprint: '#A9CDF0',
  potions: '#F0907F',
  keys: '#F2C65A',
};

/** The dusk behind the picture of a card: the colour of its first symbol. */
const dusks: Record<string, string> = { survival: '#2F6B45', tactics: '#4A4584', brutality: '#8E3A28' };
export const dusk = (symbols: readonly string[]): string => dusks[symbols[0] ?? ''] ?? '#6B5A42';

/** Beasts are brown, the undead green, blades red, guards blue, hoods grey, fire orange, slime yellow. */
const tones: [RegExp, string][] = [
  [/scorpion|rat|mouse|bat|centipede|worm|carrion|fish|crab/, '#A8692A'],
  [/zombie|skeleton|tomb|grave|coffin|drown|spectre|raise|skull/, '#4E8A50'],
  [/ninja|sword|blade|knife|dagger|cleaver|brandish|assassin|hook|spear|halberd|harpoon|thrown/, '#A04444'],
  [/shield|helm|guard|knight|spartan|castle|ballista|banner|armor/, '#4A6A86'],
  [/hood|witch|monk|pope|cloak|shadow|evil|night/, '#6A6A86'],
  [/bomb|fire|grenade|explosion|cannon|imp|minotaur|gun/, '#B5642A'],
  [/goo|vomit|cauldron|gas|brute|giant|golem/, '#7C9A3A'],
];
export const toneOf = (icon: string): string => tones.find(([kind]) => kind.test(icon))?.[1] ?? '#8A7650';
