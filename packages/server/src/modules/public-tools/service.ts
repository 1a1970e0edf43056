import type { askTool, EndpointData, Engine, ToolQuestion } from '@limelight/contracts';
import type { Context } from '../../context.ts';
import {
  DeltaCleaner,
  newDataId,
  outlineEngine,
  writerCodes,
  WriterError,
} from '../../integrations/ai/index.ts';
import { AppError, limitedNetwork } from '../../platform/http/index.ts';
import { renderTool } from './prompts/tool.v1.ts';
import { readAnswer } from './rules.ts';

/** Room for one post and for what a reasoning model thinks before it. */
const maxOutputTokens = 4_000;
const characterLimit = 12_000;
const addressLimit = { name: 'tools-address', points: 20, perSeconds: 3600 } as const;

const mayAsk = ({ config, writers }: Context) => writers.hasModel() && config.TOOLS_MODEL_ANSWERS_PER_DAY > 0;

/** What writes for visitors without an account. */
export function writerOfTools(context: Context): Engine {
  return mayAsk(context) ? context.writers.describe() : outlineEngine;
}

async function takeTurn({ config, limits, secrets }: Context, address: string): Promise<void> {
  await limits.take(addressLimit, secrets.hash(limitedNetwork(address), 'limit'));
  const everybody = {
    name: 'tools-everybody',
    points: config.TOOLS_MODEL_ANSWERS_PER_DAY,
    perSeconds: 86_400,
  };
  await limits.take(everybody, 'all');
}

/**
 * One answer of the configured model. Keeps neither question nor answer. Refuses with `no_model`,
 * `too_many_requests` and the writer's codes.
 */
export async function answer(
  context: Context,
  question: ToolQuestion,
  address: string,
  signal: AbortSignal,
): Promise<EndpointData<typeof askTool>> {
  if (!mayAsk(context)) throw new AppError('no_model');
  await takeTurn(context, address);
  const cleaner = new DeltaCleaner();
  let text = '';
  let engine = context.writers.describe();
  try {
    const request = { ...renderTool(question, newDataId()), maxOutputTokens, signal };
    // What calls cost is in the log and the figures of the installation; no account is there to keep it for.
    for await (const piece of context.writers.stream(request, () => undefined)) {
      engine = piece.engine;
      text += cleaner.push(piece.delta);
      if (text.length > characterLimit) throw new AppError('writer_cut');
    }
  } catch (error) {
    if (error instanceof WriterError) throw new AppError(writerCodes[error.failure]);
    throw error;
  }
  return { engine, ...readAnswer(question, text) };
}
