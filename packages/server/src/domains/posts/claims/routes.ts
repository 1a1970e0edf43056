import {
  confirmClaim,
  getClaimSettings,
  listClaims,
  saveClaimSettings,
  withdrawClaim,
  type ClaimConfirmation,
} from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, sessionRoute, type Route } from '../../../platform/http/index.ts';
import {
  deleteConfirmation,
  listConfirmations,
  readBlock,
  saveBlock,
  type ConfirmationRow,
} from './repository.ts';
import { confirm, type OwnsPost } from './service.ts';

const present = ({ id, claim, sentence, confirmedAt }: ConfirmationRow): ClaimConfirmation => ({
  id,
  claim,
  sentence,
  confirmedAt: confirmedAt.toISOString(),
});

export function claimsRoutes(context: Context, ownsPost: OwnsPost): Route[] {
  const { db } = context.database;
  return [
    sessionRoute(listClaims, async ({ session, params }) => {
      if (!(await ownsPost(db, session.userId, params.id))) throw new AppError('not_found');
      return { data: { items: (await listConfirmations(db, session.userId, params.id)).map(present) } };
    }),
    sessionRoute(confirmClaim, async ({ session, params, body }) => {
      const wish = { postId: params.id, ...body };
      return { data: { items: (await confirm(context, ownsPost, session.userId, wish)).map(present) } };
    }),
    sessionRoute(withdrawClaim, async ({ session, params }) => {
      await deleteConfirmation(db, session.userId, params.id, params.claimId);
      return { data: {} };
    }),
    sessionRoute(getClaimSettings, async ({ session }) => ({
      data: { block: await readBlock(db, session.userId) },
    })),
    sessionRoute(saveClaimSettings, async ({ session, body }) => {
      await saveBlock(db, session.userId, body.block, new Date(context.clock.now()));
      return { data: body };
    }),
  ];
}
