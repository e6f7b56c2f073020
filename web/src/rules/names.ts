/** Names that the page, the rules and the board share. Nothing here decides anything about the rules. */

export type Side = 'black' | 'white';

export const SIDES = ['black', 'white'] as const satisfies readonly Side[];

export function other(side: Side): Side {
  return side === 'black' ? 'white' : 'black';
}

/** A square as USI writes it: file 1–9, rank a–i; `7g`. */
export type Square = string;

/** A move as USI writes it: `7g7f`, `8h2b+`, `P*5e`. */
export type Usi = string;

/** Kinds that can stand in a hand, in the order in which a komadai shows them. */
export const HAND_KINDS = ['rook', 'bishop', 'gold', 'silver', 'knight', 'lance', 'pawn'] as const;
export type HandKind = (typeof HAND_KINDS)[number];

/** All kinds, by the names that the pictures and the board use. */
export const KINDS = [
  'king',
  ...HAND_KINDS,
  'dragon',
  'horse',
  'promotedsilver',
  'promotedknight',
  'promotedlance',
  'tokin',
] as const;
export type Kind = (typeof KINDS)[number];

const LETTERS: Record<HandKind, string> = {
  rook: 'R',
  bishop: 'B',
  gold: 'G',
  silver: 'S',
  knight: 'N',
  lance: 'L',
  pawn: 'P',
};

/** The letter of a kind in a drop: `P` of `P*5e`. */
export function letterOf(kind: HandKind): string {
  return LETTERS[kind];
}

export function kindOfLetter(letter: string): HandKind | undefined {
  return HAND_KINDS.find((kind) => LETTERS[kind] === letter.toUpperCase());
}

const PROMOTED: Partial<Record<Kind, Kind>> = {
  rook: 'dragon',
  bishop: 'horse',
  silver: 'promotedsilver',
  knight: 'promotedknight',
  lance: 'promotedlance',
  pawn: 'tokin',
};

/** The other face of a piece; undefined for king, gold and pieces that show it already. */
export function promotedKind(kind: string): Kind | undefined {
  return PROMOTED[kind as Kind];
}

export function unpromotedKind(kind: string): Kind | undefined {
  return (Object.keys(PROMOTED) as Kind[]).find((plain) => PROMOTED[plain] === kind);
}

/** The Japanese name of each piece as it stands on the piece, and how it is read, in Hepburn's transcription. */
export const JAPANESE: Record<Kind, { kanji: string; romaji: string }> = {
  king: { kanji: '王将・玉将', romaji: 'ōshō, gyokushō' },
  rook: { kanji: '飛車', romaji: 'hisha' },
  bishop: { kanji: '角行', romaji: 'kakugyō' },
  gold: { kanji: '金将', romaji: 'kinshō' },
  silver: { kanji: '銀将', romaji: 'ginshō' },
  knight: { kanji: '桂馬', romaji: 'keima' },
  lance: { kanji: '香車', romaji: 'kyōsha' },
  pawn: { kanji: '歩兵', romaji: 'fuhyō' },
  dragon: { kanji: '龍王', romaji: 'ryūō' },
  horse: { kanji: '龍馬', romaji: 'ryūma' },
  promotedsilver: { kanji: '成銀', romaji: 'narigin' },
  promotedknight: { kanji: '成桂', romaji: 'narikei' },
  promotedlance: { kanji: '成香', romaji: 'narikyō' },
  tokin: { kanji: 'と金', romaji: 'tokin' },
};

/** A piece by the name that `komadai-game` has for it, such as `pro-silver`. */
export function kindOfName(name: string): Kind | undefined {
  const kind = name.replace('pro-', 'promoted');
  return KINDS.find((known) => known === kind);
}

/** The rank (1–9) on which a side's king stands in a position; undefined for a side without one. */
export function kingRank(sfen: string, side: Side): number | undefined {
  const king = side === 'black' ? 'K' : 'k';
  const index = (sfen.split(' ')[0] ?? '').split('/').findIndex((rank) => rank.includes(king));
  return index < 0 ? undefined : index + 1;
}

/** File (1–9) and rank (1–9) of a square. */
export function fileRank(square: Square): { file: number; rank: number } {
  return { file: square.charCodeAt(0) - 48, rank: square.charCodeAt(1) - 96 };
}

export function squareAt(file: number, rank: number): Square {
  return String.fromCharCode(48 + file, 96 + rank);
}

/** The parts of a USI move. */
export function readUsi(move: Usi): { from?: Square; drop?: HandKind; to: Square; promote: boolean } {
  const promote = move.endsWith('+');
  if (move[1] === '*') {
    const drop = kindOfLetter(move[0] ?? '');
    return drop ? { drop, to: move.slice(2, 4), promote: false } : { to: move.slice(2, 4), promote: false };
  }
  return { from: move.slice(0, 2), to: move.slice(2, 4), promote };
}

/** The squares that a move touches: origin and target, or the target of a drop. */
export function squaresOf(move: Usi): Square[] {
  const { from, to } = readUsi(move);
  return from ? [from, to] : [to];
}
