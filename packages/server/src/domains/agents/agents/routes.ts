import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { writeOpml } from '../../../integrations/feeds/index.ts';
import {
  AppError,
  fileAnswer,
  rawSessionRoute,
  sessionRoute,
  type Route,
} from '../../../platform/http/index.ts';
import { findCopy } from './repository/copies.ts';
import { findUnreadable } from './copies/find-unreadable.ts';
import { readDeliveries, takeDelivered } from './deliveries.ts';
import { takeDraft } from './repository/agents.ts';
import { installReady, makeAgent } from './making.ts';
import { approveDraft, editAgent, readAgent, readAgents, readDrafts, removeAgent } from './service.ts';
import { readShared, readVersions, shareAgent, unshareAgent } from './sharing.ts';

const findRule = { name: 'feeds-find', points: 120, perSeconds: 3600 } as const;

export function agentsRoutes(context: Context): Route[] {
  const { db } = context.database;
  return [
    sessionRoute(contract.listAgents, async ({ session }) => ({
      data: { items: await readAgents(context, session.userId) },
    })),
    sessionRoute(contract.listAgentDrafts, async ({ session, query }) => ({
      data: await readDrafts(context, session.userId, query),
    })),
    sessionRoute(contract.approveAgentDraft, async ({ session, params, body }) => ({
      data: await approveDraft(context, session.userId, params.id, body.version),
    })),
    sessionRoute(contract.dismissAgentDraft, async ({ session, params }) => {
      if (!(await db.transaction(async (tx) => takeDraft(tx, session.userId, params.id))))
        throw new AppError('not_found');
    }),
    sessionRoute(contract.createAgent, async ({ session, body }) => ({
      data: await makeAgent(context, session.userId, body),
    })),
    sessionRoute(contract.installAgent, async ({ session, body }) => ({
      data: await installReady(context, session.userId, body.template),
    })),
    sessionRoute(contract.getSharedAgent, async ({ params }) => ({
      data: await readShared(context, params.token),
    })),
    sessionRoute(contract.shareAgent, async ({ session, params, body }) => ({
      data: { token: await shareAgent(context, session.userId, params.id, body.addresses) },
    })),
    sessionRoute(contract.unshareAgent, async ({ session, params }) => {
      await unshareAgent(context, session.userId, params.id);
    }),
    sessionRoute(contract.listAgentVersions, async ({ session, params }) => ({
      data: { items: await readVersions(context, session.userId, params.id) },
    })),
    sessionRoute(contract.getAgent, async ({ session, params }) => ({
      data: await readAgent(context, session.userId, params.id),
    })),
    sessionRoute(contract.updateAgent, async ({ session, params, body }) => ({
      data: await editAgent(context, session.userId, params.id, body),
    })),
    sessionRoute(contract.deleteAgent, async ({ session, params }) => {
      await removeAgent(context, session.userId, params.id);
    }),
    sessionRoute(contract.listAgentDeliveries, async ({ session, params }) => ({
      data: { items: await readDeliveries(context, session.userId, params.id) },
    })),
    sessionRoute(contract.takeAgentDraft, async ({ session, params }) => ({
      data: { postId: await takeDelivered(context, session.userId, params) },
    })),
    sessionRoute(contract.findFeeds, async ({ session, body, signal }) => {
      await context.limits.take(findRule, session.userId);
      return { data: { items: await context.feeds.find(body.address, { owner: session.userId, signal }) } };
    }),
    sessionRoute(contract.importFeeds, async ({ session, body, signal }) => ({
      data: { items: await context.feeds.readOpml(body.opml, { owner: session.userId, signal }) },
    })),
    sessionRoute(contract.checkFeeds, async ({ session, body, signal }) => {
      await context.limits.take(findRule, session.userId);
      return { data: { problems: await findUnreadable(context, session.userId, body.addresses, signal) } };
    }),
    rawSessionRoute(contract.exportFeeds, async ({ session, params }) => {
      const { name, work } = await readAgent(context, session.userId, params.id);
      const addresses = work.kind === 'news' ? work.settings.feeds : [];
      const feeds = await Promise.all(
        addresses.map(async (address) => ({
          address,
          title: (await findCopy(db, address))?.feed?.title ?? new URL(address).hostname,
        })),
      );
      return fileAnswer(writeOpml(name, feeds), { type: 'text/x-opml; charset=utf-8', name: 'feeds.opml' });
    }),
  ];
}
