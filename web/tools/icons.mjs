// Takes the few icons that are used out of the big sets and writes src/shell/icons.ts. Run again when a name is added here.
import fs from 'node:fs';

const load = (set) => JSON.parse(fs.readFileSync(new URL(`../node_modules/@iconify-json/${set}/icons.json`, import.meta.url)));
const GAME = `high-shot visored-helm broadsword winged-sword clay-brick trowel barbarian bullseye goo-skull run crenulated-shield night-sleep
card-draw card-pickup goblin-head orc-head troll healing warlord-helmet warlock-hood rock fast-forward-button clockwise-rotation
anticlockwise-rotation plague-doctor-profile dread-skull card-discard crown trophy-cup rose oak-leaf drop card-pick fox rabbit-head bear-face
frog rooster salmon dead-wood skeleton hasty-grave tombstone raise-skeleton flame big-gear robot-golem tick fire shambling-zombie swordman
overlord-helm stone-tower broken-wall`.split(/\s+/);
const INTERFACE = `arrow-back-up book-2 bulb bulb-filled settings menu-2 list users cards x link moon sun language user sofa world clock check plus minus
robot school player-play-filled chevron-right trash copy home search player-play player-pause
player-pause-filled player-skip-back player-skip-forward chevron-left share download upload eye user-plus scale
rotate-clockwise hand-grab eye-off arrow-left message-circle send maximize minimize volume volume-off keyboard plug-connected-x refresh trophy armchair user-minus`.split(/\s+/);

// Icons of one game come with its board.
const BOARDS = {
  bad_bones: `death-skull catapult spiked-dragon-head open-treasure-chest unlit-bomb coffin maze magic-portal spring palisade hole house
crossbow frozen-orb skull-staff orb-wand two-handed-sword battle-axe spiked-mace fencer ghost monkey-wrench dynamite teacher heart-plus
imperial-crown swap-bag two-coins snowflake-1 brick-wall`.split(/\s+/),
};

const ARGUMENTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const short = (number) => String(Math.round(number * 10) / 10).replace(/^(-?)0\./, '$1.');

/** A path with one decimal: on a square of 512 nobody sees the others, and they are a third of what is sent. */
function rounded(path) {
  let text = '';
  for (const [, command, rest] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const count = ARGUMENTS[command.toLowerCase()];
    let left = rest;
    let last = '';
    text += command;
    for (let at = 0; left.trim(); at++) {
      // The two flags of an arc may stand without a space before what follows.
      const flag = count === 7 && (at % 7 === 3 || at % 7 === 4);
      const found = left.match(flag ? /^[\s,]*([01])/ : /^[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/);
      if (!found) throw new Error(`cannot read ${left.slice(0, 20)}`);
      const number = flag ? found[1] : short(Number(found[1]));
      const apart = last && !number.startsWith('-') && !(number.startsWith('.') && last.includes('.'));
      text += (apart ? ' ' : '') + number;
      last = number;
      left = left.slice(found[0].length);
    }
  }
  return text;
}

const body = (set, name) => {
  const icon = set.icons[name];
  if (!icon) throw new Error(`no icon ${name}`);
  const fine = (icon.height ?? set.height ?? 16) < 100;
  return fine ? icon.body : icon.body.replace(/ d="([^"]*)"/g, (_, path) => ` d="${rounded(path)}"`);
};
const lines = (set, names) => names.sort().map((name) => `  '${name}': '${body(set, name)}',`).join('\n');
const text = `// Written by tools/icons.mjs; do not edit. game-icons.net (CC BY 3.0) and tabler (MIT): see web/CREDITS.md.
export const gameIcons: Record<string, string> = {
${lines(load('game-icons'), GAME)}
};
export const interfaceIcons: Record<string, string> = {
${lines(load('tabler'), INTERFACE)}
};
`;
fs.writeFileSync(new URL('../src/shell/icons.ts', import.meta.url), text);
for (const [game, names] of Object.entries(BOARDS)) {
  const board = `// Written by tools/icons.mjs; do not edit. game-icons.net (CC BY 3.0): see web/CREDITS.md.
export const icons: Record<string, string> = {
${lines(load('game-icons'), names)}
};
`;
  fs.writeFileSync(new URL(`../src/games/${game}/icons.ts`, import.meta.url), board);
}
