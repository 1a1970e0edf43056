import { expect, it } from 'vitest';
import type { Variant } from '../brief.ts';
import { writePost } from '../write.ts';

const variants: readonly Variant[] = [0, 1, 2];
const told = (idea: string, variant: Variant = 0) => writePost({ idea }, { seed: 3, variant });

it.each([
  [
    '5 things from May:\n1. Ask early.\n2. Write it down.\n3. Call back.\n4. tbd something about lunch\n5.',
    5,
    3,
  ],
  ['4 rules for meetings:\n1 no laptops.\n2 25 minutes, not 30.\n3 tbd.\n4.', 4, 2],
  ['Three lessons from May:\n- ask early\n- write it down\n- something about the budget', 3, 2],
])('unfinished points are left out, and a number they no longer bear out is told: %s', (idea, said, held) => {
  for (const variant of variants) {
    const { text, missing } = told(idea, variant);
    expect(text).not.toMatch(/tbd|something|(?:^|\n)\W*\d\.?\s*$/i);
    expect(missing.join('\n')).toContain('Left out, since it is not written yet');
    expect(missing.join('\n')).toContain(`Your list says ${said} and holds ${held}`);
  }
});

it.each([
  ['We sold the shop. It took 4 months. Last: tbd.', 'tbd'],
  ['We built a boat in 9 weeks. It floats. Photo: the team.', 'Photo'],
  ['We opened in May.\n* 14% no-shows\n* photo of the empty table 12 here?\n* staff happier', 'empty table'],
])('a gap and a picture are left out and told: %s', (idea, gone) => {
  const { text, missing } = told(idea);
  expect(text).not.toContain(gone);
  expect(missing.join('\n')).toContain(gone);
});

it('what readers are to be asked closes the post without its label', () => {
  const { text } = told(
    'We take a card for every table since May.\n* 14% no-shows\n* staff happier\n* ask: what do you do??',
  );
  expect(text).toMatch(/\n\nWhat do you do\?$/);
});

it.each([
  'TBD is what my boss writes in every plan. We laughed.',
  'Photos: from 12 to 40 per listing. Sales went up 9%.',
  '3 rules for meetings:\n1. no laptops\n2. 25 minutes\n3. no slides',
  'Ask: it costs nothing. I asked 40 people.',
  'We had 30 people at 5 tables:\n- Anna\n- Berta',
])('what is told of gaps, pictures and numbers stays: %s', (idea) => {
  const { text, missing } = told(idea);
  expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(idea.split(/\s+/).length - 1);
  expect(missing.join('\n')).not.toMatch(/not written yet|picture|Your list says/);
});
