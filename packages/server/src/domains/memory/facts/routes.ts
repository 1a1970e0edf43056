import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { sessionRoute, type Route } from '../../../platform/http/index.ts';
import { presentFact, type FindSources } from './present.ts';
import { decide, editFact, forget } from './service/change.ts';
import { listPairs, settle } from './service/contradictions.ts';
import { rememberFact } from './service/keep.ts';
import { exportAll, readFact, readFacts } from './service/read.ts';

export function factsRoutes(context: Context, find: FindSources): Route[] {
  const { db } = context.database;
  const readingOf = ({ userId }: { userId: string }) => ({
    userId,
    now: new Date(context.clock.now()),
    ...find,
  });
  return [
    sessionRoute(contract.listFacts, async ({ session, query }) => ({
      data: await readFacts(db, readingOf(session), query),
    })),
    sessionRoute(contract.addFact, async ({ session, body }) => ({
      data: await presentFact(db, await rememberFact(context, session.userId, body), readingOf(session)),
    })),
    sessionRoute(contract.decideFacts, async ({ session, body }) => ({
      data: { changed: await decide(context, session.userId, body) },
    })),
    sessionRoute(contract.getFact, async ({ session, params }) => ({
      data: await readFact(db, readingOf(session), params.id),
    })),
    sessionRoute(contract.changeFact, async ({ session, params, body }) => ({
      data: await presentFact(
        db,
        await editFact(context, session.userId, params.id, body),
        readingOf(session),
      ),
    })),
    sessionRoute(contract.forgetFact, async ({ session, params }) => {
      await forget(context, session.userId, params.id);
    }),
    sessionRoute(contract.listContradictions, async ({ session, query }) => ({
      data: await listPairs(db, readingOf(session), query),
    })),
    sessionRoute(contract.settleContradiction, async ({ session, body }) => {
      await settle(context, session.userId, body);
      return { data: await listPairs(db, readingOf(session)) };
    }),
    sessionRoute(contract.exportFacts, async ({ session, body }) => ({
      data: await exportAll(db, readingOf(session), body.format),
    })),
  ];
}
