import type { ApplicationDocument } from '@limelight/contracts';
import { expect, test } from 'vitest';
import { lineAt, withLine, withMoved } from './lines.ts';

const line = (text: string) => ({ text, factIds: ['one'], own: false, isHidden: false });
const entry = { title: 'Keeper', organisation: 'Lampworks', place: '', dates: '', factIds: [] };
const document: ApplicationDocument = {
  name: 'Ida',
  contact: [],
  language: 'en',
  headline: line('Keeper of lamps'),
  sections: [{ kind: 'experience', entries: [{ ...entry, lines: [line('first'), line('second')] }] }],
  letter: [line('Dear all,')],
};
const second = { part: 'entry', section: 0, entry: 0, line: 1 } as const;

test('a line is changed where it stands, and nothing else', () => {
  const changed = withLine(document, second, (one) => ({ ...one, isHidden: true }));
  expect(lineAt(changed, second)?.isHidden).toBe(true);
  expect(lineAt(changed, { ...second, line: 0 })).toBe(lineAt(document, { ...second, line: 0 }));
  expect(withLine(document, { part: 'letter', line: 0 }, () => line('Hello,')).letter[0]?.text).toBe(
    'Hello,',
  );
});

test('a line moves among its neighbours, and not past the ends', () => {
  const moved = withMoved(document, second, -1);
  expect(moved.sections[0]?.entries[0]?.lines.map(({ text }) => text)).toEqual(['second', 'first']);
  expect(withMoved(document, second, 1)).toEqual(document);
});
