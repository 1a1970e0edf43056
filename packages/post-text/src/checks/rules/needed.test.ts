import { describe, expect, it, vi } from 'vitest';
import { HALVES, readPosts } from '../../../testing-data/test-posts.ts';
import { checkPost } from '../../index.ts';
import { mayHold, neededBy, placesFor } from './needed.ts';

/** Every pattern that a rule has had read. */
const sources = vi.hoisted(() => new Set<string>());
vi.mock('./needed.ts', async (original) => {
  const needed = await original<typeof import('./needed.ts')>();
  return { ...needed, neededBy: (source: string) => (sources.add(source), needed.neededBy(source)) };
});

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
    expect(mayHold(text + REST, neededBy(pattern.source))).toBe(true);
  });

  it.each([
    [/\bleverag(?:e|es|ed|ing)/iu, 'We used it'],
    [/most (?:people|firms) get/u, 'Most of the people did not'],
    [/(?=[^.]*\bwindow\b)(?:an?|the) \p{L}+/u, 'A door'],
  ])('%s is not tried where its words are missing: %s', (pattern, text) => {
    expect(mayHold(text, neededBy(pattern.source))).toBe(false);
  });

  it.each([
    [/\x57ait/u, 'Wait'],
    [/\cJwait/u, '\nwait'],
    [/(?i:wait) here/u, 'WAIT here'],
    [/(s)top \1ong/u, 'stop song'],
    [/mistakes/iu, 'miſtakeſ'],
  ])('of what is not understood nothing is needed: %s', (pattern, text) => {
    expect(mayHold(text + REST, neededBy(pattern.source))).toBe(true);
  });

  it('is tried only where it can reach them', () => {
    const text = `One more. ${'Nothing here. '.repeat(60)}Most firms wait.`;
    const near = text.length - 16;
    expect(placesFor(text, neededBy('Most firms [a-z]+'), [0, 10, near])).toEqual([near]);
    expect(placesFor(text, neededBy('[A-Z][a-z]+'), [0, 10, near])).toEqual([0, 10, near]);
  });
});

describe('of every pattern of every rule', () => {
  const texts = HALVES.flatMap((half) => readPosts('tells', half)).map(({ text }) => text);
  for (const text of texts) checkPost(text);
  const read = [...sources];
  const lines = texts.flatMap((text) => text.split('\n').filter((line) => line !== ''));
  const whole = lines.filter((_, at) => at % 6 === 0).join('\n');

  it('there are some hundred', () => {
    expect(read.length).toBeGreaterThan(200);
  });

  // Each is tried without regard to case, where it is, in capitals and with long s.
  it.each([
    ['as it is', (text: string) => text],
    ['in capitals', (text: string) => text.toUpperCase()],
    ['with long s', (text: string) => text.replaceAll('s', 'ſ')],
  ])('what a match cannot do without stands there: %s', (_, written) => {
    const text = written(whole);
    const broken = read.filter((source) => {
      const needed = neededBy(source);
      return [...text.matchAll(new RegExp(source, 'giu'))].some(({ index, 0: match }) => {
        const around = text.slice(Math.max(0, index - 300), index + match.length + 300);
        return !mayHold(around, needed);
      });
    });
    expect(broken).toEqual([]);
  });
});
