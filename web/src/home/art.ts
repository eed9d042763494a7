/** Scenes of cut paper for the plates, each in a circle of radius 92. Only fixed drawings, so they are kept as text. */
import { fixed as f, seeded } from '../shell/geometry';
import { gameIcons } from '../shell/icons';

const icon = (name: string, x: number, y: number, s: number, colour: string, extra = '') =>
  `<svg x="${x - s / 2}" y="${y - s / 2}" width="${s}" height="${s}" viewBox="0 0 512 512" style="color:${colour};overflow:visible" ${extra}>${gameIcons[name]}</svg>`;

function tower(x: number, y: number, roof: string, s: number): string {
  return `<g transform="translate(${x},${y}) scale(${s})" stroke="#2A2220" stroke-width="1.4" stroke-linejoin="round">
<path d="M-14,24 L-12,-6 H12 L14,24 Q0,29 -14,24Z" fill="#E9E0CE"/><path d="M2,26 L2,-6 H12 L14,24 Q8,26 2,26Z" fill="#3a2a18" opacity=".2" stroke="none"/>
<path d="M-3.6,24.5v-6a3.6,3.6 0 0 1 7.2,0v6z" fill="#3b2a22" stroke="none"/><path d="M-16,-5h32v-6h-5v3h-5.5v-3h-5v3h-5.5v-3h-5.5v3h-5.5z" fill="#F0E8D8"/>
<path d="M-13,-9.5 L0,-36 L13,-9.5 Q0,-6 -13,-9.5Z" fill="${roof}"/><path d="M0,-36v-8"/><path d="M0,-44l9,3-9,3z" fill="#F7ECD6" stroke-width="1"/></g>`;
}
const pine = (x: number, y: number, h: number, c: string) =>
  `<path transform="translate(${x},${y}) scale(${h / 34})" d="M0,-34L6,-21L4,-21L9,-11L6,-11L11,-1Q0,2 -11,-1L-6,-11L-9,-11L-4,-21L-6,-21Z" fill="${c}"/>`;
/** A blend from one color to another: downwards, or outwards. Every copy of a scene brings the same ones. */
const blend = (id: string, colours: string[], kind = 'linear') =>
  `<${kind}Gradient id="${id}" ${kind === 'linear' ? 'x2="0" y2="1"' : ''}>${colours.map((colour, i) => `<stop offset="${i / (colours.length - 1)}" stop-color="${colour}"/>`).join('')}</${kind}Gradient>`;
const box = (fill: string) => `<rect x="-92" y="-92" width="184" height="184" fill="${fill}"/>`;

function castle(): string {
  const heads = [
    ['troll', -44, 58, 58],
    ['orc-head', 4, 64, 46],
    ['goblin-head', 48, 58, 50],
  ] as const;
  const pines = [
    [-84, 52, 34],
    [-68, 48, 28],
    [84, 44, 38],
    [68, 40, 26],
    [-52, 52, 24],
    [52, 46, 24],
  ] as const;
  return `${blend('art-day', ['#9CC3DF', '#F6DDB2', '#F6D9A8'])}${box('url(#art-day)')}<circle cx="44" cy="-34" r="20" fill="#FFF6DF"/><circle cx="44" cy="-34" r="30" fill="#FFF6DF" opacity=".35"/>
<path d="M-92,-6q40,-26 84,-8t100,-14v120h-184z" fill="#C9CF93"/><path d="M-92,14q50,-30 92,-14t92,-4v110h-184z" fill="#A7B873"/>
<g transform="translate(-4,-14)"><path d="M-46,34q46,-26 92,0v20h-92z" fill="#8FA25E"/>${tower(-30, -2, '#2F5D96', 0.84)}${tower(30, -2, '#55772E', 0.84)}
<path d="M-32,24v-20h5v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h5v20z" fill="#EFE6D4" stroke="#2A2220" stroke-width="1.3"/><path d="M-26,16h8M-10,20h8M8,15h8M18,20h8" stroke="#9C8E76" stroke-width="1.3"/>${tower(0, -10, '#A93A2B', 1.12)}</g>
<path d="M-92,44q30,-18 70,-6t114,-12v70h-184z" fill="#5E7F4E"/>${pines.map(([x, y, h], i) => pine(x, y, h, i % 2 ? '#48704C' : '#34573D')).join('')}
<path d="M-92,60q40,-20 92,-8t92,-10v60h-184z" fill="#41684A"/>${heads.map(([n, x, y, s]) => icon(n, x, y, s, '#16221B', 'stroke="#16221B" stroke-width="70" stroke-linejoin="round"') + icon(n, x, y, s, '#F2E2B8')).join('')}`;
}

function bones(): string {
  const random = seeded(5);
  const stars = Array.from(
    { length: 34 },
    () => `<circle cx="${f(-90 + random() * 180)}" cy="${f(-90 + random() * 95)}" r="${f(0.6 + random())}" fill="#FFF6DF" opacity=".7"/>`,
  ).join('');
  return `${blend('art-night', ['#2A2F5C', '#4A4578', '#6C5E93'])}${box('url(#art-night)')}${stars}<circle cx="-30" cy="-26" r="38" fill="#F8E9C4"/><circle cx="-30" cy="-26" r="52" fill="#F8E9C4" opacity=".16"/><circle cx="-42" cy="-36" r="7" fill="#E7D3A2"/><circle cx="-20" cy="-16" r="10" fill="#E7D3A2"/><circle cx="-46" cy="-12" r="4" fill="#E7D3A2"/>
<path d="M-92,20q50,-34 100,-8t84,-22v110h-184z" fill="#3C4370"/>${icon('dead-wood', -70, 2, 60, '#262A4C')}${tower(52, -2, '#A93A2B', 1.15)}
<path d="M-92,44q60,-26 110,-6t74,-12v80h-184z" fill="#2C3158"/>${[-52, -22, 10].map((x) => icon('skeleton', x, 30, 46, '#F3E8CF')).join('')}
<path d="M-92,64q40,-14 92,-2t92,-6v50h-184z" fill="#1B1F3D"/>${icon('hasty-grave', -62, 66, 34, '#0F1228')}${icon('tombstone', -14, 74, 30, '#0F1228')}${icon('hasty-grave', 34, 68, 34, '#0F1228')}${icon('raise-skeleton', 66, 60, 32, '#F3E8CF')}`;
}

function discs(): string {
  const disc = (x: number, y: number, r: number, c: string, n: string) =>
    `<g transform="translate(${x},${y})"><circle cx="1" cy="4" r="${r * 1.1}" fill="#2a1404" opacity=".3"/><circle cy="2.4" r="${r}" fill="#7A5630"/><circle r="${r}" fill="#E6C793" stroke="#3A2412" stroke-width="1.1"/><circle r="${r * 0.84}" fill="${c}"/>${icon(n, 0, 0, r * 1.12, '#FFFAF0')}</g>`;
  const random = seeded(8);
  const grain = Array.from(
    { length: 22 },
    () => `M${f(-110 + random() * 120)},${f(-90 + random() * 180)}q30,${f(random() * 6 - 3)} ${f(50 + random() * 60)},0`,
  ).join('');
  return `${blend('art-tea', ['#E08A2E', '#C8701F', '#7A3410'], 'radial')}${box('#C58F58')}<path d="${grain}" fill="none" stroke="#5a3412" stroke-opacity=".16"/><path d="M24,-46v46M-34,0v46M46,46v46" stroke="#5a3412" stroke-opacity=".4"/>${[-46, 0, 46].map((y) => `<path d="M-92,${y}h184" stroke="#5a3412" stroke-opacity=".5" stroke-width="1.4"/>`).join('')}
<g transform="rotate(-18) translate(-112,-92)"><rect width="70" height="104" rx="3" fill="#2F5D73" stroke="#1d2b33"/><rect x="7" y="8" width="56" height="88" rx="2" fill="none" stroke="#E9D9B0" stroke-width="1.4"/><rect x="66" y="2" width="5" height="100" fill="#F3E8CF"/></g>
<g transform="translate(66,-62)"><circle cx="3" cy="5" r="35" fill="#2a1404" opacity=".28"/><circle r="33" fill="#F4F1EA" stroke="#5d5044"/><circle r="28" fill="url(#art-tea)"/><circle cx="6" cy="4" r="14" fill="#F6D65A" stroke="#D9A92E" stroke-width="1.6"/><path d="M-5,4h22M.5,-5.5l11,19M11.5,-5.5l-11,19" stroke="#FFF4C2" stroke-width="1.6"/></g>
<path d="M-78,66L10,12" stroke="#FFF3C4" stroke-width="3" stroke-dasharray="7 7" stroke-linecap="round"/>${[0.18, 0.3, 0.45].map((o, i) => `<circle cx="${-58 + i * 16}" cy="${54 - i * 10}" r="19" fill="#E98A34" opacity="${o}"/>`).join('')}
${disc(-6, 22, 21, '#B8412C', 'flame')}${disc(32, -2, 19, '#4D6A86', 'big-gear')}${disc(52, 44, 17, '#4D6A86', 'robot-golem')}${disc(-30, -30, 19, '#5E8A3C', 'oak-leaf')}${disc(10, 64, 15, '#6E5480', 'tick')}`;
}

function cells(): string {
  const random = seeded(9);
  const motes = Array.from(
    { length: 26 },
    () =>
      `<circle cx="${f(-60 + random() * 120)}" cy="${f(-60 + random() * 110)}" r="${f(1 + random() * 2.2)}" fill="#9BF2C8" opacity=".55"/>`,
  ).join('');
  const torch = (x: number) =>
    `<g transform="translate(${x},-4)"><circle cy="-10" r="26" fill="#F2A541" opacity=".16"/><path d="M-2.6,20l1,-24h3.2l1,24z" fill="#7A5630"/><rect x="-5" y="-6" width="10" height="5" rx="1.5" fill="#35525c"/>${icon('fire', 0, -17, 22, '#F2A541')}${icon('fire', 0, -14, 11, '#FFE9B8')}</g>`;
  const arch = Array.from(
    { length: 9 },
    (_, i) => `<path transform="translate(0,-4) rotate(${i * 22.5 - 90})" d="M-8,-46l-2.5,-14h21l-2.5,14z"/>`,
  ).join('');
  const posts = Array.from({ length: 5 }, (_, i) => `<path d="M-60,${4 + i * 17}h15v15h-15zM45,${4 + i * 17}h15v15h-15z"/>`).join('');
  return `${blend('art-glow', ['#7FE8B8', '#2E8C78', '#14242B'], 'radial')}${box('#14242B')}<ellipse rx="66" ry="80" fill="url(#art-glow)"/>
<path d="M-92,-92h184v184h-184zM-44,92v-96a44,44 0 0 1 88,0v96z" fill-rule="evenodd" fill="#1E3038"/><g fill="#2A4049" stroke="#101b20" stroke-width="1.4">${arch}${posts}</g>${motes}${torch(-71)}${torch(71)}
${icon('shambling-zombie', 32, 25, 60, '#0B1518')}${icon('swordman', -26, 24, 72, '#0B1518')}${icon('fire', -16, -14, 30, '#FF7A45')}${icon('fire', -16, -10, 16, '#FFE3A0')}
<path d="M-92,56q92,-10 184,0v40h-184z" fill="#0B1518"/>`;
}

export interface Plate {
  game: string;
  rim: string;
  scene: string;
  /** Of a game that is still to come; for the others the server says. */
  coming?: { seats: [number, number]; minutes: number; weight: number };
}
export const plates: Plate[] = [
  { game: 'castle_panic', rim: '#A3282A', scene: castle() },
  { game: 'bad_bones', rim: '#4A4484', scene: bones() },
  { game: 'nastolie', rim: '#8A5A20', scene: discs(), coming: { seats: [1, 4], minutes: 15, weight: 1.5 } },
  { game: 'dead_cells', rim: '#1F6F66', scene: cells(), coming: { seats: [1, 4], minutes: 45, weight: 2.4 } },
];
