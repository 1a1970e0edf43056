import type { Context } from '../../../context.ts';
import { sweptTables } from '../../../platform/retention.ts';
import { deleteMedia, listRemoved, markUnattached } from './repository/media.ts';
import { removeMediaFile } from './files.ts';
import { sweepUploads } from './uploads.ts';

const batch = 200;

/**
 * Removes unused files, then their rows. A file that cannot be removed is retried in the next run and does not block
 * the others.
 */
export async function sweepMedia(context: Context): Promise<void> {
  const { database, clock, log } = context;
  await sweepUploads(context);
  await markUnattached(database.db, new Date(clock.now() - sweptTables.media.keptMs));
  let failed = 0;
  let first: { mediaId: string; err: unknown } | null = null;
  let after: string | null = null;
  do {
    const rows: Awaited<ReturnType<typeof listRemoved>> = await listRemoved(database.db, batch, after);
    for (const { id, isCopy } of rows) {
      try {
        if (!isCopy) await removeMediaFile(context, id);
        await deleteMedia(database.db, id);
      } catch (err) {
        first ??= { mediaId: id, err };
        failed += 1;
      }
    }
    after = rows.length === batch ? (rows.at(-1)?.id ?? null) : null;
  } while (after !== null);
  if (first !== null) log.warn({ ...first, count: failed }, 'files could not be removed');
}
