/** Whether the board turns to the side to move, where two people share a screen. This browser remembers it. */
const KEY = 'komadai.turning';

export class Turning {
  on = $state(false);

  constructor() {
    try {
      this.on = localStorage.getItem(KEY) === 'true';
    } catch {
      // Storage may be forbidden: the board stays as it is.
    }
  }

  change(): void {
    this.on = !this.on;
    try {
      localStorage.setItem(KEY, String(this.on));
    } catch {
      // Kept for this visit only.
    }
  }
}
