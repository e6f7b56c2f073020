/** What the form for a new game holds, and the request that comes of it. */
import type { NewGame, RuleSettings, Seat, Settings } from '../../live/types';
import { CLOCKS, timeControl, type ClockChoice, type ClockFields } from './clocks';

export class NewGameForm {
  opponent = $state<'engine' | 'person'>('engine');
  level = $state('1');
  /** Whether the game counts for the rating, where it can. */
  kind = $state<'friendly' | 'rated'>('friendly');
  /** The side of the person against the engine; at one screen, whether the first player is Black. */
  side = $state<'black' | 'white' | 'furigoma'>('black');
  names = $state<Record<Seat, string>>({ host: '', guest: '' });
  handicap = $state('even');
  clock = $state<ClockChoice>('none');
  /** Custom time, and White's own when the sides differ. */
  own = $state<ClockFields>({ minutes: 10, byoyomi: 30, periods: 1, increment: 0 });
  whites = $state<ClockFields>({ minutes: 10, byoyomi: 30, periods: 1, increment: 0 });
  differs = $state(false);
  illegal = $state<RuleSettings['illegal_move']>('refuse');
  impasse = $state<RuleSettings['impasse']>('points27');
  repetition = $state<RuleSettings['repetition']>('draw');
  maxMoves = $state<number | undefined>();
  /** Whether a running series of checks is followed up at the move limit (R39). */
  checksPlayedOut = $state(false);
  draws = $state(false);
  /** Whether one resigns on one's own turn only (R33). */
  resignOnTurn = $state(false);
  takeback = $state<RuleSettings['takeback']>('agreement');
  position = $state('');

  readonly usualRules = $derived(
    this.illegal === 'refuse' &&
      this.impasse === 'points27' &&
      this.repetition === 'draw' &&
      !this.maxMoves &&
      !this.draws &&
      !this.resignOnTurn &&
      this.takeback === 'agreement',
  );

  readonly rated = $derived(this.opponent === 'engine' && this.kind === 'rated' && this.level !== '0');

  /** A rated game has no handicap, whatever was chosen before. */
  readonly handicapChoice = $derived(this.rated ? 'even' : this.handicap);

  /** Furigoma decides who is Black, which a handicap has decided already. */
  readonly sideChoice = $derived(this.handicapChoice !== 'even' && this.side === 'furigoma' ? 'black' : this.side);

  #sides(): Settings['sides'] {
    if (this.sideChoice === 'furigoma') return { kind: 'furigoma', senior: 'host' };
    return { kind: 'fixed', black: this.sideChoice === 'black' ? 'host' : 'guest' };
  }

  #clock() {
    if (this.clock === 'none') return null;
    const preset = CLOCKS[this.clock];
    const black = timeControl(preset ?? this.own);
    return { black, white: !preset && this.differs ? timeControl(this.whites) : black };
  }

  request(): NewGame {
    const position = this.rated ? '' : this.position.trim();
    return {
      opponent: this.opponent === 'engine' ? { kind: 'engine', level: Number(this.level) } : { kind: 'person' },
      names: this.opponent === 'engine' ? { host: '', guest: '' } : { host: this.names.host.trim(), guest: this.names.guest.trim() },
      ...(this.rated && { rated: true }),
      settings: {
        start: { handicap: this.handicapChoice },
        sides: this.#sides(),
        clock: this.#clock(),
        rules: {
          illegal_move: this.illegal,
          impasse: this.impasse,
          repetition: this.repetition,
          max_moves: this.maxMoves ? { moves: this.maxMoves, ending: this.checksPlayedOut ? 'play-out-checks' : 'draw' } : null,
          draw_offers: this.draws,
          takeback: this.rated ? 'off' : this.takeback,
          resignation: this.resignOnTurn ? 'own-turn' : 'any-time',
        },
      },
      ...(position && { position }),
    };
  }
}
