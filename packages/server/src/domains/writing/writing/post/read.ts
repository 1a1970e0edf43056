import { type EndpointData, type findPostGeneration, type getGeneration } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Connection } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { findPost } from '../../../posts/posts/index.ts';
import { findRunOf, listGroup } from '../../../runs/runs/index.ts';
import type { ProducedBy } from '../produced-by.ts';
import { draftOf, outcomeOf, type Draft, type Outcome } from './rules.ts';

/** The drafts of the generation that a run belongs to. */
export async function listDrafts(connection: Connection, userId: string, runId: string): Promise<Draft[]> {
  const own = await findRunOf(connection, userId, runId);
  if (own === null) return [];
  const rows = await listGroup(connection, userId, own.groupId ?? own.id);
  return rows.filter(({ id }) => id !== runId).map(draftOf);
}

/** A user's generation: its drafts and the post that contains one of them. Null when there is none. */
export async function findGeneration(connection: Connection, userId: string, id: string) {
  return findOutcome(connection, userId, (await listGroup(connection, userId, id)).map(draftOf));
}

/** The same of the drafts of a generation. */
export async function findOutcome(
  connection: Connection,
  userId: string,
  drafts: Draft[],
): Promise<{ drafts: Draft[]; outcome: Outcome; postId: string | null } | null> {
  const [first] = drafts;
  if (first === undefined) return null;
  const post = await findPost(connection, userId, first.postId);
  const holds = post !== null && drafts.some(({ runId }) => runId === post.runId);
  return { drafts, outcome: outcomeOf(drafts), postId: holds ? post.id : null };
}

/** The state of a generation. Refuses with `not_found`. */
export async function readGeneration(
  { database }: Context,
  userId: string,
  id: string,
): Promise<EndpointData<typeof getGeneration>> {
  const found = await findGeneration(database.db, userId, id);
  if (found === null) throw new AppError('not_found');
  const { outcome, postId } = found;
  const variants = outcome.status === 'running' ? [] : outcome.texts;
  return { id, status: outcome.status, text: variants[0]?.text ?? null, variants, postId };
}

/** The generation that wrote the text of this user's post. Refuses with `not_found`. */
export async function readPostGeneration(
  { database: { db } }: Context,
  userId: string,
  postId: string,
): Promise<EndpointData<typeof findPostGeneration>> {
  const post = await findPost(db, userId, postId);
  if (post === null) throw new AppError('not_found');
  const row = post.runId === null ? null : await findRunOf(db, userId, post.runId);
  if (row === null) return { generation: null };
  const { generationId, variant, text } = draftOf(row);
  const others = await listDrafts(db, userId, row.id);
  const othersWait = post.text === text && others.some((other) => other.text !== '');
  return { generation: { id: generationId, variant, othersWait } };
}

/** Describes what produced a draft, without any of the idea or the text. Null when it is not a draft. */
export async function findProduced(
  connection: Connection,
  userId: string,
  id: string,
  variant: number,
): Promise<ProducedBy | null> {
  const found = (await listGroup(connection, userId, id)).map(draftOf).find((one) => one.variant === variant);
  if (found === undefined || found.engine === null) return null;
  const { brief, engine, prompt: promptVersion, variants } = found;
  const { format, tone, length, language } = brief;
  const settings = { format, tone, length, language, variants };
  return { what: 'draft', engine: engine.name, promptVersion, settings };
}
