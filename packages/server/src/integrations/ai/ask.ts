import type { Engine, ErrorCode } from '@limelight/contracts';
import { z } from 'zod';
import { AppError } from '../../platform/http/app-error.ts';
import { DeltaCleaner } from './delta-cleaner.ts';
import { WriterError, writerCodes } from './errors.ts';
import type { Delta, ModelCall, TextRequest } from './model-stream.ts';
import { readStructured } from './structured.ts';

/** Room for a long text in any language, and for what a reasoning model thinks before it. */
export const defaultOutputTokens = 8_000;
/** UTF-16 units of a structured answer; one that goes on is refused. */
const answerLimit = 200_000;

interface Streams {
  stream(request: TextRequest, onCall: (call: ModelCall) => void): AsyncGenerator<Delta, void>;
}

interface Question<S extends z.ZodType> {
  request: { system: string; prompt: string };
  schema: S;
  fault?: ((answer: z.output<S>) => string | null) | undefined;
  maxOutputTokens?: number | undefined;
}

interface Call {
  writers: Streams;
  signal: AbortSignal;
  onCall: (call: ModelCall) => void;
}

/** The refusal that tells a person why a model gave no text; other errors come back as they are. */
export function asRefusal(error: unknown): unknown {
  return error instanceof WriterError ? new AppError(codeOf(error)) : error;
}

function codeOf({ failure }: WriterError): ErrorCode {
  return writerCodes[failure];
}

/**
 * Asks for an answer that satisfies a schema. One that cannot be used is asked for once more with its fault, then
 * refused with `writer_unreadable`. Throws the writer's codes, or the signal's reason after an abort.
 */
export async function askForAnswer<S extends z.ZodType>(
  { writers, signal, onCall }: Call,
  { request, schema, fault, maxOutputTokens = defaultOutputTokens }: Question<S>,
): Promise<{ answer: z.output<S>; engine: Engine }> {
  const shape = { ...z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) };
  let { prompt } = request;
  for (let tries = 0; tries < 2; tries += 1) {
    const cleaner = new DeltaCleaner();
    let text = '';
    let engine: Engine | null = null;
    try {
      const asked = { system: request.system, prompt, maxOutputTokens, schema: shape, signal };
      for await (const piece of writers.stream(asked, onCall)) {
        ({ engine } = piece);
        text += cleaner.push(piece.delta);
        if (text.length > answerLimit) throw new AppError('writer_cut');
      }
    } catch (error) {
      throw asRefusal(error);
    }
    const read = readStructured(schema, text);
    const wrong = read.ok ? (fault?.(read.value) ?? null) : read.fault;
    if (read.ok && wrong === null && engine !== null) return { answer: read.value, engine };
    prompt = `${request.prompt}\n\nYour previous answer could not be used. ${wrong ?? ''} Answer with the JSON alone.`;
  }
  throw new AppError('writer_unreadable');
}
