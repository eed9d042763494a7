/** Everything that the browser itself says in this language; each game adds its own. */
const files = import.meta.glob<string>(['./en/*.ftl', '../games/*/words/en.ftl'], { query: '?raw', import: 'default', eager: true });
export default Object.values(files).join('\n');
