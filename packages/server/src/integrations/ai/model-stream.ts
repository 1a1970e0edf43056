import type { createOpenAI } from '@ai-sdk/openai';
import type { Engine } from '@limelight/contracts';
import { withoutControls } from './delta-cleaner.ts';
import { failureOf, WriterError, type ModelCallOutcome, type WriterFailure } from './errors.ts';

export interface Delta {
  delta: string;
  engine: Engine;
}

export interface TextRequest {
  system: string;
  prompt: string;
  maxOutputTokens: number;
  /** The JSON schema of the answer. Some providers enforce it; for the others it is part of the prompt. */
  schema?: Readonly<Record<string, unknown>>;
  /** Aborts the call immediately; `stream` then throws the signal's reason. */
  signal: AbortSignal;
}

export interface Timeouts {
  firstTokenMs: number;
  wholeMs: number;
}

/** The usage and outcome of one call, without any content. */
export interface ModelCall {
  /** As `provider:name`. */
  model: string;
  outcome: ModelCallOutcome;
  inputTokens: number | null;
  outputTokens: number | null;
  costMicroUsd: number | null;
  durationMs: number;
  /** The time until the first piece of text; null when there was none. */
  firstDeltaMs: number | null;
}

/** Adds up the known figures, or returns null when none is known. */
export function sumOfCalls(
  calls: readonly ModelCall[],
  of: (call: ModelCall) => number | null,
): number | null {
  const known = calls.map(of).filter((figure) => figure !== null);
  return known.length === 0 ? null : known.reduce((sum, figure) => sum + figure, 0);
}

export type CallFigures = Omit<ModelCall, 'model' | 'costMicroUsd'>;

/** The AI SDK's interface for models, implemented by all its providers. */
export type LanguageModel = ReturnType<ReturnType<typeof createOpenAI>['languageModel']>;

export interface OpenModel {
  key: string;
  model: LanguageModel;
  /** Whether the provider enforces a JSON schema. For others, the schema is part of the prompt. */
  holdsToSchema: boolean;
  /** False for a server that rejects the JSON response format, so only the prompt asks for JSON. */
  takesFormat: boolean;
}

/** The system prompt, including the schema unless the provider enforces it. */
function systemOf({ system, schema }: TextRequest, holdsToSchema: boolean): string {
  if (schema === undefined || holdsToSchema) return system;
  return `${system}\n\nAnswer with JSON alone, in the form of this JSON schema:\n${JSON.stringify(schema)}`;
}

/**
 * Calls one model once. Yields pieces of text as they arrive, starting with the first that is not blank. `onEnd`
 * receives the figures however the call ends, even when the reader stops early. Throws `WriterError`, or the
 * signal's reason after an abort.
 * The model is called directly, because `streamText` passes each piece through layers for tools and steps. They are
 * not needed here and dominate the cost when many texts are written at once.
 */
export async function* streamModel(
  { key, model, holdsToSchema, takesFormat }: OpenModel,
  request: TextRequest,
  timeouts: Timeouts,
  onEnd: (figures: CallFigures) => void,
): AsyncGenerator<string, void> {
  const began = performance.now();
  const stop = new AbortController();
  const firstToken = setTimeout(() => stop.abort(), timeouts.firstTokenMs);
  const whole = setTimeout(() => stop.abort(), timeouts.wholeMs);
  const leave = () => stop.abort();
  request.signal.addEventListener('abort', leave, { once: true });
  const figures: CallFigures = {
    outcome: 'aborted',
    inputTokens: null,
    outputTokens: null,
    durationMs: 0,
    firstDeltaMs: null,
  };
  const fail = (error: unknown): never => {
    const failure = failureOf(error);
    figures.outcome = figures.firstDeltaMs === null ? failure : 'cut';
    throw new WriterError(failure, key, { cause: error });
  };
  try {
    request.signal.throwIfAborted();
    const { stream } = await model.doStream({
      prompt: [
        { role: 'system', content: systemOf(request, holdsToSchema) },
        { role: 'user', content: [{ type: 'text', text: request.prompt }] },
      ],
      maxOutputTokens: request.maxOutputTokens,
      ...(request.schema === undefined || !takesFormat
        ? {}
        : {
            responseFormat: {
              type: 'json',
              ...(holdsToSchema && { schema: request.schema, name: 'answer' }),
            },
          }),
      abortSignal: stop.signal,
      providerOptions: { openai: { store: false } },
    });
    let finished = false;
    let halted: WriterFailure | null = null;
    for await (const part of stream) {
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') clearTimeout(firstToken);
      if (part.type === 'error') fail(part.error);
      if (part.type === 'finish') {
        finished = true;
        figures.inputTokens = part.usage.inputTokens.total ?? null;
        figures.outputTokens = part.usage.outputTokens.total ?? null;
        const reason = part.finishReason.unified;
        if (reason === 'error' || reason === 'interrupted') fail(null);
        if (reason === 'content-filter') halted = 'declined';
        if (reason === 'length') halted = 'limit';
      }
      if (part.type !== 'text-delta') continue;
      const said = withoutControls(part.delta);
      const text = figures.firstDeltaMs === null ? said.trimStart() : said;
      if (text === '') continue;
      figures.firstDeltaMs ??= performance.now() - began;
      yield text;
    }
    request.signal.throwIfAborted();
    // A stream without a final part was interrupted, by the server or by one of our timeouts.
    if (!finished) fail(null);
    const nothing = figures.firstDeltaMs === null && halted !== 'declined';
    const failure = nothing ? 'empty' : halted;
    figures.outcome = failure ?? 'done';
    if (failure !== null) throw new WriterError(failure, key);
  } catch (error) {
    request.signal.throwIfAborted();
    if (error instanceof WriterError) throw error;
    fail(error);
  } finally {
    clearTimeout(firstToken);
    clearTimeout(whole);
    request.signal.removeEventListener('abort', leave);
    stop.abort();
    figures.durationMs = performance.now() - began;
    onEnd(figures);
  }
}
