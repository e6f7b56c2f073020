/** What is heard, when, and that it is a sound at all. */
import { describe, expect, test } from 'vitest';
import { Countdown } from './countdown';
import { Ear, type Heard } from './ear';
import { samplesOf, SOUNDS } from './synth';
import { spoken } from './voice';

describe('sounds', () => {
  test.each(SOUNDS)('%s is short, loud enough, within bounds, and ends in silence', (sound) => {
    const rate = 8000;
    const samples = samplesOf(sound, rate);
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(peak).toBeGreaterThan(0.2);
    expect(peak).toBeLessThanOrEqual(1);
    expect(samples.length).toBeLessThanOrEqual(1.5 * rate);
    expect(Math.abs(samples[samples.length - 1]!)).toBeLessThan(0.001);
    expect(samplesOf(sound, rate)).toEqual(samples);
  });

  /** What a phone’s loudspeaker leaves of a sound: next to nothing below 500 Hz. */
  function onPhone(samples: Float32Array, rate: number): Float32Array {
    const keep = 1 / (1 + (2 * Math.PI * 500) / rate);
    let heard = samples;
    for (let pass = 0; pass < 2; pass++) {
      let [out, before] = [0, 0];
      heard = heard.map((sample) => {
        out = keep * (out + sample - before);
        before = sample;
        return out;
      });
    }
    return heard;
  }

  /** The power of the loudest 50 ms, in dB of full scale. */
  function loudness(samples: Float32Array, rate: number): number {
    const window = Math.round(0.05 * rate);
    let [sum, most] = [0, 0];
    samples.forEach((sample, index) => {
      sum += sample ** 2 - (index >= window ? samples[index - window]! ** 2 : 0);
      most = Math.max(most, sum / window);
    });
    return 10 * Math.log10(most);
  }

  test('all are about equally loud, on a phone as well', () => {
    const rate = 44_100;
    for (const heard of [(samples: Float32Array) => samples, (samples: Float32Array) => onPhone(samples, rate)]) {
      const levels = SOUNDS.map((sound) => loudness(heard(samplesOf(sound, rate)), rate));
      expect(Math.max(...levels) - Math.min(...levels), JSON.stringify(levels)).toBeLessThan(7);
      expect(Math.min(...levels)).toBeGreaterThan(-26);
    }
  });

  test.each(SOUNDS)('%s is never cut at the top', (sound) => {
    // What is too loud is cut to one exactly, which crackles.
    for (const rate of [44_100, 48_000]) {
      const loudest = samplesOf(sound, rate).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      expect(loudest).toBeLessThan(0.95);
    }
  });

  test('no two are alike', () => {
    expect(new Set(SOUNDS.map((sound) => samplesOf(sound, 8000).join())).size).toBe(SOUNDS.length);
  });
});

describe('a game', () => {
  const start: Heard = { plies: 0, sfen: '4k4/9/9/4p4/9/4R4/9/9/4K4 b - 1', check: false, ended: false };
  const captured: Heard = { plies: 1, sfen: '4k4/9/9/4R4/9/9/9/9/4K4 w P 2', check: true, ended: false };

  test('is silent when it is opened, also in the middle of a check or after its end', () => {
    for (const game of [start, captured, { ...captured, ended: true }]) expect(new Ear().hear(game)).toEqual([]);
  });

  test('is heard once, move by move', () => {
    const ear = new Ear();
    ear.hear(start);
    expect(ear.hear({ ...start, plies: 1 })).toEqual(['piece']);
    expect(ear.hear({ ...captured, plies: 2 })).toEqual(['capture', 'check']);
    expect(ear.hear({ ...captured, plies: 2 })).toEqual([]);
    expect(ear.hear({ ...captured, plies: 2, ended: true })).toEqual(['end']);
    expect(ear.hear({ ...captured, plies: 2, ended: true })).toEqual([]);
  });

  test('takes moves back in silence, and is one sound after a lost connection', () => {
    const ear = new Ear();
    ear.hear({ ...captured, plies: 5 });
    expect(ear.hear({ ...start, plies: 4 })).toEqual([]);
    expect(ear.hear({ ...captured, plies: 9, check: false })).toEqual(['piece']);
  });

  test('ends with the move that mates', () => {
    const ear = new Ear();
    ear.hear(start);
    expect(ear.hear({ ...captured, ended: true })).toEqual(['capture', 'end']);
  });
});

describe('counting', () => {
  function counted(from: number, way: 'beeps' | 'voice'): number[] {
    const countdown = new Countdown();
    const numbers: number[] = [];
    for (let left = from; left >= 0; left -= 100) {
      const number = countdown.next('a', left, way);
      if (number !== undefined) numbers.push(number);
    }
    return numbers;
  }

  test('names the tens and the last seconds, each once, and never the time a turn begins with', () => {
    expect(counted(35_000, 'beeps')).toEqual([30, 20, 10, 5, 4, 3, 2, 1]);
    expect(counted(30_000, 'voice')).toEqual([20, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(counted(10_000, 'beeps')).toEqual([5, 4, 3, 2, 1]);
  });

  test('begins anew with each turn and does not mind a clock that is set right', () => {
    const countdown = new Countdown();
    countdown.next('a', 5500, 'beeps');
    expect(countdown.next('a', 4900, 'beeps')).toBe(5);
    expect(countdown.next('a', 5100, 'beeps')).toBeUndefined();
    expect(countdown.next('a', 4800, 'beeps')).toBeUndefined();
    expect(countdown.next('b', 4800, 'beeps')).toBeUndefined();
    expect(countdown.next('b', 3900, 'beeps')).toBe(4);
  });

  test('is said in the page’s language', () => {
    expect(spoken(10, 'en')).toBe('10 seconds');
    expect(spoken(20, 'uk')).toBe('20 секунд');
    expect(spoken(30, 'ja')).toMatch(/^30\s*秒$/);
    expect(spoken(3, 'de')).toBe('3');
  });
});
