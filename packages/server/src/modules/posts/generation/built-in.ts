import { setTimeout as wait } from 'node:timers/promises';
import type { Brief } from '@limelight/contracts';
import { streamPost, type Variant } from '@limelight/post-text/writer';
import { systemClock, type Clock } from '../../../platform/clock.ts';

const wholeMs = 1400;
const longestPauseMs = 40;

/** Milliseconds between two pieces, so that a text of any length takes about as long as reading its first lines. */
function pauses(pieces: readonly string[]): number[] {
  const each = Math.min(longestPauseMs, wholeMs / Math.max(1, pieces.length));
  // A breath after a sentence, less between its words; the same for the same text.
  return pieces.map((piece) => (/[.!?:]\s*$/.test(piece) ? each * 2.2 : each * 0.85));
}

interface BuiltInRequest {
  brief: Brief;
  /** What the last line names; null for no such line. */
  cited: string | null;
  seed: string;
  variant: number;
  signal: AbortSignal;
  /** Under a clock of its own a test waits for nothing. */
  clock: Clock;
}

const variantOf = (variant: number): Variant => (variant === 2 ? 2 : variant === 1 ? 1 : 0);

/**
 * The built-in writer at a pace to be read. Joined, the pieces are the text exactly; returns what the person would
 * have to tell for a better one. Throws the signal's reason after an abort.
 */
export async function* streamBuiltIn({
  brief,
  cited,
  seed,
  variant,
  signal,
  clock,
}: BuiltInRequest): AsyncGenerator<string, string[]> {
  signal.throwIfAborted();
  const writing = streamPost(brief, { seed, variant: variantOf(variant) });
  const pieces: string[] = [];
  let step = writing.next();
  for (; !step.done; step = writing.next()) pieces.push(step.value);
  const { missing } = step.value;
  if (cited !== null && pieces.length > 0) pieces.push(`\n\n${cited}`);
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
  return missing;
}
