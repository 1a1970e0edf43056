import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { requireReach, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { listFollowedFeeds } from '../../agents/agents/index.ts';
import { fillPlan, readIdeaPlan } from './plan.ts';
import { closeMailbox, openMailbox, readMailbox } from './mailbox.ts';
import { presentIdea, presentOne, standingsOf } from './present.ts';
import { findSettings, listIdeaRows, saveSettings } from './repository.ts';
import { holdsWords } from './rules/board.ts';
import { bringBack, captureIdea, draftOfIdea, editIdea, removeIdea } from './service.ts';

export function ideasRoutes(context: Context): Route[] {
  const { db } = context.database;
  const settingsOf = async (userId: string) => ({
    ...(await findSettings(db, userId)),
    followed: await listFollowedFeeds(db, userId),
  });
  const planOf = async (userId: string) => ({ slots: await readIdeaPlan(context, userId) });
  return [
    sessionRoute(contract.listIdeas, async ({ session: { userId }, query }) => {
      const { status, q = '', tag, offset, limit } = query;
      const rows = await listIdeaRows(db, userId);
      const standing = await standingsOf(db, userId, rows);
      const matching = rows
        .filter(
          (row) =>
            (q.trim() === '' || holdsWords(row, q.trim())) &&
            (tag === undefined || row.tags.some((one) => one.toLowerCase() === tag.toLowerCase())),
        )
        .map((row) => presentIdea(row, standing(row)))
        .filter((idea) => status === undefined || idea.status === status);
      const tags = new Map(rows.flatMap((row) => row.tags.map((one) => [one.toLowerCase(), one])));
      return {
        data: {
          items: matching.slice(offset, offset + limit),
          total: matching.length,
          tags: [...tags.values()].toSorted((a, b) => a.localeCompare(b, 'en')),
        },
      };
    }),
    sessionRoute(contract.getIdeaSettings, async ({ session }) => ({
      data: await settingsOf(session.userId),
    })),
    sessionRoute(contract.saveIdeaSettings, async ({ session, body }) => {
      const { userId } = session;
      if (body.feeds !== undefined && body.feeds.length > 0) requireReach(session);
      const { pillars, feeds } = await findSettings(db, userId);
      const next = { pillars: body.pillars ?? pillars, feeds: body.feeds ?? feeds };
      await saveSettings(db, userId, next, new Date(context.clock.now()));
      return { data: await settingsOf(userId) };
    }),
    sessionRoute(contract.getIdeaMailbox, async ({ session }) => ({
      data: await readMailbox(context, session.userId),
    })),
    sessionRoute(contract.makeIdeaMailbox, async ({ session }) => ({
      data: await openMailbox(context, session.userId),
    })),
    sessionRoute(contract.closeIdeaMailbox, async ({ session }) => ({
      data: await closeMailbox(context, session.userId),
    })),
    sessionRoute(contract.getIdeaPlan, async ({ session }) => ({ data: await planOf(session.userId) })),
    sessionRoute(contract.planIdeas, async ({ session }) => {
      const drafted = await fillPlan(context, session.userId);
      return { data: { ...(await planOf(session.userId)), drafted } };
    }),
    sessionRoute(contract.createIdea, async ({ session, body }) => ({
      data: await presentOne(db, await captureIdea(context, session.userId, body)),
    })),
    sessionRoute(contract.changeIdea, async ({ session, params, body }) => ({
      data: await presentOne(db, await editIdea(context, session.userId, params.id, body)),
    })),
    sessionRoute(contract.deleteIdea, async ({ session, params }) => {
      await removeIdea(context, session.userId, params.id);
    }),
    sessionRoute(contract.restoreIdea, async ({ session, params }) => ({
      data: await presentOne(db, await bringBack(context, session.userId, params.id)),
    })),
    sessionRoute(contract.draftIdea, async ({ session, params }) => ({
      data: { postId: await draftOfIdea(context, session.userId, params.id) },
    })),
  ];
}
