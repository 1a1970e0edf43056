import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMark, hasMarks, MARKS, toPlain } from './marks.ts';
import { countUnits, POST_LIMIT, postLimits } from '../index.ts';
import { normalizePost } from './normalize.ts';

describe('marks', () => {
  it('writes the faces LinkedIn shows', () => {
    expect(applyMark('Bold 42', 'bold')).toBe('𝗕𝗼𝗹𝗱 𝟰𝟮');
    expect(applyMark('Italic', 'italic')).toBe('𝘐𝘵𝘢𝘭𝘪𝘤');
    expect(applyMark('Both', 'bold-italic')).toBe('𝘽𝙤𝙩𝙝');
    expect(applyMark('code1', 'monospace')).toBe('𝚌𝚘𝚍𝚎𝟷');
    expect(applyMark('no way', 'strike')).toBe('n̶o̶ w̶a̶y̶');
  });

  it('leaves digits italic has no face for, and keeps accents', () => {
    expect(applyMark('Q3', 'italic')).toBe('𝘘3');
    expect(toPlain(applyMark('Café über', 'bold'))).toBe('Café über');
  });

  it('takes no emoji apart', () => {
    for (const mark of MARKS)
      for (const emoji of ['1️⃣', '👨‍👩‍👧', '🇮🇳', '👍🏽', '❤️‍🔥', '🎉']) expect(applyMark(emoji, mark)).toBe(emoji);
    expect(applyMark('1️⃣ one', 'bold')).toBe('1️⃣ 𝗼𝗻𝗲');
  });

  it('turns other writers’ faces back, scripts and frakturs too', () => {
    expect(toPlain('𝓗𝓮𝓵𝓵𝓸 𝔴𝔬𝔯𝔩𝔡 𝐀𝟏 𝘨𝘰 𝒽ℯ𝓁𝓁ℴ')).toBe('Hello world A1 go hello');
    expect(toPlain('ℝ and ℕ')).toBe('ℝ and ℕ');
  });

  it('comes back to what was typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'abzABZ019 .é'.split(''), '🙂', 'ß', '\n') }),
        fc.constantFrom(...MARKS),
        (text, mark) => {
          const plain = text.normalize('NFC');
          expect(toPlain(applyMark(plain, mark))).toBe(plain);
        },
      ),
    );
  });
});

describe('hasMarks', () => {
  it('knows a marked text from a plain one', () => {
    for (const mark of MARKS) expect(hasMarks(applyMark('Text', mark))).toBe(true);
    expect(hasMarks('Text, café 1 漢 ℝ')).toBe(false);
  });
});

describe('normalizePost', () => {
  it('tidies what pasting brings', () => {
    expect(normalizePost('\uFEFF\n\nA\u00A0b\u200B \r\nC\u00AD\r\n\r\n\r\n\r\n\r\nD  \n\n')).toBe(
      'A b\nC\n\n\nD',
    );
  });

  it('keeps joined emoji, skin tones and the joiners of Hindi', () => {
    const text = '👩‍👩‍👧 👍🏽 ❤️‍🔥 क्‍ष';
    expect(normalizePost(text)).toBe(text);
    expect(normalizePost('a\u200db')).toBe('ab');
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(
            'a',
            ' ',
            '\n',
            '\r',
            '\u00a0',
            '\u200d',
            '\u200b',
            '👩',
            '🏽',
            '\ufe0f',
            '\t',
          ),
          maxLength: 40,
        }),
        (text) => {
          const once = normalizePost(text);
          expect(normalizePost(once)).toBe(once);
        },
      ),
    );
  });
});

describe('postLimits', () => {
  it('counts UTF-16 units, blocks on the typed text and warns on the sent one', () => {
    expect(countUnits('a🙂')).toBe(3);
    expect(postLimits('x'.repeat(POST_LIMIT))).toMatchObject({ over: false, warnEscaped: false });
    expect(postLimits(`${'x'.repeat(2999)}(`)).toEqual({
      raw: 3000,
      escaped: 3001,
      over: false,
      warnEscaped: true,
    });
    expect(postLimits('🙂'.repeat(1501))).toMatchObject({ raw: 3002, over: true, warnEscaped: false });
  });
});
