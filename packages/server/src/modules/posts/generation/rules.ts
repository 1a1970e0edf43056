import { findUrls } from '@limelight/post-text';
import { freeCancelCharacters, type Brief, type Engine, type ErrorCode } from '@limelight/contracts';
import { writerCodes } from '../../../integrations/ai/index.ts';
import type { KeptText } from '../tables.ts';

/** How one variant ended, with what of it was delivered. */
export interface VariantResult {
  variant: number;
  /** `cancelled` with the whole generation, `stopped` alone. */
  state: 'written' | 'cancelled' | 'stopped' | 'failed';
  text: string;
  engine: Engine;
  missing: readonly string[];
  /** Why it failed, for the log and for `details.reason`. */
  reason: string | null;
}

export type Outcome = {
  /** How many variants are charged. */
  charged: number;
  texts: KeptText[];
} & (
  | { status: 'done'; missing: string[] }
  | { status: 'failed' | 'cancelled'; code: ErrorCode; reason: string | null }
);

/** Why there is nothing to write of; null where there may be. What is beside the idea can be written of. */
export function noIdeaOf({
  idea,
  mustSay,
  sourceIds,
}: Pick<Brief, 'idea' | 'mustSay'> & { sourceIds: readonly string[] }): ErrorCode | null {
  if (sourceIds.length > 0 || mustSay.some((point) => point.trim() !== '')) return null;
  const only = idea.trim();
  const [url] = findUrls(only);
  if (url !== undefined && url.start === 0 && url.end === only.length) return 'idea_is_address';
  return /[\p{L}\p{N}]/u.test(only) ? null : 'idea_is_no_word';
}

const keep = ({ variant, text, engine }: VariantResult): KeptText => ({ variant, text, engine });

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';

/** The texts that are an earlier one of the set again but for breaks and marks, each with that one. */
function repeatsOf(paid: readonly VariantResult[]): { again: VariantResult; of: VariantResult }[] {
  const first = new Map<string, VariantResult>();
  return paid.flatMap((result) => {
    const words = wordsOf(result.text);
    const of = first.get(words);
    if (of === undefined) first.set(words, result);
    return of === undefined ? [] : [{ again: result, of }];
  });
}

function repeatNotes(paid: readonly VariantResult[]): string[] {
  return repeatsOf(paid).map(
    ({ again, of }) =>
      `Draft ${again.variant + 1} is the same as draft ${of.variant + 1} except for line breaks and punctuation, so it cost nothing`,
  );
}

/** Why a draft did not come to its end, of one and of several. */
interface BreakName {
  one: string;
  several: string;
}
const alike = (words: string): BreakName => ({ one: words, several: words });
const broken = alike('the writer broke off');
const silent = alike('the writer did not answer');
const breakNames: Readonly<Record<string, BreakName>> = {
  declined: { one: 'the model would not write it', several: 'the model would not write them' },
  limit: alike('the model reached its limit before the end'),
  rate_limited: alike('the model has too much to do'),
  unreadable: alike('the model gave no text that could be read'),
  'too-slow': alike('the writer took too long'),
  busy: alike('the writer has too much to do'),
};

const breakName = ({ reason, text }: VariantResult): BreakName =>
  breakNames[reason ?? ''] ?? (text === '' ? silent : broken);

/** Which of several drafts did not come to their end, and why. */
function brokenNotes(results: readonly VariantResult[]): string[] {
  const failed = results.filter(({ state }) => state === 'failed');
  return [...new Set(failed.map(breakName))].map((name) => {
    const [one, other] = failed
      .filter((result) => breakName(result) === name)
      .map(({ variant }) => variant + 1);
    return other === undefined
      ? `Draft ${one}: ${name.one}, and it cost nothing`
      : `Drafts ${one} and ${other}: ${name.several}, and they cost nothing`;
  });
}

/** Whether a text is paid for as far as its end tells: it was written, or stopped after enough of it had been delivered. */
export function endIsPaid({ state, text }: VariantResult): boolean {
  return state === 'written' || (state !== 'failed' && text.length >= freeCancelCharacters);
}

function stoppedNotes(results: readonly VariantResult[]): string[] {
  return results
    .filter(({ state }) => state === 'stopped')
    .map((result) =>
      endIsPaid(result)
        ? `Draft ${result.variant + 1}: you stopped it; what was written is kept and paid for`
        : `Draft ${result.variant + 1}: you stopped it, and it cost nothing`,
    );
}

/** What a person is told by the reason that the log has. */
const failureCodes: Readonly<Record<string, ErrorCode>> = {
  ...writerCodes,
  unreadable: 'writer_unreadable',
  'too-slow': 'writer_too_slow',
  busy: 'writer_queue_full',
};

/**
 * What is charged and kept. Variants that came back are charged, those that repeat another once; after a cancel of all or of
 * one, those too of which enough had been delivered; when none came back and one failed, nothing. One that was stopped
 * stands behind those that were written.
 */
export function decideOutcome(results: readonly VariantResult[]): Outcome {
  const written = results.filter((result) => result.state === 'written');
  const stopped = results.filter((result) => result.state === 'stopped');
  const paid = results.filter(endIsPaid);
  const charged = paid.length - repeatsOf(paid).length;
  const isFailed = results.some((result) => result.state === 'failed');
  const ownEnd = written.length === 0 && stopped.length > 0 && !isFailed;
  if (ownEnd || results.some((result) => result.state === 'cancelled')) {
    const kept = results.filter((result) => result.text !== '');
    return {
      status: 'cancelled',
      charged,
      texts: kept.map(keep),
      code: 'generation_cancelled',
      reason: null,
    };
  }
  const [first] = written;
  if (first !== undefined) {
    const texts = [...written, ...stopped.filter(({ text }) => text !== '')].map(keep);
    const missing = [
      ...first.missing,
      ...brokenNotes(results),
      ...stoppedNotes(results),
      ...repeatNotes(paid),
    ];
    return { status: 'done', charged, texts, missing };
  }
  const reason = results.find((result) => result.reason !== null)?.reason ?? null;
  return {
    status: 'failed',
    charged: 0,
    texts: results.filter((result) => result.text !== '').map(keep),
    code: reason === null ? 'writer_unavailable' : (failureCodes[reason] ?? 'writer_unavailable'),
    reason,
  };
}
