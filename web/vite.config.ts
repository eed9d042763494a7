import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.SAMOBRANKA_SERVER ?? 'http://127.0.0.1:8123';

// Names carry no hash: the built files are committed, and CI compares them byte by byte with a fresh build.
export default defineConfig({
  base: '/',
  plugins: [svelte()],
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  build: {
    outDir: '../src/samobranka/web/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      output: {
        entryFileNames: 'app.js',
        // Words of a game, or of campaigns, in a language: castle_panic-ru.js.
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId
            ?.match(/src\/(?:games\/)?(\w+)\/words\/(\w+)\.ftl/)
            ?.slice(1)
            .join('-')
            .concat('.js') ?? '[name].js',
        assetFileNames: '[name][extname]',
        // What every page needs lies in one file: it is asked for once, and one dictionary packs it smaller.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules(?!.*lean-qr)|games\/parts|shell\/(aiming\/Pace|geometry|Icon|GameIcon|icons|Pine|stitch|wire|words)/,
            },
          ],
        },
      },
    },
  },
});
