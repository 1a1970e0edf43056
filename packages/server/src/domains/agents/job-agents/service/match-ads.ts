import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { BoardRef, JobAd } from '../../../../integrations/job-boards/index.ts';
import type { Connection } from '../../../../platform/db/index.ts';
import { findInBlocks } from '../repository/boards.ts';
import { blockKeysOf, sameJobAs, type Advertised } from '../rules/same-job.ts';

/** An advertisement with its opening, which is a stored one or a new one that advertisements can share. */
export interface MatchedAd {
  ad: JobAd;
  keys: string[];
  jobId: string;
  isNew: boolean;
}

type Block = Advertised & { id: string; isNew: boolean };

const candidatesPerKey = 50;
const keysAtOnce = 1000;

class Blocks {
  readonly #byKey = new Map<string, Block[]>();
  readonly ids = new Set<string>();

  put(keys: readonly string[], block: Block): void {
    if (!block.isNew) this.ids.add(block.id);
    for (const key of keys) {
      const list = this.#byKey.get(key);
      if (list === undefined) this.#byKey.set(key, [block]);
      else list.push(block);
    }
  }

  find(keys: readonly string[], ad: Advertised): Block | undefined {
    const near = new Set(keys.flatMap((key) => (this.#byKey.get(key) ?? []).slice(0, candidatesPerKey)));
    const isSame = sameJobAs(ad);
    return [...near].find(isSame);
  }
}

async function readBlocks(
  connection: Connection,
  ref: BoardRef,
  ads: readonly { keys: readonly string[] }[],
  except: ReadonlySet<string>,
): Promise<Blocks> {
  const blocks = new Blocks();
  const keys = [...new Set(ads.flatMap((one) => one.keys))];
  for (let at = 0; at < keys.length; at += keysAtOnce)
    for (const { blockKeys, ...job } of await findInBlocks(connection, ref, keys.slice(at, at + keysAtOnce)))
      if (!except.has(job.id)) blocks.put(blockKeys, { ...job, isNew: false });
  return blocks;
}

export interface Matching {
  matched: MatchedAd[];
  /** The ids of the openings already compared. */
  known: ReadonlySet<string>;
}

/** Finds the opening of each advertisement, without a lock. It yields to other work after each one. */
export async function matchAds(
  connection: Connection,
  ref: BoardRef,
  ads: readonly JobAd[],
): Promise<Matching> {
  const keyed = ads.map((ad) => ({ ad, keys: blockKeysOf(ad) }));
  const blocks = await readBlocks(connection, ref, keyed, new Set());
  const matched: MatchedAd[] = [];
  for (const { ad, keys } of keyed) {
    await setImmediate();
    const same = blocks.find(keys, ad);
    const jobId = same?.id ?? randomUUID();
    matched.push({ ad, keys, jobId, isNew: same?.isNew ?? true });
    if (same === undefined) {
      const { title, company, places, text } = ad;
      blocks.put(keys, { id: jobId, title, company, places, text, isNew: true });
    }
  }
  return { matched, known: blocks.ids };
}

/**
 * Compares with openings that other boards added in the meantime. There are few of them, so this can run under the
 * lock.
 */
export async function matchLate(
  connection: Connection,
  ref: BoardRef,
  { matched, known }: Matching,
): Promise<MatchedAd[]> {
  const late = await readBlocks(
    connection,
    ref,
    matched.filter(({ isNew }) => isNew),
    known,
  );
  if (late.ids.size === 0) return matched;
  const moved = new Map<string, string>();
  for (const { ad, keys, jobId, isNew } of matched) {
    const same = isNew && !moved.has(jobId) ? late.find(keys, ad) : undefined;
    if (same !== undefined) moved.set(jobId, same.id);
  }
  return matched.map((one) => {
    const jobId = moved.get(one.jobId);
    return jobId === undefined ? one : { ...one, jobId, isNew: false };
  });
}
