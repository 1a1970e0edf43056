import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  jobProfileLimit,
  savedSearchLimit,
  targetCompanyLimit,
  type EndpointInput,
  type JobView,
  type changeJob,
  type saveJobSearch,
} from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Connection } from '../../../../platform/db/index.ts';
import { AppError, existing } from '../../../../platform/http/index.ts';
import {
  listConnectionsAt,
  overwrites,
  presentConnection,
  textVersion,
} from '../../../library/people/index.ts';
import { listFactsForCv } from '../../../memory/facts/index.ts';
import { presentJob } from '../present.ts';
import { findBoardRow } from '../repository/boards.ts';
import {
  countTargets,
  findJobProfileText,
  insertSearch,
  insertTarget,
  listSearches,
  lockOwnJobs,
  updateSearch,
  type ListedTarget,
  type SearchRow,
} from '../repository/own.ts';
import { findJob, findPipelineRow, listAds, putPipelineRow } from '../repository/job-agents.ts';
import { localTime } from '../rules/daily.ts';
import { findCompanyBoard } from './find-company-board.ts';
import { noSuchBoard, readBoard } from './read-board.ts';

/** The job profile that the person wrote or, until they write one, their facts that may be used freely. */
export async function jobProfileText(connection: Connection, userId: string, now: number): Promise<string> {
  const written = await findJobProfileText(connection, userId);
  if (written !== null) return written;
  const { facts } = await listFactsForCv(connection, userId, new Date(now));
  return facts
    .map(({ text }) => text)
    .join('\n')
    .slice(0, jobProfileLimit);
}

/** An opening with a person's own data about it. Refuses with `not_found`. */
export async function viewJob(
  connection: Connection,
  userId: string,
  id: string,
  now: number,
): Promise<JobView> {
  const row = existing(await findJob(connection, userId, id));
  const [own, ads, known] = [
    await findPipelineRow(connection, userId, id),
    await listAds(connection, userId, id),
    await listConnectionsAt(connection, userId, row.companyKey),
  ];
  return {
    ...presentJob(row, known.length, now),
    text: row.text,
    note: own?.note ?? '',
    noteVersion: textVersion(own?.note ?? ''),
    sources: ads.map(({ board, url, lastSeenAt }) => ({ board, url, lastSeenAt: lastSeenAt.toISOString() })),
    connections: known.map(presentConnection),
  };
}

type Change = EndpointInput<typeof changeJob>['body'];

/** Refuses with `not_found` or `notes_changed`. */
export async function editJob(
  context: Context,
  userId: string,
  id: string,
  change: Change,
): Promise<JobView> {
  const now = new Date(context.clock.now());
  return context.database.db.transaction(async (tx) => {
    await lockOwnJobs(tx, userId);
    if ((await findJob(tx, userId, id)) === null) throw new AppError('not_found');
    const { stage, note, noteVersion: version, remindAt } = change;
    const known = await findPipelineRow(tx, userId, id);
    if (overwrites(known?.note ?? '', { next: note, version })) throw new AppError('notes_changed');
    const fields = {
      ...(stage === undefined ? {} : { stage }),
      ...(note === undefined ? {} : { note }),
      ...(remindAt === undefined ? {} : { remindAt: remindAt === null ? null : new Date(remindAt) }),
    };
    await putPipelineRow(tx, { userId, jobId: id }, fields, now);
    return viewJob(tx, userId, id, now.getTime());
  });
}

/**
 * Finds a company's board, reads it and follows it. Refuses with `job_board_not_found`, `company_limit` and the errors
 * of reading a page.
 */
export async function followCompany(
  context: Context,
  userId: string,
  given: string,
  signal: AbortSignal,
): Promise<ListedTarget> {
  const ref = await findCompanyBoard(context, given, signal);
  if (ref === null) throw new AppError('job_board_not_found');
  const report = await readBoard(context, ref, signal);
  if (report.fault === noSuchBoard) throw new AppError('job_board_not_found');
  const { db } = context.database;
  const row = await db.transaction(async (tx) => {
    await lockOwnJobs(tx, userId);
    if ((await countTargets(tx, userId)) >= targetCompanyLimit) throw new AppError('company_limit');
    return insertTarget(tx, {
      id: randomUUID(),
      userId,
      name: report.name,
      board: ref.kind,
      boardCompany: ref.company,
      createdAt: new Date(context.clock.now()),
    });
  });
  const board = await findBoardRow(db, ref);
  return { ...row, openings: report.openings, readAt: board?.readAt ?? null, fault: report.fault };
}

type Searched = Pick<SearchRow, 'query' | 'locations' | 'levels'>;

const isSameSearch = (row: Searched, wanted: Searched) =>
  isDeepStrictEqual(
    [row.query, row.locations, row.levels.toSorted()],
    [wanted.query, wanted.locations, wanted.levels.toSorted()],
  );

/**
 * Saves a search, unless it is saved already. Its first daily run is the next morning. Refuses with
 * `saved_search_limit`.
 */
export async function addSearch(
  context: Context,
  userId: string,
  { query, locations, levels, daily, timeZone }: EndpointInput<typeof saveJobSearch>['body'],
): Promise<SearchRow> {
  const now = context.clock.now();
  const row = {
    id: randomUUID(),
    userId,
    query,
    locations,
    levels,
    daily,
    timeZone,
    lastRunOn: daily ? localTime(now, timeZone).day : null,
    lastRunId: null,
    createdAt: new Date(now),
  };
  return context.database.db.transaction(async (tx) => {
    await lockOwnJobs(tx, userId);
    const kept = await listSearches(tx, userId);
    const same = kept.find((known) => isSameSearch(known, row));
    if (same !== undefined) return same;
    if (kept.length >= savedSearchLimit) throw new AppError('saved_search_limit');
    await insertSearch(tx, row);
    return row;
  });
}

/** Turns the daily run on, starting the next morning, or off. Refuses with `not_found`. */
export async function switchDaily(
  context: Context,
  userId: string,
  id: string,
  daily: boolean,
): Promise<SearchRow> {
  return context.database.db.transaction(async (tx) => {
    await lockOwnJobs(tx, userId);
    const known = (await listSearches(tx, userId)).find((row) => row.id === id);
    if (known === undefined) throw new AppError('not_found');
    if (known.daily === daily) return known;
    const today = localTime(context.clock.now(), known.timeZone).day;
    const first = daily && known.lastRunOn !== today ? { lastRunOn: today, lastRunId: null } : {};
    return (await updateSearch(tx, userId, id, { daily, ...first })) ?? known;
  });
}
