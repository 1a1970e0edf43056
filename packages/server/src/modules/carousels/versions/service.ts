import { randomUUID } from 'node:crypto';
import type { CarouselVersion } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { lockCarousel, updateCarousel, type CarouselRow } from '../repository.ts';
import {
  findCarouselVersion,
  findLastCarouselVersion,
  insertCarouselVersion,
  touchCarouselVersion,
} from './repository.ts';
import { keepingOf } from './rules.ts';

/** Stores a version of a carousel. The caller must have locked its row. */
export async function keepVersion(
  tx: Tx,
  { id: carouselId, userId, deck, updatedAt }: CarouselRow,
  reason: CarouselVersion['reason'],
  now: Date,
): Promise<void> {
  const last = await findLastCarouselVersion(tx, userId, carouselId);
  const keeping = keepingOf(last, deck, reason, now);
  if (keeping.kind === 'again' && last !== null)
    await touchCarouselVersion(tx, last.id, { reason: keeping.reason, keptAt: now });
  if (keeping.kind !== 'new') return;
  await insertCarouselVersion(tx, {
    id: randomUUID(),
    userId,
    carouselId,
    number: (last?.number ?? 0) + 1,
    reason,
    deck,
    savedAt: updatedAt,
    keptAt: now,
  });
}

/** Stores a version of an exported or posted deck. Does nothing if the carousel was deleted meanwhile. */
export async function keepGivenOut(
  context: Context,
  row: CarouselRow,
  reason: 'export' | 'post',
): Promise<void> {
  await context.database.db.transaction(async (tx) => {
    const present = await lockCarousel(tx, row.userId, row.id);
    if (present !== null) await keepVersion(tx, row, reason, new Date(context.clock.now()));
  });
}

/** Replaces the stored deck. Refuses with `not_found` or `carousel_changed`. */
export async function saveDeck(
  tx: Tx,
  userId: string,
  id: string,
  change: Parameters<typeof updateCarousel>[3],
  { reason, now }: { reason: 'edit' | 'restore'; now: Date },
): Promise<CarouselRow> {
  const present = await lockCarousel(tx, userId, id);
  if (present === null) throw new AppError('not_found');
  const row = present.version === change.version ? await updateCarousel(tx, userId, id, change, now) : null;
  if (row === null) throw new AppError('carousel_changed');
  await keepVersion(tx, present, reason, now);
  return row;
}

/** Restores a version and stores the present deck as another. Refuses with `not_found` or `carousel_changed`. */
export async function restoreVersion(
  context: Context,
  userId: string,
  { id, versionId }: { id: string; versionId: string },
  version: number,
): Promise<CarouselRow> {
  const now = new Date(context.clock.now());
  return context.database.db.transaction(async (tx) => {
    const found = await findCarouselVersion(tx, userId, id, versionId);
    if (found === null) throw new AppError('not_found');
    return saveDeck(tx, userId, id, { version, deck: found.deck }, { reason: 'restore', now });
  });
}
