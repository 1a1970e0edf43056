import { expect, test } from 'vitest';
import { missingForOpenings } from './lacking.ts';

test.each([
  ['We shortened the form.', ['a figure', 'what somebody said', 'what went wrong']],
  ['We took 4 fields out. I was wrong about them.', ['what somebody said']],
  ['“Nobody reads that,” Maya said. We lost 12 orders.', []],
])('%s', (text, lacking) => expect(missingForOpenings(text)).toEqual(lacking));
