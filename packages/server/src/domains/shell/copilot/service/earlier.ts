import { copilotRun } from '@limelight/contracts';
import type { Connection } from '../../../../platform/db/index.ts';
import { listRunsOf, listStepsOf, type RunRow, type StepRow } from '../../../runs/runs/index.ts';
import { listTurns } from '../repository/conversations.ts';
import { listProposals } from '../repository/proposals.ts';
import { callResult, type CallResult } from '../rules/call-result.ts';
import type { EarlierTurn } from '../rules/earlier.ts';

const mostTurns = 8;

/** What the calls of a turn came to, in their order. */
export const resultsOf = (steps: readonly StepRow[], runId: string): CallResult[] =>
  steps.flatMap(({ runId: of, name, result }) => {
    if (of !== runId || !name.startsWith('call-')) return [];
    const read = callResult.safeParse(result?.value);
    return read.success ? [read.data] : [];
  });

/** The answer in words, as far as there is one. */
export function answerOf({ result, text }: RunRow): string {
  const read = copilotRun.result.safeParse(result?.value);
  return read.success ? read.data.answer : text;
}

/** The turns of a conversation before one, oldest first. */
export async function readEarlier(
  connection: Connection,
  userId: string,
  { conversationId, before }: { conversationId: string; before: string },
): Promise<EarlierTurn[]> {
  const turns = (await listTurns(connection, conversationId, mostTurns + 1)).filter(
    ({ id }) => id !== before,
  );
  const ids = turns.map(({ id }) => id);
  const [runs, steps, proposals] = await Promise.all([
    listRunsOf(connection, userId, ids),
    listStepsOf(connection, ids),
    listProposals(connection, userId, ids),
  ]);
  return turns.flatMap(({ id, added }) => {
    const run = runs.find((one) => one.id === id);
    const input = copilotRun.input.safeParse(run?.input.value);
    if (run === undefined || !input.success) return [];
    return {
      asked: input.data.request,
      added,
      answer: answerOf(run),
      results: resultsOf(steps, id),
      proposals: proposals
        .filter(({ turnId }) => turnId === id)
        .map(({ shown, status, outcome }) => ({ title: shown.title, status, outcome })),
    };
  });
}
