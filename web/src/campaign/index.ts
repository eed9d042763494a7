/** Campaigns in the browser: the list at home, a page for each, and what a table that is a run of one says about it. */
import { interfaceIcons } from '../shell/icons';
import { icons } from './icons';

export { default as Grown } from './Grown.svelte';
export { default as Kept } from './Kept.svelte';
export { default as Onward } from './Onward.svelte';
export { default as Page } from './Page.svelte';
export { begin, load, open, runOf } from './ways';
export { default as Wished } from './Wished.svelte';

Object.assign(interfaceIcons, icons);
