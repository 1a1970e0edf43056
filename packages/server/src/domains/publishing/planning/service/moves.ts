import type { EndpointData, EndpointInput, movePosts, PartRefusal } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { schedulePostAt, takePostBack } from '../../publishing/index.ts';

type Moves = EndpointInput<typeof movePosts>['body'];
type Result = EndpointData<typeof movePosts>['results'][number];

/** A refusal of one part of a larger request. Any other error is rethrown. */
export function refusalOf(error: unknown): PartRefusal {
  if (!(error instanceof AppError)) throw error;
  const { code, message, details } = error;
  return { code, message, ...(details === undefined ? {} : { details }) };
}

async function moveOne(
  context: Context,
  userId: string,
  timeZone: string,
  { id, at }: Moves['moves'][number],
): Promise<Result> {
  try {
    if (at === null) {
      await takePostBack(context, userId, id);
      return { id, scheduledAt: null, note: null, refusal: null };
    }
    const { post, message } = await schedulePostAt(context, userId, id, { at, timeZone });
    return { id, scheduledAt: post.scheduledAt?.toISOString() ?? null, note: message, refusal: null };
  } catch (error) {
    return { id, scheduledAt: null, note: null, refusal: refusalOf(error) };
  }
}

/** Moves posts in the given order, each in its own transaction. */
export async function moveAll(
  context: Context,
  userId: string,
  { moves, timeZone }: Moves,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const move of moves) results.push(await moveOne(context, userId, timeZone, move));
  return results;
}
