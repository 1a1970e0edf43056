import { Refusal } from './failure.ts';
import type { ChatItem, LoadedModel } from './llama.ts';
import type { ChatRequest } from './request.ts';
import { grammarSchema } from './schema.ts';

export type Usage = { prompt_tokens: number; completion_tokens: number; total_tokens: number };
export type Answered = { finishReason: 'stop' | 'length'; usage: Usage };

/** The number of tokens that a prompt must leave for its answer. */
const LEAST_ANSWER = 64;

/** Generates the answer to a request and passes each piece to `onText`. An aborted signal ends it early. */
export async function answer(
  model: LoadedModel,
  request: ChatRequest,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<Answered> {
  const session = model.newSession();
  try {
    const promptTokens = countTokens(model, session, request);
    const room = model.contextTokens - promptTokens;
    if (room < LEAST_ANSWER)
      throw new Refusal(
        400,
        'context_length_exceeded',
        `The request has ${promptTokens} tokens; this model takes ${model.contextTokens - LEAST_ANSWER} here. Shorten it.`,
      );
    const grammar = request.schema === undefined ? undefined : await grammarOf(model, request.schema);
    session.setChatHistory(request.history);
    const before = model.sequence.tokenMeter.getState();
    const { stopReason } = await session.promptWithMeta(request.prompt, {
      signal,
      stopOnAbortSignal: true,
      maxTokens: Math.min(request.maxTokens ?? room, room),
      temperature: request.temperature,
      topP: request.topP,
      ...(request.seed === undefined ? {} : { seed: request.seed }),
      ...(grammar === undefined ? {} : { grammar }),
      ...(request.stop.length === 0 ? {} : { customStopTriggers: request.stop }),
      onResponseChunk: ({ type, text }) => {
        // Pieces with a type are the model's reasoning, which is not part of the answer. Bytes that are no UTF-8 arrive
        // as replacement characters, which a grammar does not count.
        const valid = text.replaceAll('\uFFFD', '');
        if (type === undefined && valid !== '') onText(valid);
      },
    });
    const completionTokens = model.sequence.tokenMeter.diff(before).usedOutputTokens;
    return {
      finishReason: stopReason === 'maxTokens' ? 'length' : 'stop',
      usage: {
        prompt_tokens: promptTokens,
        completion_tokens: completionTokens,
        total_tokens: promptTokens + completionTokens,
      },
    };
  } finally {
    session.dispose({ disposeSequence: false });
  }
}

function countTokens(
  model: LoadedModel,
  session: ReturnType<LoadedModel['newSession']>,
  { history, prompt }: ChatRequest,
): number {
  const chatHistory: ChatItem[] = [
    ...history,
    { type: 'user', text: prompt },
    { type: 'model', response: [] },
  ];
  return session.chatWrapper.generateContextState({ chatHistory }).contextText.tokenize(model.tokenizer)
    .length;
}

async function grammarOf(model: LoadedModel, schema: unknown) {
  const rewritten = grammarSchema(schema);
  try {
    return await model.grammarFor(rewritten);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal(400, 'invalid_schema', `The schema cannot be made into a grammar: ${reason}`);
  }
}
