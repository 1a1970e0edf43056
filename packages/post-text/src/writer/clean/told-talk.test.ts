import { expect, it } from 'vitest';
import type { Variant } from '../brief.ts';
import { writePost } from '../write.ts';

const variants: readonly Variant[] = [0, 1, 2];

it.each([
  [
    '[09:14] Priya: did you see the numbers??\n[09:15] Dan: no what\n[09:15] Priya: the plain letter got 41% opens, the designed one 23\n[09:17] Dan: ok you have to post this',
    /Priya|Dan|numbers|no what|post this/i,
    ['41%', '23'],
  ],
  [
    '12/03/2026, 09:14 - Ben: the van made 212 orders in a month 🎉\n12/03/2026, 09:15 - Ola: lol nice\n12/03/2026, 09:16 - Ben: the shop never did more than 180',
    /Ben|Ola|lol|nice|🎉/i,
    ['212', '180'],
  ],
])('a pasted chat whose author nobody knows is told as what was found: %s', (idea, gone, kept) => {
  for (const variant of variants) {
    const { text, missing } = writePost({ idea }, { seed: 3, variant });
    expect(text).not.toMatch(gone);
    for (const figure of kept) expect(text).toContain(figure);
    expect(missing.join('\n')).toContain('Taken from a conversation with');
  }
});

it('what somebody in it says of themselves stays under their name', () => {
  const idea =
    '[09:14] Ben: we did 212 orders with the van\n[09:15] Ola: the shop never did more than 180\n[09:16] Ben: no landlord either';
  const { text, missing } = writePost({ idea }, { seed: 3 });
  expect(text).toContain('Ben: “We did 212 orders with the van.”');
  expect(missing.join('\n')).toContain('Words of Ben stand in the draft under their name');
});

it('where one tells and the others ask and laugh, it stands as theirs and they are asked', () => {
  const chat = [
    'maya [10:42] who writes the post?',
    'dev-raj [10:43] we cut deploy time from 48 min to 6',
    'maya [10:45] haha savage',
    'dev-raj [10:46] we deleted the end to end suite and kept 30 contract tests',
  ].join('\n');
  const { text, missing } = writePost({ idea: chat }, { seed: 1 });
  expect(text).toMatch(/We cut deploy time from 48 min to 6\./);
  expect(text).not.toMatch(/maya|dev-raj|savage|10:4/i);
  expect(missing.join(' ')).toMatch(/alone tells it/);
});

it('a scrap rate is no wish that something be scrapped', () => {
  const chat =
    'Ann: did you see it?\nPriya: scrap rate on line 2 is 1.1 percent, was 3.8 in January\nAnn: wow ok\nPriya: only change was that operators sign the part';
  expect(writePost({ idea: chat }, { seed: 1 }).text).toMatch(/1\.1 percent/);
});
