import { getPost } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { AppError, type Session } from '../../../../platform/http/index.ts';
import { Refused, tools as allTools, type ToolContext } from '../../assistant/index.ts';
import {
  listProposalsById,
  lockProposals,
  moveProposals,
  type ProposalRow,
} from '../repository/proposals.ts';
import { summaryOf } from '../rules/call-result.ts';
import { standingOf } from '../rules/words.ts';
import { allScopes } from './call.ts';
import type { Inside } from './inside.ts';
import { describeCall } from './propose.ts';

/** Longer work than this goes on as a run of its own. */
const longestMs = 4 * 60_000;
/** By then nobody works on it any more. */
const lostAfterMs = longestMs + 60_000;

interface Server {
  context: Context;
  inside: Inside;
  session: Session;
}

interface Decision {
  id: string;
  fingerprint: string;
}

type Ended = Pick<ProposalRow, 'status' | 'outcome' | 'path'>;
/** Nothing was begun, so that it can be accepted again. */
const stillOpen = (path: string | null): Ended => ({
  status: 'open',
  outcome: 'This could not be checked just now. Nothing was done. Try again.',
  path,
});

const stale = (path: string | null, why: string): Ended => ({ status: 'stale', outcome: why, path });
const changed = 'Something this depends on has changed, so nothing was done. Ask for it again.';

/** Where the post of a proposal stands; null when it is about none, or its post is gone. */
async function readStanding({ api, signal }: Pick<ToolContext, 'api' | 'signal'>, postId: string | null) {
  if (postId === null) return null;
  return api.call(getPost, { params: { id: postId } }, signal).then(standingOf, () => null);
}

/** What is said where nobody knows what came of a call. */
const uncertain = (standing: string | null) =>
  ['This was started, but we cannot tell whether it finished.', standing, 'Check before you ask again.']
    .filter((part) => part !== null)
    .join(' ');

const pathIn = (output: unknown, publicUrl: string): string | null => {
  const url: unknown = typeof output === 'object' && output !== null && 'url' in output ? output.url : null;
  return typeof url === 'string' && url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : null;
};

/** Codes after which the call may have done something. */
const openEnded = new Set(['answer_lost', 'internal_error', 'unavailable', 'request_in_progress']);

const isCertain = (error: unknown): error is Refused =>
  error instanceof Refused && !openEnded.has(error.code);

async function carryOut({ context, inside, session }: Server, row: ProposalRow): Promise<Ended> {
  const { tool: name, input, shown, fingerprint } = row;
  const tool = allTools.find((one) => one.name === name);
  const path = shown.path;
  if (tool === undefined) return stale(path, changed);
  const api = inside.apiFor(session, `proposal:${row.id}`);
  const signal = AbortSignal.timeout(longestMs);
  const at = { api, scopes: allScopes, publicUrl: context.config.PUBLIC_URL, signal };
  try {
    const now = await describeCall(tool, input, at);
    if (now.fingerprint !== fingerprint) return stale(path, changed);
  } catch (error) {
    if (isCertain(error)) return stale(path, `${changed} ${error.message}`);
    context.log.warn({ err: error, tool: name, proposalId: row.id }, 'a proposal could not be read');
    return stillOpen(path);
  }
  try {
    const output = await tool.run(input, at);
    const outcome = (await readStanding(at, shown.postId)) ?? summaryOf(output) ?? 'Done.';
    return { status: 'done', outcome, path: pathIn(output, context.config.PUBLIC_URL) ?? path };
  } catch (error) {
    if (isCertain(error)) return { status: 'failed', outcome: error.message, path };
    context.log.error({ err: error, tool: name, proposalId: row.id }, 'a proposal failed');
    const still = { api, signal: AbortSignal.timeout(10_000) };
    return { status: 'failed', outcome: uncertain(await readStanding(still, shown.postId)), path };
  }
}

/** Takes an open proposal, which nobody else can then take. Null when it is not open, or not what the person saw. */
async function claim(
  { context, session }: Server,
  { id, fingerprint }: Decision,
): Promise<ProposalRow | null> {
  const { database, clock } = context;
  return database.db.transaction(async (tx) => {
    const [row] = await lockProposals(tx, session.userId, [id]);
    if (row === undefined || row.status !== 'open' || row.fingerprint !== fingerprint) return null;
    await moveProposals(tx, [id], 'open', { status: 'doing', decidedAt: new Date(clock.now()) });
    return row;
  });
}

/**
 * Does what was proposed, in this order, each once and only as the person saw it. One about a post of which an
 * earlier one failed stays open. Refuses with `not_found`, and with `proposal_closed` when none could be done.
 */
export async function acceptProposals(
  server: Server,
  decisions: readonly Decision[],
): Promise<ProposalRow[]> {
  const { context, session } = server;
  const { db } = context.database;
  const ids = decisions.map(({ id }) => id);
  if (
    new Set((await listProposalsById(db, session.userId, ids)).map(({ id }) => id)).size < new Set(ids).size
  )
    throw new AppError('not_found');
  const failed = new Set<string>();
  let taken = 0;
  for (const decision of decisions) {
    const row = await claim(server, decision);
    if (row === null) continue;
    taken += 1;
    const { postId } = row.shown;
    if (postId !== null && failed.has(postId)) {
      await moveProposals(db, [row.id], 'doing', { status: 'open', decidedAt: null });
      continue;
    }
    const ended = await carryOut(server, row);
    await moveProposals(db, [row.id], 'doing', {
      ...ended,
      ...(ended.status === 'open' ? { decidedAt: null } : {}),
    });
    if (ended.status !== 'done' && postId !== null) failed.add(postId);
  }
  if (taken === 0) throw new AppError('proposal_closed');
  const rows = new Map((await listProposalsById(db, session.userId, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** Refuses with `not_found` and `proposal_closed`. */
export async function refuseProposal(
  { database, clock }: Context,
  userId: string,
  id: string,
): Promise<ProposalRow> {
  return database.db.transaction(async (tx) => {
    const [row] = await lockProposals(tx, userId, [id]);
    if (row === undefined) throw new AppError('not_found');
    const change = { status: 'refused', decidedAt: new Date(clock.now()) } as const;
    if ((await moveProposals(tx, [id], 'open', change)).length === 0) throw new AppError('proposal_closed');
    return { ...row, ...change };
  });
}

/** Says of proposals whose process was killed while it did them that nobody knows what came of them. */
export async function settleLost(server: Server, rows: readonly ProposalRow[]): Promise<ProposalRow[]> {
  const { context, inside, session } = server;
  const lostSince = context.clock.now() - lostAfterMs;
  const settled: ProposalRow[] = [];
  for (const row of rows) {
    const isLost = row.status === 'doing' && (row.decidedAt?.getTime() ?? 0) < lostSince;
    if (!isLost) {
      settled.push(row);
      continue;
    }
    const at = { api: inside.apiFor(session, `settle:${row.id}`), signal: AbortSignal.timeout(10_000) };
    const outcome = uncertain(await readStanding(at, row.shown.postId));
    await moveProposals(context.database.db, [row.id], 'doing', { status: 'failed', outcome });
    settled.push({ ...row, status: 'failed', outcome });
  }
  return settled;
}
