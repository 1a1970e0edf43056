import { expect, it } from 'vitest';
import { compareMigrations } from './released-migrations.mjs';

const first = { name: '0000_start.sql', text: 'CREATE TABLE a ();' };
const second = { name: '0001_next.sql', text: 'CREATE TABLE b ();' };
const { added: released } = compareMigrations([], [first, second]);

it('takes new migrations at the end, and no other change', () => {
  expect(compareMigrations(released, [first, second])).toEqual({ faults: [], added: [] });
  expect(compareMigrations(released.slice(0, 1), [first, second])).toEqual({
    faults: [],
    added: released.slice(1),
  });
  expect(compareMigrations(released, [first, { ...second, text: `${second.text}\n` }]).faults).toEqual([
    '0001_next.sql was released and must stay as it was, in its place.',
  ]);
  expect(compareMigrations(released, [first]).faults).toHaveLength(1);
  expect(compareMigrations(released, [second, first]).faults).toHaveLength(2);
});
