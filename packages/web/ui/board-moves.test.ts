import { expect, test } from 'vitest';
import { moveByKey, widthOf } from './board-moves.ts';

const column = (key: 'new' | 'kept' | 'posted', ids: string) => ({
  key,
  title: key,
  empty: '',
  items: [...ids].map((id) => ({ id })),
});
const columns = [column('new', 'd'), column('kept', 'abc'), column('posted', '')];
const move = (id: string, key: string, ordered = true) => moveByKey(columns, id, key, ordered);

test('arrow keys move a card within its column and to the next one', () => {
  expect(move('b', 'ArrowUp')).toEqual({ column: 'kept', index: 0 });
  expect(move('b', 'ArrowDown')).toEqual({ column: 'kept', index: 2 });
  expect(move('a', 'ArrowUp')).toBeNull();
  expect(move('c', 'ArrowDown')).toBeNull();
  expect(move('d', 'ArrowRight')).toEqual({ column: 'kept', index: 0 });
  expect(move('d', 'ArrowLeft')).toBeNull();
  expect(move('c', 'ArrowRight')).toEqual({ column: 'posted', index: 0 });
  expect(move('c', 'Enter')).toBeNull();
  expect(move('x', 'ArrowLeft')).toBeNull();
});

test('a board without an order of its own has no up and down', () => {
  expect(move('b', 'ArrowUp', false)).toBeNull();
  expect(move('b', 'ArrowLeft', false)).toEqual({ column: 'new', index: 0 });
});

test('the fullest columns are the widest, and empty ones can still take a card', () => {
  expect([0, 1, 4, 5, 12, 90].map(widthOf)).toEqual([0.7, 1, 1, 2, 3, 3]);
});
