import * as contract from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import {
  fileAnswer,
  rawSessionRoute,
  route,
  sessionRoute,
  type Route,
} from '../../../../platform/http/index.ts';
import { recordJson, recordPdf } from './record-file.ts';
import { openShared, readOrigins, requireRecord, share, unshare } from './service.ts';

export function originsRoutes(context: Context): Route[] {
  return [
    sessionRoute(contract.getOrigins, async ({ session, params }) => ({
      data: await readOrigins(context, session.userId, params.id),
    })),
    rawSessionRoute(contract.originsFile, async ({ session, params, query }) => {
      const file = await requireRecord(context, session.userId, params.id);
      return query.format === 'json'
        ? fileAnswer(recordJson(file), { type: 'application/json', name: 'whose-words.json' })
        : fileAnswer(await recordPdf(file, new Date(context.clock.now())), {
            type: 'application/pdf',
            name: 'whose-words.pdf',
          });
    }),
    sessionRoute(contract.shareOrigins, async ({ session, params, body }) => ({
      data: await share(context, session.userId, params.id, body),
    })),
    sessionRoute(contract.unshareOrigins, async ({ session, params }) => {
      await unshare(context, session.userId, params.id);
    }),
    route(contract.openRecord, async ({ body, address }) => ({
      data: await openShared(context, body.token, address),
    })),
  ];
}
