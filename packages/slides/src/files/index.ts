import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isEmojiCode, isFontFile, type SlideFiles } from '../fonts/book.ts';
import type { OwnFont } from '../fonts/own-font.ts';

const fromHere = createRequire(import.meta.url);
const folders = new Map<string, string>();

function packageFolder(name: string): string {
  const known = folders.get(name);
  if (known !== undefined) return known;
  const folder = dirname(fromHere.resolve(`${name}/package.json`));
  folders.set(name, folder);
  return folder;
}

/** Reads a file of a shipped font package. Throws for a name that is not in the catalogue. */
export async function readFontFile(family: string, file: string): Promise<Uint8Array<ArrayBuffer>> {
  if (!isFontFile(family, file)) throw new Error(`There is no font file ${family}/${file}.`);
  const folder = packageFolder(`@fontsource/${family}`);
  return new Uint8Array(
    await readFile(file === 'unicode.json' ? join(folder, file) : join(folder, 'files', file)),
  );
}

export async function readEmoji(code: string): Promise<string | null> {
  if (!isEmojiCode(code)) return null;
  try {
    return await readFile(join(packageFolder('@twemoji/svg'), `${code}.svg`), 'utf8');
  } catch {
    return null;
  }
}

export interface KeyedPicture {
  key: string;
  /** A data URL. */
  src: string;
  width: number;
  height: number;
}

export const shippedFiles: Pick<SlideFiles, 'font' | 'emoji'> = { font: readFontFile, emoji: readEmoji };

/** Uses the shipped fonts and emoji with these pictures and uploaded fonts. */
export function filesWith(pictures: readonly KeyedPicture[], fonts: readonly OwnFont[] = []): SlideFiles {
  const pictureByKey = new Map(pictures.map((picture) => [picture.key, picture]));
  const fontById = new Map(fonts.map((font) => [font.id, font]));
  return {
    ...shippedFiles,
    picture: (key) => Promise.resolve(pictureByKey.get(key) ?? null),
    ownFont: (id) => Promise.resolve(fontById.get(id) ?? null),
  };
}

/** Uses the shipped fonts and emoji. The caller supplies the pictures. */
export function diskFiles(picture: SlideFiles['picture']): SlideFiles {
  return { ...shippedFiles, picture, ownFont: () => Promise.resolve(null) };
}
