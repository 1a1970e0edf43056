import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessLanguage, POST_LIMIT } from '../index.ts';
import { FORMATS, LENGTHS, splitDeltas, streamPost, TONES, writePost } from './index.ts';
import { BRIEFS } from '../../testing-data/test-briefs.ts';
import { writtenOf } from '../../testing-data/test-written.ts';

const ALL = BRIEFS;
const VARIANTS = [0, 1, 2] as const;
const LONG = { timeout: 60_000 };

/** The post of an idea, written once for all tests. */
const written = (brief: (typeof ALL)[number], variant: (typeof VARIANTS)[number] = 0) =>
  writtenOf(brief, 7, variant);

const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{M}]+(?:'[\p{L}]+)*/gu) ?? [];
describe('writePost over rough ideas', () => {
  it.each(
    ALL.filter(
      (brief) =>
        brief.idea.length > 120 &&
        written(brief).text.split(/(?<=[.!?])\s+/).length > 3 &&
        guessLanguage(brief.idea) === 'en' &&
        brief.name !== 'topic how' &&
        brief.name !== 'braces' &&
        brief.name !== 'chat log',
    ),
  )('$name: three variants that differ', (brief) => {
    const texts = VARIANTS.map((variant) => written(brief, variant).text);
    expect(new Set(texts).size).toBe(3);
  });

  it('opens in different words for most ideas', LONG, () => {
    const long = ALL.filter((brief) => brief.idea.length > 120 && guessLanguage(brief.idea) === 'en');
    const apart = long.filter(
      (brief) => new Set(VARIANTS.map((variant) => written(brief, variant).text.slice(0, 25))).size > 1,
    );
    expect(apart.length / long.length).toBeGreaterThan(0.6);
  });

  it('leaves other languages alone', () => {
    for (const brief of BRIEFS.filter(
      (idea) =>
        /german|french|spanish|hindi|hinglish|portuguese|japanese/.test(idea.name) &&
        idea.name !== 'english in german' &&
        idea.name !== 'german nurse mentoring',
    )) {
      for (const variant of VARIANTS) {
        const own = new Set(wordsOf(brief.idea));
        expect(wordsOf(written(brief, variant).text).filter((word) => !own.has(word))).toEqual([]);
      }
    }
  });
});

describe('writePost on what the brief asks', () => {
  const idea =
    'We took four fields out of sign-up. 41 -> 63% finished it. Nobody missed the fields. I had defended every one of them.';

  it('gives the same post for the same seed', LONG, () => {
    for (const brief of ALL) expect(writePost(brief, { seed: 7 })).toEqual(written(brief));
  });

  it('says what must be said, and ends with the call', () => {
    const { text } = writePost(
      {
        idea,
        mustSay: ['Ask before you add a field'],
        callToAction: 'ask people which field they would cut',
      },
      { seed: 1 },
    );
    expect(text).toContain('Ask before you add a field.');
    expect(text.endsWith('Which field would you cut?')).toBe(true);
  });

  it('never says what must not be said', () => {
    const { text, missing } = writePost(
      {
        idea: 'We moved our client Brightwater in 9 days. Brightwater paid us twice.',
        never: ['brightwater'],
      },
      { seed: 1 },
    );
    expect(text).toMatch(/^We moved our client in 9 days\.\s+The client paid us twice\.$/);
    expect(text + missing.join()).not.toMatch(/brightwater/i);
  });

  it('sets a sentence that promises so many things, or is asked for as a list, line by line', () => {
    const promised = writePost(
      {
        idea: 'My 3 mistakes in hiring a first salesperson: hired for contacts, no written plan, paid commission on signed and not on paid',
      },
      { seed: 3 },
    );
    expect(promised.text).toMatch(/\n\S+ Hired for contacts\n\S+ No written plan\n\S+ Paid commission/);
    const idea =
      'We moved 14 customers off the old plan in two weeks: call first, then a written offer, then silence until they answer';
    expect(writePost({ idea, format: 'list' }, { seed: 3 }).text).toMatch(
      /\n\S+ Call first\n\S+ Then a written/,
    );
    expect(writePost({ idea, format: 'story' }, { seed: 3 }).text).toContain(
      'call first, then a written offer',
    );
  });

  it('ends no line of a text alone with a colon', () => {
    const idea = 'i learned more from my useless boss than from any book';
    const texts = ([0, 1, 2] as const).map((variant) => writePost({ idea }, { seed: 7, variant }).text);
    expect(texts.filter((text) => text.endsWith(':'))).toEqual([]);
  });

  it('says what is missing instead of padding', () => {
    const { text, missing } = writePost({ idea: 'leadership is listening' }, { seed: 1 });
    expect(text).toBe('Leadership is listening.');
    expect(missing).toEqual([
      'What did you see yourself that makes you say so?',
      'Where does it not hold?',
      'What would you tell somebody who disagrees?',
    ]);
  });

  it('follows instructions in the notes instead of printing them', () => {
    const { text } = writePost(
      {
        idea: 'Write a post about how we cut our tickets by 30%. Make it short. Use hashtags. Mention that it took a week.',
      },
      { seed: 1 },
    );
    expect(text).toBe('We cut our tickets by 30%.\n\nIt took a week.');
  });

  it('keeps a short post short and says so', () => {
    const long = BRIEFS.find((other) => other.name === 'long notes')?.idea ?? '';
    const { text, missing } = writePost({ idea: long, length: 'short' }, { seed: 1 });
    expect(text.length).toBeLessThan(620);
    expect(missing.join()).toContain('left out');
    expect(writePost({ idea, length: 'long' }, { seed: 1 }).missing.join()).toContain('More to tell');
  });

  it('edits towards a tone', () => {
    const notes = "I think we should just stop it!! We don't really need 40 pages. It's very slow.";
    expect(writePost({ idea: notes, tone: 'bold' }, { seed: 1 }).text).toContain('We should stop it!');
    expect(writePost({ idea: notes, tone: 'formal' }, { seed: 1 }).text).toContain(
      'We do not really need 40 pages.',
    );
    expect(writePost({ idea: notes, tone: 'dry' }, { seed: 1 }).text).not.toContain('!');
  });

  it('takes a word of order for no noun', () => {
    const notes = 'First we asked new users by e-mail. Then we asked inside the app.';
    expect(writePost({ idea: notes }, { seed: 1 }).text).not.toMatch(/the first we/i);
  });

  it('writes an opening alone when asked', () => {
    for (const variant of VARIANTS) {
      const whole = writePost({ idea }, { seed: 1, variant }).text;
      const { text } = writePost({ idea, openingOnly: true }, { seed: 1, variant });
      expect(text).not.toContain('\n\n');
      expect(text.length).toBeLessThan(whole.length / 2);
    }
  });

  it('says so when a language would need translating', () => {
    expect(writePost({ idea, language: 'German' }, { seed: 1 }).missing.join()).toContain(
      'does not translate',
    );
    expect(writePost({ idea, language: 'de' }, { seed: 1 }).missing.join()).toContain('A post in German:');
    expect(writePost({ idea, language: 'English' }, { seed: 1 }).missing.join()).not.toContain('translate');
  });
});

describe('writePost on anything', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc
      .array(
        fc.constantFrom(
          'we',
          'I',
          'was',
          '41',
          '->',
          '63%',
          'because',
          '"',
          '(',
          '[x]',
          '{y}',
          '. ',
          '\n',
          '\n- ',
          '1. ',
          ': ',
          '#tag',
          'http://a.b/c_d',
          '🙂',
          'now',
          ', ',
          'but',
          'asked',
          '!',
          '?',
          '<b>',
          '&',
          '…',
          'नमस्ते',
          '漢字',
        ),
        { maxLength: 60 },
      )
      .map((parts) => parts.join(' ')),
  );
  const brief = fc.record(
    {
      idea: text,
      format: fc.constantFrom(...FORMATS),
      tone: fc.constantFrom(...TONES),
      length: fc.constantFrom(...LENGTHS),
      mustSay: fc.array(text, { maxLength: 2 }),
      callToAction: text,
      openingOnly: fc.boolean(),
    },
    { requiredKeys: ['idea'] },
  );

  it('never throws, never exceeds the limit, never is empty for an idea', LONG, () => {
    fc.assert(
      fc.property(brief, fc.constantFrom(...VARIANTS), (any, variant) => {
        const written = writePost(any, { seed: 1, variant });
        expect(written.text.length).toBeLessThanOrEqual(POST_LIMIT);
        expect(written.text.trim() === '').toBe(any.idea.trim() === '' && written.text.trim() === '');
      }),
      { numRuns: 600 },
    );
  });

  it('streams deltas that add up to the text', LONG, () => {
    fc.assert(
      fc.property(brief, (any) => {
        const stream = streamPost(any, { seed: 1 });
        let sum = '';
        let step = stream.next();
        for (; step.done !== true; step = stream.next()) sum += step.value;
        expect(sum).toBe(step.value.text);
        expect(splitDeltas(step.value.text).join('')).toBe(step.value.text);
      }),
      { numRuns: 100 },
    );
  });
});

it('an emoji that ends a sentence ends it', () => {
  const { text } = writePost({ idea: 'We shipped the importer today! It took 3 weeks 🚀' }, { seed: 1 });
  expect(text).toContain('3 weeks 🚀');
  expect(text).not.toContain('🚀.');
});

it.each(['Most meetings could be an email', 'Hiring for attitude is overrated', 'Maps are stories'])(
  'answers no question of its own with ‘I think so’: %s',
  (idea) => {
    for (const variant of VARIANTS)
      expect(writePost({ idea }, { seed: '1', variant }).text).toMatch(new RegExp(`^${idea}\\.`));
  },
);

it('keeps the quarter of figures where the facts of a job are gathered', () => {
  const idea = 'q3 - orders up 9%, returns 14, crew flat @ 22. we stopped overtime & nobody left';
  for (const variant of VARIANTS)
    expect(writePost({ idea, format: 'hiring', length: 'medium' }, { seed: 3, variant }).text).toMatch(
      /\bQ3\b/,
    );
});
