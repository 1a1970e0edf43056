import type { PersonalData } from '../../../module.ts';
import type { Tx } from '../../../platform/db/index.ts';
import {
  deleteTickets,
  listFiles,
  listLooseFiles,
  listMessages,
  listOwnTickets,
  markFilesRemoved,
} from './repository.ts';

export const exportSupportData: PersonalData['export'] = async (connection, userId) => {
  const rows = await listOwnTickets(connection, userId);
  const messages = await listMessages(
    connection,
    rows.map(({ id }) => id),
  );
  const files = await listFiles(
    connection,
    messages.map(({ id }) => id),
  );
  return {
    tickets: rows.map(({ id, number, topic, subject, state, createdAt }) => ({
      number,
      topic,
      subject,
      state,
      createdAt,
      messages: messages
        .filter(({ ticketId }) => ticketId === id)
        .map((message) => ({
          from: message.side,
          via: message.via,
          text: message.text,
          at: message.createdAt,
          files: files.filter(({ messageId }) => messageId === message.id).map(({ name }) => name),
        })),
    })),
    ticketFiles: files.map((file) => ({ id: file.id, name: file.name, mime: file.mime, bytes: file.bytes })),
  };
};

/** Deletes the user's tickets. Their files are removed by the next sweep. */
export async function eraseSupportData(tx: Tx, userId: string): Promise<void> {
  const rows = await listOwnTickets(tx, userId);
  await deleteTickets(
    tx,
    rows.map(({ id }) => id),
  );
  const loose = await listLooseFiles(tx, userId);
  await markFilesRemoved(
    tx,
    loose.map(({ id }) => id),
  );
}
