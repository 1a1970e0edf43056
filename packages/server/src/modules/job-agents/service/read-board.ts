import { randomUUID } from 'node:crypto';
import { jobBoards as boardNames } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import {
  BoardError,
  countriesOf,
  leastSecondsBetweenReads,
  type BoardFault,
  type BoardRead,
  type BoardRef,
  type JobAd,
} from '../../../integrations/job-boards/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { companyKey } from '../../people/index.ts';
import {
  closeAds,
  findBoardRow,
  findInBlocks,
  insertAds,
  insertJobs,
  listBoardAds,
  lockBoards,
  putBoardRow,
  refreshJobs,
  seeAds,
  updateJob,
  type BoardRow,
} from '../boards/repository.ts';
import type { AdRow, JobRow } from '../repository.ts';
import { blockKeysOf, isSameJob, type Advertised } from '../rules/same-job.ts';
import { yearlyPay } from '../rules/yearly-pay.ts';

export interface BoardReport {
  name: string;
  openings: number;
  fault: string | null;
}

/** Why a board gave nothing, for people. */
export const faultSentences: Record<BoardFault, string> = {
  unknown: 'The board has no such company any more.',
  busy: 'The board is busy. We ask again later.',
  down: 'The board does not answer. We ask again later.',
  unreadable: 'The board sent something we cannot read.',
  'too-large': 'The board is too large to be read.',
};

const minuteMs = 60_000;
/** How long a board in trouble is left alone when it does not say. */
const restMs: Record<BoardFault, number> = {
  unknown: 24 * 60 * minuteMs,
  busy: 30 * minuteMs,
  down: 10 * minuteMs,
  unreadable: 60 * minuteMs,
  'too-large': 24 * 60 * minuteMs,
};

const report = (row: BoardRow): BoardReport => ({ name: row.name, openings: row.openings, fault: row.fault });

/**
 * Brings what is known of a board up to date, unless it was read a short while ago or wants to be left alone. Never fails
 * for the board's sake: what was known before stays, and the report says why.
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
            name: ref.company === '' ? base.name : (read.ads[0]?.company ?? base.name),
            openings: read.ads.length,
            fault: null,
            readAt: now,
            askAgainAt: next,
          };
    await db.transaction(async (tx) => {
      await lockBoards(tx);
      if (read !== null) await storeAds(tx, ref, read, now);
      await putBoardRow(tx, row);
    });
    return report(row);
  } catch (error) {
    if (!(error instanceof BoardError)) throw error;
    const waitMs = error.retryAfterSeconds === null ? restMs[error.fault] : error.retryAfterSeconds * 1000;
    const askAgainAt = new Date(now.getTime() + Math.min(waitMs, 24 * 60 * minuteMs));
    const row = { ...base, fault: faultSentences[error.fault], askAgainAt };
    await db.transaction((tx) => putBoardRow(tx, row));
    return report(row);
  }
}

/** Merges what a board advertises now into the openings that are known. */
async function storeAds(tx: Tx, ref: BoardRef, { ads, skipped }: BoardRead, now: Date): Promise<void> {
  const before = new Map((await listBoardAds(tx, ref)).map((ad) => [ad.externalId, ad]));
  const current = new Map(ads.map((ad) => [ad.externalId, ad]));
  const seen = [...current.keys()].filter((id) => before.has(id));
  // A board of which parts were left out does not tell what is gone.
  const gone =
    skipped > 0
      ? []
      : [...before.values()].filter((ad) => ad.closedAt === null && !current.has(ad.externalId));
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
  const fresh = [...current.values()].filter((ad) => !before.has(ad.externalId));
  for (const jobId of await attach(tx, ref, fresh, now)) touched.add(jobId);
  touched.delete('');
  await refreshJobs(tx, [...touched], now);
}

type Block = Advertised & { id: string; isNew: boolean };

/** Gives each new advertisement its opening, a known one or a new one; answers the known ones. */
async function attach(tx: Tx, ref: BoardRef, fresh: readonly JobAd[], now: Date): Promise<string[]> {
  const keyed = fresh.map((ad) => ({ ad, keys: blockKeysOf(ad) }));
  const blocks = new Map<string, Block[]>();
  const put = (keys: readonly string[], block: Block) => {
    for (const key of keys) {
      const list = blocks.get(key);
      if (list === undefined) blocks.set(key, [block]);
      else list.push(block);
    }
  };
  const allKeys = [...new Set(keyed.flatMap(({ keys }) => keys))];
  for (let at = 0; at < allKeys.length; at += 1000)
    for (const { blockKeys, ...job } of await findInBlocks(tx, allKeys.slice(at, at + 1000)))
      put(blockKeys, { ...job, isNew: false });
  const jobRows: JobRow[] = [];
  const adRows: AdRow[] = [];
  const known: string[] = [];
  for (const { ad, keys } of keyed) {
    const candidates = new Set(keys.flatMap((key) => (blocks.get(key) ?? []).slice(0, 50)));
    const same = [...candidates].find((block) => isSameJob(block, ad));
    const jobId = same?.id ?? randomUUID();
    if (same === undefined) {
      jobRows.push(jobRow(jobId, ad, keys, now));
      put(keys, {
        id: jobId,
        title: ad.title,
        company: ad.company,
        places: ad.places,
        text: ad.text,
        isNew: true,
      });
    } else if (!same.isNew) {
      known.push(jobId);
      // The advertisement that says most is shown.
      if (ad.text.length > same.text.length) await updateJob(tx, jobId, { text: ad.text });
    }
    adRows.push({
      board: ref.kind,
      boardCompany: ref.company,
      externalId: ad.externalId,
      jobId,
      url: ad.url,
      firstSeenAt: now,
      lastSeenAt: now,
      closedAt: null,
    });
  }
  await insertJobs(tx, jobRows);
  await insertAds(tx, adRows);
  return known;
}

function jobRow(id: string, ad: JobAd, blockKeys: string[], now: Date): JobRow {
  return {
    id,
    title: ad.title,
    company: ad.company,
    companyKey: companyKey(ad.company),
    blockKeys,
    places: ad.places,
    placesText: ad.places.join(' ').slice(0, 1000),
    countries: countriesOf(ad.places),
    workplace: ad.workplace,
    employment: ad.employment,
    department: ad.department,
    text: ad.text,
    url: ad.url,
    payMin: ad.pay?.minMinor ?? null,
    payMax: ad.pay?.maxMinor ?? null,
    payCurrency: ad.pay?.currency ?? null,
    payPeriod: ad.pay?.period ?? null,
    payYearly: yearlyPay(ad.pay),
    publishedAt: ad.publishedAt !== null && ad.publishedAt <= now ? ad.publishedAt : null,
    firstSeenAt: now,
    lastSeenAt: now,
    closedAt: null,
    reposts: 0,
  };
}
