import type { postRun } from '@limelight/contracts';
import type { z } from 'zod';
import { together, type Tx } from '../../../../platform/db/index.ts';
import type { StartedRun } from '../../../../run.ts';
import {
  briefIn,
  findLastVersions,
  keepEmptyDraft,
  lockPost,
  putWritten,
  removeEmptyDraft,
} from '../../../posts/posts/index.ts';
import { recordFactUse } from '../../../memory/facts/index.ts';
import { linkSources } from '../../../posts/sources/index.ts';
import { rememberBrief } from '../../../library/templates/index.ts';
import { listDrafts } from './read.ts';
import { isAhead } from './rules.ts';

type Input = z.output<typeof postRun.input>;
type Result = z.output<typeof postRun.result>;

/** Creates the post for the text when the run starts. The drafts of a generation share it. */
export async function openDraft(tx: Tx, { userId, context }: StartedRun, input: Input): Promise<void> {
  const { post, sourceIds } = input;
  const now = new Date(context.clock.now());
  if (post.isNew && (await keepEmptyDraft(tx, userId, { id: post.id, brief: briefIn(input) }, now)))
    await linkSources(tx, post.id, [...new Set(sourceIds)], now);
}

/**
 * Stores a generated text in its post, unless somebody has edited that. The text then stays with the run. Of several
 * drafts, the first completed one goes into the post.
 */
export async function keepWritten(tx: Tx, run: StartedRun, result: Result, input: Input): Promise<void> {
  const { userId, context } = run;
  const { variant, variants } = input;
  const now = new Date(context.clock.now());
  const brief = briefIn(input);
  // The next brief starts from this one.
  const [, , post, newest] = await together([
    rememberBrief(tx, userId, brief, now),
    // Those of another draft too, which its author may choose later.
    recordFactUse(tx, userId, { postId: input.post.id, factIds: result.facts, now }),
    lockPost(tx, input.post.id, userId),
    findLastVersions(tx, userId, input.post.id),
  ]);
  if (post === null || (post.status !== 'draft' && post.status !== 'failed')) return;
  if (post.version !== input.post.version) {
    const drafts = variants === 1 ? [] : await listDrafts(tx, userId, run.id);
    const kept = drafts.find(({ runId }) => runId === post.runId);
    if (kept?.text !== post.text || !isAhead({ variant, isPartial: result.isPartial }, kept)) return;
  }
  const detail = variants === 1 ? '' : `Draft ${variant + 1}`;
  const { text, engine } = result;
  const written = { text, engine, brief, runId: run.id, detail, newest };
  await putWritten(tx, post, written, now);
}

/** Deletes a post that stayed empty, unless another draft may still fill it. */
export async function removeUnwritten(tx: Tx, { id, userId }: StartedRun, { post }: Input): Promise<void> {
  if (!post.isNew || (await lockPost(tx, post.id, userId)) === null) return;
  const others = await listDrafts(tx, userId, id);
  if (others.every(({ state }) => state !== 'writing')) await removeEmptyDraft(tx, userId, post.id);
}
