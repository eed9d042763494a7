/** The boards that there are; each is fetched with the first table that needs it. */
import type { Desk } from '../shell/desk';

export const desks: Record<string, () => Promise<Desk<any>>> = {
  bad_bones: async () => (await import('./bad_bones')).badBones,
  castle_panic: async () => (await import('./castle_panic')).castlePanic,
};
