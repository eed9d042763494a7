/** What a table fetches when somebody wants to read. */
export { default as Drawer } from './Drawer.svelte';
export { default as PieceInfo } from './PieceInfo.svelte';
export { default as Stage } from './Stage.svelte';
