/** What is mine and not the table's: language, theme, speed. Kept in this browser. */
export const languages = ['en', 'ru', 'fr'] as const;
export type Language = (typeof languages)[number];
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export const speeds = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof speeds)[number];

const KEY = 'samobranka.prefs';

function stored(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

const known = <T extends string>(values: readonly T[], value: string | undefined, otherwise: T): T =>
  values.find((candidate) => candidate === value) ?? otherwise;

class Prefs {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  speed = $state<Speed>('normal');

  constructor() {
    const old = stored();
    this.language = known(languages, old.language ?? navigator.language.slice(0, 2), 'en');
    this.theme = known(themes, old.theme, 'system');
    this.speed = known(speeds, old.speed, 'normal');
  }

  keep(): void {
    localStorage.setItem(KEY, JSON.stringify({ language: this.language, theme: this.theme, speed: this.speed }));
  }

  /** How long a step of the story stays on the table before the next one, in milliseconds. */
  get pace(): number {
    if (this.speed === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    return { slow: 1000, normal: 500, fast: 250 }[this.speed];
  }
}

export const prefs = new Prefs();
