import { createHash, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { creditErrors, postRun, type EndpointInput, type generatePost } from '@limelight/contracts';
import { z } from 'zod';
import type { Context } from '../../../../context.ts';
import { together, type Tx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { lockAccount } from '../../../billing/credits/index.ts';
import { findPost, isLocked } from '../../../posts/posts/index.ts';
import { cancelRun, commitRuns, listGroup, startRunIn, type RunRow } from '../../../runs/runs/index.ts';
import { materialOf, notedSources } from './material.ts';
import { isAllPrivate } from './private-notes.ts';
import { draftOf, noIdeaOf } from './rules.ts';
import { postWriting } from './run.ts';

type GenerateBody = EndpointInput<typeof generatePost>['body'];

/** The drafts of a generation, and the id that identifies them together. */
export interface Generation {
  id: string;
  drafts: readonly { runId: string; variant: number }[];
}

const generationOf = (id: string, rows: readonly RunRow[]): Generation => ({
  id,
  drafts: rows.map(draftOf).map(({ runId, variant }) => ({ runId, variant })),
});

/** The same key of the same user gives the same id. */
function idFor(userId: string, key: string): string {
  const hex = createHash('sha256').update(`generation:${userId}:${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function requireSame(rows: readonly RunRow[], { postId: _post, variants, ...asked }: GenerateBody): void {
  const same = rows.every(({ input }) => {
    const {
      variant: _variant,
      variants: _variants,
      post: _kept,
      ...stored
    } = postRun.input.parse(input.value);
    return isDeepStrictEqual(stored, asked);
  });
  if (!same || (rows.length !== variants && rows.length !== 1)) throw new AppError('idempotency_key_reused');
}

async function postFor(tx: Tx, userId: string, postId: string | null) {
  if (postId === null) return { id: randomUUID(), version: 1, isNew: true };
  const post = await findPost(tx, userId, postId);
  if (post === null) throw new AppError('not_found');
  if (isLocked(post.status)) throw new AppError('post_locked');
  return { id: post.id, version: post.version, isNew: false };
}

/** The runs of a generation. The lock serialises two requests with the same key. */
async function lockGroup(context: Context, tx: Tx, userId: string, id: string): Promise<RunRow[]> {
  const [, rows] = await together([
    lockAccount(tx, userId, new Date(context.clock.now())),
    listGroup(tx, userId, id),
  ]);
  return rows;
}

const shortOf = z.object({ needed: z.number(), held: z.number() });

/** Either all drafts are paid for or none is started, so the error states the credits needed for all of them. */
function asWhole(error: unknown, started: readonly RunRow[], variants: number): unknown {
  if (!(error instanceof AppError) || !creditErrors.some((code) => code === error.code)) return error;
  const details = shortOf.safeParse(error.details);
  if (!details.success) return error;
  const { needed, held } = details.data;
  const taken = started.reduce((sum, { price }) => sum + price, 0);
  return new AppError(error.code, { needed: needed * variants, held: held + taken });
}

/**
 * Starts a run for each draft in one transaction. A repeated request with the same key finds them. Refuses with
 * `idea_is_address`, `idea_is_no_word`, `all_private`, those of `creditErrors`, `too_many_requests`, `not_found`,
 * `post_locked`, `draft_limit` and `idempotency_key_reused`.
 */
export async function openGeneration(
  context: Context,
  userId: string,
  body: GenerateBody,
  idempotencyKey: string | null,
): Promise<Generation> {
  const none = noIdeaOf(body);
  if (none !== null) throw new AppError(none);
  const owner = { kind: 'user', userId } as const;
  const { postId, variants: wanted, ...asked } = body;
  const hasModel = context.writers.hasModel();
  // A second outline of the same notes would be identical.
  const variants = hasModel ? wanted : 1;
  const id = idempotencyKey === null ? randomUUID() : idFor(userId, idempotencyKey);
  const generated = await commitRuns(context, postWriting, owner, async (tx) => {
    const reads = [
      idempotencyKey === null ? Promise.resolve<RunRow[]>([]) : lockGroup(context, tx, userId, id),
      materialOf(tx, userId, asked),
      postFor(tx, userId, postId),
    ] as const;
    await Promise.allSettled(reads);
    // What became of the sources and the post since does not matter to a repeated request.
    const rows = await reads[0];
    if (rows.length > 0) {
      requireSame(rows, body);
      return { rows, isNew: false };
    }
    const [, material, post] = await Promise.all(reads);
    if (isAllPrivate(asked, notedSources(material))) throw new AppError('all_private');
    const started: RunRow[] = [];
    try {
      for (let variant = 0; variant < variants; variant += 1)
        started.push(
          await startRunIn(context, tx, postWriting, {
            owner,
            input: { ...asked, variant, variants, post },
            id: variant === 0 ? id : randomUUID(),
            groupId: id,
            label: hasModel ? 'Post written' : 'Outline made',
          }),
        );
    } catch (error) {
      throw asWhole(error, started, variants);
    }
    return { rows: started, isNew: true };
  });
  return generationOf(
    id,
    generated.map(({ row }) => row),
  );
}

const kinds = new Map([[postRun.kind, postWriting]]);

/** Stops a generation or one of its drafts, keeping the text so far. Refuses with `not_found`. */
export async function stopGeneration(
  context: Context,
  userId: string,
  id: string,
  variant: number | null = null,
): Promise<void> {
  const { drafts } = generationOf(id, await listGroup(context.database.db, userId, id));
  const stopped = drafts.filter((draft) => variant === null || draft.variant === variant);
  if (stopped.length === 0) throw new AppError('not_found');
  await Promise.all(stopped.map(async ({ runId }) => cancelRun(context, kinds, userId, runId)));
}
