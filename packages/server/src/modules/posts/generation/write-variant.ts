import type { Brief, Engine } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { builtInEngine, WriterError, type ModelCall } from '../../../integrations/ai/index.ts';
import { postTexts } from '../post-texts.ts';
import { newDataId } from '../../../integrations/ai/data-block.ts';
import { characterLimit, streamBuiltIn } from './built-in.ts';
import { AnswerCleaner, DeclinedAnswer, UnreadableAnswer } from './answer-cleaner.ts';
import { DeltaCleaner } from '../../../integrations/ai/delta-cleaner.ts';
import { notedSources, promptMaterial, type Material } from './material.ts';
import type { VariantResult } from './rules.ts';
import { ThreadFault } from '../../../platform/threads/index.ts';

/** Room for a long post and for what a reasoning model thinks before it. */
const maxOutputTokens = 8_000;

/** All that was given is for nobody. */
class AllPrivate extends Error {}

/** Why writing was ended from outside. */
export class Stopped extends Error {
  /** All of it by its author, this text alone by its author, or the process. */
  readonly why: 'cancelled' | 'stopped' | 'shutdown';
  constructor(why: Stopped['why']) {
    super(why);
    this.why = why;
  }
}

export interface VariantRequest {
  userId: string;
  brief: Brief;
  material: Material;
  variant: number;
  variants: number;
  seed: string;
  signal: AbortSignal;
  onDelta: (delta: string) => void;
  onCall: (call: ModelCall) => void;
}

type Piece = { delta: string; engine: Engine };

async function* pieces(
  context: Context,
  request: VariantRequest,
  { missing, onTold }: { missing: string[]; onTold: (idea: string) => void },
): AsyncGenerator<Piece> {
  const { userId, brief, material, variant, variants, seed, signal, onCall } = request;
  if (context.writers.hasModel()) {
    const { left, never, ...given } = await promptMaterial(context, userId, brief, material, signal);
    const asked = { ...brief, never: [...brief.never, ...never] };
    const {
      request: messages,
      left: kept,
      isPrivate,
    } = await context.threads.texts.call(
      postTexts,
      'renderWritePost',
      [asked, { dataId: newDataId(), variant, variants, ...given, left }],
      { owner: userId, signal },
    );
    missing.push(...kept);
    if (isPrivate) throw new AllPrivate();
    yield* context.writers.stream({ ...messages, maxOutputTokens, signal }, onCall);
    return;
  }
  const { cited } = material;
  const order = { brief, sources: notedSources(material), cited, seed, variant };
  const writing = streamBuiltIn(context, order, { owner: userId, signal, onTold });
  let step = await writing.next();
  for (; !step.done; step = await writing.next()) yield { delta: step.value, engine: builtInEngine };
  missing.push(...step.value.missing);
  if (step.value.isPrivate) throw new AllPrivate();
}

function failureReason(error: unknown): string | null {
  if (error instanceof WriterError) return error.failure;
  if (error instanceof AllPrivate) return 'private';
  if (error instanceof DeclinedAnswer) return 'declined';
  if (error instanceof UnreadableAnswer) return 'unreadable';
  if (error instanceof ThreadFault) return error.kind;
  return error instanceof Stopped && error.why === 'shutdown' ? 'shutdown' : null;
}

/** Writes one text and delivers it piece by piece. Only an error that nobody expected is thrown. */
export async function writeVariant(context: Context, request: VariantRequest): Promise<VariantResult> {
  // The person's own words are never taken for what a model puts around a post.
  const cleaner = context.writers.hasModel() ? new AnswerCleaner() : new DeltaCleaner();
  const missing: string[] = [];
  const result: Omit<VariantResult, 'state'> = {
    variant: request.variant,
    text: '',
    told: null,
    engine: context.writers.describe(),
    missing,
    reason: null,
  };
  const deliver = (ready: string) => {
    const fitting = ready.slice(0, characterLimit - result.text.length);
    if (fitting === '') return;
    result.text += fitting;
    request.onDelta(fitting);
  };
  try {
    const onTold = (idea: string) => {
      result.told = idea;
    };
    for await (const { delta, engine } of pieces(context, request, { missing, onTold })) {
      result.engine = engine;
      deliver(cleaner.push(delta));
      if (result.text.length >= characterLimit) break;
    }
    if (cleaner instanceof AnswerCleaner) deliver(cleaner.end());
    return result.text === ''
      ? { ...result, state: 'failed', reason: context.writers.hasModel() ? 'empty' : 'nothing-told' }
      : { ...result, state: 'written' };
  } catch (error) {
    if (error instanceof Stopped && error.why !== 'shutdown') return { ...result, state: error.why };
    const reason = failureReason(error);
    if (reason === null) throw error;
    return { ...result, state: 'failed', reason };
  }
}
