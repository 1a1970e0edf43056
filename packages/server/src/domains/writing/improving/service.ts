import {
  improvements,
  rewriteRun,
  type ChatExchange,
  type EndpointData,
  type EndpointInput,
  type askChat,
  type findEndings as endingsEndpoint,
  type findOpenings as openingsEndpoint,
  type improvePost,
} from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { ExchangeRow } from '../../posts/posts/index.ts';
import { findPost } from '../../posts/posts/index.ts';
import { findRunOf, runToEnd } from '../../runs/runs/index.ts';
import type { ProducedBy } from '../writing/index.ts';
import { exchangeOf } from './rules.ts';
import { chat, findEndings, findOpenings, rewrite } from './runs.ts';

interface Answered<T> {
  result: T;
  charged: number;
}

const ownerOf = (userId: string) => ({ kind: 'user', userId }) as const;

/** Changes a text or a part of it. Stores neither. Refuses with the codes of the run. */
export async function improve(
  context: Context,
  userId: string,
  input: EndpointInput<typeof improvePost>['body'],
  signal: AbortSignal,
): Promise<Answered<EndpointData<typeof improvePost>>> {
  const label = `Text changed: ${improvements[input.help].toLowerCase()}`;
  const request = { owner: ownerOf(userId), input, label };
  const { id: helpId, result, engine, charged } = await runToEnd(context, rewrite, request, signal);
  const { facts: _, ...told } = result;
  return { result: { ...told, engine, helpId }, charged };
}

export async function suggestOpenings(
  context: Context,
  userId: string,
  input: EndpointInput<typeof openingsEndpoint>['body'],
  signal: AbortSignal,
): Promise<Answered<EndpointData<typeof openingsEndpoint>>> {
  const request = { owner: ownerOf(userId), input };
  const { id: helpId, result, engine, charged } = await runToEnd(context, findOpenings, request, signal);
  const { facts: _, ...told } = result;
  return { result: { ...told, engine, helpId }, charged };
}

export async function suggestEndings(
  context: Context,
  userId: string,
  input: EndpointInput<typeof endingsEndpoint>['body'],
  signal: AbortSignal,
): Promise<Answered<EndpointData<typeof endingsEndpoint>>> {
  const request = { owner: ownerOf(userId), input };
  const { id: helpId, result, engine, charged } = await runToEnd(context, findEndings, request, signal);
  const { facts: _, ...told } = result;
  return { result: { ...told, engine, helpId }, charged };
}

export function presentExchange({
  userId: _owner,
  postId: _post,
  createdAt,
  ...row
}: Omit<ExchangeRow, 'userId'> & { userId?: string }): ChatExchange {
  return { ...row, at: createdAt.toISOString() };
}

/** Refuses with `not_found` for other people's posts and posts in the bin. */
export async function requireOwnPost(context: Context, userId: string, postId: string): Promise<void> {
  if ((await findPost(context.database.db, userId, postId)) === null) throw new AppError('not_found');
}

export async function askInChat(
  context: Context,
  userId: string,
  postId: string,
  asked: EndpointInput<typeof askChat>['body'],
  signal: AbortSignal,
): Promise<Answered<ChatExchange>> {
  await requireOwnPost(context, userId, postId);
  const input = { postId, ...asked };
  const { id, result, charged } = await runToEnd(context, chat, { owner: ownerOf(userId), input }, signal);
  const exchange = exchangeOf(id, input, result, new Date(context.clock.now()));
  return { result: presentExchange(exchange), charged };
}

const helps: ReadonlySet<string> = new Set(
  [rewrite, findOpenings, findEndings, chat].map((one) => one.definition.kind),
);

export async function findHelp(
  connection: Connection,
  userId: string,
  id: string,
): Promise<ProducedBy | null> {
  const row = await findRunOf(connection, userId, id);
  if (row?.status !== 'done' || row.engine === null || !helps.has(row.kind)) return null;
  const by = { engine: row.engine.name, promptVersion: row.prompts[0] ?? null };
  if (row.kind !== rewriteRun.kind) return { what: row.kind, ...by, settings: {} };
  const { help, part, tone, language } = rewriteRun.input.parse(row.input.value);
  const settings = {
    part: part !== null,
    ...(help === 'tone' && tone !== undefined ? { tone } : {}),
    ...(help === 'translate' && language !== undefined ? { language } : {}),
  };
  return { what: help, ...by, settings };
}
