import { randomUUID } from 'node:crypto';
import type { CarouselDeck, CarouselVersion } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { AppError, existing } from '../../../../platform/http/index.ts';
import { recordItemEdit } from '../../../teams/teams/index.ts';
import { lockForChange, openCarousel } from '../access.ts';
import { adoptFiles } from '../carrying.ts';
import { lockCarousel, updateCarousel, type CarouselRow } from '../repository/carousels.ts';
import {
  findCarouselVersion,
  findLastCarouselVersion,
  insertCarouselVersion,
  touchCarouselVersion,
} from '../repository/versions.ts';
import { keepingOf } from './rules.ts';

/** Stores a version of a carousel, which `by` is about to change. The caller must have locked its row. */
export async function keepVersion(
  tx: Tx,
  { id: carouselId, userId, deck, savedBy, updatedAt }: CarouselRow,
  { reason, now, by = savedBy }: { reason: CarouselVersion['reason']; now: Date; by?: string | null },
): Promise<void> {
  const last = await findLastCarouselVersion(tx, userId, carouselId);
  const keeping = keepingOf(last, deck, { reason, now, byOther: by !== savedBy });
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
    savedBy,
    keptAt: now,
  });
}

/** Stores a version of an exported or posted deck. Does nothing if the carousel was deleted meanwhile. */
export async function keepGivenOut(context: Context, row: CarouselRow, reason: 'export' | 'post') {
  await context.database.db.transaction(async (tx) => {
    const present = await lockCarousel(tx, row.userId, row.id);
    if (present !== null) await keepVersion(tx, row, { reason, now: new Date(context.clock.now()) });
  });
}

/**
 * Replaces the stored deck of a person, or of somebody who shared it with them. Refuses with `not_found`,
 * `team_role_missing`, `carousel_changed` or `carousel_files_foreign`.
 */
export async function saveDeck(
  context: Context,
  tx: Tx,
  userId: string,
  id: string,
  { version, deck, reason }: { version: number; deck: CarouselDeck; reason: 'edit' | 'restore' },
): Promise<CarouselRow> {
  const now = new Date(context.clock.now());
  const present = await lockForChange(tx, userId, id);
  if (present.version !== version) throw new AppError('carousel_changed');
  const isOther = present.userId !== userId;
  const stored = isOther ? await adoptFiles(context, tx, present, deck, userId) : deck;
  const change = { version, deck: stored, savedBy: userId };
  const row = await updateCarousel(tx, present.userId, id, change, now);
  if (row === null) throw new AppError('carousel_changed');
  await keepVersion(tx, present, { reason, now, by: userId });
  if (isOther) await recordItemEdit(context, tx, userId, 'deck', id);
  return row;
}

/** Restores a version and stores the present deck as another. Refuses like `saveDeck`. */
export async function restoreVersion(
  context: Context,
  userId: string,
  { id, versionId }: { id: string; versionId: string },
  version: number,
): Promise<CarouselRow> {
  return context.database.db.transaction(async (tx) => {
    const { userId: ownerId } = await openCarousel(tx, userId, id, 'edit');
    const found = existing(await findCarouselVersion(tx, ownerId, id, versionId));
    return saveDeck(context, tx, userId, id, { version, deck: found.deck, reason: 'restore' });
  });
}
