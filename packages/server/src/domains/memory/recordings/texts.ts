import { withoutPrivate } from '@limelight/post-text';
import type { Connection } from '../../../platform/db/index.ts';
import { untitled } from './present.ts';
import { listAccepted, listWithLines } from './repository.ts';
import type { Line } from './rules.ts';

export interface SpokenText {
  id: string;
  title: string;
  at: Date;
  lines: readonly Line[];
}

/** The recordings whose text their author accepted, with what they said. */
export async function listSpokenTexts(connection: Connection, userId: string): Promise<SpokenText[]> {
  const accepted = await listAccepted(connection, userId);
  const rows = await listWithLines(connection, accepted);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return accepted.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const lines = row.lines.map((line) => ({ ...line, text: withoutPrivate(line.text).trim() }));
    return [{ id, title: row.title === '' ? untitled : row.title, at: row.createdAt, lines }];
  });
}
