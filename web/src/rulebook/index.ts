/** What is fetched when somebody wants to read, at a table or on a page of its own. */
export { default as Drawer } from './Drawer.svelte';
export { default as PieceInfo } from './PieceInfo.svelte';
export { default as RulesPage } from './RulesPage.svelte';
export { default as Stage } from './Stage.svelte';
