import { jobBoards as boardNames } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import {
  BoardError,
  leastSecondsBetweenReads,
  type BoardFault,
  type BoardRead,
  type BoardRef,
  type JobAd,
} from '../../../../integrations/job-boards/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import {
  closeAds,
  findBoardRow,
  findShown,
  insertAds,
  insertJobs,
  listFeedOnly,
  listStored,
  listBoardAds,
  lockBoards,
  moveAd,
  publishJob,
  putBoardRow,
  refreshJobs,
  seeAds,
  updateJob,
  type BoardRow,
} from '../repository/boards.ts';
import type { AdRow, JobRow } from '../repository/job-agents.ts';
import { contentOf, hasChanged, newJob, publishedAtOf } from '../rules/job-row.ts';
import { matchAds, matchLate, type MatchedAd, type Matching } from './match-ads.ts';

export interface BoardReport {
  name: string;
  openings: number;
  fault: string | null;
}

/** The fault of a board that was never read. */
export const noSuchBoard = 'The board has no such company.';

const faultSentences: Record<BoardFault, string> = {
  unknown: 'The board has no such company any more.',
  busy: 'The board is busy. We ask again later.',
  down: 'The board does not answer. We ask again later.',
  unreadable: 'The board sent something we cannot read.',
  'too-large': 'The board is too large to be read.',
};

const updatedAtOnce = 500;
const minuteMs = 60_000;
/** How long an opening that has left its feed still counts as open. */
const feedPatienceMs = 30 * 24 * 60 * minuteMs;
/** How long a board is not requested after a fault, unless it says when to retry. */
const restMs: Record<BoardFault, number> = {
  unknown: 24 * 60 * minuteMs,
  busy: 30 * minuteMs,
  down: 10 * minuteMs,
  unreadable: 60 * minuteMs,
  'too-large': 24 * 60 * minuteMs,
};

const report = (row: BoardRow): BoardReport => ({ name: row.name, openings: row.openings, fault: row.fault });

/**
 * Updates the stored openings of a board, unless it was read recently or asked to be left alone. A failing board
 * causes no error: its openings are kept and the report names the fault.
 */
export async function readBoard(context: Context, ref: BoardRef, signal: AbortSignal): Promise<BoardReport> {
  const { db } = context.database;
  const known = await findBoardRow(db, ref);
  const now = new Date(context.clock.now());
  if (known?.askAgainAt && known.askAgainAt > now) return report(known);
  const mark = known?.fault === null ? { etag: known.etag, lastModified: known.lastModified } : null;
  const next = new Date(now.getTime() + leastSecondsBetweenReads[ref.kind] * 1000);
  const base: BoardRow = known ?? {
    ...ref,
    name: ref.company === '' ? boardNames[ref.kind] : ref.company,
    etag: null,
    lastModified: null,
    openings: 0,
    fault: null,
    readAt: null,
    askAgainAt: null,
  };
  try {
    const read = await context.jobBoards.read(ref, mark, signal);
    const row: BoardRow =
      read === null
        ? { ...base, fault: null, readAt: now, askAgainAt: next }
        : {
            ...base,
            ...read.mark,
            name: read.name ?? (ref.company === '' ? base.name : (read.ads[0]?.company ?? base.name)),
            openings: read.ads.length,
            fault: null,
            readAt: now,
            askAgainAt: next,
          };
    const stored = new Set((read === null ? [] : await listBoardAds(db, ref)).map((ad) => ad.externalId));
    const fresh = new Map(read?.ads.map((ad) => [ad.externalId, ad]));
    const matching = await matchAds(
      db,
      ref,
      [...fresh.values()].filter((ad) => !stored.has(ad.externalId)),
    );
    await db.transaction(async (tx) => {
      await lockBoards(tx);
      if (read !== null) await storeAds(tx, ref, read, { matching, now });
      await putBoardRow(tx, row);
    });
    return report(row);
  } catch (error) {
    if (!(error instanceof BoardError)) throw error;
    const waitMs = error.retryAfterSeconds === null ? restMs[error.fault] : error.retryAfterSeconds * 1000;
    const askAgainAt = new Date(now.getTime() + Math.min(waitMs, 24 * 60 * minuteMs));
    const isNew = base.readAt === null && error.fault === 'unknown';
    const row = { ...base, fault: isNew ? noSuchBoard : faultSentences[error.fault], askAgainAt };
    await db.transaction((tx) => putBoardRow(tx, row));
    return report(row);
  }
}

async function storeAds(
  tx: Tx,
  ref: BoardRef,
  { ads, skipped }: BoardRead,
  { matching, now }: { matching: Matching; now: Date },
): Promise<void> {
  const before = new Map((await listBoardAds(tx, ref)).map((ad) => [ad.externalId, ad]));
  const current = new Map(ads.map((ad) => [ad.externalId, ad]));
  const seen = [...current.keys()].filter((id) => before.has(id));
  const absent = [...before.values()].filter((ad) => ad.closedAt === null && !current.has(ad.externalId));
  const gone = absent.filter(({ lastSeenAt }) =>
    // Newer items push older ones out of a feed, and a board read only in part does not show what is gone.
    ref.kind === 'feed' ? now.getTime() - lastSeenAt.getTime() > feedPatienceMs : skipped === 0,
  );
  const touched = new Set([
    ...seen.map((id) => before.get(id)?.jobId ?? ''),
    ...gone.map(({ jobId }) => jobId),
  ]);
  await seeAds(tx, ref, seen, now);
  await closeAds(
    tx,
    ref,
    gone.map(({ externalId }) => externalId),
    now,
  );
  const pairs = seen.flatMap((id) => {
    const [ad, known] = [current.get(id), before.get(id)];
    return ad === undefined || known === undefined ? [] : [{ ad, known }];
  });
  for (const { ad, known } of pairs) if (ad.url !== known.url) await moveAd(tx, known, ad.url);
  await updateShown(tx, ref, pairs);
  const matched = (await matchLate(tx, ref, matching)).filter(({ ad }) => !before.has(ad.externalId));
  // A matched opening may have been deleted since, with the last follower of its feed.
  const stored = await listStored(
    tx,
    matched.flatMap(({ jobId, isNew }) => (isNew ? [] : [jobId])),
  );
  const fresh = matched.map((one) => ({ ...one, isNew: !stored.has(one.jobId) }));
  for (const jobId of await attach(tx, ref, fresh, now)) touched.add(jobId);
  touched.delete('');
  await refreshJobs(tx, [...touched], now);
}

/**
 * Updates openings from the advertisement at their address. Others cannot change an opening by advertising it on a
 * board of their own. If the advertisement is closed, the opening switches to another one. A feed never changes a
 * public opening.
 */
async function updateShown(
  tx: Tx,
  ref: BoardRef,
  seen: readonly { ad: JobAd; known: AdRow }[],
): Promise<void> {
  for (let at = 0; at < seen.length; at += updatedAtOnce) {
    const some = seen.slice(at, at + updatedAtOnce);
    const rows = await findShown(
      tx,
      some.map(({ known }) => known.jobId),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const { ad, known } of some) {
      const row = byId.get(known.jobId);
      if (row === undefined || (row.url !== known.url && row.isAdvertised)) continue;
      if (ref.kind === 'feed' && !row.feedOnly) continue;
      const content = contentOf({ ...ad, text: ad.text || row.text });
      if (!hasChanged(row, content)) continue;
      await updateJob(tx, row.id, content);
      byId.set(row.id, { ...row, ...content, isAdvertised: true });
    }
  }
}

/** Stores new advertisements with their openings. Returns the ids of the openings that were already stored. */
async function attach(tx: Tx, ref: BoardRef, fresh: readonly MatchedAd[], now: Date): Promise<string[]> {
  const jobRows = new Map<string, JobRow>();
  for (const { ad, jobId, isNew } of fresh)
    if (isNew && !jobRows.has(jobId)) jobRows.set(jobId, newJob(jobId, ad, now));
  await insertJobs(tx, [...jobRows.values()]);
  await insertAds(
    tx,
    fresh.map(({ ad, jobId }) => ({
      board: ref.kind,
      boardCompany: ref.company,
      externalId: ad.externalId,
      jobId,
      url: ad.url,
      firstSeenAt: now,
      lastSeenAt: now,
      closedAt: null,
    })),
  );
  const known = fresh.flatMap(({ jobId, isNew }) => (isNew ? [] : [jobId]));
  if (ref.kind !== 'feed') await publish(tx, fresh, now);
  return known;
}

/** Makes matched openings of feeds public. What the feed says about them stays private. */
async function publish(tx: Tx, fresh: readonly MatchedAd[], now: Date): Promise<void> {
  const ads = new Map(fresh.flatMap(({ ad, jobId, isNew }) => (isNew ? [] : [[jobId, ad] as const])));
  for (const id of await listFeedOnly(tx, [...ads.keys()])) {
    const ad = ads.get(id);
    if (ad === undefined) continue;
    await publishJob(tx, id, { ...contentOf(ad), publishedAt: publishedAtOf(ad, now) });
  }
}
