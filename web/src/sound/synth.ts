/** The sounds of the page, computed and not recorded: wood on wood, bells and beeps as sums of damped tones and a little noise. */

export const SOUNDS = ['piece', 'capture', 'check', 'end', 'illegal', 'beep', 'last-beep'] as const;
export type Sound = (typeof SOUNDS)[number];

/** A tone that dies away. */
interface Tone {
  hertz: number;
  /** Loudness at its start, 0–1. */
  level: number;
  /** Seconds until a third of it is left. */
  decay: number;
  /** Seconds after the start of the sound. */
  at?: number;
  /** Seconds in which it swells; none is a knock. */
  attack?: number;
}

/** A burst of noise: the moment in which two pieces of wood touch. */
interface Tap {
  level: number;
  decay: number;
  at?: number;
  /** 0–1: the share of the sharp, high part. */
  bright: number;
}

interface Recipe {
  seconds: number;
  tones: readonly Tone[];
  taps?: readonly Tap[];
}

/** A piece that is put down: the sharp touch, then the board's own tones, which die within a tenth of a second. */
const knock = (at: number, level: number, pitch: number): Tone[] => [
  { hertz: 395 * pitch, level: 0.42 * level, decay: 0.034, at },
  { hertz: 812 * pitch, level: 0.34 * level, decay: 0.021, at },
  { hertz: 1490 * pitch, level: 0.22 * level, decay: 0.012, at },
  { hertz: 2730 * pitch, level: 0.1 * level, decay: 0.006, at },
];

const bell = (at: number, hertz: number, level: number, decay: number): Tone[] => [
  { hertz, level: 0.34 * level, decay, at, attack: 0.004 },
  { hertz: hertz * 2.01, level: 0.12 * level, decay: decay * 0.6, at, attack: 0.004 },
  { hertz: hertz * 2.99, level: 0.05 * level, decay: decay * 0.4, at, attack: 0.004 },
];

/** A dull, low tone. Small loudspeakers give nothing of its ground: what is heard on a phone are the overtones. */
const dull = (at: number, hertz: number, level: number, decay: number): Tone[] => [
  { hertz, level: 0.3 * level, decay, at, attack: 0.006 },
  { hertz: hertz * 3, level: 0.27 * level, decay: decay * 0.8, at, attack: 0.006 },
  { hertz: hertz * 5, level: 0.2 * level, decay: decay * 0.6, at, attack: 0.006 },
];

const RECIPES: Record<Sound, Recipe> = {
  piece: { seconds: 0.22, tones: knock(0, 1, 1), taps: [{ level: 0.5, decay: 0.004, bright: 0.6 }] },
  // The piece that is taken is lifted off, then the other one comes down harder.
  capture: {
    seconds: 0.34,
    tones: [...knock(0, 0.45, 1.32), ...knock(0.075, 1, 0.86)],
    taps: [
      { level: 0.22, decay: 0.003, bright: 0.9 },
      { level: 0.6, decay: 0.005, at: 0.075, bright: 0.5 },
    ],
  },
  check: { seconds: 0.6, tones: [...bell(0, 659.26, 0.8, 0.13), ...bell(0.11, 987.77, 0.8, 0.16)] },
  end: { seconds: 1.5, tones: [...bell(0, 523.25, 0.7, 0.3), ...bell(0.16, 659.26, 0.7, 0.3), ...bell(0.32, 783.99, 0.8, 0.38)] },
  illegal: { seconds: 0.36, tones: [...dull(0, 174, 1, 0.07), ...dull(0.12, 147, 1, 0.08)] },
  beep: { seconds: 0.14, tones: [{ hertz: 880, level: 0.4, decay: 0.035, attack: 0.005 }] },
  'last-beep': { seconds: 0.2, tones: [{ hertz: 1318.51, level: 0.45, decay: 0.05, attack: 0.005 }] },
};

/** The last part of each sound fades to nothing, so that no click ends it. */
const FADE_SECONDS = 0.02;

/** One channel of a sound, each sample between -1 and 1, at `rate` samples a second. The same numbers at every call. */
export function samplesOf(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  const { seconds, tones, taps = [] } = RECIPES[sound];
  const samples = new Float32Array(Math.ceil(seconds * rate));
  for (const { hertz, level, decay, at = 0, attack = 0 } of tones) {
    const turn = (2 * Math.PI * hertz) / rate;
    for (let index = Math.round(at * rate), step = 0; index < samples.length; index++, step++) {
      const time = step / rate;
      const swell = attack > 0 ? Math.min(1, time / attack) : 1;
      samples[index]! += level * swell * Math.exp(-time / decay) * Math.sin(turn * step);
    }
  }
  for (const { level, decay, at = 0, bright } of taps) {
    // A small linear congruential sequence: the same noise on every machine.
    let seed = 7;
    let dull = 0;
    for (let index = Math.round(at * rate), step = 0; index < samples.length; index++, step++) {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      const noise = (seed >>> 16) / 32_768 - 1;
      dull += 0.2 * (noise - dull);
      samples[index]! += level * Math.exp(-step / rate / decay) * (bright * (noise - dull) + (1 - bright) * dull);
    }
  }
  const fade = Math.min(samples.length, Math.round(FADE_SECONDS * rate));
  for (let step = 0; step < fade; step++) samples[samples.length - 1 - step]! *= step / fade;
  return samples.map((sample) => Math.max(-1, Math.min(1, sample)));
}
