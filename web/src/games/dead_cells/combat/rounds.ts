/** The rounds by their names, in their order. */
import { numerals } from '../pieces/looks';

export const roundNames = Object.keys(numerals);
export const roundNumber = (round: string): number => roundNames.indexOf(round);
export { numerals };
