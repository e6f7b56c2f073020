/** Which of the last seconds are counted aloud. */

/** Seconds that are named while there is still time, and from where on each one is. */
const NAMED = [30, 20, 10];
const EACH = 5;
/** By voice each of the last nine is said: a voice tells more than a beep. */
const EACH_SPOKEN = 9;

export class Countdown {
  #turn = '';
  #last = Infinity;

  /**
   * The number to be counted now, if there is one: `milliseconds` of `turn`, a name for one side's thinking about one move in one period, have just
   * come below it. A turn that begins with ten seconds does not begin with a count.
   */
  next(turn: string, milliseconds: number, way: 'beeps' | 'voice'): number | undefined {
    const seconds = Math.ceil(milliseconds / 1000);
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#last = seconds;
      return undefined;
    }
    if (seconds >= this.#last) return undefined;
    this.#last = seconds;
    const each = way === 'voice' ? EACH_SPOKEN : EACH;
    return seconds > 0 && (seconds <= each || NAMED.includes(seconds)) ? seconds : undefined;
  }
}
