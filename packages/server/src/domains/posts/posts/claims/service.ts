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
import { AppError, existing } from '../../../../platform/http/index.ts';
import type { PostHooks } from '../../../../module.ts';
import { findRunWith } from '../../../runs/runs/index.ts';
import {
  deleteConfirmation,
  insertConfirmation,
  listConfirmations,
  readBlock,
} from '../repository/claims.ts';
import { findPost } from '../repository/posts.ts';
import { keyOf, openClaims } from './rules.ts';

const named = 20;

/** Calls each module's part of a step, in the order of the modules. */
export const joinPostHooks = (modules: readonly PostHooks[]): Required<PostHooks> => ({
  async onClaimConfirmed(tx, claim) {
    for (const { onClaimConfirmed } of modules) await onClaimConfirmed?.(tx, claim);
  },
  async onClaimWithdrawn(tx, claim) {
    for (const { onClaimWithdrawn } of modules) await onClaimWithdrawn?.(tx, claim);
  },
});

/** Records that a person vouches for a claim. Refuses with `not_found`; repeating it changes nothing. */
export async function confirm(
  context: Context,
  hooks: Required<PostHooks>,
  userId: string,
  { postId, claim, sentence }: { postId: string; claim: string; sentence: string },
): Promise<void> {
  const now = new Date(context.clock.now());
  await context.database.db.transaction(async (tx) => {
    const post = existing(await findPost(tx, userId, postId));
    const key = keyOf(claim, sentence);
    const row = { id: randomUUID(), userId, postId, claim, sentence, key, confirmedAt: now };
    await insertConfirmation(tx, row, confirmedClaimLimit);
    await hooks.onClaimConfirmed(tx, { userId, post, claim, sentence, now });
  });
}

/** Takes a confirmation back. Repeating it changes nothing. */
export async function withdraw(
  context: Context,
  hooks: Required<PostHooks>,
  userId: string,
  { postId, confirmationId }: { postId: string; confirmationId: string },
): Promise<void> {
  await context.database.db.transaction(async (tx) => {
    const withdrawn = await deleteConfirmation(tx, userId, postId, confirmationId);
    const post = withdrawn === null ? null : await findPost(tx, userId, postId);
    if (withdrawn === null || post === null) return;
    const { sentence } = withdrawn;
    const others = await listConfirmations(tx, userId, postId);
    if (others.some((one) => one.sentence === sentence)) return;
    await hooks.onClaimWithdrawn(tx, { userId, post, sentence });
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
