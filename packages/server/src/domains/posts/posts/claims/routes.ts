import * as contract from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Connection } from '../../../../platform/db/index.ts';
import { AppError, sessionRoute, type Route } from '../../../../platform/http/index.ts';
import type { PostHooks } from '../../../../module.ts';
import { listConfirmations, readBlock, saveBlock, type ConfirmationRow } from '../repository/claims.ts';
import { findPost } from '../repository/posts.ts';
import { claimsOf, listToldFacts } from '../material.ts';
import { confirm, findOpen, lastCheck, withdraw } from './service.ts';

const present = ({ id, claim, sentence, confirmedAt }: ConfirmationRow): contract.ClaimConfirmation => ({
  id,
  claim,
  sentence,
  confirmedAt: confirmedAt.toISOString(),
});

async function presentAll(connection: Connection, userId: string, postId: string) {
  const post = await findPost(connection, userId, postId);
  if (post === null) throw new AppError('not_found');
  return {
    items: (await listConfirmations(connection, userId, postId)).map(present),
    checked: await lastCheck(connection, userId, postId),
    open: await findOpen(connection, userId, claimsOf(userId, post)),
    facts: await listToldFacts(connection, userId, postId),
  };
}

export function claimsRoutes(context: Context, hooks: Required<PostHooks>): Route[] {
  const { db } = context.database;
  return [
    sessionRoute(contract.listClaims, async ({ session, params }) => ({
      data: await presentAll(db, session.userId, params.id),
    })),
    sessionRoute(contract.confirmClaim, async ({ session, params, body }) => {
      const wish = { postId: params.id, ...body };
      await confirm(context, hooks, session.userId, wish);
      return { data: await presentAll(db, session.userId, params.id) };
    }),
    sessionRoute(contract.withdrawClaim, async ({ session, params }) => {
      const { id: postId, claimId: confirmationId } = params;
      await withdraw(context, hooks, session.userId, { postId, confirmationId });
    }),
    sessionRoute(contract.getClaimSettings, async ({ session }) => ({
      data: { block: await readBlock(db, session.userId) },
    })),
    sessionRoute(contract.saveClaimSettings, async ({ session, body }) => {
      await saveBlock(db, session.userId, body.block, new Date(context.clock.now()));
      return { data: body };
    }),
  ];
}
