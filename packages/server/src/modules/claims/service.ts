import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Connection, Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { listPostSources } from '../sources/index.ts';
import { insertConfirmation, listConfirmations, readBlock, type ConfirmationRow } from './repository.ts';
import { keyOf, openClaims } from './rules.ts';

/** Whether a post is this person's own and not in the bin. */
export type OwnsPost = (connection: Connection, userId: string, postId: string) => Promise<boolean>;

/** How many open claims a refusal names. */
const named = 20;

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
    await insertConfirmation(tx, { id: randomUUID(), userId, postId, claim, sentence, key, confirmedAt });
    return listConfirmations(tx, userId, postId);
  });
}

/**
 * Refuses with `claims_unconfirmed` (`details.claims`) when the person wants that and the text claims what none of its
 * materials holds. `told` is what the person told the writer; a text with no material at all is their own word.
 */
export async function requireConfirmed(
  tx: Tx,
  userId: string,
  { postId, text, told }: { postId: string; text: string; told: () => Promise<readonly string[]> },
): Promise<void> {
  if (!(await readBlock(tx, userId))) return;
  const sources = await listPostSources(tx, userId, postId);
  const materials = [
    ...sources.map(({ text, title, address }) => [text, title, address ?? ''].join('\n\n')),
    ...(await told()),
  ];
  if (materials.length === 0) return;
  const confirmed = new Set((await listConfirmations(tx, userId, postId)).map((row) => row.key));
  const claims = openClaims(text, materials, confirmed);
  if (claims.length > 0) throw new AppError('claims_unconfirmed', { claims: claims.slice(0, named) });
}
