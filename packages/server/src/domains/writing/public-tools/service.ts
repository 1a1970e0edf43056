import type { askTool, EndpointData, Engine, ToolQuestion } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { outlineEngine } from '../../../integrations/ai/index.ts';
import { AppError, limitedNetwork } from '../../../platform/http/index.ts';
import { runToEnd } from '../../runs/runs/index.ts';
import { answerTool } from './run.ts';

const addressLimit = { name: 'tools-address', points: 20, perSeconds: 3600 } as const;

const mayAsk = ({ config, writers }: Context) => writers.hasModel() && config.TOOLS_MODEL_ANSWERS_PER_DAY > 0;

/** The writer for visitors without an account. */
export function writerOfTools(context: Context): Engine {
  return mayAsk(context) ? context.writers.describe() : outlineEngine;
}

async function takeTurn({ config, limits }: Context, key: string): Promise<void> {
  await limits.take(addressLimit, key);
  const everybody = {
    name: 'tools-everybody',
    points: config.TOOLS_MODEL_ANSWERS_PER_DAY,
    perSeconds: 86_400,
  };
  await limits.take(everybody, 'all');
}

/**
 * Answers a question with the configured model. Stores neither question nor answer. Refuses with `no_model`,
 * `too_many_requests` and the writer's codes.
 */
export async function answer(
  context: Context,
  question: ToolQuestion,
  address: string,
  signal: AbortSignal,
): Promise<EndpointData<typeof askTool>> {
  if (!mayAsk(context)) throw new AppError('no_model');
  const key = context.secrets.hash(limitedNetwork(address), 'limit');
  await takeTurn(context, key);
  const request = { owner: { kind: 'visitor', key }, input: { question } } as const;
  const { result, engine } = await runToEnd(context, answerTool, request, signal);
  return { engine, ...result };
}
