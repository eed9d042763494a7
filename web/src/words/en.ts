/** Everything that the browser itself says in this language; a game's own words come with its board. */
const files = import.meta.glob<string>('./en/*.ftl', { query: '?raw', import: 'default', eager: true });
export default Object.values(files).join('\n');
