import { FontBook } from '../fonts/book.ts';
import { findFontFamily } from '../fonts/catalog.ts';
import { glyphsIn } from '../fonts/glyphs.ts';
import { unpackWoff } from '../fonts/woff.ts';
import { shippedFiles } from './index.ts';

const book = new FontBook(shippedFiles);

/** A shipped font with its characters. */
export interface TextFont {
  name: string;
  weight: 400 | 700;
  data: Uint8Array;
  characters: ReadonlySet<number>;
}

/** The fonts that documents other than slides need for a text, in each weight, in order of preference. */
export async function fontsForText(
  text: string,
  families: { display: string; text: string },
): Promise<{ display: TextFont[]; text: TextFont[] }> {
  const [display, plain] = [findFontFamily(families.display), findFontFamily(families.text)];
  if (display === null || plain === null) throw new Error('The catalogue has no such font family.');
  const {
    fonts: { fonts, stacks },
  } = await book.select(text, { display, text: plain }, 'en');
  const read = await Promise.all(
    fonts.map(async ({ name, weight, data }): Promise<TextFont> => {
      const packed = new Uint8Array(data);
      return { name, weight, data: unpackWoff(packed), characters: new Set((await glyphsIn(packed)).keys()) };
    }),
  );
  const inStack = (stack: string) =>
    stack.split(',').flatMap((name) => read.filter((one) => one.name === name));
  return { display: inStack(stacks.display), text: inStack(stacks.text) };
}
