/** The seconds that are left, said by the browser's voice. */
import { LOUDNESS, type Volume } from '../choices';

/** What is said: tens with their unit, the last ones as bare numbers, which take less time. */
export function spoken(seconds: number, language: string): string {
  if (seconds < 10) return `${seconds}`;
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(seconds);
}

/** Says how many seconds are left; false where the browser has no voice for the language. */
export function say(seconds: number, language: string, volume: Volume): boolean {
  if (volume === 'off' || !('speechSynthesis' in window)) return false;
  const voice = speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
  if (!voice) return false;
  const words = new SpeechSynthesisUtterance(spoken(seconds, language));
  words.voice = voice;
  words.lang = voice.lang;
  words.volume = LOUDNESS[volume];
  words.rate = 1.25;
  // A number that is still being said is no longer true.
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
  return true;
}
