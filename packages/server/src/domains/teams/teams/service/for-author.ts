import type { ErrorCode } from '@limelight/contracts';
import { AppError } from '../../../../platform/http/index.ts';
import type { SharedPost } from './access.ts';

/** Sentences for teammates, for refusals that only the author of the post can resolve. */
const sentences: ReadonlyMap<ErrorCode, string> = new Map<ErrorCode, string>([
  ['linkedin_not_connected', 'The author has not connected LinkedIn. Ask the author to connect it.'],
  ['linkedin_reconnect', 'The author’s LinkedIn connection has expired. Ask the author to reconnect it.'],
  [
    'linkedin_scope_missing',
    'The author’s LinkedIn connection does not allow posting. Ask the author to reconnect LinkedIn and allow it.',
  ],
  [
    'schedule_limit',
    'The author has reached the limit of ten scheduled posts on the free plan. Ask the author to unschedule one or upgrade.',
  ],
  [
    'claims_unconfirmed',
    'This post makes claims that no source supports. Ask the author to confirm or remove the marked claims.',
  ],
  [
    'claims_unchecked',
    'The claims of this post could not be checked in time. Shorten the post, or ask the author to allow unconfirmed claims.',
  ],
  ['post_unfinished', 'An attachment of this post is not finished. Ask the author to complete it.'],
]);

/** Does something with a shared post on behalf of its author. A refusal tells other members what to ask the author. */
export async function onBehalfOfAuthor<T>({ standing }: SharedPost, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const message = error instanceof AppError && !standing.isAuthor ? sentences.get(error.code) : undefined;
    if (!(error instanceof AppError) || message === undefined) throw error;
    throw new AppError(error.code, error.details, { message });
  }
}
