/** One seat's connection. What arrives is told one step after another, at the pace that the player likes. */
import { Account } from './account.svelte';
import { Comings } from './comings.svelte';
import type { Desk } from './desk';
import type { Gesture, Pointing, Tried } from './gesture';
import { named, presence, seatOf } from './players';
import { prefs } from './prefs.svelte';
import { GLIMPSE, type Stage } from './stage.svelte';
import { greatOf, sentencesOf, upTo, type Sentence } from './story';
import type { EventsFrame } from './wire.gen';
import type {
  Ask,
  ChatLine,
  FromServer,
  GameEvent,
  Line,
  Message,
  Next,
  Outcome,
  Phrase,
  Rematch,
  Seat,
  SignalFrame,
  TableFrame,
  View,
  Waiting,
} from './wire';

/** The server's word for: this token opens nothing. */
const UNKNOWN = 4404;

/** So long a finger or a phrase is seen. */
const SIGNAL = 4000;

export type Signal = SignalFrame & { number: number };

export interface Absence {
  seat: number;
  may: number;
  bot: number | null;
}

export class Connection {
  game = $state('');
  options = $state.raw<Record<string, unknown>>({});
  seat = $state<number | null>(null);
  private sitting = $state.raw<Seat[]>([]);
  /** As the reader calls them. */
  readonly seats = $derived(named(this.sitting));
  private readonly mine = new Account();
  /** The table as everybody sees it, where others look on who must not see what I see. */
  veil: () => Connection | null = () => null;
  waiting = $state.raw<Waiting[]>([]);
  outcome = $state.raw<Outcome | null>(null);
  hint = $state<number | null>(null);
  /** The same where it is not in the list. */
  hinted = $state.raw<Gesture | null>(null);
  /** What would come of my latest try. */
  tried = $state.raw<Tried | null>(null);
  /** How others aim, by their seats. */
  aims = $state.raw<ReadonlyMap<number, Gesture>>(new Map());
  /** What the teacher wants done, where it cannot be listed. */
  taught = $state.raw<Gesture | null>(null);
  /** All gestures that are to be drawn. */
  readonly pointings: readonly Pointing[] = $derived.by(() => {
    const found: Pointing[] = [...this.aims].map(([seat, gesture]) => ({ gesture, why: 'aims', seat }));
    const more = { hint: this.hinted, lesson: this.taught, told: this.stage.gesture };
    for (const why of ['hint', 'lesson', 'told'] as const) if (more[why]) found.push({ gesture: more[why], why, seat: null });
    return found;
  });
  refusal = $state.raw<Message | null>(null);
  /** Whether my latest choice can be taken back. */
  undoable = $state(false);
  online = $state(false);
  lost = $state(false);
  /** How far a lesson has come, at a table where one is given. */
  lesson = $state.raw<number | null>(null);
  /** One was given since this page was opened, even if it has been left meanwhile. */
  schooled = $state(false);
  /** A lesson holds back what it does not teach yet, and says so. */
  guard: ((choice: number | string) => Message | null) | null = null;
  chat = $state.raw<ChatLine[]>([]);
  /** How much may be said now, and what can be said with one click. */
  talk = $state<TableFrame['talk']>('open');
  phrases = $state.raw<Phrase[]>([]);
  /** What others point at or say, for a moment; `number` is different for every one. */
  signals = $state.raw<readonly Signal[]>([]);
  /** A phrase that waits for what it is about. */
  phrase = $state<string | null>(null);
  /** What the questions of others are about, by their seats, where I may show them something. */
  readonly theirs: ReadonlyMap<number, readonly string[]> = $derived.by(() => {
    const silent = this.seat === null || this.talk === 'none';
    const asked = silent ? [] : this.waiting.filter(({ seat, pieces }) => pieces.length && !this.ours(seat));
    return new Map(asked.map(({ seat, pieces }) => [seat, pieces]));
  });
  /** Whether there is anybody at another device to be shown something. */
  readonly company: boolean = $derived.by(
    () => this.seat !== null && this.seats.some((each) => each.kind !== 'bot' && each.online && !this.ours(each.seat)),
  );
  practice = $state(false);
  /** Seats with equal eyes see the same; see core/game.py. */
  eyes = $state<number | null>(null);
  /** Why the bot would choose what it hints at. */
  why = $state.raw<Message | null>(null);
  rematch = $state.raw<Rematch | null>(null);
  /** The token to watch this table with. */
  watch = $state('');
  /** For whom the table waits although they are away, and when a bot may or will play on, by the clock of this page. */
  absences = $state.raw<Absence[]>([]);
  /** Who came and went while this page was open. */
  readonly comings: Comings;
  /** The campaign that this table is a run of. */
  campaign = $state.raw<TableFrame['campaign']>(null);
  /** Told what happens, for sounds. */
  heard: ((events: GameEvent[]) => void) | null = null;
  private question = $state.raw<Ask | null>(null);

  private socket: WebSocket | null = null;
  private number = 0;
  private queue: FromServer[] = [];
  private busy = false;
  private closed = false;
  private attempts = 0;
  private undoing = false;
  /** An answer is on its way, and nothing has come back yet. */
  sent = $state(false);
  /** What I did last, in the words of the log, where it could not be listed. */
  done = $state.raw<string | null>(null);
  /** The same, taken back: the hand begins where it was. */
  retried: string | null = null;

  readonly table: string;
  readonly token: string;
  private readonly ours: (seat: number) => boolean;
  private heardSignals = 0;

  /** `ours`: whether a seat is at this device. */
  constructor(table: string, token: string, ours: (seat: number) => boolean = () => false) {
    this.table = table;
    this.token = token;
    this.ours = ours;
    this.comings = new Comings(ours);
    this.mine.stage.backlog = () => this.queue.filter((message) => message.type === 'events').length;
    this.open();
  }

  /** Whether there is a table to be seen. */
  get laid(): boolean {
    return this.mine.stage.view !== null;
  }

  /** On which board it is told. */
  lay(desk: Desk<any> | null): void {
    this.mine.stage.desk = desk;
  }

  private get account(): Account {
    return (this.veil() ?? this).mine;
  }

  get stage(): Stage {
    return this.account.stage;
  }

  get log(): readonly Line[] {
    return this.account.log;
  }

  get since(): number {
    return this.account.since;
  }

  get saying(): Sentence | null {
    return this.account.saying;
  }

  /** What opens the past as it is seen now. */
  get key(): string {
    return (this.veil() ?? this).token;
  }

  /** What is drawn now; while a story is told, not yet its end. */
  get view(): View | null {
    return this.stage.view;
  }

  get before(): View | null {
    return this.stage.before;
  }

  /** My own seat; a spectator has none. */
  get me(): Seat | undefined {
    return this.seats.find((each) => each.seat === this.seat);
  }

  /** What I must choose. While a bot plays for me, I need not. */
  get ask(): Ask | null {
    return this.me?.kind === 'bot' ? null : this.question;
  }

  set ask(question: Ask | null) {
    this.question = question;
  }

  /** Whom everybody waits for, and who is not there. */
  get missing(): number[] {
    const gone = (seat: number) => ['away', 'free'].includes(presence(seatOf(this.seats, seat)));
    return this.waiting.map((each) => each.seat).filter(gone);
  }

  /** Who is there, and thinks. */
  get thinking(): number[] {
    return this.waiting.map((each) => each.seat).filter((seat) => !this.missing.includes(seat));
  }

  /** Whether it is known what comes next: nothing is being told. */
  get settled(): boolean {
    return this.question !== null || this.waiting.length > 0 || this.outcome !== null;
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const since = this.mine.stage.view ? `&since=${this.number}` : '';
    const socket = new WebSocket(
      `${scheme}://${location.host}/ws/${encodeURIComponent(this.table)}?token=${encodeURIComponent(this.token)}${since}`,
    );
    this.socket = socket;
    socket.onopen = () => {
      this.online = true;
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as FromServer);
    socket.onclose = ({ code }) => {
      this.online = false;
      this.attempts++;
      if (code === UNKNOWN) this.lost = true;
      // Not all at the same moment, where a server has just come back.
      const wait = Math.min(10_000, 400 * this.attempts) * (0.5 + Math.random() / 2);
      if (!this.closed && !this.lost) setTimeout(() => this.open(), wait);
    };
  }

  /** What happened is told in its turn; the rest is taken at once. */
  private receive(message: FromServer): void {
    if (message.type === 'events' || message.type === 'table' || message.type === 'refused') this.sent = false;
    if (message.type !== 'table' && message.type !== 'events') return this.take(message);
    this.number = message.number;
    this.attempts = 0;
    if (message.type === 'table') this.mine.stage.hurry();
    this.queue.push(message);
    void this.play();
  }

  private async play(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      if (next.type === 'events') await this.tell(next);
      else this.take(next);
    }
    this.busy = false;
  }

  /** Each sentence of the story appears with its event. */
  private async tell(message: EventsFrame): Promise<void> {
    this.mine.stage.settle();
    if (message.events.length) {
      this.ask = null;
      this.undoable = false;
      this.waiting = [];
      if (prefs.pace) this.mine.saying = this.opening(message) ?? this.mine.saying;
    }
    const log = this.mine.log;
    let heard = 0;
    const seen = (count: number) => {
      this.heard?.(message.events.slice(heard, count));
      heard = count;
      if (!this.mine.stage.tempo) return;
      const told = upTo(message.log, count);
      this.mine.log = [...log, ...told];
      this.mine.saying = sentencesOf(told).at(-1) ?? this.mine.saying;
    };
    const gesture = this.glimpse(message.events[0]);
    const telling = { seen, gesture, glimpse: GLIMPSE, great: greatOf(message.log) };
    await this.mine.stage.play(message.events, { ...this.mine.stage.view, ...message.changes }, telling);
    this.mine.log = [...log, ...message.log];
    if (!this.mine.stage.backlog()) this.mine.saying = null;
    if (message.chat) this.chat = message.chat;
    this.talk = message.talk ?? this.talk;
    this.teach(message.lesson ?? null);
    this.take(message.next);
  }

  /** What is said while something happens; of what moves only how it begins. */
  private opening({ events, log }: EventsFrame): Sentence | undefined {
    const [first] = sentencesOf(log);
    const opens = first && events[0] && 'path' in events[0] ? this.mine.stage.desk?.opens?.(first.message) : undefined;
    return opens ? { ...first!, message: opens } : first;
  }

  /** A bot shows its hand for a moment; people's hands were seen while they aimed. */
  private glimpse(event: GameEvent | undefined): Gesture | null {
    const bot = event && this.seats.find(({ seat }) => seat === event.seat)?.kind === 'bot';
    return (bot && this.mine.stage.desk?.gesture?.(event)) || null;
  }

  private teach(lesson: number | null): void {
    this.lesson = lesson;
    this.schooled ||= lesson !== null;
  }

  private take(message: FromServer | Next): void {
    switch (message.type) {
      case 'table':
        this.game = message.game;
        this.watch = message.watch;
        this.options = message.options;
        this.seat = message.seat;
        this.sitting = message.seats;
        // The try before stays in sight, as the way from there to here.
        this.mine.stage.show(message.view, this.retried ? this.mine.stage.view : null);
        this.teach(message.lesson ?? null);
        if ((this.mine.log.at(-1)?.number ?? 0) > (message.log.at(-1)?.number ?? 0) && !this.undoing)
          this.refusal = { id: 'ui-taken-back' };
        this.undoing = false;
        this.mine.log = message.log;
        this.mine.since = message.number;
        this.mine.saying = null;
        this.chat = message.chat;
        this.talk = message.talk;
        this.phrases = message.phrases;
        this.practice = message.practice;
        this.eyes = message.eyes;
        this.campaign = message.campaign;
        this.ask = null;
        this.waiting = [];
        this.outcome = null;
        this.aims = new Map();
        this.take(message.next);
        break;
      case 'ask':
        this.undoable = message.undo;
        this.ask = message;
        this.waiting = [];
        this.hint = null;
        this.hinted = null;
        break;
      case 'wait':
        this.undoable = message.undo;
        this.ask = null;
        this.waiting = message.for;
        break;
      case 'over':
        this.undoable = false;
        this.ask = null;
        this.waiting = [];
        this.outcome = message.outcome;
        break;
      case 'seats':
        this.comings.look(this.sitting, message.seats);
        this.sitting = message.seats;
        break;
      case 'absent': {
        const now = performance.now();
        const at = (seconds: number) => now + seconds * 1000;
        this.absences = message.waits.map(({ seat, may, bot }) => ({ seat, may: at(may), bot: bot === null ? null : at(bot) }));
        break;
      }
      case 'campaign':
        this.campaign = message.campaign;
        break;
      case 'hint':
        if (this.ask?.ask === message.ask) {
          this.why = message.why;
          this.hint = message.choice;
          this.hinted = message.gesture;
        }
        break;
      case 'tried':
        if (this.ask?.ask === message.ask) this.tried = message;
        break;
      case 'aims': {
        const aims = new Map(this.aims);
        if (message.gesture) aims.set(message.seat, message.gesture);
        else aims.delete(message.seat);
        this.aims = aims;
        break;
      }
      case 'chat':
        this.chat = [...this.chat, message];
        break;
      case 'signal':
        this.hear(message);
        break;
      case 'rematch':
        this.rematch = message;
        break;
      case 'refused':
        this.undoing = false;
        this.refusal = message.error;
        break;
    }
  }

  private send(data: unknown): void {
    this.refusal = null;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(data));
    else this.refusal = { id: 'ui-offline' };
  }

  /** A choice by its number, or in words where it cannot be listed. */
  answer(choice: number | string): void {
    this.refusal = this.ask && (this.guard?.(choice) ?? null);
    if (!this.ask || this.refusal) return;
    this.sent = this.socket?.readyState === WebSocket.OPEN;
    this.done = typeof choice === 'string' ? choice : null;
    this.retried = null;
    this.send({ type: 'answer', ask: this.ask.ask, ...(typeof choice === 'number' ? { choice } : { action: choice }) });
  }

  /** What would come of it? null: the hand is lowered. Nobody is told where it does not arrive. */
  attempt(ask: number, action: string | null): void {
    if (this.ask?.ask !== ask || this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ type: 'try', ask, action, show: prefs.showAim }));
  }

  undo(): void {
    this.undoing = true;
    this.done = null;
    this.send({ type: 'undo' });
  }

  /** Takes the latest back, and holds it in hand to be changed. */
  again(): void {
    this.retried = this.done;
    this.undo();
  }

  /** Why pointing at these leads nowhere. */
  wonder(pieces: string[]): void {
    this.send({ type: 'why', pieces: pieces.slice(-8) });
  }

  /** A finger on pieces, or a phrase about them, for everybody to see. `of`: whose question they belong to. */
  signal(phrase: string | null, pieces: string[], of: number | null = null): void {
    this.phrase = null;
    this.send(phrase ? { type: 'phrase', id: phrase, pieces, of } : { type: 'point', pieces, of });
  }

  /** It stands for a moment; the same again stands anew. */
  private hear(frame: SignalFrame): void {
    const signal = { ...frame, number: ++this.heardSignals };
    const same = (each: Signal) => each.seat === signal.seat && (signal.phrase !== null || each.pieces.join() === signal.pieces.join());
    this.signals = [...this.signals.filter((each) => !same(each)), signal];
    setTimeout(() => (this.signals = this.signals.filter((each) => each !== signal)), SIGNAL);
  }

  askHint(): void {
    this.send({ type: 'hint' });
  }

  /** A bot shall play on for who is away. */
  sitIn(seat: number): void {
    this.send({ type: 'sit-in', seat });
  }

  sendChat(text: string): void {
    this.send({ type: 'chat', text });
  }

  close(): void {
    this.closed = true;
    this.comings.close();
    this.socket?.close();
  }
}
