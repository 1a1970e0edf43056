import type { PersonalData } from '../../../module.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { forgetImported } from './repository/import.ts';
import { deleteNotes, listNotes } from './repository/notes.ts';
import { findFeed, removeFeed } from './repository/planning.ts';

/** A user's planning data apart from the posts themselves. The feed's key is left out. */
export const exportPlanningData: PersonalData['export'] = async (connection, userId) => {
  const [feed, calendarNotes] = await Promise.all([
    findFeed(connection, userId),
    listNotes(connection, userId),
  ]);
  return {
    calendarNotes,
    calendarFeed: feed && {
      createdAt: feed.createdAt.toISOString(),
      readAt: feed.readAt?.toISOString() ?? null,
    },
  };
};

/** Also disables the private calendar address. */
export async function erasePlanningData(tx: Tx, userId: string): Promise<void> {
  await removeFeed(tx, userId);
  await forgetImported(tx, userId);
  await deleteNotes(tx, userId);
}
