import { randomUUID } from 'node:crypto';
import { brandFontLimit } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { takeLock, type Connection, type Tx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { findBrandFonts, findFontsNamed, insertBrandFont, listBrandFontFacts } from '../repository/fonts.ts';
import { isSameFont, ownFontKey, uploadedFontIds } from './rules.ts';

interface Persons {
  from: string;
  to: string;
}

/**
 * Copies uploaded fonts from one person to another. A font that the other already has is not copied again, and those
 * that are not the first person's are left out. Returns the keys of the copies by original. Refuses with `font_limit`.
 */
export async function copyBrandFonts(
  context: Context,
  tx: Tx,
  { from, to }: Persons,
  keys: readonly (string | null)[],
): Promise<Map<string, string>> {
  const copies = new Map<string, string>();
  const fonts = await findBrandFonts(tx, from, uploadedFontIds(keys));
  if (fonts.length === 0) return copies;
  // The lock makes concurrent copies and uploads count each other.
  await takeLock(tx, 'brand_fonts', to);
  for (const font of fonts) {
    const known = (await findFontsNamed(tx, to, [font.name])).find((one) => isSameFont(one, font));
    if (known === undefined && (await listBrandFontFacts(tx, to)).length >= brandFontLimit)
      throw new AppError('font_limit');
    const id = known?.id ?? randomUUID();
    if (known === undefined)
      await insertBrandFont(tx, { ...font, id, userId: to, createdAt: new Date(context.clock.now()) });
    copies.set(ownFontKey(font.id), ownFontKey(id));
  }
  return copies;
}

/** The keys of one person's fonts that another has, too. */
export async function listCopiedFonts(
  connection: Connection,
  { from, to }: Persons,
  keys: readonly (string | null)[],
): Promise<string[]> {
  const fonts = await findBrandFonts(connection, to, uploadedFontIds(keys));
  const named = await findFontsNamed(
    connection,
    from,
    fonts.map(({ name }) => name),
  );
  return fonts.filter((font) => named.some((one) => isSameFont(one, font))).map(({ id }) => ownFontKey(id));
}
