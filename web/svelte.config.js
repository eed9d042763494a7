import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

// A short mark for the styles of a component: it stands in every element that they dress, and travels with it.
export default {
  preprocess: vitePreprocess(),
  compilerOptions: { cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 4)}` },
};
