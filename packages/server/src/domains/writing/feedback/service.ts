import type { EndpointInput, FeedbackAbout, giveFeedback } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { findHelp } from '../improving/index.ts';
import { findAsked } from '../interviews/index.ts';
import { findProduced, type ProducedBy } from '../writing/index.ts';
import { keepFeedback, listVerdicts, withdrawFeedback } from './repository.ts';
import { groupFeedback, type FeedbackGroup } from './rules.ts';

/** Looks up how a text was produced in our own records, so that the caller cannot influence it. */
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

/** Stores, changes or removes a verdict. Refuses with `not_found` when the text was not generated for this person. */
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

const verdictsTold = 20_000;

/** Summarises all verdicts. It contains no names and no texts other than the reasons given. */
export async function feedbackSummary(connection: Connection): Promise<FeedbackGroup[]> {
  return groupFeedback(await listVerdicts(connection, verdictsTold));
}
