import { expect, test } from 'vitest';
import { CLOCKS, timeControl } from './clocks';

test('a clock says what its name says', () => {
  expect(timeControl(CLOCKS['10|30'])).toEqual({ main_ms: 600_000, byoyomi_ms: 30_000, periods: 1, increment_ms: 0 });
  expect(timeControl(CLOCKS['5+5'])).toEqual({ main_ms: 300_000, byoyomi_ms: 0, periods: 1, increment_ms: 5000 });
  for (const [name, clock] of Object.entries(CLOCKS)) {
    if (!clock) continue;
    const [minutes, , seconds] = name.split(/([+|])/);
    expect(clock.minutes).toBe(Number(minutes));
    expect(name.includes('|') ? clock.byoyomi : clock.increment).toBe(Number(seconds));
  }
});

test('half minutes are whole milliseconds', () => {
  expect(timeControl({ minutes: 0.5, byoyomi: 0, periods: 1, increment: 0 }).main_ms).toBe(30_000);
});
