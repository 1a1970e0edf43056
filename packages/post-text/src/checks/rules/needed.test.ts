import { describe, expect, it } from 'vitest';
import { mayHold, neededBy, placesFor } from './needed.ts';

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

  it('is tried only where it can reach them', () => {
    const text = `One more. ${'Nothing here. '.repeat(60)}Most firms wait.`;
    const near = text.length - 16;
    expect(placesFor(text, neededBy('Most firms [a-z]+'), [0, 10, near])).toEqual([near]);
    expect(placesFor(text, neededBy('[A-Z][a-z]+'), [0, 10, near])).toEqual([0, 10, near]);
  });
});
