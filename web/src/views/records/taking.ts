/** Files of a game for pages that have nothing else to do with records. */
import { openTexts } from '../../texts/texts.svelte';

export async function load() {
  const [{ default: Export }] = await Promise.all([import('./Export.svelte'), openTexts('records')]);
  return { Export };
}
