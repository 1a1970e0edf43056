import { randomUUID } from 'node:crypto';
import {
  claimCheckRun,
  confirmedClaimLimit,
  type ClaimCheck,
  type unconfirmedClaims,
} from '@limelight/contracts';
import type { z } from 'zod';
import type { Context } from '../../../../context.ts';
import type { Connection, Tx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { findRunWith } from '../../../runs/runs/index.ts';
import { insertConfirmation, listConfirmations, readBlock } from '../repository/claims.ts';
import { findPost } from '../repository/posts.ts';
import { keyOf, openClaims } from './rules.ts';

const named = 20;

/** Records that a person vouches for a claim. Refuses with `not_found`; repeating it changes nothing. */
export async function confirm(
  context: Context,
  userId: string,
  { postId, claim, sentence }: { postId: string; claim: string; sentence: string },
): Promise<void> {
  const confirmedAt = new Date(context.clock.now());
  await context.database.db.transaction(async (tx) => {
    if ((await findPost(tx, userId, postId)) === null) throw new AppError('not_found');
    const key = keyOf(claim, sentence);
    const row = { id: randomUUID(), userId, postId, claim, sentence, key, confirmedAt };
    await insertConfirmation(tx, row, confirmedClaimLimit);
  });
}

/** What a model last found in a post. */
export async function lastCheck(
  connection: Connection,
  userId: string,
  postId: string,
): Promise<ClaimCheck | null> {
  const about = { in: 'input', field: 'postId', value: postId } as const;
  const run = await findRunWith(connection, userId, claimCheckRun.kind, about);
  const read = claimCheckRun.result.safeParse(run?.result?.value);
  return read.success ? { text: read.data.text, open: read.data.open } : null;
}

/** `material` returns the sources of the text. A text without sources needs no confirmation. */
export interface AskedClaims {
  postId: string;
  text: string;
  material: (connection: Connection) => Promise<readonly string[]>;
}

/** The claims of a text that neither its material nor its author bears out. */
export async function findOpen(
  connection: Connection,
  userId: string,
  { postId, text, material }: AskedClaims,
): Promise<ReturnType<typeof openClaims>> {
  const materials = await material(connection);
  if (materials.length === 0) return [];
  const confirmed = new Set((await listConfirmations(connection, userId, postId)).map((row) => row.key));
  return openClaims(text, materials, { confirmed, checked: await lastCheck(connection, userId, postId) });
}

/** Those that keep the text from being published, if the person has turned this check on. */
export const findUnconfirmed = async (
  connection: Connection,
  userId: string,
  asked: AskedClaims,
): Promise<ReturnType<typeof openClaims>> =>
  (await readBlock(connection, userId)) ? findOpen(connection, userId, asked) : [];

/**
 * Refuses with `claims_unconfirmed` (`details.claims`) a text with claims that its sources do not support, if the
 * person has turned this check on.
 */
export async function requireConfirmed(tx: Tx, userId: string, asked: AskedClaims): Promise<void> {
  const claims = await findUnconfirmed(tx, userId, asked);
  const details: z.infer<typeof unconfirmedClaims> = { claims: claims.slice(0, named) };
  if (claims.length > 0) throw new AppError('claims_unconfirmed', details);
}
