/** One seat's connection. What arrives is told one step after another, at the pace that the player likes. */
import { prefs } from './prefs.svelte';
import type { Ask, FromServer, Line, Message, Next, Outcome, Seat, View } from './wire';

export class Connection {
  game = $state('');
  options = $state.raw<Record<string, unknown>>({});
  seat = $state<number | null>(null);
  seats = $state.raw<Seat[]>([]);
  view = $state.raw<View | null>(null);
  before = $state.raw<View | null>(null);
  log = $state.raw<Line[]>([]);
  ask = $state.raw<Ask | null>(null);
  waiting = $state.raw<{ seat: number; question: Message }[]>([]);
  outcome = $state.raw<Outcome | null>(null);
  hint = $state<number | null>(null);
  refusal = $state.raw<Message | null>(null);
  online = $state(false);
  lost = $state(false);

  private socket: WebSocket | null = null;
  private number = 0;
  private queue: (FromServer | Next)[] = [];
  private busy = false;
  private closed = false;
  private attempts = 0;

  readonly table: string;
  readonly token: string;

  constructor(table: string, token: string) {
    this.table = table;
    this.token = token;
    this.open();
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const since = this.view ? `&since=${this.number}` : '';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.table)}?token=${encodeURIComponent(this.token)}${since}`);
    this.socket = socket;
    socket.onopen = () => {
      this.online = true;
      this.attempts = 0;
    };
    socket.onmessage = (event) => {
      this.queue.push(JSON.parse(event.data as string) as FromServer);
      this.play();
    };
    socket.onclose = () => {
      this.online = false;
      this.attempts++;
      if (!this.view && this.attempts > 2) this.lost = true;
      if (!this.closed && !this.lost) setTimeout(() => this.open(), Math.min(5000, 400 * this.attempts));
    };
  }

  private play(): void {
    if (this.busy) return;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      this.take(next);
      if (next.type === 'events' && prefs.pace > 0 && !document.hidden) {
        this.busy = true;
        setTimeout(() => {
          this.busy = false;
          this.play();
        }, prefs.pace);
        return;
      }
    }
  }

  private take(message: FromServer | Next): void {
    switch (message.type) {
      case 'table':
        this.game = message.game;
        this.options = message.options;
        this.seat = message.seat;
        this.seats = message.seats;
        this.number = message.number;
        this.before = null;
        this.view = message.view;
        this.log = message.log;
        this.ask = null;
        this.waiting = [];
        this.outcome = null;
        this.queue.unshift(message.next);
        break;
      case 'events':
        this.number = message.number;
        this.before = this.view;
        this.view = { ...this.view, ...message.changes };
        this.log = [...this.log, ...message.log];
        this.ask = null;
        this.queue.unshift(message.next);
        break;
      case 'ask':
        this.ask = message;
        this.waiting = [];
        this.hint = null;
        break;
      case 'wait':
        this.ask = null;
        this.waiting = message.for;
        break;
      case 'over':
        this.ask = null;
        this.waiting = [];
        this.outcome = message.outcome;
        break;
      case 'seats':
        this.seats = message.seats;
        break;
      case 'hint':
        if (this.ask?.ask === message.ask) this.hint = message.choice;
        break;
      case 'refused':
        this.refusal = message.error;
        break;
    }
  }

  private send(data: unknown): void {
    this.refusal = null;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(data));
    else this.refusal = { id: 'ui-offline' };
  }

  answer(choice: number): void {
    if (this.ask) this.send({ type: 'answer', ask: this.ask.ask, choice });
  }

  undo(): void {
    this.send({ type: 'undo' });
  }

  askHint(): void {
    this.send({ type: 'hint' });
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }
}
