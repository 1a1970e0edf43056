import { expect, it } from 'vitest';
import { diskFiles } from '../files/index.ts';
import { FontBook } from './book.ts';
import { fontFamilies } from './catalog.ts';
import { glyphsIn } from './glyphs.ts';

const book = new FontBook(diskFiles(() => Promise.resolve(null)));
const signs = '41 → 63% ↑ ← ↔ ⇒ ≥ ≠ ± ½ ★ ✓ • – “x” ₹ € ′ Ångström Łódź Žižek';

it.each(fontFamilies)('$label has a glyph for every sign, or a fallback has', async (family) => {
  const { fonts: selection } = await book.select(signs, { display: family, text: family }, 'en');
  const { fonts, stacks } = selection;
  const glyphs = await Promise.all(fonts.map(({ whole }) => glyphsIn(new Uint8Array(whole))));
  const drawable = new Set(glyphs.flatMap((found) => [...found.keys()]));
  const missing = Array.from(signs).filter((sign) => sign !== ' ' && !drawable.has(sign.codePointAt(0) ?? 0));
  expect(missing).toEqual([]);
  expect(stacks.display.split(',')[0]).toBe(`${family.id}-latin`);
});

it('reads no glyphs from something that is not a font', async () => {
  expect((await glyphsIn(new Uint8Array(40))).size).toBe(0);
  const broken = new TextEncoder().encode('wOFF and then nothing that could be a table of glyphs');
  expect((await glyphsIn(broken)).size).toBe(0);
});
