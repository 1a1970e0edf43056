import { describe, expect, it } from 'vitest';
import { GOALS, type Variant, type WriteBrief } from './brief.ts';
import { briefFaults } from './brief-faults.ts';
import { BRIEFS } from '../../testing-data/test-briefs.ts';
import { writePost } from './write.ts';

const LONG = { timeout: 60_000 };
const variants: readonly Variant[] = [0, 1, 2];
const idea =
  'We took four fields out of our sign-up form. Before, 41 in a hundred finished it; after, 63. I had defended every one of them. Prices stayed the same. Our competitor Formly lost customers that month.';

const faults = (text: string, brief: WriteBrief) =>
  briefFaults(text, brief)
    .filter(({ kind }) => kind !== 'length')
    .map(({ message }) => message);

describe('the built-in writer keeps to its brief', () => {
  const points = ['Ask before you add a field', 'The phone number goes first'];

  it.each(variants)('variant %d: every point said, no forbidden word, the call last', LONG, (variant) => {
    for (const brief of BRIEFS.filter((_, index) => index % 4 === 0)) {
      const asked: WriteBrief = {
        ...brief,
        mustSay: points,
        never: ['price', 'customer'],
        callToAction: 'Write to me if you want the list',
        goal: 'saves',
      };
      const { text } = writePost(asked, { seed: 3, variant });
      expect(faults(text, asked)).toEqual([]);
      expect(text).not.toMatch(/\bprices?\b|\bcustomers?\b/i);
    }
  });

  it('leaves out a sentence that makes a forbidden claim, and says so', () => {
    const asked = { idea, never: ['Formly lost customers'] };
    const { text, missing } = writePost(asked, { seed: 1 });
    expect(text).not.toContain('Formly');
    expect(missing.join()).toContain('Formly lost customers');
  });

  it('says when a point that must be said holds what must not', () => {
    const asked = { idea, mustSay: ['Our prices stay low'], never: ['price'] };
    const { text, missing } = writePost(asked, { seed: 1 });
    expect(text).not.toMatch(/price/i);
    expect(missing.join()).toContain('‘Our prices stay low’ was left out');
  });

  it.each(GOALS)('ends for the goal: %s', (goal) => {
    const plain = writePost({ idea }, { seed: 1 }).text;
    const endings = variants.map(
      (variant) => writePost({ idea, goal }, { seed: 1, variant }).text.split('\n\n').at(-1) ?? '',
    );
    const marks = {
      comments: /\?$/,
      saves: /save|ask/i,
      followers: /follow/i,
      leads: /message/i,
      hiring: /message|post|talk/i,
    };
    expect(plain.split('\n\n').at(-1)).not.toBe(endings[0]);
    for (const ending of endings) expect(ending).toMatch(marks[goal]);
    expect(new Set(endings).size).toBe(3);
  });

  it('asks the readers it is for by their name', () => {
    const texts = variants.map(
      (variant) =>
        writePost({ idea, goal: 'comments', audience: 'product designers' }, { seed: 1, variant }).text,
    );
    expect(texts.join('\n')).toMatch(/Product designers: (?:what|how|which|has|where|when|who)/);
  });
});

describe('what a text does not keep to', () => {
  it('is told by name', () => {
    const found = briefFaults('Wir haben die Preise nicht erhöht und das war für uns alle sehr gut.', {
      mustSay: ['Ask before you add a field'],
      never: ['Preise'],
      callToAction: 'Write to me',
      length: 'medium',
      language: 'en',
    });
    expect(found.map(({ kind }) => kind)).toEqual(['must-say', 'never', 'call', 'length', 'language']);
    expect(found.at(-1)?.message).toBe('Written in German, while the language chosen is English');
    expect(briefFaults('', { mustSay: ['x'] })).toEqual([]);
  });

  it('is nothing when a point is made in two sentences or in other forms', () => {
    expect(
      briefFaults('Ask first. Then you may add one more field.', { mustSay: ['Ask before adding a field'] })
        .length,
    ).toBeLessThan(2);
    expect(
      briefFaults('Always ask before you add any fields.', { mustSay: ['Ask before you add a field'] }),
    ).toEqual([]);
  });
});
