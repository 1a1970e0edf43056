import type { Engine } from '@limelight/contracts';
import type { Config } from '../../platform/config/index.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { moreUseful, reasonOf, WriterError } from './errors.ts';
import { createKeepAliveFetch } from './keep-alive-fetch.ts';
import { streamModel, type ModelCall, type OpenModel, type TextRequest } from './model-stream.ts';
import { costOf, parsePrices } from './prices.ts';
import { modelChoice, openModel, type ModelChoice } from './providers.ts';

export { readStructured, type Structured } from './structured.ts';
export { reasonOf, WriterError, writerCodes, type ModelCallOutcome, type WriterFailure } from './errors.ts';
export { sumOfCalls } from './model-stream.ts';
export type { ModelCall, TextRequest } from './model-stream.ts';

/** A piece of text, and the model it comes from. */
export interface Delta {
  delta: string;
  engine: Engine;
}

export interface Writers {
  /** What writes: the first configured model, or the built-in writer where none is. */
  describe(): Engine;
  /** False when there is no model: the built-in writer's turn. */
  hasModel(): boolean;
  /**
   * Asks the configured models in order; the next one only while nothing has been delivered, and each only once. Joined,
   * the deltas are the text exactly. `onCall` gets the figures of every call. Throws `WriterError`, or the signal's
   * reason after an abort.
   */
  stream(request: TextRequest, onCall: (call: ModelCall) => void): AsyncGenerator<Delta, void>;
  /** Loads the providers' code in the background, so that the first request does not wait for it. */
  warm(): void;
}

export const builtInEngine: Engine = { kind: 'built-in', name: 'Built-in writer' };

const engineOf = (choice: ModelChoice): Engine => ({ kind: 'model', name: choice.name });

/** The models named in `AI_MODELS`, through the AI SDK. Loads nothing until it is used or warmed. */
export function createWriters(config: Config, log: Log, metrics: Metrics): Writers {
  const choices = config.AI_MODELS.map(modelChoice);
  const { prices, faults } = parsePrices(config.AI_PRICES ?? '');
  if (faults.length > 0) log.warn({ entries: faults }, 'AI_PRICES has entries that are not read');
  const timeouts = { firstTokenMs: config.AI_FIRST_TOKEN_TIMEOUT_MS, wholeMs: config.AI_TIMEOUT_MS };
  const opened = new Map<string, Promise<OpenModel>>();
  const { fetch } = createKeepAliveFetch();

  const open = (choice: ModelChoice): Promise<OpenModel> => {
    const known = opened.get(choice.key);
    if (known !== undefined) return known;
    const opening = openModel(choice, config, fetch).then((model) => ({ key: choice.key, model }));
    opened.set(choice.key, opening);
    // A failed load may be tried again.
    opening.catch(() => opened.delete(choice.key));
    return opening;
  };

  const record = (choice: ModelChoice, figures: Omit<ModelCall, 'model' | 'costMicroUsd'>): ModelCall => {
    const { inputTokens, outputTokens } = figures;
    const call = {
      ...figures,
      model: choice.key,
      costMicroUsd: costOf(prices.get(choice.key), inputTokens, outputTokens),
    };
    if (inputTokens !== null) metrics.modelTokens(choice.key, 'in', inputTokens);
    if (outputTokens !== null) metrics.modelTokens(choice.key, 'out', outputTokens);
    const level = call.outcome === 'done' || call.outcome === 'aborted' ? 'info' : 'warn';
    log[level]({ ...call, durationMs: Math.round(call.durationMs) }, 'model call');
    return call;
  };

  return {
    describe: () => (choices[0] === undefined ? builtInEngine : engineOf(choices[0])),
    hasModel: () => choices.length > 0,
    async *stream(request, onCall) {
      let told: WriterError | null = null;
      for (const choice of choices) {
        let delivered = false;
        try {
          const engine = engineOf(choice);
          const model = await open(choice);
          for await (const delta of streamModel(model, request, timeouts, (figures) =>
            onCall(record(choice, figures)),
          )) {
            delivered = true;
            yield { delta, engine };
          }
          return;
        } catch (error) {
          if (!(error instanceof WriterError)) throw error;
          const { model, failure } = error;
          log.warn({ model, failure, reason: reasonOf(error) }, 'model gave no text');
          if (delivered) throw error;
          told = told === null ? error : moreUseful(told, error);
        }
      }
      throw told ?? new WriterError('unavailable', 'no model');
    },
    warm() {
      for (const choice of choices)
        open(choice).catch((error: unknown) =>
          log.warn({ err: error, model: choice.key }, 'model code did not load'),
        );
    },
  };
}
