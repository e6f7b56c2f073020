/** The tree of a record as lines to read, and the ways through it. Nothing walks it by recursion: a file may nest as it likes. */
import type { RecordNode } from './types';

/** Nodes that are read one after the other. */
export interface Line {
  /** How many variations it lies within; 0 for the main line. */
  depth: number;
  nodes: number[];
  /** Whether it begins where a line before it branches off, and does not only go on after one. */
  branch: boolean;
}

/** The places of the nodes below each node, the main one first. */
export function childrenOf(nodes: readonly RecordNode[]): number[][] {
  const children: number[][] = nodes.map(() => []);
  nodes.forEach(({ parent }, place) => {
    if (parent !== null) children[parent]?.push(place);
  });
  return children;
}

/** The lines in the order in which they are read: a variation stands behind the move that it replaces. */
export function linesOf(children: readonly number[][]): Line[] {
  const lines: Line[] = [];
  const parents: number[] = [];
  children.forEach((below, parent) => {
    for (const node of below) parents[node] = parent;
  });
  // What is still to be read: from a node on, with its alternatives or, where those stand already, without.
  const open: { node: number; depth: number; branch: boolean; alone: boolean }[] = [];
  const first = children[0]?.[0];
  if (first !== undefined) open.push({ node: first, depth: 0, branch: false, alone: false });
  for (let next = open.pop(); next; next = open.pop()) {
    const { depth, branch } = next;
    const line: Line = { depth, nodes: [], branch };
    lines.push(line);
    let { alone } = next;
    for (let node: number | undefined = next.node; node !== undefined; node = children[node]?.[0]) {
      line.nodes.push(node);
      const others = alone ? [] : (children[parents[node] ?? 0] ?? []).slice(1);
      alone = false;
      if (others.length === 0) continue;
      // Its alternatives are read before the line goes on.
      const after: number | undefined = children[node]?.[0];
      if (after !== undefined) open.push({ node: after, depth, branch: false, alone: false });
      for (const other of others.reverse()) open.push({ node: other, depth: depth + 1, branch: true, alone: true });
      break;
    }
  }
  return lines;
}

/** From below the root to the node. */
export function pathTo(nodes: readonly RecordNode[], node: number): number[] {
  const path: number[] = [];
  for (let at: number | null = node; at !== null && at > 0; at = nodes[at]?.parent ?? null) path.push(at);
  return path.reverse();
}

/** The end of the line that a node lies on. */
export function lineEnd(children: readonly number[][], node: number): number {
  let at = node;
  for (let next = children[at]?.[0]; next !== undefined; next = children[at]?.[0]) at = next;
  return at;
}

/** The position at a node as a game can begin from it: with the moves that led there, because repetition counts them, as far as they are
 * legal moves. Nothing for a board without both kings, and for what lies below text that is no move. */
export function startAt(nodes: readonly RecordNode[], at: number): string | undefined {
  const path = pathTo(nodes, at).map((place) => nodes[place]!);
  const [root, node] = [nodes[0], nodes[at]];
  const [board = ''] = node?.sfen.split(' ') ?? [];
  if (!root || !node || !board.includes('K') || !board.includes('k')) return undefined;
  if (path.some(({ text, end }) => text !== undefined && end === undefined)) return undefined;
  const played = path.filter(({ move }) => move !== undefined);
  if (played.some(({ illegal }) => illegal !== undefined)) return `sfen ${node.sfen}`;
  const moves = played.map(({ move }) => move);
  return moves.length > 0 ? `sfen ${root.sfen} moves ${moves.join(' ')}` : `sfen ${root.sfen}`;
}
