import {
  cancelGeneration,
  findPostGeneration,
  generatePost,
  getGeneration,
  stopDraft,
} from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { rawSessionRoute, sessionRoute, type Route } from '../../../../platform/http/index.ts';
import { openGeneration, stopGeneration } from './open.ts';
import { readGeneration, readPostGeneration } from './read.ts';
import { streamGeneration } from './stream.ts';

export function generationRoutes(context: Context): Route[] {
  return [
    rawSessionRoute(generatePost, async ({ session, body, idempotencyKey }) => {
      const { userId } = session;
      return streamGeneration(context, userId, await openGeneration(context, userId, body, idempotencyKey));
    }),
    sessionRoute(getGeneration, async ({ session, params }) => ({
      data: await readGeneration(context, session.userId, params.id),
    })),
    sessionRoute(findPostGeneration, async ({ session, params }) => ({
      data: await readPostGeneration(context, session.userId, params.id),
    })),
    sessionRoute(cancelGeneration, async ({ session, params }) => {
      await stopGeneration(context, session.userId, params.id);
    }),
    sessionRoute(stopDraft, async ({ session, params }) => {
      await stopGeneration(context, session.userId, params.id, params.variant);
    }),
  ];
}
