import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.SAMOBRANKA_SERVER ?? 'http://127.0.0.1:8123';

/** What is drawn first waits for no style and no code; what comes after is asked for at once, before anything has told that it is needed. */
const first: Plugin = {
  name: 'first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const styles = html.match(/\s*<link rel="stylesheet"[^>]*>/g)?.join('') ?? '';
      const code = html.match(/\s*<script type="module"[^>]*><\/script>/)?.[0] ?? '';
      const ahead = '\n    <link rel="modulepreload" crossorigin href="/base.js" />\n    <script>\n      speaks();\n    </script>';
      return html
        .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
        .replace(code, code + ahead)
        .replace('<div id="app">', `${styles.trim()}\n    <div id="app">`);
    },
  },
};

/** Behind each of our fonts stands another that has its measures: src/fonts.css. */
const standIns = {
  postcssPlugin: 'stand-ins',
  Declaration(declaration: { prop: string; value: string }) {
    if (!declaration.prop.startsWith('font')) return;
    const value = declaration.value.replace(/\b(Nunito|Alegreya),(?=\s*(sans-)?serif)/g, "$1,'$1 stand-in',");
    if (value !== declaration.value) declaration.value = value;
  },
};

// Names carry no hash: the built files are committed, and CI compares them byte by byte with a fresh build.
export default defineConfig({
  base: '/',
  plugins: [svelte(), first],
  css: { postcss: { plugins: [standIns] } },
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
        // A game's plate is called after the game.
        assetFileNames: ({ originalFileNames }) =>
          originalFileNames[0]?.replace(/^.*games\/(\w+)\/(\w+\.svg)$/, '$1-$2').match(/^[\w-]+\.svg$/)?.[0] ?? '[name][extname]',
        // What every page needs lies in one file: it is asked for once, and one dictionary packs it smaller.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules(?!.*lean-qr)|games\/parts|shell\/(aiming\/Pace|geometry|Icon|GameIcon|icons|keys|narrow|Pine|sound|stitch|Waiting|wire|words)/,
            },
            // What every page needs on which something happens: tables, replays, examples.
            { name: 'told', test: /shell\/(alike|desks|Ribbon|stage|story|StoryRow|Tale|TitleBar)\b|rulebook\/reading/ },
          ],
        },
      },
    },
  },
});
