/** The drawings of any game: its own, or the general ones. */
import { desks } from '../games';
import type { Desk } from './desk';

export const deskOf = async (game: string): Promise<Desk<any>> => desks[game]?.() ?? (await import('./anyDesk')).anyDesk(game);
