import { describe, expect, test } from 'vitest';
import { childrenOf, lineEnd, linesOf, pathTo, startAt } from './tree';
import type { RecordNode } from './types';

/** Nodes with these parents, the root first. */
function tree(...parents: number[]): RecordNode[] {
  return [null, ...parents].map((parent, ply) => ({ parent, ply, sfen: '', turn: 'black' }));
}

const read = (nodes: RecordNode[]) => linesOf(childrenOf(nodes)).map(({ depth, nodes, branch }) => `${'>'.repeat(depth)}${branch ? '+' : ''}${nodes.join(' ')}`);

describe('lines', () => {
  test('of nothing', () => expect(read(tree())).toEqual([]));
  test('of one line', () => expect(read(tree(0, 1, 2))).toEqual(['1 2 3']));
  test('of a variation in the middle', () => {
    // 1 2 3, and 4 5 in place of 2.
    expect(read(tree(0, 1, 2, 1, 4))).toEqual(['1 2', '>+4 5', '3']);
  });
  test('of three first moves', () => expect(read(tree(0, 0, 0))).toEqual(['1', '>+2', '>+3']));
  test('of a variation within a variation', () => {
    // 1 2 3; in place of 2: 4 5 6; in place of 5: 7; in place of 3: 8.
    expect(read(tree(0, 1, 2, 1, 4, 5, 4, 2))).toEqual(['1 2', '>+4 5', '>>+7', '>6', '3', '>+8']);
  });
  test('hold every node once, however deep the nesting', () => {
    const parents: number[] = [];
    for (let node = 0; node < 20_000; node++) parents.push(node % 2 === 0 ? node : node - 1);
    const nodes = tree(...parents);
    const all = linesOf(childrenOf(nodes)).flatMap(({ nodes }) => nodes);
    expect(all.length).toBe(20_000);
    expect(new Set(all).size).toBe(20_000);
  });
});

test('paths and ends', () => {
  const nodes = tree(0, 1, 2, 1, 4);
  expect(pathTo(nodes, 5)).toEqual([1, 4, 5]);
  expect(pathTo(nodes, 0)).toEqual([]);
  expect(lineEnd(childrenOf(nodes), 0)).toBe(3);
  expect(lineEnd(childrenOf(nodes), 4)).toBe(5);
});

test('the start of a game that goes on from a node', () => {
  const both = '4k4/9/9/9/9/9/9/9/4K4 b - 1';
  const node = (parent: number | null, sfen: string, more: Partial<RecordNode> = {}): RecordNode => ({ parent, ply: 0, sfen, turn: 'black', ...more });
  const nodes = [node(null, both), node(0, both, { move: '5i5h' }), node(1, both, { move: '5a5b' }), node(2, both, { end: 'resign' })];
  expect(startAt(nodes, 0)).toBe(`sfen ${both}`);
  expect(startAt(nodes, 2)).toBe(`sfen ${both} moves 5i5h 5a5b`);
  // An ending is no move.
  expect(startAt(nodes, 3)).toBe(`sfen ${both} moves 5i5h 5a5b`);
  // Nothing leads on through an illegal move but the board behind it.
  const illegal = { rule: 'R29' } as unknown as RecordNode['illegal'];
  expect(startAt([nodes[0]!, node(0, both, { move: '5i5a', illegal })], 1)).toBe(`sfen ${both}`);
  expect(startAt([nodes[0]!, node(0, both, { text: 'nonsense' })], 1)).toBeUndefined();
  expect(startAt([node(null, '4k4/9/9/9/9/9/9/9/9 b - 1')], 0)).toBeUndefined();
});
