/** The page's texts in this language, as one file to load. */
export default Object.values(
  import.meta.glob<string>(['../../../../locales/de/*.ftl', '!../../../../locales/de/{learn,looks,program,records,rulebook,table}.ftl'], { query: '?raw', import: 'default', eager: true }),
);
