/** Clocks that a new game can have. */
import type { TimeControl } from '../../live/types';

export interface ClockFields {
  minutes: number;
  byoyomi: number;
  periods: number;
  increment: number;
}

/** Clocks that people know: minutes + increment, or minutes | byoyomi in seconds. */
export const CLOCKS = {
  none: undefined,
  '10+0': { minutes: 10, byoyomi: 0, periods: 1, increment: 0 },
  '10|30': { minutes: 10, byoyomi: 30, periods: 1, increment: 0 },
  '15|60': { minutes: 15, byoyomi: 60, periods: 1, increment: 0 },
  '0|30': { minutes: 0, byoyomi: 30, periods: 1, increment: 0 },
  '5+5': { minutes: 5, byoyomi: 0, periods: 1, increment: 5 },
  custom: undefined,
} as const satisfies Record<string, ClockFields | undefined>;
export type ClockChoice = keyof typeof CLOCKS;

export function timeControl({ minutes, byoyomi, periods, increment }: ClockFields): Partial<TimeControl> {
  return {
    main_ms: Math.round(minutes * 60_000),
    byoyomi_ms: Math.round(byoyomi * 1000),
    periods,
    increment_ms: Math.round(increment * 1000),
  };
}
