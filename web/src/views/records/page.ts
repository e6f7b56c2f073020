/** The pages about records, with the texts that only they need. */
import { openTexts } from '../../texts/texts.svelte';

export async function load() {
  const [{ default: Records }, { default: Record }] = await Promise.all([
    import('./Records.svelte'),
    import('./Record.svelte'),
    openTexts('records', 'table'),
  ]);
  return { Records, Record };
}
