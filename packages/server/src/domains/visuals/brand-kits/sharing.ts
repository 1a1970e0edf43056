import type { BrandKit } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import type { Connection, Tx } from '../../../platform/db/index.ts';
import { AppError, existing } from '../../../platform/http/index.ts';
import { copyBrandFonts, copyPictures, presentPictureFile, uploadedFontIds } from '../pictures/index.ts';
import { findOwnerOf, listSharedItems, type SharedItem } from '../../teams/teams/index.ts';
import { present } from './present.ts';
import { findBrandKit, listBrandKitsById, type BrandKitRow } from './repository.ts';

type Brand = BrandKit['brand'];

/** The address of a picture in the owner's library, or null if it is gone. */
async function addressOf(context: Context, ownerId: string, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const found = await presentPictureFile(context, ownerId, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
  return found?.url ?? null;
}

async function presentShared(context: Context, row: BrandKitRow, shared: SharedItem): Promise<BrandKit> {
  const { itemId: _itemId, ...sharing } = shared;
  const { logo, portrait } = row.brand;
  return {
    ...present(row),
    sharing,
    pictures: {
      logo: await addressOf(context, row.userId, logo),
      portrait: await addressOf(context, row.userId, portrait),
    },
  };
}

/** A kit as its owner or as a member of its workspace sees it. */
export async function presentFor(
  context: Context,
  connection: Connection,
  userId: string,
  row: BrandKitRow,
): Promise<BrandKit> {
  if (row.userId === userId) return present(row);
  const shared = await listSharedItems(connection, userId, 'brand-kit');
  const sharing = shared.find(({ itemId }) => itemId === row.id);
  if (sharing === undefined) throw new AppError('not_found');
  return presentShared(context, row, sharing);
}

export async function readSharedKits(context: Context, userId: string): Promise<BrandKit[]> {
  const { db } = context.database;
  const shared = new Map(
    (await listSharedItems(db, userId, 'brand-kit')).map((one) => [one.itemId, one] as const),
  );
  const rows = await listBrandKitsById(db, [...shared.keys()]);
  return Promise.all(
    rows.flatMap((row) => {
      const sharing = shared.get(row.id);
      return sharing?.ownerId === row.userId ? [presentShared(context, row, sharing)] : [];
    }),
  );
}

/** Copies the pictures and fonts of a brand to another person, once each. Those that are gone are left out. */
async function copyBrand(
  context: Context,
  tx: Tx,
  people: { from: string; to: string },
  brand: Brand,
): Promise<Brand> {
  const ids = [brand.logo, brand.portrait].filter((id) => id !== null);
  const fontKeys = [brand.displayFont, brand.textFont];
  const pictures = await copyPictures(context, tx, people, ids);
  const fonts = await copyBrandFonts(context, tx, people, fontKeys);
  const pictureOf = (id: string | null) => (id === null ? null : (pictures.get(id) ?? null));
  const fontOf = (key: string | null) => {
    if (key === null || uploadedFontIds([key]).length === 0) return key;
    return fonts.get(key) ?? null;
  };
  return {
    ...brand,
    logo: pictureOf(brand.logo),
    portrait: pictureOf(brand.portrait),
    displayFont: fontOf(brand.displayFont),
    textFont: fontOf(brand.textFont),
  };
}

/** A kit with pictures and fonts of the person's own. Refuses with `not_found` and `team_role_missing`. */
export async function openForUse(
  context: Context,
  tx: Tx,
  userId: string,
  id: string,
): Promise<Pick<BrandKit, 'name' | 'brand'>> {
  const ownerId = await findOwnerOf(tx, userId, 'brand-kit', id, 'use');
  const row = existing(await findBrandKit(tx, ownerId, id));
  const { name, brand } = row;
  if (ownerId === userId) return { name, brand };
  return { name, brand: await copyBrand(context, tx, { from: ownerId, to: userId }, brand) };
}

/**
 * The brand of a shared kit as somebody else changed it. What was in the kit stays; new pictures and fonts are copied
 * from the editor's to the owner's, so that an editor can name no other picture or font of the owner.
 */
export async function brandForOwner(
  context: Context,
  tx: Tx,
  editorId: string,
  row: BrandKitRow,
  brand: Brand,
): Promise<Brand> {
  const before = row.brand;
  const copied = await copyBrand(context, tx, { from: editorId, to: row.userId }, brand);
  const kept = new Set([before.logo, before.portrait, before.displayFont, before.textFont]);
  const pick = (given: string | null, copy: string | null) => (kept.has(given) ? given : copy);
  return {
    ...copied,
    logo: pick(brand.logo, copied.logo),
    portrait: pick(brand.portrait, copied.portrait),
    displayFont: pick(brand.displayFont, copied.displayFont),
    textFont: pick(brand.textFont, copied.textFont),
  };
}
