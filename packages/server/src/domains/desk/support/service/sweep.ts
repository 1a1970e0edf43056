import type { Context } from '../../../../context.ts';
import { sweptTables } from '../../../../platform/retention.ts';
import { deleteFile, deleteTickets, listForgettable, listSweepable } from '../repository.ts';
import { ticketFileKey } from './files.ts';

const batch = 200;

/** Deletes old conversations of visitors, then files that are no longer referenced. Can be repeated. */
export async function sweepTickets(context: Context): Promise<void> {
  const { clock, database, log, storage } = context;
  const now = clock.now();
  await database.db.transaction(async (tx) => {
    await deleteTickets(tx, await listForgettable(tx, new Date(now - sweptTables.tickets.keptMs), batch));
  });
  for (const id of await listSweepable(database.db, new Date(now - sweptTables.ticket_files.keptMs), batch)) {
    try {
      await storage.remove(ticketFileKey(id));
      await deleteFile(database.db, id);
    } catch (err) {
      log.warn({ err, fileId: id }, 'a file of a ticket could not be removed');
    }
  }
}
