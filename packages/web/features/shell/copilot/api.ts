import {
  getCopilotConversation,
  getCopilotTurn,
  listCopilotConversations,
  runHasEnded,
  type CopilotTurn,
  type EndpointData,
} from '@limelight/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { pagedQuery } from '../../../lib/paged-query.ts';
import { readQuery } from '../../../lib/read-query.ts';

const copilotKey = ['copilot'] as const;
export const conversationsKey = [...copilotKey, 'list'] as const;

type Conversation = EndpointData<typeof getCopilotConversation>;

export const conversationQuery = (id: string) =>
  readQuery([...copilotKey, 'one', id], getCopilotConversation, { params: { id } });

export const conversationsQuery = pagedQuery(conversationsKey, (cursor, signal) =>
  call(listCopilotConversations, { query: { limit: 30, ...cursor } }, { showError: false, signal }),
);

/** Changes the turns of a conversation that has been read. */
export function changeTurns(
  client: QueryClient,
  conversationId: string,
  change: (turns: CopilotTurn[]) => CopilotTurn[],
): void {
  client.setQueryData<Conversation>(
    conversationQuery(conversationId).queryKey,
    (known) => known && { ...known, turns: change(known.turns) },
  );
}

/** Reads one turn again. */
export async function renewTurn(
  client: QueryClient,
  { id, conversationId }: Pick<CopilotTurn, 'id' | 'conversationId'>,
): Promise<CopilotTurn> {
  const turn = await call(getCopilotTurn, { params: { id } }, { showError: false });
  changeTurns(client, conversationId, (turns) => turns.map((one) => (one.id === id ? turn : one)));
  return turn;
}

const endsWithinMs = 10_000;

/** Waits for a turn whose last answer stands: it takes no more words, and ends as soon as that is stored. */
export async function untilEnded(
  client: QueryClient,
  turn: Pick<CopilotTurn, 'id' | 'conversationId'>,
): Promise<void> {
  const pauseMs = 200;
  for (let waited = 0; waited < endsWithinMs; waited += pauseMs) {
    const { status } = await renewTurn(client, turn);
    if (runHasEnded(status)) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** Reads again what the page shows, because the co-pilot may have changed any of it. */
export const renewPage = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== copilotKey[0] });
