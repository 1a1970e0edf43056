import type { Engine, ErrorCode, PostCut } from '@limelight/contracts';
import { askInBrackets } from '@limelight/post-text';
import { z } from 'zod';
import { AppError } from '../../platform/http/app-error.ts';
import { BracketCleaner } from './bracket-cleaner.ts';
import type { StreamCleaner } from './stream-cleaner.ts';
import { looksCut } from './answer/finish.ts';
import { loopAt } from './answer/loop.ts';
import { cutText } from './cut-to-limits.ts';
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
  doubt?: ((answer: z.output<S>) => string | null) | undefined;
  maxOutputTokens?: number | undefined;
  /** The answer as it is written. */
  onText?: ((piece: string, engine: Engine) => void) | undefined;
  /** What was written is dropped, and the model is asked once more. */
  onAgain?: (() => void) | undefined;
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

function plainCleaner(): StreamCleaner {
  const cleaner = new DeltaCleaner();
  let text = '';
  return {
    push(piece) {
      const ready = cleaner.push(piece);
      text += ready;
      return ready;
    },
    end: () => text,
  };
}

/**
 * Why an answer ended before its end: the model's limit, a lost connection, our limit for the text, or because it began to
 * repeat itself.
 */
export type CutBy = PostCut;

interface Wanted extends Omit<TextRequest, 'maxOutputTokens' | 'signal'> {
  maxOutputTokens?: number | undefined;
  cleaner?: StreamCleaner | undefined;
  /** The length in UTF-16 units at which the text is cut off. */
  characterLimit?: number | undefined;
  /** Keeps what was written before a model stopped in the middle, from this many UTF-16 units on. */
  keepsCutFrom?: number | undefined;
  onText?: ((piece: string, engine: Engine) => void) | undefined;
  /** Called when the text turns out to be other than what was shown. */
  onReplace?: ((text: string, engine: Engine) => void) | undefined;
}

export interface CollectedText {
  text: string;
  /** Null when there was no output. */
  engine: Engine | null;
  cut: CutBy | null;
}

/** How much more text is awaited before it is looked at for loops again. */
const loopStep = 200;

/**
 * Collects a model's whole text. Brackets that only the model has become questions to the author, in structured answers
 * when they are read. Throws whatever `stream` and the cleaner throw.
 */
export async function collectText(
  { writers, signal, onCall }: Call,
  {
    cleaner = plainCleaner(),
    characterLimit = Number.POSITIVE_INFINITY,
    maxOutputTokens = defaultOutputTokens,
    keepsCutFrom = Number.POSITIVE_INFINITY,
    onText,
    onReplace,
    ...request
  }: Wanted,
): Promise<CollectedText> {
  const isText = request.schema === undefined;
  const reader = isText ? new BracketCleaner(cleaner, request.prompt) : cleaner;
  let shown = '';
  let engine: Engine | null = null;
  let cut: CutBy | null = null;
  let looked = 0;
  const show = (ready: string) => {
    const fitting = ready.slice(0, characterLimit - shown.length);
    shown += fitting;
    if (engine !== null && fitting !== '') onText?.(fitting, engine);
  };
  try {
    for await (const piece of writers.stream({ ...request, maxOutputTokens, signal }, onCall)) {
      ({ engine } = piece);
      show(reader.push(piece.delta));
      if (shown.length >= characterLimit) cut = 'characters';
      else if (isText && shown.length - looked >= loopStep) {
        looked = shown.length;
        if (loopAt(shown) !== null) cut = 'loop';
      }
      if (cut !== null) break;
    }
  } catch (error) {
    const isCut =
      error instanceof WriterError && (error.failure === 'limit' || error.failure === 'unavailable');
    if (!isCut || shown.length < keepsCutFrom) throw error;
    cut = error.failure === 'limit' ? 'limit' : 'lost';
  }
  const text = endedAt(reader.end(), cut, characterLimit);
  if (text.startsWith(shown)) show(text.slice(shown.length));
  else if (engine !== null) onReplace?.(text, engine);
  return { text, engine, cut: cut ?? (isText && looksCut(text) ? 'limit' : null) };
}

/** A text that we cut ends with a whole sentence. */
function endedAt(text: string, cut: CutBy | null, characterLimit: number): string {
  if (cut === 'loop') return text.slice(0, loopAt(text) ?? text.length).trimEnd();
  return text.length > characterLimit ? cutText(text, characterLimit) : text;
}

/** Repeats a prompt after an unusable answer and explains what was wrong with it. */
export const askedAgain = (prompt: string, fault: string): string =>
  `${prompt}\n\nYour previous answer could not be used. ${fault}`;

/** `wrong` is a fault without an answer, and a doubt with one. */
interface Reading<S extends z.ZodType> {
  answered: { answer: z.output<S>; engine: Engine } | null;
  wrong: string | null;
}

/**
 * OpenAI only accepts schemas whose objects forbid additional properties and require all of their own, and no defaults. What
 * may be left out of an answer can be null or blank.
 */
function closeObject({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  delete jsonSchema.default;
  if (jsonSchema.type !== 'object' || jsonSchema.properties === undefined) return;
  jsonSchema.additionalProperties = false;
  jsonSchema.required = Object.keys(jsonSchema.properties);
}

/**
 * Asks for an answer that matches a schema. Brackets that only the model has become questions (`askInBrackets`). An unusable
 * or doubtful answer is reported back once; a doubtful one is then taken as it is, and an unusable one refused with
 * `writer_unreadable`. Throws the writer's codes, or the signal's reason after an abort.
 */
export async function askForAnswer<S extends z.ZodType>(
  call: Call,
  { request, schema, rescue, fault, doubt, maxOutputTokens, onText, onAgain }: Question<S>,
): Promise<{ answer: z.output<S>; engine: Engine }> {
  const shape = { ...z.toJSONSchema(schema, { target: 'draft-7', io: 'input', override: closeObject }) };
  const ask = async (prompt: string): Promise<Reading<S>> => {
    const wanted = { system: request.system, prompt, schema: shape, maxOutputTokens, onText };
    // Of an answer that breaks off, the whole items may be enough.
    const limits = { characterLimit: answerLimit, keepsCutFrom: 1 };
    const { text, engine, cut } = await collectText(call, { ...wanted, ...limits }).catch(
      (error: unknown) => {
        throw asRefusal(error);
      },
    );
    if (text.length >= answerLimit) throw new AppError('writer_cut');
    const read = readStructured(schema, text, request.prompt, cut !== null);
    const answer = read.ok ? read.value : (rescue?.(askInBrackets(text, request.prompt)) ?? null);
    const wrong = answer === null ? (read.ok ? null : read.fault) : (fault?.(answer) ?? null);
    if (cut !== null && wrong !== null)
      throw new AppError(cut === 'lost' ? 'writer_unavailable' : 'writer_cut');
    return answer !== null && wrong === null && engine !== null
      ? { answered: { answer, engine }, wrong: doubt?.(answer) ?? null }
      : { answered: null, wrong: wrong ?? '' };
  };
  const first = await ask(request.prompt);
  if (first.answered !== null && first.wrong === null) return first.answered;
  const again = askedAgain(request.prompt, `${first.wrong ?? ''} Answer with the JSON alone.`);
  onAgain?.();
  // A second answer that cannot be had is no reason to lose the first.
  const second = await ask(again).catch((error: unknown) => {
    if (first.answered === null || call.signal.aborted) throw error;
    return first;
  });
  const answered = second.answered ?? first.answered;
  if (answered === null) throw new AppError('writer_unreadable');
  return answered;
}
