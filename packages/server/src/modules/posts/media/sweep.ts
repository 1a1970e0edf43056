import type { Context } from '../../../context.ts';
import { deleteMedia, listRemoved, markUnattached } from './repository.ts';
import { mediaKey } from './service.ts';

const unattachedKeptMs = 24 * 3_600_000;
const batch = 200;

/** Removes the files of pictures that nothing carries any more, then their rows: a file that fails stays for the next time. */
export async function sweepMedia(context: Context): Promise<void> {
  const { database, clock, storage } = context;
  await markUnattached(database.db, new Date(clock.now() - unattachedKeptMs));
  for (const id of await listRemoved(database.db, batch)) {
    await storage.remove(mediaKey(id));
    await deleteMedia(database.db, id);
  }
}
