/** The page of a table: home does without it, and fetches it while nobody waits. */
export const tables = () => import('./TablePage.svelte');
