import type { Engine } from '@limelight/contracts';
import type { Config } from '../../platform/config/index.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { isBadRequest, moreUseful, reasonOf, withoutKey, WriterError } from './errors.ts';
import { createKeepAliveFetch } from './keep-alive-fetch.ts';
import {
  streamModel,
  type CallFigures,
  type Delta,
  type ModelCall,
  type OpenModel,
  type TextRequest,
} from './model-stream.ts';
import { costOf, parsePrices } from './prices.ts';
import { holdsToSchema, openModel } from './providers.ts';
import type { LocalModels } from '@limelight/local-model';
import { createModelRegistry, isLocalModel, type ModelChoice, type ModelRegistry } from './registry.ts';

export { detectServers, serverRoot, type FoundServer } from './detect.ts';
export { PullFailure, pullOllamaModel } from './ollama-pull.ts';
export { listProviderModels, type ListingFailure } from './provider-models.ts';
export { AnswerCleaner, DeclinedAnswer, UnreadableAnswer } from './answer/answer-cleaner.ts';
export { askedAgain, askForAnswer, asRefusal, collectText, type CutBy } from './ask.ts';
export { verdictAnswer, verdictPrompt } from './answer/verdict.ts';
export { fieldOf, showField } from './answer/shown-field.ts';
export { finishAnswer } from './answer/finish.ts';
export { dataBlock, newDataId } from './data-block.ts';
export { createPainter, type Painter } from './painter.ts';
export { definePrompt, gapSuchAs, promptName, type Prompt } from './prompt.ts';
export { reasonOf, withoutKey, WriterError, writerCodes, type WriterFailure } from './errors.ts';
export { sumOfCalls } from './model-stream.ts';
export type { Delta, ModelCall, TextRequest } from './model-stream.ts';
export {
  createModelRegistry,
  environmentKey,
  isLocalModel,
  providerAddress,
  type ModelChoice,
  type ModelRegistry,
} from './registry.ts';

export interface Writers {
  /** The engine that writes: the first configured model, or the outline when there is none. */
  describe(): Engine;
  hasModel(): boolean;
  /**
   * Tries the configured models in order, each once, and continues with the next only while nothing has been
   * delivered. The deltas add up to exactly the text. `onCall` receives the figures of every call. Throws
   * `WriterError`, or the signal's reason after an abort.
   */
  stream(request: TextRequest, onCall: (call: ModelCall) => void): AsyncGenerator<Delta, void>;
  /** Uses only this model, whether or not it is configured. Throws like `stream`. */
  streamFrom(
    choice: ModelChoice,
    request: TextRequest,
    onCall: (call: ModelCall) => void,
  ): AsyncGenerator<Delta, void>;
  /** Loads the providers' code in the background, so that the first request does not wait for it. */
  warm(): void;
}

export const outlineEngine: Engine = { kind: 'outline', name: 'Outline' };

const engineOf = (choice: ModelChoice): Engine => ({ kind: 'model', name: choice.name });

/** A local model may have to be loaded from disk before its first word, and writes more slowly. */
const patience = { firstTokenMs: 180_000, wholeMs: 900_000 } as const;

/** Writes with the models of the registry, through the AI SDK. Nothing is loaded until it is used or warmed. */
export function createWriters(
  config: Config,
  log: Log,
  metrics: Metrics,
  registry: ModelRegistry = createModelRegistry(config),
  localModels: Pick<LocalModels, 'startServer'> | null = null,
): Writers {
  const { prices, faults } = parsePrices(config.AI_PRICES ?? '');
  if (faults.length > 0) log.warn({ entries: faults }, 'AI_PRICES has entries that are not read');
  const timeouts = { firstTokenMs: config.AI_FIRST_TOKEN_TIMEOUT_MS, wholeMs: config.AI_TIMEOUT_MS };
  const opened = new WeakMap<ModelChoice, Promise<Omit<OpenModel, 'takesFormat' | 'holdsToSchema'>>>();
  /** Models whose server rejects the JSON response format, as LM Studio does. */
  const formless = new Set<string>();
  const { fetch } = createKeepAliveFetch();

  const open = (choice: ModelChoice): Promise<Omit<OpenModel, 'takesFormat' | 'holdsToSchema'>> => {
    const known = opened.get(choice);
    if (known !== undefined) return known;
    const opening = openModel(choice, fetch, localModels).then((model) => ({
      key: choice.key,
      model,
    }));
    opened.set(choice, opening);
    // Allows another attempt after a failed load.
    opening.catch(() => opened.delete(choice));
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

  async function* streamFrom(
    choice: ModelChoice,
    request: TextRequest,
    onCall: (call: ModelCall) => void,
  ): AsyncGenerator<Delta, void> {
    const engine = engineOf(choice);
    const model = await open(choice);
    const limits = isLocalModel(choice)
      ? {
          firstTokenMs: Math.max(timeouts.firstTokenMs, patience.firstTokenMs),
          wholeMs: Math.max(timeouts.wholeMs, patience.wholeMs),
        }
      : timeouts;
    const place = `${choice.key} ${choice.baseUrl}`;
    const holds = holdsToSchema(choice, request.schema);
    const formatMatters = request.schema !== undefined && !holds;
    const ask = async function* (takesFormat: boolean): AsyncGenerator<Delta, void> {
      const note = (figures: CallFigures) => onCall(record(choice, figures));
      try {
        for await (const delta of streamModel(
          { ...model, holdsToSchema: holds, takesFormat },
          request,
          limits,
          note,
        ))
          yield { delta, engine };
      } catch (error) {
        if (!(error instanceof WriterError)) throw error;
        const { model: key, failure } = error;
        const reason = withoutKey(reasonOf(error), choice.apiKey);
        log.warn({ model: key, failure, reason }, 'model gave no text');
        throw error;
      }
    };
    if (!formatMatters || formless.has(place)) return yield* ask(!formatMatters);
    try {
      // A server that rejects the format does so before the first word, so nothing is delivered twice.
      yield* ask(true);
    } catch (error) {
      if (!isBadRequest(error)) throw error;
      yield* ask(false);
      formless.add(place);
    }
  }

  return {
    describe() {
      const [first] = registry.list('text');
      return first === undefined ? outlineEngine : engineOf(first);
    },
    hasModel: () => registry.list('text').length > 0,
    streamFrom,
    async *stream(request, onCall) {
      let told: WriterError | null = null;
      for (const choice of registry.list('text')) {
        let delivered = false;
        try {
          for await (const piece of streamFrom(choice, request, onCall)) {
            delivered = true;
            yield piece;
          }
          return;
        } catch (error) {
          if (!(error instanceof WriterError) || delivered) throw error;
          told = told === null ? error : moreUseful(told, error);
        }
      }
      throw told ?? new WriterError('unavailable', 'no model');
    },
    warm() {
      for (const choice of registry.list('text'))
        open(choice).catch((error: unknown) =>
          log.warn({ err: error, model: choice.key }, 'model code did not load'),
        );
    },
  };
}
