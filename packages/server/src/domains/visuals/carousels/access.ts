import type { CarouselDeck, ItemSharing } from '@limelight/contracts';
import type { Connection, Tx } from '../../../platform/db/index.ts';
import { AppError, existing } from '../../../platform/http/index.ts';
import { findOwnerOf, listSharedItems } from '../../teams/teams/index.ts';
import { fontKeys, pictureKeys } from './files.ts';
import {
  findCarousel,
  listCarouselRowsById,
  lockCarousel,
  type CarouselRow,
} from './repository/carousels.ts';
import { listVersionDecks } from './repository/versions.ts';

type Need = Parameters<typeof findOwnerOf>[4];

/** A person's own carousel, or one shared with them. Refuses with `not_found` or `team_role_missing`. */
export async function openCarousel(
  connection: Connection,
  userId: string,
  id: string,
  need: Need,
): Promise<CarouselRow> {
  const ownerId = await findOwnerOf(connection, userId, 'deck', id, need);
  const row = existing(await findCarousel(connection, ownerId, id));
  return row;
}

/** Like `openCarousel`, but locks the row for a change. */
export async function lockForChange(tx: Tx, userId: string, id: string): Promise<CarouselRow> {
  const ownerId = await findOwnerOf(tx, userId, 'deck', id, 'edit');
  const row = existing(await lockCarousel(tx, ownerId, id));
  return row;
}

/** Refuses what only the owner may do with `item_owner_only`, and with `not_found` if the caller may not see it. */
export async function requireOwner(connection: Connection, userId: string, id: string): Promise<void> {
  const { userId: ownerId } = await openCarousel(connection, userId, id, 'see');
  if (ownerId !== userId) throw new AppError('item_owner_only');
}

const sharingOf = ({ ownerId, owner, teamId, team, mayUse, mayEdit }: ItemSharing): ItemSharing => ({
  ownerId,
  owner,
  teamId,
  team,
  mayUse,
  mayEdit,
});

/** Who shares a carousel with a person. Null for their own. */
export async function findSharing(
  connection: Connection,
  userId: string,
  { id, userId: ownerId }: Pick<CarouselRow, 'id' | 'userId'>,
): Promise<ItemSharing | null> {
  if (ownerId === userId) return null;
  const shared = (await listSharedItems(connection, userId, 'deck')).find(({ itemId }) => itemId === id);
  if (shared === undefined) throw new AppError('not_found');
  return sharingOf(shared);
}

/** The carousels that others share with a person. */
export async function listSharedCarousels(
  connection: Connection,
  userId: string,
): Promise<{ row: CarouselRow; sharing: ItemSharing }[]> {
  const shared = new Map(
    (await listSharedItems(connection, userId, 'deck')).map((item) => [item.itemId, item]),
  );
  const rows = await listCarouselRowsById(connection, [...shared.keys()]);
  return rows.flatMap((row) => {
    const item = shared.get(row.id);
    return item?.ownerId === row.userId ? [{ row, sharing: sharingOf(item) }] : [];
  });
}

/** Whether a carousel names a picture or font, or one of its versions does and the person may read those. */
export async function isNamedIn(
  connection: Connection,
  userId: string,
  { id, userId: ownerId, deck }: CarouselRow,
  key: string,
): Promise<boolean> {
  const names = (one: CarouselDeck) => pictureKeys(one).includes(key) || fontKeys(one).includes(key);
  if (names(deck)) return true;
  const mayEdit =
    ownerId === userId || (await findSharing(connection, userId, { id, userId: ownerId }))?.mayEdit === true;
  return mayEdit && (await listVersionDecks(connection, ownerId, id)).some(names);
}
