import {
  runHasEnded,
  type CopilotConversation,
  type CopilotTurn,
  type EndpointData,
  type getCopilotConversation,
} from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { existing, pageOf, readCursor, writeCursor, type Session } from '../../../../platform/http/index.ts';
import { listRunsOf, listStepsOf } from '../../../runs/runs/index.ts';
import { tools as allTools } from '../../assistant/index.ts';
import { presentConversation, presentTurn } from '../present.ts';
import {
  findConversation,
  findTurn,
  listConversations,
  listNewestTurns,
  listTurns,
  type ConversationRow,
  type TurnRow,
} from '../repository/conversations.ts';
import { countOpenProposals, listProposals } from '../repository/proposals.ts';
import { settleLost } from './accept.ts';
import type { Inside } from './inside.ts';

interface Reader {
  context: Context;
  inside: Inside;
  session: Session;
}

const turnsShown = 50;
const titles = new Map(allTools.map(({ name, title }) => [name, title]));

async function readTurns(reader: Reader, turns: readonly TurnRow[]): Promise<CopilotTurn[]> {
  const { db } = reader.context.database;
  const { userId } = reader.session;
  const ids = turns.map(({ id }) => id);
  const [runs, steps, rows] = await Promise.all([
    listRunsOf(db, userId, ids),
    listStepsOf(db, ids),
    listProposals(db, userId, ids),
  ]);
  const proposals = await settleLost(reader, rows);
  const byId = new Map(runs.map((run) => [run.id, run]));
  return turns.flatMap((turn) => presentTurn(turn, byId.get(turn.id), { steps, proposals, titles }) ?? []);
}

async function presentAll(reader: Reader, rows: readonly ConversationRow[]): Promise<CopilotConversation[]> {
  const { db } = reader.context.database;
  const ids = rows.map(({ id }) => id);
  const [newest, open] = await Promise.all([listNewestTurns(db, ids), countOpenProposals(db, ids)]);
  const runs = await listRunsOf(db, reader.session.userId, [...newest.values()]);
  const working = new Set(runs.filter(({ status }) => !runHasEnded(status)).map(({ id }) => id));
  return rows.map((row) =>
    presentConversation(row, {
      isWorking: working.has(newest.get(row.id) ?? ''),
      openProposals: open.get(row.id) ?? 0,
    }),
  );
}

/** Refuses with `not_found`. */
export async function readTurn(reader: Reader, id: string): Promise<CopilotTurn> {
  const row = existing(await findTurn(reader.context.database.db, reader.session.userId, id));
  const [turn] = await readTurns(reader, [row]);
  return existing(turn ?? null);
}

/** Refuses with `not_found`. */
export async function readConversation(
  reader: Reader,
  id: string,
): Promise<EndpointData<typeof getCopilotConversation>> {
  const { db } = reader.context.database;
  const row = existing(await findConversation(db, reader.session.userId, id));
  const turns = await readTurns(reader, await listTurns(db, id, turnsShown));
  const [conversation] = await presentAll(reader, [row]);
  return { ...existing(conversation ?? null), turns };
}

export async function readConversations(
  reader: Reader,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: CopilotConversation[]; nextCursor: string | null }> {
  const { context, session } = reader;
  const page = { after: readCursor(cursor), limit: limit + 1 };
  const found = await listConversations(context.database.db, session.userId, page);
  const { rows, nextCursor } = pageOf(found, limit, ({ updatedAt, id }) =>
    writeCursor({ at: updatedAt, id }),
  );
  return { items: await presentAll(reader, rows), nextCursor };
}
