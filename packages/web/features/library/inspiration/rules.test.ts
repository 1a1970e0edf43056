import { expect, test } from 'vitest';
import { gapsOf, originWords, partsOf, requestOf, standingWords } from './rules.ts';

const post =
  'Why do bakeries close at noon?\n\n1. Rent.\n2. Night work.\n\nNobody asks the baker. They should.';

test('a structure is taken as gaps or as a request, and never a word of the post', () => {
  const parts = partsOf(post);
  expect(parts).toEqual([
    { name: 'Opening', does: '1 sentence, 6 words, ends with a question' },
    { name: 'List', does: '2 points, 5 words in all' },
    { name: 'Ending', does: '2 sentences, 6 words' },
  ]);
  for (const text of [gapsOf(parts), requestOf(parts)]) {
    expect(text).toMatch(/List[?:] 2 points/);
    expect(text).not.toMatch(/baker|rent|night|noon/i);
  }
  expect(gapsOf([{ name: 'Turn', does: 'Say [what] changed.' }])).toBe('[Turn? Say what changed]');
});

test('a standing and an origin read as words', () => {
  expect(standingWords(8.27)).toBe('8.3× the author’s median');
  expect(originWords({ starter: false, own: false, author: null })).toBe('Imported');
});
