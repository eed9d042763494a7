/** Somebody reading the rules: which chapter, which rules are open, what is looked for, and the example that plays. */
import { prefs } from '../shell/prefs.svelte';
import { troubleOf, type Message } from '../shell/wire';
import { Player } from './player.svelte';
import { search, type Found } from './search';
import { fetchBook, fetchExample, type Chapter, type Options, type Rule } from './wire';

interface Place {
  chapter: string;
  opened: string[];
  scroll: Record<string, number>;
}
/** Where each game's rulebook was left; kept while the page lives. */
const places = new Map<string, Place>();

const same = (a: unknown, b: unknown) => String(a) === String(b);

export class Reading {
  open = $state(false);
  chapters = $state.raw<Chapter[]>([]);
  trouble = $state.raw<Message | null>(null);
  query = $state('');
  chapter = $state('');
  opened = $state.raw<ReadonlySet<string>>(new Set());
  /** The rule in question: it is marked, and brought into sight. */
  current = $state('');
  /** Counts requests to bring the rule into sight. */
  asked = $state(0);
  player = $state.raw<Player | null>(null);
  /** Where to go back to when the book is closed. */
  private opener: HTMLElement | null = null;
  readonly scroll: Record<string, number>;

  /** `options` are the table's; null where there is no table, so that every rule holds. */
  constructor(
    readonly game: string,
    readonly options: () => Options | null,
  ) {
    const place = places.get(game);
    this.chapter = place?.chapter ?? '';
    this.opened = new Set(place?.opened ?? []);
    this.scroll = place?.scroll ?? {};
  }

  readonly rules: ReadonlyMap<string, Rule> = $derived.by(
    () => new Map(this.chapters.flatMap((chapter) => chapter.rules.map((rule) => [rule.id, rule]))),
  );

  readonly found: Found = $derived.by(() => search(this.chapters, this.query, prefs.language));

  keep(): void {
    places.set(this.game, { chapter: this.chapter, opened: [...this.opened], scroll: this.scroll });
  }

  async load(): Promise<void> {
    try {
      this.chapters = await fetchBook(this.game);
      this.trouble = null;
      if (!this.chapters.some((chapter) => chapter.name === this.chapter)) this.chapter = this.chapters[0]?.name ?? '';
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  /** What at this table keeps a rule or an example from holding: the options that are different. */
  missing(wanted: Record<string, unknown>): string[] {
    const options = this.options();
    if (!options) return [];
    return Object.keys(wanted).filter((name) => {
      const values = Array.isArray(wanted[name]) ? (wanted[name] as unknown[]) : [wanted[name]];
      return name in options && !values.some((value) => same(value, options[name]));
    });
  }

  /** The rules of a kind of piece that hold here. */
  rulesOf(kind: string): Rule[] {
    return [...this.rules.values()].filter((rule) => rule.pieces.includes(kind) && !this.missing(rule.when).length);
  }

  start(): void {
    if (this.open) return;
    this.opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    this.open = true;
    void this.load();
  }

  close(): void {
    this.stop();
    this.open = false;
    this.keep();
    const opener = this.opener;
    queueMicrotask(() => opener?.isConnected && opener.focus());
  }

  toggle(): void {
    if (this.open) this.close();
    else this.start();
  }

  /** Opens the book at a rule. */
  async turnTo(id: string): Promise<void> {
    this.start();
    await this.load();
    const chapter = this.chapters.find((each) => each.rules.some((rule) => rule.id === id));
    if (!chapter) return;
    this.query = '';
    this.chapter = chapter.name;
    this.opened = new Set([...this.opened, id]);
    this.current = id;
    this.asked++;
  }

  fold(id: string): void {
    const opened = new Set(this.opened);
    if (!opened.delete(id)) {
      opened.add(id);
      this.current = id;
    }
    this.opened = opened;
    this.keep();
  }

  async play(rule: Rule, number: number, paused = false): Promise<void> {
    try {
      const player = new Player(rule, number, await fetchExample(this.game, rule.id, number));
      if (paused) player.playing = false;
      this.player = player;
      this.opened = new Set([...this.opened, rule.id]);
      this.current = rule.id;
      this.asked++;
      this.trouble = null;
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  /** The first example that fits the table, else the first. */
  showMe(rule: Rule): Promise<void> {
    const fitting = rule.examples.findIndex((example) => !this.missing(example.options).length);
    return this.play(rule, Math.max(0, fitting));
  }

  stop(): void {
    this.player = null;
  }
}
