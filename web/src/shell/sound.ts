/** Small sounds, made on the spot: no files. Silent until the first click, and always beside something to see. */
import { prefs } from './prefs.svelte';

export type Sound =
  | 'turn'
  | 'card'
  | 'draw'
  | 'hit'
  | 'fall'
  | 'win'
  | 'lose'
  | 'tick'
  | 'great'
  /** Who is mighty comes; what is heavy rolls; what was the last is gone. */
  | 'horn'
  | 'rumble'
  | 'toll'
  | 'come'
  | 'leave'
  /** Things that meet: wood, glass, pasteboard; a fingernail. */
  | 'knock'
  | 'clink'
  | 'thump'
  | 'snap'
  /** Wood over wood, as long as it slides. */
  | 'slide'
  /** A thread that is pulled, and a small bell. */
  | 'creak'
  | 'bell';
/** The same louder or softer, higher or lower: 1 is as it is written down. */
export interface Tuned {
  sound: Sound;
  loud: number;
  pitch: number;
  /** In seconds, where it is as long as something lasts. */
  lasts?: number;
}
export type Heard = Sound | Tuned;
/** A sound within a motion, so many tenths of a millisecond after it began. */
export interface Due {
  at: number;
  sound: Heard;
  /** A phone trembles with it, for whoever likes that. */
  shakes?: boolean;
}

let context: AudioContext | null = null;
const wake = () => {
  context ??= new AudioContext();
  void context.resume();
};
addEventListener('pointerdown', wake, { once: true });
addEventListener('keydown', wake, { once: true });

interface Tone {
  wave: OscillatorType | 'noise';
  /** From and to, in hertz. */
  pitch: [number, number];
  at: number;
  lasts: number;
  loud: number;
}
const tone = (wave: Tone['wave'], from: number, to: number, at: number, lasts: number, loud: number): Tone => ({
  wave,
  pitch: [from, to],
  at,
  lasts,
  loud,
});

const scores: Record<Sound, Tone[]> = {
  turn: [tone('sine', 660, 660, 0, 0.16, 0.5), tone('sine', 880, 880, 0.13, 0.26, 0.5)],
  card: [tone('noise', 2600, 900, 0, 0.09, 0.5)],
  draw: [tone('noise', 900, 3200, 0, 0.07, 0.35)],
  hit: [tone('triangle', 210, 80, 0, 0.13, 0.9), tone('noise', 1200, 300, 0, 0.06, 0.5)],
  fall: [tone('noise', 700, 90, 0, 0.5, 1), tone('triangle', 95, 42, 0.03, 0.42, 1)],
  tick: [tone('triangle', 980, 420, 0, 0.045, 0.5), tone('noise', 3000, 1400, 0, 0.02, 0.4)],
  knock: [tone('triangle', 1150, 520, 0, 0.05, 0.8), tone('noise', 2400, 900, 0, 0.025, 0.7)],
  clink: [tone('sine', 2900, 2850, 0, 0.16, 0.35), tone('sine', 4300, 4250, 0, 0.09, 0.2), tone('noise', 5000, 3000, 0, 0.015, 0.4)],
  thump: [tone('triangle', 230, 120, 0, 0.08, 0.8), tone('noise', 700, 260, 0, 0.05, 0.7)],
  snap: [tone('noise', 3600, 1500, 0, 0.03, 0.7), tone('triangle', 640, 300, 0, 0.05, 0.4)],
  slide: [tone('noise', 1100, 260, 0, 1, 0.16)],
  creak: [tone('sawtooth', 190, 240, 0, 0.05, 0.12), tone('noise', 900, 1300, 0, 0.05, 0.2)],
  bell: [tone('sine', 1320, 1318, 0, 0.4, 0.22), tone('sine', 2640, 2636, 0, 0.2, 0.08)],
  come: [tone('sine', 523, 523, 0, 0.12, 0.3), tone('sine', 659, 659, 0.1, 0.2, 0.3)],
  leave: [tone('sine', 523, 523, 0, 0.12, 0.3), tone('sine', 392, 392, 0.1, 0.22, 0.3)],
  great: [
    tone('triangle', 98, 92, 0, 0.3, 0.9),
    tone('noise', 240, 120, 0, 0.16, 0.6),
    tone('triangle', 147, 147, 0.2, 0.55, 0.6),
    tone('triangle', 220, 220, 0.2, 0.55, 0.35),
  ],
  horn: [tone('sawtooth', 147, 149, 0, 0.5, 0.3), tone('triangle', 220, 222, 0.16, 0.6, 0.5), tone('sawtooth', 294, 296, 0.16, 0.55, 0.12)],
  rumble: [tone('noise', 90, 150, 0, 1, 1), tone('triangle', 48, 62, 0, 0.95, 0.9), tone('noise', 420, 120, 0.7, 0.35, 0.6)],
  toll: [
    tone('noise', 600, 80, 0, 0.6, 1),
    tone('sine', 131, 130, 0.1, 1.5, 0.9),
    tone('sine', 311, 309, 0.1, 0.9, 0.35),
    tone('sine', 393, 391, 0.1, 0.6, 0.2),
  ],
  win: [523, 659, 784, 1047].map((pitch, i) => tone('triangle', pitch, pitch, i * 0.13, 0.32, 0.5)),
  lose: [392, 330, 262, 196].map((pitch, i) => tone('triangle', pitch, pitch * 0.98, i * 0.18, 0.36, 0.5)),
};

function noise(audio: AudioContext, { pitch, lasts }: Tone, start: number): AudioNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch[0], Q: 0.8 });
  filter.frequency.exponentialRampToValueAtTime(pitch[1], start + lasts);
  source.connect(filter);
  source.start(start);
  return filter;
}

function whistle(audio: AudioContext, { wave, pitch, lasts }: Tone, start: number): AudioNode {
  const source = new OscillatorNode(audio, { type: wave as OscillatorType, frequency: pitch[0] });
  source.frequency.exponentialRampToValueAtTime(pitch[1], start + lasts);
  source.start(start);
  source.stop(start + lasts);
  return source;
}

/** Nothing is struck twice in exactly the same way. */
const VARIANTS = [0.94, 0.97, 1, 1.03, 1.06];

function tuned(heard: Heard): Tone[] {
  if (typeof heard === 'string') return scores[heard];
  const pitch = heard.pitch * VARIANTS[Math.floor(Math.random() * VARIANTS.length)]!;
  return scores[heard.sound].map((each) => ({
    ...each,
    pitch: [each.pitch[0] * pitch, each.pitch[1] * pitch],
    loud: Math.max(0.001, each.loud * heard.loud),
    lasts: heard.lasts ?? each.lasts,
  }));
}

export function play(sound: Heard, delay = 0): void {
  if (!prefs.sound || !prefs.volume || context?.state !== 'running') return;
  for (const each of tuned(sound)) {
    const start = context.currentTime + delay + each.at;
    const gain = new GainNode(context, { gain: 0.0001 });
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(each.loud * prefs.volume * 0.3, start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + each.lasts);
    (each.wave === 'noise' ? noise : whistle)(context, each, start).connect(gain).connect(context.destination);
  }
}

/** What happens at once is heard at once: each kind of sound only one time, one shortly after the other. */
export function playAll(sounds: (Sound | null)[]): void {
  [...new Set(sounds)]
    .filter((each) => each !== null)
    .slice(0, 4)
    .forEach((each, i) => play(each, i * 0.11));
}
