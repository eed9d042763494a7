/** What a contact would bring, in two or three words. */
import { word } from '../../shell/words.svelte';
import type { Met } from './view';

export function resultOf(contact: Met): string {
  const parts = [
    contact.wounds ? word('na-wounds', { count: contact.wounds }) : '',
    contact.dies ? word('na-dies') : '',
    contact.heals ? word('na-heals', { count: contact.heals }) : '',
    contact.control ? word('na-takes-control') : '',
    contact.prevented ? word('na-prevented') : '',
  ].filter(Boolean);
  return parts.join(', ') || word('na-touches');
}
