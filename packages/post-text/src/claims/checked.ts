import { segmentSentences } from '../text/segment.ts';
import type { Claim, ClaimKind } from './find-claims.ts';

/** The result of a model's comparison of a text with its material. */
export interface Checked {
  text: string;
  open: readonly { sentence: string; kind: ClaimKind; reason: string }[];
}

/** A claim as rules and a model see it; `reason` says what the model misses. */
export type CheckedClaim = Claim & { reason?: string };

const flat = (sentence: string) => sentence.normalize('NFKC').replace(/\s+/gu, ' ').trim();

/**
 * The claims of a text with what a model found in it, or in an earlier version of it: what it said of a sentence counts as long
 * as the sentence stays as it is. There it decides on what rules only suspect. Other sentences are left to the rules.
 */
export function openWith(claims: readonly Claim[], text: string, checked: Checked | null): CheckedClaim[] {
  if (checked === null) return [...claims];
  const sentences = (of: string) =>
    segmentSentences(of).map(({ start, end }) => ({ start, end, text: of.slice(start, end) }));
  const read = new Set(sentences(checked.text).map((one) => flat(one.text)));
  const found = new Map(checked.open.map((one) => [flat(one.sentence), one]));
  // A sentence that the model names is shown as a whole: more than one thing in it may be wrong.
  const byRule = claims.filter(({ supported, certain, sentence }) => {
    const one = flat(sentence.text);
    return supported || (!found.has(one) && (certain || !read.has(one)));
  });
  const byModel = sentences(text).flatMap((sentence): CheckedClaim[] => {
    const one = found.get(flat(sentence.text));
    if (one === undefined) return [];
    const { kind, reason } = one;
    return [{ ...sentence, kind, sentence, supported: false, certain: false, passage: null, reason }];
  });
  return [...byRule, ...byModel].toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** True when a model has read every sentence of a text in its present wording. */
export function hasRead(text: string, checked: Checked | null): boolean {
  if (checked === null) return false;
  const read = new Set(
    segmentSentences(checked.text).map(({ start, end }) => flat(checked.text.slice(start, end))),
  );
  return segmentSentences(text).every(({ start, end }) => read.has(flat(text.slice(start, end))));
}
