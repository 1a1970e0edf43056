import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DeltaCleaner } from './delta-cleaner.ts';
import { anyText } from '../../testing/any-text.ts';

const clean = (pieces: readonly string[]) => {
  const cleaner = new DeltaCleaner();
  return pieces.map((piece) => cleaner.push(piece));
};

describe('what is delivered of a text', () => {
  it('has no blanks before the first word and none after the last', () => {
    expect(clean(['\n\n  ', ' Hello', ' ', 'world.\n', '\n']).join('')).toBe('Hello world.');
  });

  it('keeps the first word back no longer than it takes to come', () => {
    expect(clean([' Hello'])).toEqual(['Hello']);
  });

  it('keeps paragraphs', () => {
    expect(clean(['One.\n', '\nTwo.', '\n\n', 'Three.']).join('')).toBe('One.\n\nTwo.\n\nThree.');
  });

  it('sends a character that came in two halves as one', () => {
    expect(clean(['a\ud83d', '\ude42b'])).toEqual(['a', '🙂b']);
  });

  it('is the same text however it was cut', () => {
    fc.assert(
      fc.property(fc.array(anyText({ maxLength: 8 }), { maxLength: 8 }), (parts) => {
        const whole = parts.join('');
        const cut = clean([...whole].flatMap((unit) => unit.split('')));
        const once = clean([whole]);
        expect(cut.join('')).toBe(once.join(''));
        expect(cut.join('').isWellFormed()).toBe(true);
        expect(cut.join('')).toBe(cut.join('').trim());
      }),
    );
  });
});
