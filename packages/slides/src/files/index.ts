import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isEmojiCode, isFontFile, type SlideFiles } from '../fonts/book.ts';

const fromHere = createRequire(import.meta.url);
const folders = new Map<string, string>();

function packageFolder(name: string): string {
  const known = folders.get(name);
  if (known !== undefined) return known;
  const folder = dirname(fromHere.resolve(`${name}/package.json`));
  folders.set(name, folder);
  return folder;
}

/** A file of a shipped font package. Throws on a name outside the catalogue. */
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

/** The shipped fonts and emoji from the disk; pictures come from the caller. */
export function diskFiles(picture: SlideFiles['picture']): SlideFiles {
  return { font: readFontFile, emoji: readEmoji, picture };
}
