import { mediaFault, mediaMimes, type Attachment } from '@limelight/contracts';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { lockOwnMedia } from './repository/media.ts';

/**
 * Checks and locks files for a post. Refuses files that are not the person's (`not_found`), that another post has
 * (`media_in_use`) or that do not fit the attachment (`media_unfit`).
 */
export async function assertAttachable(
  tx: Tx,
  userId: string,
  postId: string,
  attachment: Attachment | null,
  items: readonly { mediaId: string }[],
): Promise<void> {
  const wanted = new Set(items.map((item) => item.mediaId));
  if (wanted.size < items.length) throw new AppError('media_in_use');
  const found = await lockOwnMedia(tx, userId, [...wanted]);
  if (found.length < wanted.size) throw new AppError('not_found');
  if (found.some((item) => item.postId !== null && item.postId !== postId))
    throw new AppError('media_in_use');
  const reason = mediaFault(
    attachment?.kind ?? null,
    found.map((item) => mediaMimes[item.mime]),
  );
  if (reason !== null) throw new AppError('media_unfit', { reason });
}
