import {
  addEvergreen,
  addToQueue,
  changeQueue,
  changeQueueSettings,
  createQueue,
  deleteQueue,
  freeSlotWindowDays,
  getQueues,
  listEvergreen,
  listFreeSlots,
  listHolidayPlaces,
  pauseQueue,
  planSpread,
  removeEvergreen,
  resumeQueue,
  repeatEvergreen,
} from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { holidayCountries, holidayRegions } from './days-off/holidays.ts';
import { addToPool, readPool, takeFromPool, usePost } from './evergreen/service.ts';
import { addPosts } from './service/add.ts';
import { dropQueue, editQueue, editSettings, makeQueue } from './service/change.ts';
import { pause, resume } from './service/pause.ts';
import { spreadPosts } from './service/spread.ts';
import { findFreeSlots, readPlan } from './service/plan.ts';

const dayMs = 86_400_000;

export function queuesRoutes(context: Context): Route[] {
  const { db } = context.database;
  return [
    sessionRoute(getQueues, async ({ session }) => ({ data: await readPlan(context, db, session.userId) })),
    sessionRoute(createQueue, async ({ session, body }) => ({
      data: await makeQueue(context, session.userId, body),
    })),
    sessionRoute(changeQueueSettings, async ({ session, body }) => ({
      data: await editSettings(context, session.userId, body),
    })),
    sessionRoute(listHolidayPlaces, async ({ query: { country } }) => ({
      data: {
        countries: await holidayCountries(),
        regions: country === undefined ? [] : await holidayRegions(country),
      },
    })),
    sessionRoute(pauseQueue, async ({ session, body }) => ({
      data: await pause(context, session.userId, body.queueId),
    })),
    sessionRoute(resumeQueue, async ({ session, body }) => ({
      data: await resume(context, session.userId, body),
    })),
    sessionRoute(planSpread, async ({ session, body }) => ({
      data: await spreadPosts(context, session.userId, body),
    })),
    sessionRoute(listFreeSlots, async ({ session, query }) => {
      const window = { from: new Date(query.from), to: new Date(query.to) };
      if (window.to.getTime() - window.from.getTime() > freeSlotWindowDays * dayMs) {
        throw new AppError('invalid_input', [
          { path: 'to', message: `Request at most ${freeSlotWindowDays} days.` },
        ]);
      }
      const found = await findFreeSlots(context, session.userId, window);
      const items = found.map(({ at, queue }) => ({
        at: at.toISOString(),
        queueId: queue.id,
        queueName: queue.name,
      }));
      return { data: { items } };
    }),
    sessionRoute(changeQueue, async ({ session, params, body }) => ({
      data: await editQueue(context, session.userId, params.id, body),
    })),
    sessionRoute(deleteQueue, async ({ session, params }) => ({
      data: await dropQueue(context, session.userId, params.id),
    })),
    sessionRoute(addToQueue, async ({ session, params, body }) => ({
      data: { results: await addPosts(context, session.userId, params.id, body.postIds) },
    })),
    sessionRoute(listEvergreen, async ({ session, params }) => ({
      data: await readPool(context, db, session.userId, params.id),
    })),
    sessionRoute(addEvergreen, async ({ session, params, body }) => ({
      data: await addToPool(context, session.userId, params.id, body.postId),
    })),
    sessionRoute(removeEvergreen, async ({ session, params }) => ({
      data: await takeFromPool(context, session.userId, params.id, params.postId),
    })),
    sessionRoute(repeatEvergreen, async ({ session, params, body: { postId, at } }) => ({
      data: await usePost(context, session.userId, params.id, { postId, at: new Date(at) }),
    })),
  ];
}
