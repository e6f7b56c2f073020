/** How strong the person here is: by the rated games, or by what was said. Kept in the browser, so that a page shows it at once. */
import { grades, gradeOfRating, ratingOfGrade } from '../rules/ladder';
import { readRating } from './api';
import type { Strength } from './types';

const KEY = 'komadai.strength';

interface Kept {
  /** The grade that its owner gave. */
  said?: string;
  /** What the server last computed. */
  rated?: Strength;
}

function read(): Kept {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
    const { said, rated } = value;
    return {
      ...(typeof said === 'string' && { said }),
      ...(rated && typeof rated.rating === 'number' && { rated }),
    };
  } catch {
    return {};
  }
}

export class OwnStrength {
  #kept = $state.raw<Kept>(read());

  /** By rated games; undefined before the first. */
  get rated(): Strength | undefined {
    return this.#kept.rated;
  }

  /** What was said, if it is a grade. */
  get said(): string | undefined {
    return grades().find((grade) => grade === this.#kept.said);
  }

  get rating(): number | undefined {
    if (this.rated) return this.rated.rating;
    return this.said === undefined ? undefined : ratingOfGrade(this.said);
  }

  get grade(): string | undefined {
    return this.rated ? gradeOfRating(this.rated.rating) : this.said;
  }

  say(grade: string | undefined): void {
    this.#keep({ ...(grade && { said: grade }), ...(this.rated && { rated: this.rated }) });
  }

  /** Asks the server; what it does not answer stays as it was. */
  async refresh(): Promise<void> {
    try {
      const { now } = await readRating();
      const { said } = this.#kept;
      this.#keep({ ...(said && { said }), ...(now && { rated: now }) });
    } catch {
      // Without the program nothing can be started either, and that will be said.
    }
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Kept for this visit only.
    }
  }
}
