/** How a game ended, in the words of whoever reads it. */
import { prefs } from './prefs.svelte';
import type { Outcome } from './wire';
import { knows, word } from './words.svelte';

type Mine = readonly (number | null)[];

/** Where there are two sides, one side's defeat is the other's victory; with both here, or none, the game's own sentence stays. */
export function ended(game: string, outcome: Outcome, mine: Mine): string {
  const id = `${game}-end-${outcome.reason}`;
  const seats = mine.filter((seat) => seat !== null);
  const won = seats.filter((seat) => outcome.winners.includes(seat)).length;
  const side = nobody(outcome) ? '-nobody' : !seats.length ? '' : won === seats.length ? '-won' : won ? '' : '-lost';
  return word(side && knows(id + side) ? id + side : id);
}

/** Everybody played against everybody, and nobody won. */
const nobody = (outcome: Outcome): boolean => contest(outcome) && !outcome.winners.length;
const contest = ({ teams }: Outcome): boolean => teams.length > 1 && teams.every((team) => team.length === 1);

/** Who won, and by what: "You win 33 : 22, Master Slayer". Where nothing was counted, how it ended. */
export function headline(game: string, outcome: Outcome, mine: Mine, names: (seat: number) => string): string {
  const { winners, honours, scores } = outcome;
  const first = honours.length ? honours : contest(outcome) ? winners : [];
  if (nobody(outcome)) {
    const said = outcome.reason === 'nobody' || knows(`${game}-end-${outcome.reason}-nobody`);
    return said ? ended(game, outcome, mine) : word('ui-end-nobody');
  }
  if (!first.length || !Math.max(...scores)) return ended(game, outcome, mine);
  const seats = mine.filter((seat) => seat !== null);
  const me = seats.length === 1 ? seats[0]! : null;
  const others = scores.map((_, seat) => seat).filter((seat) => !first.includes(seat));
  const counted = [...first, ...others.sort((a, b) => scores[b]! - scores[a]!)].map((seat) => scores[seat]!).join(' : ');
  const who = new Intl.ListFormat(prefs.language).format(first.map(names));
  const honour = honours.length ? (knows(`${game}-honour`) ? word(`${game}-honour`) : word('ui-honour')) : '';
  const facts = { who, honour, scores: counted, count: first.length };
  const lost = seats.length > 0 && !seats.some((seat) => winners.includes(seat));
  if (me !== null && first.includes(me) && first.length === 1) return word(honour ? 'ui-end-you-honour' : 'ui-end-you', facts);
  if (!honour) return word('ui-end-they', facts);
  return lost ? ended(game, outcome, mine) : word(seats.length ? 'ui-end-we-honour' : 'ui-end-honour', facts);
}
