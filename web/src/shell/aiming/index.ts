/** Comes with the first question whose choices cannot be listed. */
export { Aim } from '../aim.svelte';
export { default as Aiming } from './Aiming.svelte';
export { default as Pace } from './Pace.svelte';
export { lying } from './field';
export { told } from './names';
