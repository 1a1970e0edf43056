import { randomUUID } from 'node:crypto';
import type { Context } from '../../../../context.ts';
import { removePictureJob } from '../jobs.ts';
import { findConnection, savePicture } from '../repository.ts';
import { picturePrefix } from '../rules.ts';

const sidePx = 200;
const pixelLimit = 40_000_000;

/** Converts to a small, square JPEG without metadata. Returns null when the bytes are not a picture. */
async function redraw(bytes: Uint8Array): Promise<Uint8Array | null> {
  // Loaded only when needed, because it is a large native library.
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { limitInputPixels: pixelLimit })
      .rotate()
      .resize(sidePx, sidePx, { fit: 'cover' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch {
    return null;
  }
}

/**
 * Copies the member's picture, because LinkedIn's address for it expires. Throws when LinkedIn does not respond, so
 * that the job is retried.
 */
export async function copyPicture(context: Context, userId: string): Promise<void> {
  const { database, linkedin, storage, log } = context;
  const row = await findConnection(database.db, userId);
  const source = row?.pictureSource ?? null;
  if (linkedin === null || source === null) return;
  const answered = await linkedin.picture(source);
  if (answered.kind === 'unavailable')
    throw new Error(`LinkedIn's picture could not be fetched: ${answered.reason}`);
  const picture = answered.kind === 'success' ? await redraw(answered.value) : null;
  if (picture === null) {
    log.warn({ userId, outcome: answered.kind, trace: answered.trace }, 'profile picture not taken');
    return;
  }
  const key = `${picturePrefix(userId)}/${randomUUID()}`;
  await storage.put(key, picture, 'image/jpeg');
  const { saved, replaced } = await database.db.transaction(async (tx) => {
    const result = await savePicture(tx, userId, source, key);
    if (result.replaced !== null) await context.queue.enqueue(tx, removePictureJob, { key: result.replaced });
    return result;
  });
  if (!saved) await storage.remove(key);
  else log.debug({ userId, replaced: replaced !== null }, 'profile picture copied');
}
