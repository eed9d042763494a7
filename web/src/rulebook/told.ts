/** A step of an example in words. Players of an example have numbers, no names. */
import { isTurn } from '../shell/story';
import type { Message } from '../shell/wire';
import { capital, say, word } from '../shell/words.svelte';
import type { Step } from './wire';

export function told(step: Step): string {
  if (step.by === null) return word('rules-by-itself');
  const player = word('player', { seat: step.by + 1 });
  if (!step.message) return word('rules-tries-something', { player });
  return word(step.refused ? 'rules-tries' : 'rules-does', { player, what: capital(say(step.message)) });
}

/** What came of it, up to the next turn: what follows belongs to nobody's example. Equal lines are told once. */
export function story(log: Message[]): string[] {
  const next = log.findIndex(isTurn);
  const lines = (next > 0 ? log.slice(0, next) : log).map((line) => capital(say(line)));
  const runs: { line: string; times: number }[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.line === line) last.times++;
    else runs.push({ line, times: 1 });
  }
  return runs.map(({ line, times }) => (times > 1 ? `${line} ×${times}` : line));
}
