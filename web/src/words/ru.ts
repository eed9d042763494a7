/** Everything that the browser itself says in this language; each game adds its own. */
const files = import.meta.glob<string>(['./ru/*.ftl', '../games/*/words/ru.ftl'], { query: '?raw', import: 'default', eager: true });
export default Object.values(files).join('\n');
