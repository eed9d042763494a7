/** How a flick begins, before anybody knows what comes of it: its sentence, and the pull. */
import type { Gesture } from '../../shell/gesture';
import type { Message } from '../../shell/wire';
import { MISSILE } from './aimed';
import { MICRO } from './geometry';
import type { Told } from './wire.gen';

const STORY = 'nastolie-story-';

/** The same player and the same disc, without whom they strike. */
export function opens(message: Message): Message {
  for (const [begins, plain] of [
    ['flick-', 'flick-takes'],
    ['shot-', 'shot'],
  ] as const)
    if (message.id.startsWith(STORY + begins) && message.facts?.player) return { ...message, id: STORY + plain };
  return message;
}

export function gesture(event: Told): Gesture | null {
  if (event.kind !== 'flicked' && event.kind !== 'shot') return null;
  const { disc, x, y, dx, dy, power } = event;
  const parts: Gesture['parts'] = [
    { kind: 'piece', name: 'disc', piece: disc, place: [x, y] },
    { kind: 'direction', name: 'direction', x: dx, y: dy },
    { kind: 'number', name: 'power', value: power, least: 1, most: 1000 },
  ];
  if (event.kind === 'shot') parts.splice(1, 0, { kind: 'spot', name: 'spot', x, y, radius: MISSILE * MICRO });
  return { verb: event.kind === 'shot' ? 'shoot' : 'flick', action: '', parts };
}
