// Takes the few icons that are used out of the big sets and writes src/shell/icons.ts. Run again when a name is added here.
import fs from 'node:fs';

const sets = {};
const load = (set) =>
  (sets[set] ??= JSON.parse(fs.readFileSync(new URL(`../node_modules/@iconify-json/${set}/icons.json`, import.meta.url))));
// The animals that players are. What a game draws comes with its board.
const GAME = `fox rabbit-head bear-face frog rooster salmon`.split(/\s+/);
const INTERFACE =
  `flag-filled arrow-right lock map-2 focus-centered arrow-back-up book-2 bulb bulb-filled settings menu-2 list users cards x link moon sun user sofa world clock check
robot school player-play-filled chevron-right copy home search player-play player-pause
player-pause-filled player-skip-back player-skip-forward chevron-left share download upload eye user-plus scale
rotate-clockwise hand-grab eye-off arrow-left message-circle send maximize minimize volume volume-off keyboard plug-connected-x refresh trophy armchair user-minus device-mobile`.split(
    /\s+/,
  );

// Icons of one game come with its board.
const BOARDS = {
  castle_panic:
    `high-shot visored-helm broadsword winged-sword clay-brick trowel barbarian bullseye goo-skull run crenulated-shield night-sleep
card-draw card-pickup goblin-head orc-head troll healing warlord-helmet warlock-hood rock fast-forward-button clockwise-rotation
anticlockwise-rotation plague-doctor-profile dread-skull card-discard crown trophy-cup rose oak-leaf drop card-pick stone-tower
broken-wall`.split(/\s+/),
  bad_bones: `death-skull catapult spiked-dragon-head open-treasure-chest unlit-bomb coffin maze magic-portal spring palisade hole house
crossbow frozen-orb skull-staff orb-wand two-handed-sword battle-axe spiked-mace fencer ghost monkey-wrench dynamite teacher heart-plus
imperial-crown swap-bag two-coins snowflake-1 brick-wall dead-wood flame raise-skeleton skeleton stone-tower tombstone broadsword`.split(
    /\s+/,
  ),
  nastolie: `tribal-mask whirlwind ram-profile fire-dash smoking-orb deer-head bat beetle-shell bowman tree-face power-lightning magnet-man
ghost-ally battery-minus battery-pack anubis cleopatra fangs crossed-swords desert-skull flame edged-shield broadhead-arrow electric magnet
whip tick mine-explosion water-fountain magnet-blast anvil-impact barrel oak-leaf big-gear dust-cloud pointing spell-book hunting-horn
magic-broom heart-plus teleport empty-hourglass hourglass crossed-bones checkered-flag jigsaw-piece trophy-cup snowflake-2 three-friends
archery-target`.split(/\s+/),
  dead_cells:
    `antibody armor-blueprint arrow-flights attached-shield backup ballista bandage-roll barbed-wire bat battle-axe belt black-knight-helm
bleeding-wound bloody-sword bone-knife boots bordered-shield bow-arrow bowman brain breastplate brick-wall bridge broadsword brute
bubbling-flask burning-embers campfire candle-skull candlebright cannon-shot card-discard card-draw card-pick card-pickup card-random
carrion castle cauldron centipede checkered-diamond circular-saw claws cloak-dagger clock-tower clockwork cobweb coffin compass cowled crab
crenulated-shield crested-helmet crossbow crossed-axes crossed-bones crossed-swords crown crowned-skull crystal-ball daggers death-skull
dna1 dna2 drop drowning dungeon-gate echo-ripples evil-moon executioner-hood eye-target fast-forward-button fire fire-dash fire-shield
fish-monster fishing-hook fishing-net flame flat-hammer frog gas-mask gauntlet gears ghost-ally giant gooey-daemon grapple graveyard grenade
griffin-shield guards halberd hanging-spider harpoon-chain harpoon-trident hawk-emblem healing heart-beats heart-plus heart-stake hearts
high-shot hole hood hooded-assassin hook hourglass imp imprisoned invisible key key-lock knapsack knight-banner lantern-flame laurels-trophy
leg-armor linked-rings locked-box locked-chest magic-portal magic-swirl mailed-fist meal meat meat-cleaver mimic-chest minotaur
mirror-mirror molotov monk-face mono-wheel-robot mortar mounted-knight mushroom-cloud night-vision ninja-heroic-stance oil-drum on-target
open-gate overlord-helm paddles padlock pendulum-swing piercing-sword pipes plague-doctor-profile pocket-bow pocket-watch poison-bottle
pope-crown powder-bag push raise-zombie ram-profile rat ringing-bell robot-antennas robot-golem robot-helmet rogue rolling-bomb round-shield
run rune-stone sai salt-shaker scorpion scorpion-tail seated-mouse sentry-gun shadow-follower shambling-zombie shard-sword shield
shield-bash shield-bounces shop shuriken skeleton skeleton-key skull-shield sniffing-dog snowflake-2 spartan-helmet spear-hook spears
spectre spiky-explosion spyglass square-bottle stairs stalactites standing-potion stiletto stone-pile stone-tower stopwatch sundial swap-bag
sword-brandish teleport thorned-arrow thrown-knife tied-scroll time-bomb time-dynamite time-synchronization time-trap tombstone tooth torch
treasure-map trophy trophy-cup two-coins two-handed-sword vial viking-shield vine-leaf violin visored-helm vomiting walking-boot warhammer
wave-strike well whip whistle winged-sword witch-face wizard-face wolf-trap wood-stick wooden-door wooden-pier worms`.split(/\s+/),
};

// Pictures of combat cards.
BOARDS.dead_cells.push(
  ...`aura ballerina-shoes boot-kick bow-string bull-horns bullseye burning-passion caltrops charging-bull claw-slashes dodging enrage
fingers-crossed fire-breath fire-wave first-aid-kit flying-flag frozen-arrow g-clef gladius grab ice-spear layered-armor life-support lips
lungs muscle-up pin poison-cloud quick-slash robber-hand severed-hand shield-echoes shield-opposition shield-reflect shiny-purse
snowflake-1 spinning-blades spinning-sword stone-block sword-clash sword-slice swords-emblem thrown-daggers uncertainty wind-slap`.split(
    /\s+/,
  ),
);

// Those of the pages about campaigns come with them.
const CAMPAIGN = `books pencil campfire lock flag`.split(/\s+/);

const ARGUMENTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The numbers of a command. The two flags of an arc may stand without a space before what follows. */
function numbers(text, arc) {
  const found = [];
  for (let left = text; left.trim();) {
    const flag = arc && (found.length % 7 === 3 || found.length % 7 === 4);
    const next = left.match(flag ? /^[\s,]*([01])/ : /^[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/);
    if (!next) throw new Error(`cannot read ${left.slice(0, 20)}`);
    found.push(Number(next[1]));
    left = left.slice(next[0].length);
  }
  return found;
}

function joined(values) {
  let [text, last] = ['', ''];
  for (const value of values) {
    const number = String(value).replace(/^(-?)0\./, '$1.');
    text += (last && !number.startsWith('-') && !(number.startsWith('.') && last.includes('.')) ? ' ' : '') + number;
    last = number;
  }
  return text;
}

/** A path in whole numbers: on a square of 512 nobody sees more, and it is half of what is sent. What rounding moves is made good at the next point. */
function rounded(path) {
  let text = '';
  let [here, there, start, begin] = [
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ]; // Where the path is, where the rounded one is, and where both began.
  for (const [, command, rest] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toLowerCase();
    const relative = command === kind;
    const all = numbers(rest, kind === 'a');
    const written = [];
    for (let at = 0; at < all.length; at += ARGUMENTS[kind]) {
      const given = all.slice(at, at + ARGUMENTS[kind]);
      const ends = kind === 'a' ? given.slice(5) : given;
      if (kind === 'a') written.push(...given.slice(0, 2).map((radius) => Math.round(radius * 10) / 10), ...given.slice(2, 5));
      let [to, rough] = [here, there];
      for (let i = 0; i < ends.length; i += kind === 'h' || kind === 'v' ? 1 : 2) {
        const [x, y] = kind === 'h' ? [ends[i], null] : kind === 'v' ? [null, ends[i]] : [ends[i], ends[i + 1]];
        const point = [x, y].map((value, axis) => (value === null ? here[axis] : relative ? here[axis] + value : value));
        const steps = point.map((value, axis) => Math.round(relative ? value - there[axis] : value));
        to = point;
        rough = steps.map((step, axis) => ([x, y][axis] === null ? there[axis] : relative ? there[axis] + step : step));
        written.push(...steps.filter((_, axis) => [x, y][axis] !== null));
      }
      [here, there] = [to, rough];
      if (kind === 'm' && at === 0) [start, begin] = [here, there];
    }
    if (kind === 'z') [here, there] = [start, begin];
    text += command + joined(written);
  }
  return text;
}

const body = (set, name) => {
  const icon = set.icons[name];
  if (!icon) throw new Error(`no icon ${name}`);
  const fine = (icon.height ?? set.height ?? 16) < 100;
  return fine ? icon.body : icon.body.replace(/ d="([^"]*)"/g, (_, path) => ` d="${rounded(path)}"`);
};
const lines = (set, names) =>
  names
    .sort()
    .map((name) => `  '${name}': '${body(set, name)}',`)
    .join('\n');
const text = `// Written by tools/icons.mjs; do not edit. game-icons.net (CC BY 3.0) and tabler (MIT): see web/CREDITS.md.
export const gameIcons: Record<string, string> = {
${lines(load('game-icons'), GAME)}
};
export const interfaceIcons: Record<string, string> = {
${lines(load('tabler'), INTERFACE)}
};
`;
fs.writeFileSync(new URL('../src/shell/icons.ts', import.meta.url), text);
const pages = `// Written by tools/icons.mjs; do not edit. tabler (MIT): see web/CREDITS.md.
export const icons: Record<string, string> = {
${lines(load('tabler'), CAMPAIGN)}
};
`;
fs.writeFileSync(new URL('../src/campaign/icons.ts', import.meta.url), pages);
// So many are no code: they are data that is fetched beside the board (icons.ts of these games).
const AS_DATA = ['dead_cells', 'nastolie'];
for (const [game, names] of Object.entries(BOARDS)) {
  if (AS_DATA.includes(game)) {
    const signs = Object.fromEntries(names.sort().map((name) => [name, body(load('game-icons'), name)]));
    fs.writeFileSync(new URL(`../public/signs/${game}.json`, import.meta.url), `${JSON.stringify(signs)}\n`);
    continue;
  }
  const board = `// Written by tools/icons.mjs; do not edit. game-icons.net (CC BY 3.0): see web/CREDITS.md.
export const icons: Record<string, string> = {
${lines(load('game-icons'), names)}
};
`;
  fs.writeFileSync(new URL(`../src/games/${game}/icons.ts`, import.meta.url), board);
}
