import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { HALVES, readPosts } from '../../../testing-data/test-posts.ts';
import { mayHold, placesFor, startsFor } from './held.ts';
import { readPattern } from './needed.ts';

const REST = ' and then the lights went on in the yard.';

describe('what a pattern cannot do without', () => {
  it.each([
    [/\bleverag(?:e|es|ed|ing)(?! x)/iu, 'We LEVERAGED it'],
    [/(?<=^|\n)(?:And |But )?[Mm]ost (?:people|firms) get/gu, 'But most firms get'],
    [/here['’]s the (?:hard|plain)? ?truth/iu, 'Here’s the truth'],
    [/colou?rs?/u, 'color'],
    [/ab+cdef/u, 'abbbcdef'],
    [/(?<who>We|They) waited[.] \k<who> (?=spoke)/u, 'We waited. We spoke'],
    [/x|yes/u, 'x'],
    [/(?:not )?a{2,3}(?:b|c)?[^.]{3,9}stop/u, 'aabcdestop'],
    [/[–—-]{1,2}done|d[aeiou]ne/u, 'dune'],
  ])('%s may match where it does: %s', (pattern, text) => {
    expect(text).toMatch(pattern);
    expect(mayHold(text + REST, readPattern(pattern.source).needed)).toBe(true);
  });

  it.each([
    [/\bleverag(?:e|es|ed|ing)/iu, 'We used it'],
    [/most (?:people|firms) get/u, 'Most of the people did not'],
    [/(?=[^.]*\bwindow\b)(?:an?|the) \p{L}+/u, 'A door'],
  ])('%s is not tried where its words are missing: %s', (pattern, text) => {
    expect(mayHold(text, readPattern(pattern.source).needed)).toBe(false);
  });

  it.each([
    [/\x57ait/u, 'Wait'],
    [/\cJwait/u, '\nwait'],
    [/(?i:wait) here/u, 'WAIT here'],
    [/(s)top \1ong/u, 'stop song'],
    [/mistakes/iu, 'miſtakeſ'],
  ])('of what is not understood nothing is needed: %s', (pattern, text) => {
    expect(mayHold(text + REST, readPattern(pattern.source).needed)).toBe(true);
  });

  it('is tried only where it can reach them', () => {
    const text = `One more. ${'Nothing here. '.repeat(60)}Most firms wait.`;
    const near = text.length - 16;
    expect(placesFor(text, readPattern('Most firms [a-z]+'), [0, 10, near])).toEqual([near]);
    expect(placesFor(text, readPattern('[A-Z][a-z]+'), [0, 10, near])).toEqual([0, 10, near]);
    expect(placesFor(text, readPattern('.{2,9}firms'), [0, near - 20, near])).toEqual([near]);
  });

  it.each([
    ['(?<!x)mos(?:t|aic)', [9, 21]],
    ['(?:the |a )?most', [5, 9, 21]],
    ['[a-z]{2} mos(?=t)', [4, 5, 6, 16, 17, 18]],
    ['[^.]*most', undefined],
    ['\\p{Lu}', undefined],
  ])('%s may begin where its words allow', (source, starts) => {
    expect(startsFor('One, the most of us. Most', readPattern(source), true)).toEqual(starts);
  });
});

describe('of every pattern of every rule', () => {
  const posts = HALVES.flatMap((half) => readPosts('tells', half));
  /** Every sixth line with a labelled place: the patterns match there more often than elsewhere. */
  const lines = posts
    .flatMap(({ text, labels }) =>
      [...text.matchAll(/.+/g)].filter(({ index, 0: line }) =>
        labels.some(({ start, end }) => start < index + line.length && end > index),
      ),
    )
    .map(([line]) => line)
    .filter((_, at) => at % 6 === 0);
  const half = lines.filter((_, at) => at % 2 === 0);
  const TEXTS = {
    'as it is': lines.join('\n'),
    'in capitals': half.join('\n').toUpperCase(),
    'with long s': half.join('\n').replaceAll('s', 'ſ'),
  };
  type Writing = keyof typeof TEXTS;
  type Found = { source: string; matches: { at: number; match: string }[] };
  let read: string[] = [];

  // Whatever the rules have read while they look at some English posts and at all others: those have rules of their own.
  beforeAll(async () => {
    const sources = new Set<string>();
    vi.resetModules();
    vi.doMock('./needed.ts', async (original) => ({
      ...(await original<object>()),
      readPattern: (source: string) => (sources.add(source), readPattern(source)),
    }));
    const { checkPost, guessLanguage } = await import('../../index.ts');
    for (const [at, { text }] of posts.entries())
      if (at % 40 === 0 || guessLanguage(text) !== 'en') checkPost(text);
    read = [...sources];
  }, 60_000);
  afterAll(() => {
    vi.doUnmock('./needed.ts');
    vi.resetModules();
  });

  /** Each pattern is tried once without regard to case in each writing: that takes nearly all the time of these tests. */
  const known = new Map<Writing, Found[]>();
  function matchesIn(writing: Writing): Found[] {
    const found =
      known.get(writing) ??
      read.map((source) => ({
        source,
        matches: [...TEXTS[writing].matchAll(new RegExp(source, 'giu'))].map(({ index, 0: match }) => ({
          at: index,
          match,
        })),
      }));
    known.set(writing, found);
    return found;
  }

  it('there are some hundred, and most match somewhere', () => {
    expect(read.length).toBeGreaterThan(300);
    expect(matchesIn('as it is').filter(({ matches }) => matches.length > 0).length).toBeGreaterThan(180);
  });

  it.each(['as it is', 'in capitals', 'with long s'] as const)(
    'what a match cannot do without stands there: %s',
    (writing) => {
      const text = TEXTS[writing];
      const broken = matchesIn(writing).filter(({ source, matches }) => {
        const { needed, first } = readPattern(source);
        return matches.some(({ at, match }) => {
          const around = text.slice(Math.max(0, at - 300), at + match.length + 300);
          const begins = match.charAt(0).toLowerCase().replace('ſ', 's').replace('’', "'");
          return !mayHold(around, needed) || (first !== null && !first.has(begins));
        });
      });
      expect(broken.map(({ source }) => source)).toEqual([]);
    },
  );

  it.each(['as it is', 'in capitals'] as const)(
    'a match begins at one of the places its words allow: %s',
    (writing) => {
      const text = TEXTS[writing];
      const broken = matchesIn(writing).filter(({ source, matches }) => {
        const reading = readPattern(source);
        // A few at a time: of many places nothing would be said.
        return matches.some(({ at }) => {
          const around = text.slice(Math.max(0, at - 300), at + 600);
          const place = Math.min(at, 300);
          const starts = startsFor(around, reading, true);
          return starts?.includes(place) === false || !placesFor(around, reading, [place]).includes(place);
        });
      });
      expect(broken.map(({ source }) => source)).toEqual([]);
    },
  );
});
