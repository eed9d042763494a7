/** The people at this device: who has it now, on which board, what they point at, and how they are called. Made while a page is made. */
import { onDestroy, untrack } from 'svelte';
import { desks } from '../games';
import type { Aim } from './aim.svelte';
import { lookalikes } from './alike';
import { Connection } from './connection.svelte';
import type { Desk, Passes } from './desk';
import { tokensFor } from './keys';
import { notify, showTurn } from './notice.svelte';
import { prefs } from './prefs.svelte';
import { Queue } from './queue.svelte';
import { router, wish } from './router.svelte';
import { Selection } from './selection.svelte';
import { watchPath } from './share';
import { play, playAll } from './sound';
import { say, word } from './words.svelte';

export class Sitting {
  readonly connections: Connection[];
  /** Who has the device. At one device several seats may play; the one that is asked gets it, when the story is told. */
  holder = $state.raw<Connection | null>(null);
  /** Undefined: not known yet; null: this game has no board of its own, or the address asks for the general one. */
  desk = $state.raw<Desk<any> | null | undefined>(undefined);
  /** The general board, where it is needed. */
  plain = $state.raw<typeof import('./General.svelte') | null>(null);
  /** Aiming comes with the first question that needs it. */
  aiming = $state.raw<typeof import('./aiming') | null>(null);

  constructor(table: string, token: string | null, watch: string | null) {
    this.connections = tokensFor(table, token, watch).map((each) => new Connection(table, each, (seat) => this.has(seat)));
    for (const each of this.connections) each.veil = () => (this.veiled && each === this.wanted ? this.everybodys : null);
    onDestroy(() => {
      this.connections.forEach((connection) => connection.close());
      this.everybodys?.close();
      showTurn(word('ui-brand'), false);
    });
    $effect(() => {
      if (!this.ready || !this.current) return;
      this.holder = this.veiled ? null : this.current;
      this.latest = this.current;
    });
    $effect(() => {
      const key = this.connections.find((each) => each.watch)?.watch;
      if (this.secrets && key && !this.everybodys) this.everybodys = new Connection(table, key, (seat) => this.has(seat));
    });
    this.lay();
    this.goOn();
    this.share(table);
    this.hint();
    this.call();
    this.sound();
  }

  readonly asked: Connection | undefined = $derived.by(() => {
    const { holder } = this;
    return holder?.ask ? holder : holder && !holder.settled ? undefined : this.connections.find((connection) => connection.ask);
  });
  readonly wanted: Connection | undefined = $derived.by(() => this.asked ?? this.holder ?? this.latest ?? this.connections[0]);
  /** Asked of all of them each time: kept as a derived value, it did not hear of the last one when another was asked meanwhile. */
  get ready(): boolean {
    return this.connections.every((connection) => connection.laid) && (!this.secrets || Boolean(this.everybodys?.laid));
  }
  /** Whether the people at this device may not all see the same. */
  private get secrets(): boolean {
    return new Set(this.connections.filter(({ me }) => me && me.kind !== 'bot').map(({ eyes }) => eyes)).size > 1;
  }
  /** The table as nobody in particular sees it, where the people at this device may not all see the same. */
  private everybodys = $state.raw<Connection | null>(null);
  /** Who was shown last. */
  private latest = $state.raw<Connection | null>(null);
  /** Somebody else than the one who has the device is to be shown something; `opens`: what the others must not see. */
  private readonly passing: { opens: boolean } | null = $derived.by(() => {
    const { holder, wanted } = this;
    if (!this.ready || !this.secrets || !wanted?.me || wanted.outcome || (holder && holder.eyes === wanted.eyes)) return null;
    return { opens: wanted.ask ? wanted.ask.opens : holder !== null };
  });
  /** The device must be passed on before anything may be seen. */
  readonly curtain: boolean = $derived.by(() => this.passing?.opens === true);
  /** The question shows nothing that others must not see: it is asked on the table as everybody sees it. */
  private readonly veiled: boolean = $derived.by(() => this.passing?.opens === false && this.wanted?.eyes !== this.everybodys?.eyes);
  readonly current: Connection | undefined = $derived.by(() => (this.curtain ? undefined : this.wanted));
  /** It was open, and is not any more: whoever laid the table has freed my seat, or its run was given up. */
  readonly freed: Connection | undefined = $derived.by(() => this.connections.find((connection) => connection.lost && connection.view));
  private readonly game: string | undefined = $derived.by(() => this.connections.find((connection) => connection.game)?.game);

  /** Where all decide at once and nothing is secret, people at one device choose who goes first. */
  readonly passes: Passes = {
    to: (seat) => this.waiting(seat) !== undefined,
    give: (seat) => (this.holder = this.waiting(seat) ?? this.holder),
  };

  private waiting(seat: number): Connection | undefined {
    return this.secrets ? undefined : this.connections.find((each) => each.seat === seat && each.ask && each !== this.current);
  }

  private has(seat: number): boolean {
    return this.connections.some((each) => each.seat === seat);
  }

  /** Whoever is sent what stands in the address bar sees this table, and gets nobody's seat. */
  private share(table: string): void {
    const board = wish('board');
    $effect(() => {
      const watch = this.connections.find((each) => each.watch)?.watch;
      if (watch) router.show(watchPath(table, watch) + (board ? `?board=${encodeURIComponent(board)}` : ''));
    });
  }

  private lay(): void {
    const general = wish('board') === 'general';
    $effect(() => {
      if (!this.game) return;
      const load = general ? undefined : desks[this.game];
      if (load) void load().then((loaded) => (this.desk = loaded));
      else {
        this.desk = null;
        void import('./General.svelte').then((loaded) => (this.plain = loaded));
      }
    });
    $effect(() => {
      for (const connection of [...this.connections, this.everybodys]) connection?.lay(this.desk ?? null);
    });
    $effect(() => {
      if (this.current?.ask?.regions.length && !this.aiming) void import('./aiming').then((loaded) => (this.aiming = loaded));
    });
  }

  /** What is pointed at while things move. */
  readonly queue = new Queue(
    (piece) => this.mine(this.current).has(piece),
    () => {
      const { current } = this;
      return Boolean(current?.me && (current.stage.busy || current.sent || !current.settled));
    },
  );

  private mine(from: Connection | undefined): Set<string> {
    const { desk } = this;
    return desk && from?.view ? desk.mine(desk.read(from.view), from.seat) : new Set();
  }

  private held: { question: string; selection: Selection } | null = null;

  readonly selection: Selection = $derived.by(() => {
    const [from, desk] = [this.current, this.desk];
    const view = untrack(() => from?.view);
    const mine = untrack(() => this.mine(from));
    const same = view && desk !== undefined ? lookalikes(view, desk?.trifles) : null;
    const made = new Selection(
      from?.ask ?? null,
      mine,
      (choice) => from?.answer(choice),
      (piece) => same?.get(piece) ?? piece,
      (pieces) => from?.wonder(pieces),
      this.queue,
    );
    made.others = () => {
      const whose = desk?.whose && from?.view ? desk.whose(desk.read(from.view), from.seat) : null;
      return new Map([...(from?.theirs ?? [])].filter(([seat]) => whose === null || whose === seat));
    };
    made.ping = (piece, of) => from?.signal(null, [piece], of);
    made.finger = (piece) => {
      const pointing = Boolean(from && from.seat !== null && from.company && from.talk === 'signals' && from.waiting.length);
      if (pointing) from!.signal(null, [piece]);
      return pointing;
    };
    made.idle = () => {
      const others = from?.waiting.map(({ seat }) => from.seats.find((each) => each.seat === seat)?.name).filter(Boolean) ?? [];
      return others.length
        ? { id: 'ui-others-decide', facts: { players: others.join(', '), count: others.length } }
        : { id: 'ui-not-your-turn' };
    };
    if (from?.ask) {
      // Where all decide at once, somebody else's move does not take out of my hand what I hold.
      const question = JSON.stringify([from.seat, from.ask.choices]);
      if (this.held?.question === question) made.picked = untrack(() => this.held!.selection.picked);
      this.held = { question, selection: made };
    }
    return made;
  });

  /** A question has come. What was pointed at before it is handed on; where there is one answer only, it may be given by itself. */
  private goOn(): void {
    let known = '';
    let seat: number | null = null;
    $effect(() => {
      const { current, selection } = this;
      const asked = current?.ask ? `${current.seat} ${current.ask.ask}` : '';
      if (asked === known) return;
      known = asked;
      if (!current?.ask) return;
      const { choices, regions, question } = current.ask;
      const alone = choices.length === 1 && !regions.length;
      untrack(() => {
        if (seat !== current.seat) this.queue.clear();
        seat = current.seat;
        this.queue.hand(selection, question.id);
        if (alone && prefs.skipStops && current.lesson === null) current.answer(0);
      });
    });
  }

  private aimed: { question: string; aim: Aim } | null = null;

  readonly aim: Aim | null = $derived.by(() => {
    const [from, aiming] = [this.current, this.aiming];
    if (!aiming || !from?.ask?.regions.length) return null;
    const where = (piece: string) => aiming.lying(from.view ?? {}).find(({ id }) => id === piece)?.at ?? null;
    const made = new aiming.Aim(from.game, from.ask, from, (message) => (this.selection.notice = message), where);
    const question = `${from.seat} ${from.ask.ask}`;
    if (this.aimed?.question === question) untrack(() => made.keep(this.aimed!.aim));
    else if (from.retried) untrack(() => made.recall(from.retried!));
    this.aimed = { question, aim: made };
    return made;
  });

  /** What a hint means, and why an answer was refused, is shown where one points. */
  private hint(): void {
    $effect(() => {
      const { current, selection } = this;
      const choice = current?.hint == null ? undefined : current.ask?.choices[current.hint];
      selection.hints = new Set(choice?.pieces ?? []);
      const what = choice?.message ?? (current?.hinted && this.aiming?.told(current.game, current.hinted));
      if (what)
        selection.notice = current?.why ? { id: 'ui-hint-why', facts: { what, why: current.why } } : { id: 'ui-hint-is', facts: { what } };
    });
    $effect(() => {
      if (!this.current?.refusal) return;
      this.selection.refuse(this.current.refusal);
      this.aim?.refuse();
    });
  }

  /** Says that it is somebody's turn: once a turn, not after each of one's own choices. Somebody else must have decided in between. */
  private call(): void {
    const title = () => (this.game ? word(`${this.game}-title`) : word('ui-brand'));
    const names = (seat: number) => this.wanted?.seats.find((each) => each.seat === seat)?.name;
    const turn = $derived(Boolean(this.asked));
    $effect(() => showTurn(turn ? word('ui-turn-title', { game: title() }) : title(), turn));
    let told: Connection | undefined;
    $effect(() => {
      const now = this.asked;
      const othersDecide = Boolean(this.wanted?.waiting.length);
      untrack(() => {
        if (now?.ask && now !== told) {
          play('turn');
          notify(word('ui-turn-title', { game: title() }), say(now.ask.question, names));
        }
        if (now || othersDecide) told = now;
      });
    });
  }

  private sound(): void {
    $effect(() => {
      const [from, sound] = [this.current, this.desk?.sound];
      if (!from) return;
      from.comings.ring = (what) => play(what === 'left' ? 'leave' : 'come');
      if (sound) from.heard = (events) => playAll(events.map(sound));
      from.stage.ring = play;
      return () => (from.heard = from.stage.ring = from.comings.ring = null);
    });
  }
}
