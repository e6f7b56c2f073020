/** Words about records: who, when, how it ended. */
import { hasText, language, t, upper } from '../../texts/texts.svelte';
import { sideForms, sideName, sideWord } from '../../texts/names';
import type { Side } from '../../rules/names';
import type { Evaluation, FileFormat, RecordNode, RecordSummary } from './types';

/** What each ending is called. */
const ENDINGS: Record<string, string> = {
  resign: 'outcome-resignation',
  interrupted: 'ending-interrupted',
  repetition: 'outcome-sennichite',
  impasse: 'outcome-impasse',
  checkmate: 'outcome-checkmate',
  'not-mate': 'ending-not-mate',
  'time-up': 'outcome-time',
  'illegal-win': 'outcome-illegal-move',
  'illegal-loss': 'outcome-illegal-move',
  'declaration-win': 'outcome-declaration',
  'forfeit-win': 'ending-forfeit',
  'forfeit-loss': 'ending-forfeit',
  'sealed-move': 'ending-sealed-move',
  'max-moves': 'outcome-max-moves',
  try: 'outcome-try',
  draw: 'ending-draw',
  'taken-back': 'ending-taken-back',
  fault: 'ending-fault',
};

/** An ending in words; a word that nobody knows as it stands in the file. */
export function endingText(code: string, word = ''): string {
  const key = ENDINGS[code];
  return key ? t(key) : word;
}

type Named = Pick<RecordSummary, 'black' | 'white' | 'handicap'>;

/** The handicap whose words for the sides are used. */
export function handicapOf(record: Pick<RecordSummary, 'handicap'>): string {
  return record.handicap ?? 'even';
}

export function playerName(record: Named, side: Side): string {
  return record[side] || upper(sideWord(side, handicapOf(record)));
}

/** What a record is called: by its players, or else by its event, problem or file. */
export function titleOf(record: Named & Pick<RecordSummary, 'event' | 'file'>): string {
  const named = record.black || record.white ? '' : record.event || record.file;
  if (named) return named;
  return `${playerName(record, 'black')} – ${playerName(record, 'white')}`;
}

/** Who won and how. Signs of the sides stand in it, for `SideText`. */
export function resultText(record: Pick<RecordSummary, 'result' | 'ending' | 'handicap'>): string {
  const how = record.ending ? endingText(record.ending) : '';
  const { result } = record;
  if (result === null) return how;
  const who =
    result === 'draw' ? t('result-draw') : t('result-wins', sideForms('side', sideName(result, handicapOf(record))));
  return how && how !== who ? `${who}\u00a0· ${how}` : who;
}

/** The labels of headers that we know; others stand as the file has them. */
export const HEADERS: Record<string, string> = {
  棋戦: 'header-event',
  場所: 'header-site',
  開始日時: 'header-start',
  終了日時: 'header-end',
  持ち時間: 'header-limit',
  秒読み: 'header-byoyomi',
  戦型: 'header-opening',
  表題: 'header-title',
  備考: 'header-note',
  手合割: 'handicap',
};

const PLAYERS: Record<string, [Side, string]> = {
  先手: ['black', 'even'],
  後手: ['white', 'even'],
  下手: ['black', 'two'],
  上手: ['white', 'two'],
};

export function headerLabel(key: string): string {
  const player = PLAYERS[key];
  if (player) return upper(sideWord(...player));
  const label = HEADERS[key];
  return label ? t(label) : key;
}

/** What stands in the list of moves for a node. */
export function nodeText(node: RecordNode): string {
  if (node.end) return endingText(node.end, node.text);
  return node.notation ?? node.move ?? node.text ?? '';
}

/** `0:12`, `1:02:03`, with tenths where a move took less than ten seconds and the file knows them. */
export function timeText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (number: number) => `${number}`.padStart(2, '0');
  const rest = ms % 1000 && ms < 10_000 ? `.${Math.floor((ms % 1000) / 100)}` : '';
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}${rest}`;
}

/** An evaluation as Black sees it: pawns with two digits, as engines of shogi count a hundred to a pawn. */
export function scoreText(score: number): string {
  return score > 0 ? `+${score}` : `${score}`.replace('-', '−');
}

/** What an engine thinks of a position, from Black's side. */
export function valueText({ score, mate_by, mate_plies }: Pick<Evaluation, 'score' | 'mate_by' | 'mate_plies'>, handicap: string): string {
  if (mate_by) {
    const side = sideForms('side', sideName(mate_by, handicap));
    return mate_plies ? t('record-mate-in', { ...side, plies: mate_plies }) : t('record-mate', side);
  }
  return score === undefined ? '' : scoreText(score);
}

/** What a kind of file leaves out. */
export function lossText(format: FileFormat): string {
  const parts = format.losses.filter(({ symbol }) => symbol === null);
  const changed = format.losses.filter(({ symbol }) => symbol !== null);
  const japanese = language() === 'ja';
  const left = parts
    .map(({ kind, count }) => t(`loss-${kind}`) + (japanese ? `（${count}）` : `\u00a0(${count})`))
    .join(japanese ? '、' : ', ');
  return [
    ...(left ? [t('export-loses', { what: left })] : []),
    ...changed.map(({ symbol, stand_in }) => t('export-changes', { symbol: symbol!, 'stand-in': stand_in! })),
  ].join(japanese ? '。' : '; ');
}

/** What was odd at a place of a file. */
export function warningText(code: string): string {
  const key = `warning-${code}`;
  return hasText(key) ? t(`warning-${code}`) : code;
}
