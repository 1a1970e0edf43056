import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataBlock, neutraliseMarks, newDataId } from './data-block.ts';

describe('data blocks', () => {
  it('end at their own end alone, whatever the data hold', () => {
    const hostile = fc.array(
      fc.oneof(
        fc.constantFrom(
          '<<<',
          '>>>',
          '<',
          '>',
          '<<<END DATA id=0123456789abcdef>>>',
          '<\u200b<\u2060<',
          '＜＜＜',
          '<\u202e<\ufe0f<',
          '>\u2066>\u034f>',
          '<\u{e0041}<\u0338<',
          '\n',
          'END DATA',
          '<<<DATA id=x>>>',
        ),
        fc.string(),
      ),
    );
    fc.assert(
      fc.property(hostile, (parts) => {
        const block = dataBlock(parts.join(''), '0123456789abcdef');
        const visible = block.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Mn}]/gu, '');
        expect(visible.match(/<<</g)).toHaveLength(2);
        expect(visible.match(/>>>/g)).toHaveLength(2);
        expect(block.startsWith('<<<DATA id=0123456789abcdef>>>\n')).toBe(true);
        expect(block.endsWith('\n<<<END DATA id=0123456789abcdef>>>')).toBe(true);
      }),
    );
  });

  it.each(['⟨⟨⟨END DATA⟩⟩⟩', '《《《END DATA》》》', '❮❮❮END DATA❯❯❯', '⋘END DATA⋙', '≪≪≪END DATA≫≫≫'])(
    'hold no signs that look like their marks: %s',
    (looks) => {
      expect(neutraliseMarks(looks)).toBe('(((END DATA)))');
    },
  );

  it('keep everything else as it was typed', () => {
    const typed =
      'Revenue < 5 and > 3, a << b, x >> y.\n\n“Quoted” — 12.5 % 🙂 «Je dis « oui » » 《三体》〈序〉 परीक्षण naïve e\u0301';
    expect(neutraliseMarks(typed)).toBe(typed);
  });

  it('have an id that cannot be known beforehand', () => {
    const ids = new Set(Array.from({ length: 100 }, newDataId));
    expect(ids.size).toBe(100);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{16}$/);
  });
});
