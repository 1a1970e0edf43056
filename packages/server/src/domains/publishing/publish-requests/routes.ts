import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { sessionRoute, type Dated, type Route } from '../../../platform/http/index.ts';
import { presentPost } from '../../posts/posts/index.ts';
import { askToPublish, confirm, listWaiting, readRequest, refuse, type Waiting } from './service.ts';

export function publishRequestRoutes(context: Context): Route[] {
  const present = ({ request, post }: Waiting): Dated<contract.PublishRequest> => ({
    ...request,
    post: presentPost(context, post),
    schedule:
      request.at === null || request.timeZone === null
        ? null
        : { at: request.at, timeZone: request.timeZone },
    status: request.decision ?? 'waiting',
  });
  return [
    sessionRoute(contract.listPublishRequests, async ({ session }) => ({
      data: { items: (await listWaiting(context, session.userId)).map(present) },
    })),
    sessionRoute(contract.getPublishRequest, async ({ session, params }) => ({
      data: present(await readRequest(context, session.userId, params.id)),
    })),
    sessionRoute(contract.requestPublish, async ({ session, body }) => ({
      data: present(await askToPublish(context, session, body)),
    })),
    sessionRoute(contract.confirmPublishRequest, async ({ session, params, body }) => ({
      data: presentPost(context, await confirm(context, session.userId, params.id, body.version)),
    })),
    sessionRoute(contract.refusePublishRequest, async ({ session, params }) => {
      await refuse(context, session.userId, params.id);
    }),
  ];
}
