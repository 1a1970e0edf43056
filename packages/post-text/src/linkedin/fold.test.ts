import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOLD_DEFAULTS, foldAt, wrapLines } from './fold.ts';

/** Each character is 10 px wide, so a width of 100 fits ten characters. */
const grid = { lines: 3, width: 100, measure: (text: string) => text.length * 10, more: '…' };

describe('foldAt', () => {
  it('does not fold what fits', () => {
    expect(foldAt('one\ntwo\nthree', grid)).toBeNull();
    expect(foldAt('one\ntwo\nthree\n\n \n', grid)).toBeNull();
  });

  it('wraps at words and keeps room for the mark on the last line', () => {
    const text = 'aaaa bbbb cccc dddd eeee ffff gggg';
    expect(wrapLines(text, grid).map((line) => text.slice(line.start, line.end))).toEqual([
      'aaaa bbbb',
      'cccc dddd',
      'eeee ffff',
      'gggg',
    ]);
    expect(text.slice(0, foldAt(text, grid) ?? 0)).toBe('aaaa bbbb cccc dddd eeee');
  });

  it('counts an empty line, and drops it when it would be the last', () => {
    const text = 'one\n\ntwo\nthree';
    expect(text.slice(0, foldAt(text, grid) ?? 0)).toBe('one\n\ntwo');
    const blankThird = 'one\ntwo\n\nthree';
    expect(blankThird.slice(0, foldAt(blankThird, grid) ?? 0)).toBe('one\ntwo');
  });

  it('breaks a word that is wider than the column', () => {
    expect(wrapLines('x'.repeat(25), grid)).toHaveLength(3);
  });

  it('folds earlier on a phone than on a desktop', () => {
    const text =
      'We took four fields out of the sign-up form and nobody has missed a single one of them since. '.repeat(
        4,
      );
    const phone = foldAt(text, FOLD_DEFAULTS.mobile) ?? 0;
    const desktop = foldAt(text, FOLD_DEFAULTS.desktop) ?? 0;
    expect(phone).toBeGreaterThan(110);
    expect(phone).toBeLessThan(175);
    expect(desktop).toBeGreaterThan(200);
    expect(desktop).toBeLessThan(290);
  });

  it('covers any text with lines, in order, each no wider than the column', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'bb', ' ', '\n', '-', '漢', '🙂'), maxLength: 120 }),
        (text) => {
          const lines = wrapLines(text, grid);
          const shown = lines.map((line) => text.slice(line.start, line.end)).join('');
          expect(shown.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
          for (const line of lines) expect(line.end - line.start).toBeLessThanOrEqual(10);
        },
      ),
    );
  });
});
