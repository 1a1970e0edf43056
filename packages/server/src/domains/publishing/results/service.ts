import {
  urnOfLink,
  type EndpointInput,
  type ResultFigures,
  type saveResultNumbers,
} from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/http/index.ts';
import { findPost } from '../../posts/posts/index.ts';
import { keepNumbers } from './repository.ts';
import { figureNames } from './rules/measure.ts';

export const handNumbersLimit = 2_000;

/** Stores numbers that a user entered for one of their posts here, or for any post by its link. */
export async function enterNumbers(
  context: Pick<Context, 'database' | 'clock'>,
  userId: string,
  { postId, url, ...given }: EndpointInput<typeof saveResultNumbers>['body'],
): Promise<string> {
  const figures: Partial<ResultFigures> = {};
  for (const name of figureNames) figures[name] = given[name] ?? null;
  const measuredAt = new Date(context.clock.now());
  const id = await context.database.db.transaction(async (tx) => {
    const of = { source: 'hand' as const, figures, measuredAt };
    if (postId === undefined) {
      const urn = url === undefined ? null : urnOfLink(url);
      if (urn === null) throw new AppError('result_link_unknown');
      return keepNumbers(
        tx,
        userId,
        { ...of, subject: urn, postId: null, url: url ?? null },
        handNumbersLimit,
      );
    }
    const post = await findPost(tx, userId, postId);
    if (post === null || post.status !== 'published') throw new AppError('not_found');
    const named = { subject: post.urn ?? `post:${postId}`, postId, url: post.permalink };
    return keepNumbers(tx, userId, { ...of, ...named }, handNumbersLimit);
  });
  if (id === null) throw new AppError('result_limit');
  return id;
}
