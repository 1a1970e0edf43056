import type { EndpointInput, FeedbackAbout, giveFeedback } from '@limelight/contracts';
import type { Context } from '../../context.ts';
import type { Connection } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { findHelp } from '../improving/index.ts';
import { findAsked } from '../interviews/index.ts';
import { findProduced, type ProducedBy } from '../writing/index.ts';
import { keepFeedback, listVerdicts, withdrawFeedback } from './repository.ts';
import { groupFeedback, type FeedbackGroup } from './rules.ts';

/** What produced a text, as this server knows it: nothing of it is taken from the caller. */
async function producedBy(
  connection: Connection,
  userId: string,
  { source, id, item = 0 }: FeedbackAbout,
): Promise<ProducedBy | null> {
  switch (source) {
    case 'generation':
      return findProduced(connection, userId, id, item);
    case 'repair':
      return null;
    case 'help':
      return findHelp(connection, userId, id);
    case 'question':
      return findAsked(connection, userId, id);
  }
}

/** Keeps a thumb, changes it, or takes it back. Refuses with `not_found` for what was not made for this person. */
export async function judge(
  context: Context,
  userId: string,
  { about, verdict, reason }: EndpointInput<typeof giveFeedback>['body'],
): Promise<void> {
  const now = new Date(context.clock.now());
  await context.database.db.transaction(async (tx) => {
    if (verdict === null) {
      await withdrawFeedback(tx, userId, about);
      return;
    }
    const produced = await producedBy(tx, userId, about);
    if (produced === null) throw new AppError('not_found');
    const { source, id: sourceId, item } = about;
    await keepFeedback(tx, {
      userId,
      source,
      sourceId,
      item,
      verdict,
      reason,
      ...produced,
      createdAt: now,
      updatedAt: now,
    });
  });
}

/** As far back as a summary looks. */
const verdictsTold = 20_000;

/** What people said of each way of producing texts; nobody's name and none of their words but the words of why. */
export async function feedbackSummary(connection: Connection): Promise<FeedbackGroup[]> {
  return groupFeedback(await listVerdicts(connection, verdictsTold));
}
