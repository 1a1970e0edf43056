import {
  cancelGeneration as cancelEndpoint,
  findPostGeneration,
  generatePost,
  getGeneration,
  stopDraft as stopDraftEndpoint,
} from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { rawSessionRoute, sessionRoute, type Route } from '../../../platform/http/index.ts';
import {
  cancelGeneration,
  openGeneration,
  readGeneration,
  readPostGeneration,
  runnerOf,
  stopDraft,
} from './service.ts';
import { openEvents } from './stream.ts';

export function generationRoutes(context: Context): Route[] {
  return [
    rawSessionRoute(generatePost, async ({ session, body, idempotencyKey }) => {
      const opened = await openGeneration(context, session.userId, body, idempotencyKey);
      if (opened.kind === 'replay') {
        const channel = openEvents(opened.id, () => undefined);
        for (const event of opened.events) channel.send(event);
        channel.close();
        return channel.response;
      }
      const { task } = opened;
      const runner = runnerOf(context);
      const channel = openEvents(task.id, () => {
        // The writing goes on: it is finished here, kept as a draft and charged.
        const left = runner.find(task.id);
        if (left !== null) left.listener = null;
      });
      const running = runner.begin(task, channel.send);
      void running.ended.then(channel.close);
      return channel.response;
    }),
    sessionRoute(getGeneration, async ({ session, params }) => ({
      data: await readGeneration(context, session.userId, params.id),
    })),
    sessionRoute(findPostGeneration, async ({ session, params }) => ({
      data: await readPostGeneration(context, session.userId, params.id),
    })),
    sessionRoute(cancelEndpoint, async ({ session, params }) => {
      await cancelGeneration(context, session.userId, params.id);
      return { data: {} };
    }),
    sessionRoute(stopDraftEndpoint, async ({ session, params }) => {
      await stopDraft(context, session.userId, params.id, params.variant);
      return { data: {} };
    }),
  ];
}
