/** Which picture shows a piece: file names, as `crates/diagram` writes them. */
import type { PieceSet } from '../choices';
import type { Kind, Side } from '../rules/names';

/** The characters that promoted faces of the traditional sets can have, the usual ones first, with what the names of their pictures end with. */
export const WRITINGS = {
  dragon: { 龍: '', 竜: '_short' },
  promotedsilver: { 全: '', 成銀: '_nari' },
  promotedknight: { 圭: '', 今: '_ima', 成桂: '_nari' },
  promotedlance: { 杏: '', 仝: '_do', 成香: '_nari' },
  tokin: { と: '', 个: '_ko' },
} as const satisfies Partial<Record<Kind, Record<string, string>>>;

export type WrittenKind = keyof typeof WRITINGS;
export const WRITTEN_KINDS = Object.keys(WRITINGS) as WrittenKind[];

/** How promoted faces look on the traditional sets. */
export interface Faces {
  /** The characters of those that are not written as usual. */
  writings: Partial<Record<WrittenKind, string>>;
  promoted: 'red' | 'black';
}

/** The kinds whose promoted faces can be written in several ways on a set. */
export function writtenKinds(set: PieceSet): readonly WrittenKind[] {
  if (set === 'kanji') return WRITTEN_KINDS;
  // Of two characters only the dragon's differs; the horse shares it.
  return set === 'two-kanji' ? ['dragon'] : [];
}

/** Whether promoted faces of a set may be black. */
export function hasBlackFaces(set: PieceSet): boolean {
  return set === 'kanji' || set === 'two-kanji';
}

const PROMOTED: readonly string[] = [...WRITTEN_KINDS, 'horse'];

/** The file, below the folder of all pieces, that shows a piece which points up or down. */
export function pictureName(set: PieceSet, owner: Side, kind: string, points: 'up' | 'down', faces: Faces): string {
  // The kings differ by custom, 玉 and 王, so that the sides can be told apart.
  let name = kind === 'king' && owner === 'white' ? 'king_senior' : kind;
  const written = writtenKinds(set).find((other) => other === kind || (set === 'two-kanji' && kind === 'horse'));
  if (written) {
    const endings: Record<string, string> = WRITINGS[written];
    name += endings[faces.writings[written] ?? ''] ?? '';
  }
  if (hasBlackFaces(set) && faces.promoted === 'black' && PROMOTED.includes(kind)) name += '_black';
  return `${set}/${points === 'up' ? 'b' : 'w'}_${name}.svg`;
}
