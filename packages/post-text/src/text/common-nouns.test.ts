import { expect, it } from 'vitest';
import { writePost } from '../writer/write.ts';

const written = (idea: string) => writePost({ idea }, { seed: 3 });

it.each([
  [
    "It rained. Client (Baumann & Sohn, don't name!!) cancelled. Baumann owes us 38k.",
    'client cancelled',
    'Baumann',
  ],
  ["It rained. Supplier (Acme, don't name) went bust. We lost 4k.", 'supplier went bust', 'Acme'],
  [
    "Hard week. Landlord (Mr Hill, don't name him) raised the rent by 30%.",
    'andlord raised the rent',
    'Hill',
  ],
  ['Harte Woche. Kunde (Müller GmbH, bitte nicht nennen) hat storniert.', 'Kunde hat storniert', 'Müller'],
])('what somebody is may be said where their name may not: %s', (idea, stands, gone) => {
  const { text } = written(idea);
  expect(text).toContain(stands);
  expect(text).not.toContain(gone);
});

it('a private remark in brackets leaves what stands before it', () => {
  const { text } = written("Full pay for everyone (CFO still grumbling, don't mention). 9 people signed up.");
  expect(text).toContain('Full pay for everyone');
  expect(text).not.toMatch(/CFO|grumbling/);
});

it.each([
  "We grew 30% (that's internal, don't mention). 9 people signed up.",
  "We grew 30% (boss would kill me, don't mention). 9 people signed up.",
  "We grew 30% (confidential figure, don't mention). 9 people signed up.",
  "We grew 30% (don't mention). 9 people signed up.",
])('brackets that speak of what stands before them take it along: %s', (idea) => {
  expect(written(idea).text).not.toContain('30%');
});
