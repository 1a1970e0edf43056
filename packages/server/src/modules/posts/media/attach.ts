import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { lockOwnMedia } from './repository.ts';

/** Refuses pictures that are not this person's (`not_found`) or that another post carries (`media_in_use`). Locks the rest. */
export async function assertAttachable(
  tx: Tx,
  userId: string,
  postId: string,
  items: readonly { mediaId: string }[],
): Promise<void> {
  const wanted = new Set(items.map((item) => item.mediaId));
  if (wanted.size < items.length) throw new AppError('media_in_use');
  const found = await lockOwnMedia(tx, userId, [...wanted]);
  if (found.length < wanted.size) throw new AppError('not_found');
  if (found.some((item) => item.postId !== null && item.postId !== postId))
    throw new AppError('media_in_use');
}
