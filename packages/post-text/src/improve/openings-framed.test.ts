import { describe, expect, test } from 'vitest';
import { patternOf } from './opening-patterns.ts';
import { findOpenings } from './openings.ts';
import { stopsShort } from './opens-alone.ts';

const lines = (text: string) => findOpenings(text).map(({ line }) => line);

describe('openings made of what ties on, of halves and of asides', () => {
  const told = `On Monday night we had a guest who ate nothing for three days. I sat with him for ten minutes. So I rang the kitchen. But I burned the first soup.

The cook came up with a bowl at half past seven. He ate the whole thing. I keep thinking. Nobody measures ten minutes.`;

  test('what ties a sentence to the one before stands in no frame', () => {
    expect(lines(told).join('\n')).not.toMatch(/\b(?:when|how|why|what) (?:so|but|and|then) /i);
  });

  test('no sentence that ends before what it is about is offered, alone or in a pair', () => {
    expect(lines(told).filter((line) => line.includes('I keep thinking.'))).toEqual([]);
  });

  test('what speaks to the writer is not offered', () => {
    const noted = `${told}\n\nEnd with a question. TODO check the day with Tom. Make it short and punchy.`;
    expect(lines(noted).join('\n')).not.toMatch(/question|TODO|punchy/);
    expect(lines(noted).length).toBeGreaterThan(3);
  });

  test.each(['I keep thinking.', 'We always knew.', 'It was late. Then we realised. The bus left.'])(
    '%s stops short',
    (line) => expect(stopsShort(line)).toBe(true),
  );
  test.each([
    'Nobody knew.',
    'I did not know.',
    'I didn’t think.',
    'I keep thinking of the bowl.',
    'I know the cook.',
    'The soup is what I wanted to cook.',
  ])('%s does not', (line) => expect(stopsShort(line)).toBe(false));
});

test.each([
  ['Everyone asked what his wife used to make.', false],
  ['We got used to the noise.', false],
  ['We drive from Leeds to York on Mondays.', false],
  ['We used to print nine sheets a day.', true],
  ['Returns fell from eight in a hundred to three.', true],
  ['We no longer print it.', true],
])('before and after is a change: %s', (line, change) => {
  expect(patternOf(line) === 'turn').toBe(change);
});

test('one sentence is not two facts, whatever has a stop in it', () => {
  expect(patternOf('Mr. Brandl found a fault in the software.')).not.toBe('facts');
});

test('where two are spoken of, none is named in the place of “he”', () => {
  const found = findOpenings(
    'Last night we had an old man. He’s 81 and he wouldn’t eat for three days. I rang the kitchen. Then chef Dave came up himself with a bowl. He ate the whole thing. He cried a bit.',
  );
  expect(found.map(({ line }) => line).join('\n')).not.toMatch(/Dave (?:ate|cried)/);
});
