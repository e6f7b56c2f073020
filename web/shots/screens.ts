/** The screens of which pictures are taken. Whoever adds a screen to the page adds it here, by means that do not depend on the language. */
import { LEARN } from './learn';
import { PLAY } from './play';
import { RECORDS } from './records';
import type { Screen } from './visit';

export const SCREENS: readonly Screen[] = [...PLAY, ...LEARN, ...RECORDS];
