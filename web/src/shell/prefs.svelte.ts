/** What is mine and not the table's: language, light, speed, sounds, signs. Kept in this browser. */
export const languages = ['en', 'ru', 'fr'] as const;
export type Language = (typeof languages)[number];
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export const speeds = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof speeds)[number];

const evening = matchMedia('(prefers-color-scheme: dark)');
const KEY = 'samobranka.prefs';

function stored(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

const known = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((candidate) => candidate === value) ?? otherwise;
const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);

class Prefs {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  speed = $state<Speed>('normal');
  sound = $state(true);
  /** From 0 to 1. */
  volume = $state(0.5);
  /** Signs and patterns wherever there is colour. */
  symbols = $state(false);
  /** What the system has. */
  private evening = $state(evening.matches);
  /** Tell me outside the page when it is my turn. */
  notify = $state(false);
  /** Whether others see where I aim, before I choose. */
  showAim = $state(true);
  /** Whether a pull goes away from the target, as with a sling. */
  pullBack = $state(true);
  /** Letting go of a pull does nothing yet: a button does it. */
  aimFirst = $state(false);
  /** A phone trembles when something is struck. */
  vibrate = $state(false);
  /** Where there is one answer only, it is given by itself. */
  skipStops = $state(false);
  /** Pointing at something shows how far it reaches and what would come of it. */
  foresight = $state(true);

  constructor() {
    const old = stored();
    this.language = known(languages, old.language ?? navigator.language.slice(0, 2), 'en');
    this.theme = known(themes, old.theme, 'system');
    this.speed = known(speeds, old.speed, 'normal');
    this.sound = flag(old.sound, true);
    this.volume = typeof old.volume === 'number' ? Math.min(1, Math.max(0, old.volume)) : 0.5;
    this.symbols = flag(old.symbols, false);
    this.notify = flag(old.notify, false);
    this.showAim = flag(old.showAim, true);
    this.pullBack = flag(old.pullBack, true);
    this.aimFirst = flag(old.aimFirst, false);
    this.vibrate = flag(old.vibrate, false);
    this.skipStops = flag(old.skipStops, false);
    this.foresight = flag(old.foresight, true);
    evening.addEventListener('change', () => (this.evening = evening.matches));
  }

  get dark(): boolean {
    return this.theme === 'system' ? this.evening : this.theme === 'dark';
  }

  keep(): void {
    const { language, theme, speed, sound, volume, symbols, notify, showAim, pullBack, aimFirst, vibrate, skipStops, foresight } = this;
    const kept = { language, theme, speed, sound, volume, symbols, notify, showAim, pullBack, aimFirst, vibrate, skipStops, foresight };
    localStorage.setItem(KEY, JSON.stringify(kept));
  }

  /** How long a step of the story stays on the table before the next one, in milliseconds. */
  get pace(): number {
    if (this.speed === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    return { slow: 1000, normal: 500, fast: 250 }[this.speed];
  }
}

export const prefs = new Prefs();
