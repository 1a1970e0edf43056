import * as contract from '@limelight/contracts';
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
    sessionRoute(contract.getQueues, async ({ session }) => ({
      data: await readPlan(context, db, session.userId),
    })),
    sessionRoute(contract.createQueue, async ({ session, body }) => ({
      data: await makeQueue(context, session.userId, body),
    })),
    sessionRoute(contract.changeQueueSettings, async ({ session, body }) => ({
      data: await editSettings(context, session.userId, body),
    })),
    sessionRoute(contract.listHolidayPlaces, async ({ query: { country } }) => ({
      data: {
        countries: await holidayCountries(),
        regions: country === undefined ? [] : await holidayRegions(country),
      },
    })),
    sessionRoute(contract.pauseQueue, async ({ session, body }) => ({
      data: await pause(context, session.userId, body.queueId),
    })),
    sessionRoute(contract.resumeQueue, async ({ session, body }) => ({
      data: await resume(context, session.userId, body),
    })),
    sessionRoute(contract.planSpread, async ({ session, body }) => ({
      data: await spreadPosts(context, session.userId, body),
    })),
    sessionRoute(contract.listFreeSlots, async ({ session, query }) => {
      const window = { from: new Date(query.from), to: new Date(query.to) };
      if (window.to.getTime() - window.from.getTime() > contract.freeSlotWindowDays * dayMs) {
        throw new AppError('invalid_input', [
          { path: 'to', message: `Request at most ${contract.freeSlotWindowDays} days.` },
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
    sessionRoute(contract.changeQueue, async ({ session, params, body }) => ({
      data: await editQueue(context, session.userId, params.id, body),
    })),
    sessionRoute(contract.deleteQueue, async ({ session, params }) => ({
      data: await dropQueue(context, session.userId, params.id),
    })),
    sessionRoute(contract.addToQueue, async ({ session, params, body }) => ({
      data: { results: await addPosts(context, session.userId, params.id, body.postIds) },
    })),
    sessionRoute(contract.listEvergreen, async ({ session, params }) => ({
      data: await readPool(context, db, session.userId, params.id),
    })),
    sessionRoute(contract.addEvergreen, async ({ session, params, body }) => ({
      data: await addToPool(context, session.userId, params.id, body.postId),
    })),
    sessionRoute(contract.removeEvergreen, async ({ session, params }) => ({
      data: await takeFromPool(context, session.userId, params.id, params.postId),
    })),
    sessionRoute(contract.repeatEvergreen, async ({ session, params, body: { postId, at } }) => ({
      data: await usePost(context, session.userId, params.id, { postId, at: new Date(at) }),
    })),
  ];
}
