import type { Engine, ErrorCode } from '@limelight/contracts';
import { z } from 'zod';
import { AppError } from '../../platform/http/app-error.ts';
import { DeltaCleaner } from './delta-cleaner.ts';
import { WriterError, writerCodes } from './errors.ts';
import type { Delta, ModelCall, TextRequest } from './model-stream.ts';
import { readStructured } from './structured.ts';

/** Enough for a long text in any language and the reasoning before it. */
export const defaultOutputTokens = 8_000;
/** The maximum length of a structured answer in UTF-16 units; longer ones are refused. */
const answerLimit = 200_000;

interface Streams {
  stream(request: TextRequest, onCall: (call: ModelCall) => void): AsyncGenerator<Delta, void>;
}

interface Question<S extends z.ZodType> {
  request: { system: string; prompt: string };
  schema: S;
  /** Reads an answer that is not JSON but still contains what was requested. Returns null when it does not. */
  rescue?: ((answer: string) => z.output<S> | null) | undefined;
  fault?: ((answer: z.output<S>) => string | null) | undefined;
  maxOutputTokens?: number | undefined;
}

interface Call {
  writers: Streams;
  signal: AbortSignal;
  onCall: (call: ModelCall) => void;
}

/** Turns a model's failure into a refusal that explains it. Other errors are returned unchanged. */
export function asRefusal(error: unknown): unknown {
  return error instanceof WriterError ? new AppError(codeOf(error)) : error;
}

function codeOf({ failure }: WriterError): ErrorCode {
  return writerCodes[failure];
}

/** Turns a model's output into text for the reader. Both functions may throw to refuse the answer. */
export interface StreamCleaner {
  push(piece: string): string;
  end(): string;
}

function plainCleaner(): StreamCleaner {
  const cleaner = new DeltaCleaner();
  return { push: (piece) => cleaner.push(piece), end: () => '' };
}

interface Wanted extends Omit<TextRequest, 'maxOutputTokens' | 'signal'> {
  maxOutputTokens?: number | undefined;
  cleaner?: StreamCleaner | undefined;
  /** The length in UTF-16 units at which the text is cut off. */
  characterLimit?: number | undefined;
  onText?: (piece: string, engine: Engine) => void;
}

/**
 * Collects a model's whole text. The engine is null when there was no output. Throws whatever `stream` and the
 * cleaner throw.
 */
export async function collectText(
  { writers, signal, onCall }: Call,
  {
    cleaner = plainCleaner(),
    characterLimit = Number.POSITIVE_INFINITY,
    maxOutputTokens = defaultOutputTokens,
    onText,
    ...request
  }: Wanted,
): Promise<{ text: string; engine: Engine | null }> {
  let text = '';
  let engine: Engine | null = null;
  const deliver = (ready: string) => {
    const fitting = ready.slice(0, characterLimit - text.length);
    text += fitting;
    if (engine !== null) onText?.(fitting, engine);
  };
  for await (const piece of writers.stream({ ...request, maxOutputTokens, signal }, onCall)) {
    ({ engine } = piece);
    deliver(cleaner.push(piece.delta));
    if (text.length >= characterLimit) break;
  }
  deliver(cleaner.end());
  return { text, engine };
}

/** Repeats a prompt after an unusable answer and explains what was wrong with it. */
export const askedAgain = (prompt: string, fault: string): string =>
  `${prompt}\n\nYour previous answer could not be used. ${fault}`;

/** OpenAI only accepts schemas whose objects forbid additional properties. */
function closeObject({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.type === 'object' && jsonSchema.properties !== undefined)
    jsonSchema.additionalProperties = false;
}

/**
 * Asks for an answer that matches a schema. An unusable answer is reported back once with its fault, and then
 * refused with `writer_unreadable`. Throws the writer's codes, or the signal's reason after an abort.
 */
export async function askForAnswer<S extends z.ZodType>(
  call: Call,
  { request, schema, rescue, fault, maxOutputTokens }: Question<S>,
): Promise<{ answer: z.output<S>; engine: Engine }> {
  const shape = { ...z.toJSONSchema(schema, { target: 'draft-7', io: 'input', override: closeObject }) };
  let { prompt } = request;
  for (let tries = 0; tries < 2; tries += 1) {
    const wanted = { system: request.system, prompt, schema: shape, maxOutputTokens };
    const { text, engine } = await collectText(call, { ...wanted, characterLimit: answerLimit }).catch(
      (error: unknown) => {
        throw asRefusal(error);
      },
    );
    if (text.length >= answerLimit) throw new AppError('writer_cut');
    const read = readStructured(schema, text);
    const rescued = read.ok ? read.value : (rescue?.(text) ?? null);
    const wrong = rescued === null ? (read.ok ? null : read.fault) : (fault?.(rescued) ?? null);
    if (rescued !== null && wrong === null && engine !== null) return { answer: rescued, engine };
    prompt = askedAgain(request.prompt, `${wrong ?? ''} Answer with the JSON alone.`);
  }
  throw new AppError('writer_unreadable');
}
