import { randomUUID } from 'node:crypto';
import type { unconfirmedClaims } from '@limelight/contracts';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Connection, Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { insertConfirmation, listConfirmations, readBlock, type ConfirmationRow } from './repository.ts';
import { keyOf, openClaims } from './rules.ts';

/** Whether a post is this person's own and not in the bin. */
export type OwnsPost = (connection: Connection, userId: string, postId: string) => Promise<boolean>;

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

/** `material` is what the text was made from; one with none at all is its author's own word. */
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
 * Where the person wants that, refuses with `claims_unconfirmed` (`details.claims`) a text that claims what none of its
 * materials holds.
 */
export async function requireConfirmed(tx: Tx, userId: string, asked: Asked): Promise<void> {
  const claims = await openOf(tx, userId, asked);
  const details: z.infer<typeof unconfirmedClaims> = { claims: claims.slice(0, named) };
  if (claims.length > 0) throw new AppError('claims_unconfirmed', details);
}
