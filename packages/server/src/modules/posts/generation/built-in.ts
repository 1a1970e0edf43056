import { setTimeout as wait } from 'node:timers/promises';
import { brief as wholeBrief } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { systemClock } from '../../../platform/clock.ts';
import { postTexts } from '../post-texts.ts';
import { DeltaCleaner } from '../../../integrations/ai/delta-cleaner.ts';
import type { DraftOrder } from './draft.ts';

/** As much as a draft may hold; a model that does not end is ended there. */
export const characterLimit = 12_000;

const wholeMs = 1400;
const longestPauseMs = 40;

/** A draft of the built-in writer at once, as it would be delivered piece by piece, and what of the idea it was told. Throws `ThreadFault`. */
export async function draftBuiltIn(
  { threads }: Pick<Context, 'threads'>,
  order: DraftOrder,
  owner: string,
): Promise<{ text: string; told: string }> {
  const { pieces, told } = await threads.texts.call(postTexts, 'writeDraft', [order], { owner });
  const cleaner = new DeltaCleaner();
  const text = pieces.map((piece) => cleaner.push(piece)).join('');
  return { text: text.slice(0, characterLimit), told };
}

/** Milliseconds between two pieces, so that a text of any length takes about as long as reading its first lines. */
function pauses(pieces: readonly string[]): number[] {
  const each = Math.min(longestPauseMs, wholeMs / Math.max(1, pieces.length));
  // A breath after a sentence, less between its words; the same for the same text.
  return pieces.map((piece) => (/[.!?:]\s*$/.test(piece) ? each * 2.2 : each * 0.85));
}

/** Loads the writer into a thread, so that the first person does not wait for it. */
export async function warmWriter({ threads, log }: Pick<Context, 'threads' | 'log'>): Promise<void> {
  const brief = wholeBrief.parse({ idea: 'We moved the meeting to Tuesday. Everybody came.' });
  const order = { brief, sources: [], cited: null, seed: 'warm', variant: 0 };
  try {
    await threads.texts.call(postTexts, 'writeDraft', [order], { owner: 'warm' });
  } catch (error) {
    log.warn({ err: error }, 'writer did not load');
  }
}

/**
 * The built-in writer, in a thread, at a pace to be read. Joined, the pieces are the text exactly; `onTold` hears before them what of
 * the idea it was told; returns what the person would have to tell for a better one, and whether all they gave is for nobody. Throws
 * the signal's reason after an abort, or `ThreadFault`.
 */
export async function* streamBuiltIn(
  { threads, clock }: Context,
  order: DraftOrder,
  { owner, signal, onTold }: { owner: string; signal: AbortSignal; onTold: (idea: string) => void },
): AsyncGenerator<string, { missing: string[]; isPrivate: boolean }> {
  const { pieces, told, missing, isPrivate } = await threads.texts.call(postTexts, 'writeDraft', [order], {
    owner,
    signal,
  });
  onTold(told);
  // Under a clock of its own a test waits for nothing.
  const paced = clock === systemClock;
  const waits = pauses(pieces);
  let owed = 0;
  for (const [index, piece] of pieces.entries()) {
    yield piece;
    owed += waits[index] ?? 0;
    // Timers are coarse: shorter pauses are added up.
    if (paced && owed >= 4) {
      const pause = owed;
      owed = 0;
      await wait(pause, undefined, { signal }).catch(() => undefined);
    }
    signal.throwIfAborted();
  }
  return { missing, isPrivate };
}
