import { createHash, randomUUID } from 'node:crypto';
import type { unconfirmedClaims } from '@limelight/contracts';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Connection, Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { ThreadFault, threadFile, type CallOptions } from '../../platform/threads/index.ts';
import { insertConfirmation, listConfirmations, readBlock, type ConfirmationRow } from './repository.ts';
import type * as ClaimTexts from './claim-texts.worker.ts';
import { keyOf } from './rules.ts';

/** Whether a post is this person's own and not in the bin. */
export type OwnsPost = (connection: Connection, userId: string, postId: string) => Promise<boolean>;

const claimTexts = threadFile<typeof ClaimTexts>(import.meta.url, 'claim-texts');

/** How many open claims a refusal names. */
const named = 20;

/** More than the longest post has claims; the oldest go, whose sentences were changed since. */
const keptPerPost = 300;

/** Records that a person stands for a claim. Refuses with `not_found`; a second time changes nothing. */
export async function confirm(
  context: Context,
  ownsPost: OwnsPost,
  userId: string,
  { postId, claim, sentence }: { postId: string; claim: string; sentence: string },
): Promise<ConfirmationRow[]> {
  const confirmedAt = new Date(context.clock.now());
  return context.database.db.transaction(async (tx) => {
    if (!(await ownsPost(tx, userId, postId))) throw new AppError('not_found');
    const key = keyOf(claim, sentence);
    const row = { id: randomUUID(), userId, postId, claim, sentence, key, confirmedAt };
    await insertConfirmation(tx, row, keptPerPost);
    return listConfirmations(tx, userId, postId);
  });
}

/** One person's that may be worked out at a time where each holds a connection. */
const atMostInside = 2;

/** The last answers, by what was asked: who prepares one need not wait for it in a transaction. */
type OpenClaim = z.infer<typeof unconfirmedClaims>['claims'][number];
const answers = new Map<string, OpenClaim[]>();
const answersKept = 200;

async function findOpen(
  { threads }: Context,
  options: CallOptions,
  args: [string, readonly string[], ReadonlySet<string>],
): Promise<OpenClaim[]> {
  const [text, materials, confirmed] = args;
  const asked = createHash('sha256')
    .update(JSON.stringify([text, materials, [...confirmed].toSorted()]))
    .digest('hex');
  const known = answers.get(asked);
  if (known !== undefined) return known;
  try {
    const open = await threads.texts.call(claimTexts, 'openClaims', args, options);
    for (const oldest of answers.keys()) {
      if (answers.size < answersKept) break;
      answers.delete(oldest);
    }
    answers.set(asked, open);
    return open;
  } catch (error) {
    throw error instanceof ThreadFault && error.kind !== 'stopped' ? new AppError('claims_unchecked') : error;
  }
}

/** `material` is what the text was made from; one with none at all is its author's own word. */
export interface Asked {
  postId: string;
  text: string;
  material: (connection: Connection) => Promise<readonly string[]>;
}

async function openOf(
  context: Context,
  connection: Connection,
  userId: string,
  { postId, text, material }: Asked,
  limit: Pick<CallOptions, 'atMost'> = {},
): Promise<OpenClaim[]> {
  if (!(await readBlock(connection, userId))) return [];
  const materials = await material(connection);
  if (materials.length === 0) return [];
  const confirmed = new Set((await listConfirmations(connection, userId, postId)).map((row) => row.key));
  return findOpen(context, { owner: userId, ...limit }, [text, materials, confirmed]);
}

/**
 * Works out ahead of a transaction what `requireConfirmed` asks in it, so that no connection and no lock waits for that.
 * Refuses with `claims_unchecked`.
 */
export async function prepareConfirmed(context: Context, userId: string, asked: Asked): Promise<void> {
  await openOf(context, context.database.db, userId, asked);
}

/**
 * Where the person wants that, refuses with `claims_unconfirmed` (`details.claims`) a text that claims what none of its
 * materials holds, and with `claims_unchecked` one whose claims cannot be told in time.
 */
export async function requireConfirmed(
  context: Context,
  tx: Tx,
  userId: string,
  asked: Asked,
): Promise<void> {
  const claims = await openOf(context, tx, userId, asked, { atMost: atMostInside });
  const details: z.infer<typeof unconfirmedClaims> = { claims: claims.slice(0, named) };
  if (claims.length > 0) throw new AppError('claims_unconfirmed', details);
}
