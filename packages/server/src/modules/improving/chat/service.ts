import { randomUUID } from 'node:crypto';
import { chatLimit, type askChat, type ChatExchange, type EndpointInput } from '@limelight/contracts';
import { doubtsIn } from '@limelight/post-text';
import type { Context } from '../../../context.ts';
import { type ModelCall, newDataId } from '../../../integrations/ai/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { insertExchange, listExchanges, type ExchangeRow } from '../../chats/index.ts';
import { findPost } from '../../posts/index.ts';
import { askText } from '../ask-text.ts';
import { chargeFor } from '../charge.ts';
import { chatPrompt, renderChat } from '../prompts/chat.v1.ts';

type Asked = EndpointInput<typeof askChat>['body'];

/** So many earlier turns tell the model what 'it' and 'again' mean. */
const turnsTold = 4;

export function presentExchange({
  userId: _owner,
  postId: _post,
  createdAt,
  ...row
}: ExchangeRow): ChatExchange {
  return { ...row, at: createdAt.toISOString() };
}

/** Refuses with `not_found` unless the post is the person's and not in the bin. */
export async function requireOwnPost(context: Context, userId: string, postId: string): Promise<void> {
  if ((await findPost(context.database.db, userId, postId)) === null) throw new AppError('not_found');
}

async function answer(
  context: Context,
  earlier: readonly ExchangeRow[],
  { text, instruction }: Asked,
  signal: AbortSignal,
  onCall: (call: ModelCall) => void,
): Promise<Pick<ChatExchange, 'after' | 'engine' | 'doubts' | 'undone'>> {
  const turns = earlier.slice(-turnsTold);
  const rendered = renderChat({ text, instruction, turns }, newDataId());
  const asked = await askText(context, rendered, text, signal, onCall);
  const after = asked.text;
  if (after === text) throw new AppError('nothing_to_change');
  return { after, engine: asked.engine, doubts: doubtsIn(after, [text, instruction]), undone: [] };
}

/** A text changed by an instruction in its chat; the exchange is kept with the post. Refuses as `improve` does. */
export async function askInChat(
  context: Context,
  userId: string,
  postId: string,
  asked: Asked,
  signal: AbortSignal,
): Promise<{ result: ChatExchange; charged: number }> {
  await requireOwnPost(context, userId, postId);
  const earlier = await listExchanges(context.database.db, userId, postId, turnsTold);
  const help = {
    userId,
    help: 'chat',
    label: 'Text changed in the chat',
    prompt: chatPrompt,
  };
  const work = async (onCall: (call: ModelCall) => void, helpId: string): Promise<ExchangeRow> => {
    const found = await answer(context, earlier, asked, signal, onCall);
    return {
      id: randomUUID(),
      userId,
      postId,
      helpId,
      instruction: asked.instruction,
      before: asked.text,
      ...found,
      outcome: 'open',
      createdAt: new Date(context.clock.now()),
    };
  };
  const keep = async (tx: Tx, row: ExchangeRow) => insertExchange(tx, row, chatLimit);
  const { result, charged } = await chargeFor(context, help, work, { keep });
  return { result: presentExchange(result), charged };
}
