import { tokenScopes, type TokenScope } from '@limelight/contracts/catalog';
import { keysOf } from '@limelight/contracts';
import { z } from 'zod';
import type { Context } from '../../../../context.ts';
import type { Session } from '../../../../platform/http/index.ts';
import type { Step } from '../../../../run.ts';
import { refusalSummary, refusalWords, type Tool, type ToolContext } from '../../assistant/index.ts';
import { insertProposal, listOpenInputs } from '../repository/proposals.ts';
import { addressesIn, strangeAddresses } from '../rules/addresses.ts';
import { summaryOf, type CallResult } from '../rules/call-result.ts';
import { isWritten } from '../rules/own-words.ts';
import { inputForm } from '../rules/tools-in-words.ts';
import { guarded, NeedsPress } from './guard.ts';
import type { Inside } from './inside.ts';
import { describeCall, proposalIdOf } from './propose.ts';

/** The person’s own rights. What leaves the app is proposed all the same. */
export const allScopes: ReadonlySet<TokenScope> = new Set(keysOf(tokenScopes));

export interface Turn {
  context: Context;
  inside: Inside;
  session: Session;
  turnId: string;
  conversationId: string;
  tools: ReadonlyMap<string, Tool>;
  /** All that the person wrote themselves in this conversation. */
  written: readonly string[];
}

export interface Asked {
  /** Its place among the calls of the turn. */
  number: number;
  tool: string;
  input: Record<string, unknown>;
}

const postTime = z.object({ postId: z.string(), at: z.string(), timeZone: z.string() });

type Outcome = Pick<CallResult, 'status' | 'summary' | 'words'> & Partial<CallResult>;

const failed = (words: string, summary = words): Outcome => ({ status: 'failed', summary, words });

/** What a call says that it cost; null when it has not ended, or does not say. */
function creditsIn(output: unknown): number | null {
  const charged: unknown = new Map(Object.entries(output ?? {})).get('creditsCharged');
  return typeof charged === 'number' ? charged : null;
}

/** What a tool that failed unexpectedly is said to have done. */
const wentWrong = 'Something went wrong. Try again later.';

async function propose(
  turn: Turn,
  { tool, number, input }: { tool: Tool; number: number; input: Record<string, unknown> },
  {
    step,
    context,
    strange,
    tooDear,
  }: { step: Step; context: ToolContext; strange: string[]; tooDear: boolean },
): Promise<Outcome> {
  const { shown, credits, fingerprint, pinned } = await describeCall(tool, input, context, strange);
  const id = proposalIdOf(step.idempotencyKey);
  const { turnId, conversationId, session } = turn;
  await insertProposal(turn.context.database.db, {
    id,
    turnId,
    conversationId,
    userId: session.userId,
    position: number,
    tool: tool.name,
    input: pinned,
    shown,
    fingerprint,
    credits,
    path: shown.path,
    createdAt: new Date(turn.context.clock.now()),
  });
  return {
    status: 'proposed',
    summary: shown.title,
    words: `Only proposed: “${shown.title}”. Nothing has happened; it waits for the person.`,
    proposalId: id,
    card: { kind: 'proposal', proposalId: id },
    tooDear,
  };
}

async function outcomeOf(
  turn: Turn,
  tool: Tool,
  { number, input }: Asked,
  step: Step,
  left: number,
): Promise<Outcome> {
  const { inside, session } = turn;
  const api = guarded(inside.apiFor(session, step.idempotencyKey), left);
  const { PUBLIC_URL: publicUrl } = turn.context.config;
  const proposedTimes = async () => {
    const inputs = await listOpenInputs(turn.context.database.db, session.userId, 'schedule_post');
    return inputs.flatMap((proposed) => postTime.safeParse(proposed).data ?? []);
  };
  const { signal } = step;
  const said = turn.written;
  const context: ToolContext = { api, scopes: allScopes, publicUrl, signal, said, proposedTimes };
  const credits = tool.credits?.(input) ?? 0;
  const strange = strangeAddresses(addressesIn(input), turn.written);
  const tooDear = credits > left;
  const claimed = tool.ownWords?.(input) ?? null;
  const isPlanted = claimed !== null && !isWritten(claimed, turn.written);
  if (tool.effect === 'outward' || tooDear || strange.length > 0 || isPlanted)
    return propose(turn, { tool, number, input }, { step, context, strange, tooDear });
  let output: unknown;
  try {
    output = JSON.parse(JSON.stringify(await tool.run(input, context)));
  } catch (error) {
    if (!(error instanceof NeedsPress)) throw error;
    return propose(turn, { tool, number, input }, { step, context, strange, tooDear });
  }
  const summary = summaryOf(output);
  if (summary !== null) step.summarise(summary);
  return {
    status: 'done',
    summary,
    words: '',
    output,
    card: tool.card?.(output, input) ?? null,
    spent: Math.min(credits, creditsIn(output) ?? credits),
  };
}

/**
 * Makes one call that the model asked for, or proposes it. Whatever it comes to is a result: a call that fails is
 * told to the model in words. `left` is what the turn may still spend.
 */
export async function makeCall(turn: Turn, asked: Asked, step: Step, left: number): Promise<CallResult> {
  const tool = turn.tools.get(asked.tool);
  const none = { output: null, card: null, proposalId: null, spent: 0, tooDear: false };
  const title = tool?.title ?? 'Unknown tool';
  const result = (outcome: Outcome): CallResult => ({
    tool: asked.tool,
    input: asked.input,
    title,
    ...none,
    ...outcome,
  });
  if (tool === undefined)
    return result(failed(`There is no tool called ${asked.tool.slice(0, 60)}. Use one of the list.`));
  try {
    return result(await outcomeOf(turn, tool, asked, step, left));
  } catch (error) {
    step.signal.throwIfAborted();
    const words = refusalWords(tool, error);
    if (words === null) turn.context.log.error({ err: error, tool: tool.name }, 'tool failed');
    if (words === null) return result(failed(wentWrong));
    return result(failed(`${words}\nIts input: ${inputForm(tool)}`, refusalSummary(error) ?? words));
  }
}
