import { improvementsByRule, type Improvement } from '@limelight/contracts';
import { shorten, simplify, unsupportedClaims } from '@limelight/post-text';
import { AnswerCleaner, UnreadableAnswer } from '../posts/index.ts';

/** The text changed by rule, for the helps that need no model; null for the others. */
export function changedByRule(help: Improvement, text: string): string | null {
  if (help === 'shorter') return shorten(text);
  return help === 'simpler' ? simplify(text) : null;
}

export function worksByRule(help: Improvement): boolean {
  return improvementsByRule.includes(help);
}

/** A text as a model's answer is read: what stands around it left out, one inside JSON taken out; null for JSON without one. */
function readAnswer(answer: string): string | null {
  const cleaner = new AnswerCleaner();
  try {
    return (cleaner.push(answer) + cleaner.end()).trim();
  } catch (error) {
    if (error instanceof UnreadableAnswer) return null;
    throw error;
  }
}

/**
 * What a model answered, without what it may have put around it: a preface, a fence, our own marks, JSON, quotation marks.
 * Null when it is JSON that holds no text. What the person's own text begins with is never taken for that.
 */
export function cleanAnswer(answer: string, text: string): string | null {
  const own = text.trim();
  const begins = own.split('\n', 1)[0] ?? '';
  const asOwn = readAnswer(own) !== own && begins !== '' && answer.trim().startsWith(begins);
  let clean = asOwn ? answer.trim() : readAnswer(answer);
  if (clean === null) return null;
  const quoted = /^["“]([\s\S]*)["”]$/.exec(clean);
  if (quoted?.[1] !== undefined && !/^["“]/.test(text) && !/["“”]/.test(quoted[1])) clean = quoted[1].trim();
  return clean;
}

/** The whole text with the part put in, in the white space that stood around the part. */
export function putIn(text: string, part: { start: number; end: number } | null, changed: string): string {
  if (part === null) return changed;
  const own = text.slice(part.start, part.end);
  const before = /^\s*/.exec(own)?.[0] ?? '';
  const after = /\s*$/.exec(own)?.[0] ?? '';
  return `${text.slice(0, part.start)}${before}${changed.trim()}${after}${text.slice(part.end)}`;
}

/** What the changed text claims that neither the text nor the author's own instruction held. */
export function doubtsOf(changed: string, text: string, instruction: string): string[] {
  return unsupportedClaims(changed, `${text}\n\n${instruction}`).map(({ message }) => message);
}
