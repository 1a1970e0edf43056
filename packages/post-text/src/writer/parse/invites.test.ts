import { describe, expect, it } from 'vitest';
import { writePost } from '../index.ts';
import { invites } from './invites.ts';

describe('what asks the reader to come, to write or to take something', () => {
  it.each([
    'Book a table by Friday.',
    'You can book a seat on our site.',
    'Just write to me.',
    'Please get in touch.',
    'Apply by 15 March.',
    'If you like the job, apply.',
    'Write to jobs@crumb.example by May.',
    'We are at stand 14 in hall 3.',
    'Visit us on Monday.',
    'Download the plan from our site.',
    'Contact Ana if you want one.',
    'Let me know.',
    'Reach out if you have a van.',
    'Want to help? Book an hour.',
    'To apply, send a page about yourself.',
  ])('%s', (text) => {
    expect(invites(text.toLowerCase())).toBe(true);
  });

  it.each([
    'I watched 14 people over 60 try to book a train ticket on their phone.',
    'A client cancelled the whole trade fair stand 4 days before, 38k.',
    'My mother tried to book a doctor for three weeks.',
    'We write to every new customer by hand.',
    'They contact us twice a year.',
    'I apply the same rule to every contract.',
    'Nobody wanted to download the app.',
    'We had to reach out to nine suppliers.',
    'She got in touch after eight years.',
    'Two guests wanted to book a room for their dog.',
    'They had to contact the bank in person.',
    'He never wrote to me, and I did not contact him.',
    'We moved the stand 2 days before the fair.',
    'The council asked us to apply for the permit.',
    'I asked 40 people to download our form.',
  ])('not: %s', (text) => {
    expect(invites(text.toLowerCase())).toBe(false);
  });

  it('lets what happened stand where it was told', () => {
    const idea =
      'A client cancelled the whole trade fair stand 4 days before, 38k. It was their own reorg. We had printed everything. Put a cancellation ladder in the contract.';
    for (const variant of [0, 1, 2] as const) {
      const { text } = writePost({ idea, format: 'story' }, { seed: 7, variant });
      expect(text.indexOf('A client cancelled')).toBeLessThan(text.indexOf('their own reorg'));
      expect(text).not.toMatch(/reorg\.$/);
    }
  });
});
