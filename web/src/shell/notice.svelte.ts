/** Says that it is my turn where I am not looking: in the tab's title, on its icon, and as a notification if I wanted that. */
import { mark } from './stitch';
import { prefs } from './prefs.svelte';

const icon = (): HTMLLinkElement => document.querySelector('link[rel=icon]')!;
let plain = '';

function dotted(): string {
  const star = `<path d="${mark().path(0, 2)}" stroke="#A3282A" stroke-width=".84" stroke-linecap="round" fill="none"/>`;
  const dot = '<circle cx="24" cy="8" r="7.5" fill="#FFC93C" stroke="#2A2220" stroke-width="1.6"/>';
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${star}${dot}</svg>`)}`;
}

export function showTurn(title: string, turn: boolean): void {
  plain ||= icon().href;
  document.title = title;
  icon().href = turn ? dotted() : plain;
}

export const canNotify = (): boolean => 'Notification' in window && Notification.permission !== 'denied';

/** Asks for permission; only ever called by a click in the settings. */
export async function wantNotices(wanted: boolean): Promise<void> {
  prefs.notify = wanted && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}

export function notify(title: string, body: string): void {
  if (!prefs.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const note = new Notification(title, { body, tag: 'samobranka-turn', icon: plain });
  note.onclick = () => {
    focus();
    note.close();
  };
}
