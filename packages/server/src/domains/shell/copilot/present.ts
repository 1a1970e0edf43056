import {
  copilotRun,
  runHasEnded,
  type CopilotConversation,
  type CopilotProposal,
  type CopilotTurn,
} from '@limelight/contracts';
import { presentError, type RunRow, type StepRow } from '../../runs/runs/index.ts';
import type { ConversationRow, TurnRow } from './repository/conversations.ts';
import type { ProposalRow } from './repository/proposals.ts';
import { stepOf } from './rules/call-result.ts';
import { asShown } from './rules/cards.ts';
import { answerOf, resultsOf } from './service/earlier.ts';

export function presentProposal(row: ProposalRow): CopilotProposal {
  const { id, turnId, tool, shown, fingerprint, credits, status, outcome, path, createdAt } = row;
  const { title, details, text, postId } = shown;
  return {
    id,
    turnId,
    tool,
    title,
    details,
    text,
    postId,
    fingerprint,
    credits,
    status,
    outcome,
    path,
    createdAt: createdAt.toISOString(),
  };
}

/** A call that is at work, or that ended with its run. */
function openSteps(steps: readonly StepRow[], runId: string, titles: ReadonlyMap<string, string>) {
  return steps.flatMap(({ runId: of, name, status, summary }) => {
    const [, tool] = /^call-\d+:(.+)$/.exec(name) ?? [];
    if (of !== runId || tool === undefined || status === 'done') return [];
    const state = status === 'running' ? ('running' as const) : ('failed' as const);
    return { tool, title: titles.get(tool) ?? 'Look for a tool', status: state, summary };
  });
}

interface Parts {
  steps: readonly StepRow[];
  proposals: readonly ProposalRow[];
  titles: ReadonlyMap<string, string>;
}

/** Null when the run is not there any more, or cannot be read. */
export function presentTurn(
  { id, conversationId, added, createdAt }: TurnRow,
  run: RunRow | undefined,
  { steps, proposals, titles }: Parts,
): CopilotTurn | null {
  const input = copilotRun.input.safeParse(run?.input.value);
  if (run === undefined || !input.success) return null;
  const results = resultsOf(steps, id);
  const ended = copilotRun.result.safeParse(run.result?.value);
  const spent = results.reduce((sum, result) => sum + result.spent, 0);
  return {
    id,
    conversationId,
    asked: input.data.request,
    added,
    page: input.data.page,
    status: run.status,
    answer: answerOf(run),
    steps: [...results.map(stepOf), ...openSteps(steps, id, titles)],
    cards: ended.success ? ended.data.cards : asShown(results.flatMap(({ card }) => card ?? [])),
    proposals: proposals.filter(({ turnId }) => turnId === id).map(presentProposal),
    charged: runHasEnded(run.status) ? (run.charged ?? 0) + spent : null,
    error: presentError(run.errorCode),
    createdAt: createdAt.toISOString(),
  };
}

export function presentConversation(
  { id, title, updatedAt }: ConversationRow,
  { isWorking, openProposals }: Pick<CopilotConversation, 'isWorking' | 'openProposals'>,
): CopilotConversation {
  return { id, title, updatedAt: updatedAt.toISOString(), isWorking, openProposals };
}
