import type { Context } from '../../../../context.ts';
import type { Connection } from '../../../../platform/db/index.ts';
import { endAttemptsUnknown, listRestoredPosts, settleRestoredPosts } from '../repository/restored.ts';
import { failureOf } from '../rules/sentences.ts';
import { enqueueNotice } from './move.ts';

/**
 * Makes rows from a backup safe to continue with. Posts that were due by now may have been published after the backup
 * was made, so they wait for their author. Attempts that were under way have an unknown outcome, and first comments that
 * were not yet posted are left to the author.
 */
export async function settleRestored(connection: Connection, now: Date): Promise<void> {
  const sending = failureOf('restored_sending');
  await endAttemptsUnknown(connection, sending, now);
  await settleRestoredPosts(connection, { due: failureOf('restored'), sending }, now);
}

/** Notifies the authors of the posts that wait because of a restore. Call it once, after the restore. */
export async function announceRestored(context: Context): Promise<number> {
  const due = failureOf('restored');
  const sending = failureOf('restored_sending');
  return context.database.db.transaction(async (tx) => {
    const waiting = await listRestoredPosts(tx, due.code, sending.code);
    for (const { code, ...post } of waiting)
      if (code === due.code) await enqueueNotice(context, tx, post, 'late', due);
      else await enqueueNotice(context, tx, post, 'unconfirmed', sending);
    return waiting.length;
  });
}
