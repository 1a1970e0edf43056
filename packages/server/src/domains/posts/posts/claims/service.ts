import { randomUUID } from 'node:crypto';
import { confirmedClaimLimit, type unconfirmedClaims } from '@limelight/contracts';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Connection, Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { insertConfirmation, listConfirmations, readBlock, type ConfirmationRow } from './repository.ts';
import { keyOf, openClaims } from './rules.ts';

/** True for the person's own posts outside the bin. */
export type OwnsPost = (connection: Connection, userId: string, postId: string) => Promise<boolean>;

const named = 20;

/** More than the longest post can contain, so only confirmations of sentences that have since changed are dropped. */

/** Records that a person vouches for a claim. Refuses with `not_found`; repeating it changes nothing. */
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
    await insertConfirmation(tx, row, confirmedClaimLimit);
    return listConfirmations(tx, userId, postId);
  });
}

/** `material` returns the sources of the text. A text without sources needs no confirmation. */
export interface Asked {
  postId: string;
  text: string;
  material: (connection: Connection) => Promise<readonly string[]>;
}

async function openOf(
  connection: Connection,
  userId: string,
  { postId, text, material }: Asked,
): Promise<ReturnType<typeof openClaims>> {
  if (!(await readBlock(connection, userId))) return [];
  const materials = await material(connection);
  if (materials.length === 0) return [];
  const confirmed = new Set((await listConfirmations(connection, userId, postId)).map((row) => row.key));
  return openClaims(text, materials, confirmed);
}

/**
 * Refuses with `claims_unconfirmed` (`details.claims`) a text with claims that its sources do not support, if the
 * person has turned this check on.
 */
export async function requireConfirmed(tx: Tx, userId: string, asked: Asked): Promise<void> {
  const claims = await openOf(tx, userId, asked);
  const details: z.infer<typeof unconfirmedClaims> = { claims: claims.slice(0, named) };
  if (claims.length > 0) throw new AppError('claims_unconfirmed', details);
}
