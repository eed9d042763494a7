/** When something was, as one says it: near things by how long ago, far ones by their day. */
import { prefs } from '../shell/prefs.svelte';

const [MINUTE, HOUR, DAY] = [60, 3600, 86400];

/** `moment` in seconds, as the server counts them. */
export function when(moment: number): string {
  const ago = Date.now() / 1000 - moment;
  const near = (count: number, unit: Intl.RelativeTimeFormatUnit) =>
    new Intl.RelativeTimeFormat(prefs.language, { numeric: 'auto' }).format(-Math.floor(count), unit);
  if (ago < MINUTE) return near(0, 'second');
  if (ago < HOUR) return near(ago / MINUTE, 'minute');
  if (ago < DAY) return near(ago / HOUR, 'hour');
  return new Intl.DateTimeFormat(prefs.language, { dateStyle: 'medium' }).format(moment * 1000);
}

export const exactly = (moment: number): string =>
  new Intl.DateTimeFormat(prefs.language, { dateStyle: 'long', timeStyle: 'short' }).format(moment * 1000);
