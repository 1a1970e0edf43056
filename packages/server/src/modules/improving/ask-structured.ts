import type { Engine } from '@limelight/contracts';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { readStructured, type ModelCall, type Structured } from '../../integrations/ai/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { askModel } from './ask-model.ts';

interface StructuredQuestion<S extends z.ZodType> {
  prompt: { system: string; prompt: string };
  schema: S;
  /** Reads an answer that is no JSON though it says what was asked; null when it does not. */
  rescue?: (answer: string) => z.output<S> | null;
  /** What is wrong with an answer in the right form, in words for the model; null when nothing is. */
  fault?: (value: z.output<S>) => string | null | Promise<string | null>;
}

async function judge<S extends z.ZodType>(
  { schema, rescue, fault }: StructuredQuestion<S>,
  answer: string,
): Promise<Structured<z.output<S>>> {
  const read = readStructured(schema, answer);
  const rescued = read.ok ? null : (rescue?.(answer) ?? null);
  const found: Structured<z.output<S>> = rescued === null ? read : { ok: true, value: rescued };
  const wrong = found.ok ? ((await fault?.(found.value)) ?? null) : null;
  return wrong === null ? found : { ok: false, fault: wrong };
}

/**
 * A model's answer in a form. One that cannot be put right is asked for once more, with what was wrong with it; after
 * that it is refused with `writer_unreadable`, never shown. Throws what `askModel` throws.
 */
export async function askStructured<S extends z.ZodType>(
  context: Context,
  question: StructuredQuestion<S>,
  signal: AbortSignal,
  onCall: (call: ModelCall) => void,
): Promise<{ value: z.output<S>; engine: Engine }> {
  const { system, prompt } = question.prompt;
  const schema = { ...z.toJSONSchema(question.schema, { target: 'draft-7' }) };
  let words = prompt;
  for (const tries of [1, 2]) {
    const { answer, engine } = await askModel(context, { system, prompt: words, schema }, signal, onCall);
    const found = await judge(question, answer);
    if (found.ok) return { value: found.value, engine };
    context.log.warn({ tries, fault: found.fault.slice(0, 100) }, 'model answer not in its form');
    words = `${prompt}\n\nAn answer before this one could not be used. ${found.fault} Answer with the JSON alone.`;
  }
  throw new AppError('writer_unreadable');
}
