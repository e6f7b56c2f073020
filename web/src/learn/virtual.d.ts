/** The list of the lessons, made of the files in `lessons/` by the plugin in `vite.config.ts`. */
declare module 'virtual:lessons' {
  export interface LessonEntry {
    /** `1-pieces/02-king` */
    file: string;
    group: string;
    id: string;
    /** Numbers of the rules that it teaches. */
    rules: number[];
    /** Names of its steps, in order. */
    steps: string[];
  }
  /** In the order in which they are shown. */
  const entries: LessonEntry[];
  export default entries;
}
