import { randomUUID } from 'node:crypto';
import { hasActivePlan, type BrandKit, type EndpointData, type readBrand } from '@limelight/contracts';
import { noBrand } from '@limelight/slides';
import type { Context } from '../../../context.ts';
import { takeLock, type Connection, type Tx } from '../../../platform/db/index.ts';
import { AppError, existing } from '../../../platform/http/index.ts';
import { threadFile, unlessUnreadable } from '../../../platform/threads/index.ts';
import { getUser } from '../../accounts/identity/index.ts';
import { keepPicture } from '../../posts/media/index.ts';
import { addToLibrary } from '../pictures/index.ts';
import { endItemSharing, findOwnerOf, recordItemEdit, requireOwner } from '../../teams/teams/index.ts';
import type * as SiteReading from './read-site.worker.ts';
import {
  insertBrandKit,
  listBrandKitRows,
  lockBrandKit,
  removeBrandKit,
  updateBrandKit,
  type BrandKitRow,
} from './repository.ts';
import { chooseColours, coloursOf, kitLimit } from './rules.ts';
import { present } from './present.ts';
import { brandForOwner, openForUse, presentFor, readSharedKits } from './sharing.ts';

const siteReading = threadFile<typeof SiteReading>(import.meta.url, 'read-site');
const readRule = { name: 'brand-read', points: 30, perSeconds: 3600 } as const;

async function limitFor(context: Context, connection: Connection, userId: string): Promise<number> {
  const user = await getUser(connection, userId);
  const until = user?.planExpiresAt?.toISOString() ?? null;
  return hasActivePlan(user?.plan ?? null, until, context.clock.now()) ? kitLimit.paid : kitLimit.free;
}

export async function readKits(context: Context, userId: string) {
  const { db } = context.database;
  const rows = await listBrandKitRows(db, userId);
  const shared = await readSharedKits(context, userId);
  return {
    items: [...rows.map(present), ...shared],
    mayAdd: rows.length < (await limitFor(context, db, userId)),
  };
}

/** Refuses with `brand_kit_limit`. */
async function addKitIn(
  context: Context,
  tx: Tx,
  userId: string,
  kit: Pick<BrandKitRow, 'name' | 'brand'>,
): Promise<BrandKit> {
  const now = new Date(context.clock.now());
  const row = { id: randomUUID(), userId, ...kit, version: 1, createdAt: now, updatedAt: now };
  // The lock makes concurrent requests count each other.
  await takeLock(tx, 'brand_kits', userId);
  const rows = await listBrandKitRows(tx, userId);
  if (rows.length >= (await limitFor(context, tx, userId))) throw new AppError('brand_kit_limit');
  await insertBrandKit(tx, row);
  return present(row);
}

export async function addKit(
  context: Context,
  userId: string,
  kit: Pick<BrandKitRow, 'name' | 'brand'>,
): Promise<BrandKit> {
  return context.database.db.transaction(async (tx) => addKitIn(context, tx, userId, kit));
}

/**
 * Changes a person's own kit or one shared with them. Refuses with `not_found`, `team_role_missing`, and with
 * `item_changed` and the current kit in `details.current`.
 */
export async function changeKit(
  context: Context,
  userId: string,
  id: string,
  { name, brand, version }: Pick<BrandKitRow, 'name' | 'brand' | 'version'>,
): Promise<BrandKit> {
  return context.database.db.transaction(async (tx) => {
    const ownerId = await findOwnerOf(tx, userId, 'brand-kit', id, 'edit');
    const row = existing(await lockBrandKit(tx, ownerId, id));
    if (row.version !== version)
      throw new AppError('item_changed', { current: await presentFor(context, tx, userId, row) });
    const change = {
      name,
      brand: ownerId === userId ? brand : await brandForOwner(context, tx, userId, row, brand),
      version: version + 1,
      updatedAt: new Date(context.clock.now()),
    };
    const changed = existing(await updateBrandKit(tx, ownerId, id, change));
    await recordItemEdit(context, tx, userId, 'brand-kit', id);
    return presentFor(context, tx, userId, changed);
  });
}

/** Refuses with `not_found`, and with `item_owner_only` for a kit that somebody else shared. */
export async function removeKit(context: Context, userId: string, id: string): Promise<void> {
  await context.database.db.transaction(async (tx) => {
    await requireOwner(tx, userId, 'brand-kit', id);
    if (!(await removeBrandKit(tx, userId, id))) throw new AppError('not_found');
    await endItemSharing(tx, 'brand-kit', id);
  });
}

/** The brand of a kit with pictures and fonts that are the person's own. */
export async function adoptKit(context: Context, userId: string, id: string): Promise<BrandKit['brand']> {
  return context.database.db.transaction(async (tx) => (await openForUse(context, tx, userId, id)).brand);
}

export async function copyKit(context: Context, userId: string, id: string): Promise<BrandKit> {
  return context.database.db.transaction(async (tx) => {
    const { name, brand } = await openForUse(context, tx, userId, id);
    return addKitIn(context, tx, userId, { name, brand });
  });
}

async function readColours(bytes: Uint8Array): Promise<string[]> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(bytes)
    .resize(48, 48, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return coloursOf({ data, channels: info.channels });
}

/** Stores the first address that returns a picture in the person's library. */
async function keepLogo(
  context: Context,
  userId: string,
  name: string,
  addresses: readonly string[],
): Promise<{ logo: string; colours: string[] } | null> {
  for (const address of addresses) {
    try {
      const { bytes } = await context.webPages.fetchImage(address);
      const colours = await readColours(bytes);
      const { id } = await keepPicture(context, userId, bytes);
      const createdAt = new Date(context.clock.now());
      await context.database.db.transaction((tx) =>
        addToLibrary(tx, userId, {
          id,
          altText: name === '' ? 'Logo' : `${name} logo`,
          origin: 'upload',
          graphic: null,
          createdAt,
        }),
      );
      return { logo: id, colours };
    } catch (error) {
      if (error instanceof AppError && error.code === 'picture_limit') throw error;
      context.log.info({ err: error }, 'a logo was not readable');
    }
  }
  return null;
}

export async function readBrandOf(
  context: Context,
  userId: string,
  asked: string,
): Promise<EndpointData<typeof readBrand>> {
  await context.limits.take(readRule, userId);
  const { html, finalUrl } = await context.webPages.fetchPage(asked);
  const marks = await unlessUnreadable(
    context.threads.texts.call(siteReading, 'readSite', [html, finalUrl], { owner: userId }),
    { name: '', logos: [], themeColor: null },
  );
  const found = await keepLogo(context, userId, marks.name, [
    ...marks.logos,
    new URL('/apple-touch-icon.png', finalUrl).href,
  ]);
  const theme = marks.themeColor === null ? [] : [marks.themeColor];
  const { hostname } = new URL(finalUrl);
  return {
    name: marks.name === '' ? hostname : marks.name,
    brand: {
      ...noBrand,
      ...chooseColours([...(found?.colours ?? []), ...theme]),
      logo: found?.logo ?? null,
      footer: hostname.replace(/^www\./u, '').slice(0, 80),
    },
  };
}
