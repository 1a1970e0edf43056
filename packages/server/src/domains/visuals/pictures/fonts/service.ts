import { randomUUID } from 'node:crypto';
import {
  brandFontByteLimit,
  brandFontLimit,
  type BrandFont,
  type BrandFontWeight,
} from '@limelight/contracts';
import type { OwnFont } from '@limelight/slides';
import type { Context } from '../../../../context.ts';
import { takeLock } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { ThreadFault, threadFile } from '../../../../platform/threads/index.ts';
import type * as FontCheck from './font-check.worker.ts';
import {
  findBrandFonts,
  insertBrandFont,
  listBrandFontFacts,
  removeBrandFont,
  setBrandFontFile,
} from '../repository/fonts.ts';
import { asOwnFont, presentFont, uploadedFontIds } from './rules.ts';

const fontCheck = threadFile<typeof FontCheck>(import.meta.url, 'font-check');
const uploadRule = { name: 'font-upload', points: 40, perSeconds: 3600 } as const;

export async function listFonts(context: Context, userId: string): Promise<BrandFont[]> {
  return (await listBrandFontFacts(context.database.db, userId)).map(presentFont);
}

/** Stores a font file. Refuses with `font_invalid`, `font_restricted`, `font_too_large` or `font_limit`. */
export async function addFont(context: Context, userId: string, file: File): Promise<BrandFont> {
  if (file.size > brandFontByteLimit) throw new AppError('font_too_large');
  await context.limits.take(uploadRule, userId);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = await context.threads.files
    .call(fontCheck, 'checkFont', [bytes], { owner: userId })
    .catch((error: unknown) => {
      throw error instanceof ThreadFault ? new AppError('font_invalid') : error;
    });
  if ('fault' in read) throw new AppError(read.fault === 'restricted' ? 'font_restricted' : 'font_invalid');
  const { family, bold, ranges } = read;
  const given = bold ? { bold: bytes, boldRanges: ranges } : { regular: bytes, regularRanges: ranges };
  return context.database.db.transaction(async (tx) => {
    // The lock makes concurrent uploads count each other.
    await takeLock(tx, 'brand_fonts', userId);
    const fonts = await listBrandFontFacts(tx, userId);
    const known = fonts.find(({ name }) => name.toLowerCase() === family.toLowerCase());
    if (known !== undefined) {
      await setBrandFontFile(tx, known.id, given);
      return presentFont({ ...known, ...given });
    }
    if (fonts.length >= brandFontLimit) throw new AppError('font_limit');
    const none = { regular: null, regularRanges: null, bold: null, boldRanges: null };
    const createdAt = new Date(context.clock.now());
    const row = { id: randomUUID(), userId, name: family, ...none, ...given, createdAt };
    await insertBrandFont(tx, row);
    return presentFont(row);
  });
}

export async function deleteFont(context: Context, userId: string, id: string): Promise<void> {
  const found = await context.database.db.transaction((tx) => removeBrandFont(tx, userId, id));
  if (!found) throw new AppError('not_found');
}

/** Refuses with `not_found`. */
export async function readFont(context: Context, userId: string, id: string): Promise<BrandFont> {
  const [font] = await findBrandFonts(context.database.db, userId, [id]);
  if (font === undefined) throw new AppError('not_found');
  return presentFont(font);
}

export async function readFontFile(
  context: Context,
  userId: string,
  { id, weight }: { id: string; weight: BrandFontWeight },
): Promise<Uint8Array<ArrayBuffer>> {
  const [font] = await findBrandFonts(context.database.db, userId, [id]);
  const file = weight === 'bold' ? (font?.bold ?? font?.regular) : (font?.regular ?? font?.bold);
  if (file == null) throw new AppError('not_found');
  return file;
}

/** The uploaded fonts in a brand. Fonts of other accounts are ignored. */
export async function loadBrandFonts(
  context: Context,
  userId: string,
  brand: { displayFont: string | null; textFont: string | null },
): Promise<OwnFont[]> {
  const ids = uploadedFontIds([brand.displayFont, brand.textFont]);
  const rows = await findBrandFonts(context.database.db, userId, ids);
  return rows.map(asOwnFont).filter((font) => font !== null);
}
