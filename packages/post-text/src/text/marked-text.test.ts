import { describe, expect, it } from 'vitest';
import { convertListMarkers, moveHashtagsToEnd } from './tidy.ts';
import { findPrivate, isEnglish, segmentSentences, withoutPrivate } from '../index.ts';

describe('findPrivate', () => {
  it.each([
    ['We grew. ((Do not name Ann.)) It was luck.', 'We grew. It was luck.'],
    ['We grew.\n// check with Ann\nIt was luck.', 'We grew.\nIt was luck.'],
    ['We grew. TODO check the figure. It was luck.', 'We grew. It was luck.'],
    ['Off the record: we lost money. It was luck.', 'It was luck.'],
    ['Mandei todo o material. See https://x.com//a', 'Mandei todo o material. See https://x.com//a'],
    ['f(g(x)) and (a (b)) stay', 'f(g(x)) and (a (b)) stay'],
    ['((all of it))', ''],
  ])('leaves of %j what is for readers', (text, left) => {
    expect(withoutPrivate(text)).toBe(left);
    expect(findPrivate(left)).toEqual([]);
  });
});

describe('segmentSentences', () => {
  it('keeps abbreviations, initials and links in their sentence', () => {
    const text = 'Dr. Lee came, e.g. on Monday. See x.com. J. Doe left!\nNew line';
    expect(segmentSentences(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Dr. Lee came, e.g. on Monday.',
      'See x.com.',
      'J. Doe left!',
      'New line',
    ]);
  });
});

describe('tidying', () => {
  it('moves lines of hashtags to the end, each tag once, and leaves those in sentences', () => {
    expect(moveHashtagsToEnd('#a #B\nWe use #linkedin here.\n\n#b #c')).toBe(
      'We use #linkedin here.\n\n#a #B #c',
    );
  });

  it('writes list markers in one style', () => {
    expect(convertListMarkers('Do:\n- one\n* two\n\nOr:\n3) three', '1.')).toBe(
      'Do:\n1. one\n2. two\n\nOr:\n1. three',
    );
    expect(convertListMarkers('✅ one\n→ two\n-not', '–')).toBe('✅ one\n– two\n-not');
  });

  it('knows English by its common words', () => {
    expect(isEnglish('The form was too long, so we cut it.')).toBe(true);
    expect(isEnglish('Das Formular war zu lang, also haben wir es gekürzt.')).toBe(false);
    expect(isEnglish('constructor __proto__ toString hasOwnProperty')).toBe(false);
  });
});
