import { expect, test } from 'vitest';
import { piecesOf } from './pieces';

test('what stands on the squares of a position', () => {
  const pieces = piecesOf('lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1');
  expect(pieces.size).toBe(40);
  expect(pieces.get('8h')).toEqual({ side: 'black', kind: 'bishop' });
  expect(pieces.get('2b')).toEqual({ side: 'white', kind: 'bishop' });
  expect(pieces.get('5a')).toEqual({ side: 'white', kind: 'king' });
  const promoted = piecesOf('4k4/9/4+P4/2+r6/9/9/9/9/4K4 w - 1');
  expect(promoted.get('5c')).toEqual({ side: 'black', kind: 'tokin' });
  expect(promoted.get('7d')).toEqual({ side: 'white', kind: 'dragon' });
  expect(promoted.size).toBe(4);
});
