import { expect, test } from 'vitest';
import { partsOf, withPart } from './take-part.ts';

const text = 'We cut four fields.\n\nNobody missed them.\n\nWhat would you cut?';

test('a part takes the place it had', () => {
  expect(partsOf(text)).toHaveLength(3);
  expect(withPart(text, 'I was wrong.', 0, 3)).toBe(
    'I was wrong.\n\nNobody missed them.\n\nWhat would you cut?',
  );
  expect(withPart(text, 'It took a day.', 1, 3)).toBe(
    'We cut four fields.\n\nNobody missed them.\n\nIt took a day.\n\nWhat would you cut?',
  );
  expect(withPart(text, 'Ask before you add one.', 2, 3)).toBe(
    'We cut four fields.\n\nNobody missed them.\n\nAsk before you add one.',
  );
});

test('a part that is there already changes nothing', () => {
  expect(withPart(text, 'Nobody missed them.', 0, 3)).toBe(text);
});
