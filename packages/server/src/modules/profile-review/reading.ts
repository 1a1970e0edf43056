import type { ReviewedProfile } from '@limelight/contracts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/http/index.ts';
import { findMedia, readMediaPieces } from '../posts/index.ts';
import { readSource } from '../sources/index.ts';
import { parseProfileText } from './rules/parse-text.ts';

const pageLimit = 30;

/** The profile in a file that a person brings. Refuses with `profile_unreadable`. */
export async function readFileProfile(
  context: Context,
  userId: string,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<ReviewedProfile> {
  try {
    const order = { shape: 'pdf', bytes, pageLimit, address: null } as const;
    const { text } = await readSource(context, userId, order, signal);
    return parseProfileText(text);
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('source_'))
      throw new AppError('profile_unreadable');
    throw error;
  }
}

/** The profile in a document that was uploaded before. Refuses with `not_found` and `profile_unreadable`. */
export async function readMediaProfile(
  context: Context,
  userId: string,
  mediaId: string,
  signal: AbortSignal,
): Promise<ReviewedProfile> {
  const media = await findMedia(context.database.db, mediaId);
  if (media === null || media.userId !== userId) throw new AppError('not_found');
  const pieces: Uint8Array[] = [];
  for await (const piece of readMediaPieces(context, media)) pieces.push(piece);
  return readFileProfile(context, userId, Buffer.concat(pieces), signal);
}
