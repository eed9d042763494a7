/** A table that is being laid: who sits where, and by which rules. */
import { listGames, type GameInfo, type NewSeat } from '../shell/wire';
import { company } from './company.svelte';
import { fit } from './offered';
import { lastTime, PATIENCE, usualLevel, type Values } from './remembered';
import { freeSymbol, wished, type Sitting } from './sitting';
import { botLevels } from './wire';

export class Laying {
  values = $state<Values>({});
  seats = $state<Sitting[]>([]);
  /** After so many seconds a bot plays on for who is away; 0: never. */
  patience = $state(PATIENCE);
  /** What was chosen stays chosen, also while it makes no difference. */
  readonly options = $derived.by(() => fit(this.info.options, this.seats.length, { ...this.proposed, ...this.values, ...this.settled }));

  /** `settled`: what the first run of a campaign has decided for all of them. */
  constructor(
    readonly info: GameInfo,
    readonly levels: string[],
    values: Values,
    seats: Sitting[],
    readonly settled: Values = {},
  ) {
    this.values = values;
    this.seats = seats;
    this.sit(seats.length || Math.max(2, info.seats[0]));
  }

  /** Where several sit at this device and nobody elsewhere, a game may propose something else than usual. */
  private get proposed(): Values {
    const here = this.seats.filter((seat) => seat.kind === 'here').length;
    if (here < 2 || this.seats.some((seat) => seat.kind !== 'here' && seat.kind !== 'bot')) return {};
    return Object.fromEntries(this.info.options.flatMap(({ name, sofa }) => (sofa === null ? [] : [[name, sofa]])));
  }

  sit(count: number): void {
    const kept = this.seats.slice(0, count);
    while (kept.length < count)
      kept.push({ kind: kept.length ? company.others : 'here', name: '', symbol: freeSymbol(kept), bot: usualLevel(this.levels) });
    this.seats = kept;
  }

  get wishes(): NewSeat[] {
    return this.seats.map(wished);
  }
}

/** A table of this game as it was laid last time in this browser; null: the server does not have the game. */
export async function asLastTime(game: string): Promise<Laying | null> {
  const [games, levels] = await Promise.all([listGames(), botLevels()]);
  const info = games.find((each) => each.id === game);
  if (!info) return null;
  const { values, seats, patience } = lastTime(info, levels);
  const laying = new Laying(info, levels, values, seats);
  laying.patience = patience;
  return laying;
}
