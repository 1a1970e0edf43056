import type { ToldFact } from '@limelight/contracts';
import { z } from 'zod';
import type { Connection, Tx } from '../../../platform/db/index.ts';
import type { MadeText } from '../../posts/posts/index.ts';
import { findRunOf } from '../../runs/runs/index.ts';
import { listFactsLike, listFactsUsedIn, listKnownById, recordFactUse } from '../facts/index.ts';
import { factWords } from './known.ts';
import { factsSaidIn } from './said.ts';

/** The facts that a post tells, as material for its claims. Those that are asked about first bear out nothing. */
export async function listToldFacts(
  connection: Connection,
  userId: string,
  postId: string,
): Promise<ToldFact[]> {
  const used = await listFactsUsedIn(connection, userId, postId);
  return used
    .filter(({ privacy }) => privacy === 'use')
    .map((fact) => ({ id: fact.id, title: fact.text, text: factWords(fact) }));
}

const toldIn = z.object({ facts: z.array(z.string()) });

/**
 * Records which facts a text tells: of those that the runs say they told in what they made of it, and for an assistant,
 * which searches memory by itself, of those like the text.
 */
export async function recordToldFacts(
  tx: Tx,
  userId: string,
  { postId, text, runIds, isAssisted, now }: MadeText,
): Promise<void> {
  const ids: string[] = [];
  for (const runId of runIds) {
    const run = await findRunOf(tx, userId, runId);
    ids.push(...(toldIn.safeParse(run?.result?.value).data?.facts ?? []));
  }
  const known = ids.length === 0 ? [] : await listKnownById(tx, ids);
  if (isAssisted) known.push(...(await listFactsLike(tx, userId, text, now)));
  const told = factsSaidIn(text, known);
  if (told.length === 0) return;
  await recordFactUse(tx, userId, { postId, factIds: told.map(({ id }) => id), now });
}
