import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { sessionRoute, type Route, type Session } from '../../../platform/http/index.ts';
import type { RunImplementation } from '../../../run.ts';
import { presentProposal } from './present.ts';
import { acceptProposals, refuseProposal } from './service/accept.ts';
import type { Inside } from './service/inside.ts';
import { readConversation, readConversations, readTurn } from './service/read.ts';
import { removeConversation, startTurn, steerTurn } from './service/turns.ts';

export function copilotRoutes(
  context: Context,
  run: RunImplementation,
  insideOf: (context: Context) => Inside,
): Route[] {
  const readerFor = (session: Session) => ({ context, inside: insideOf(context), session });
  return [
    sessionRoute(contract.startCopilotTurn, async ({ session, body }) => ({
      data: await startTurn(context, run, session.userId, body),
    })),
    sessionRoute(contract.getCopilotTurn, async ({ session, params }) => ({
      data: await readTurn(readerFor(session), params.id),
    })),
    sessionRoute(contract.steerCopilotTurn, async ({ session, params, body }) => {
      await steerTurn(context, session.userId, params.id, body.request);
    }),
    sessionRoute(contract.listCopilotConversations, async ({ session, query }) => ({
      data: await readConversations(readerFor(session), query),
    })),
    sessionRoute(contract.getCopilotConversation, async ({ session, params }) => ({
      data: await readConversation(readerFor(session), params.id),
    })),
    sessionRoute(contract.deleteCopilotConversation, async ({ session, params }) => {
      await removeConversation(context, run, session.userId, params.id);
    }),
    sessionRoute(contract.acceptCopilotProposals, async ({ session, body }) => {
      const rows = await acceptProposals(readerFor(session), body.proposals);
      return { data: { items: rows.map(presentProposal) } };
    }),
    sessionRoute(contract.refuseCopilotProposal, async ({ session, params }) => ({
      data: presentProposal(await refuseProposal(context, session.userId, params.id)),
    })),
  ];
}
