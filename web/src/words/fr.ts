/** Everything that the browser itself says in this language; each game adds its own. */
const files = import.meta.glob<string>(['./fr/*.ftl', '../games/*/words/fr.ftl'], { query: '?raw', import: 'default', eager: true });
export default Object.values(files).join('\n');
