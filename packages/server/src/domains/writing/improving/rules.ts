import type { chatRun } from '@limelight/contracts';
import type { z } from 'zod';
import { AnswerCleaner, DeclinedAnswer, UnreadableAnswer } from '../../../integrations/ai/index.ts';
import type { ExchangeRow } from '../../posts/chats/index.ts';

/** Extracts the text of a model's answer. Returns null for JSON without a text, and 'declined' for a refusal. */
function readAnswer(answer: string): { text: string } | 'declined' | null {
  const cleaner = new AnswerCleaner();
  try {
    return { text: (cleaner.push(answer) + cleaner.end()).trim() };
  } catch (error) {
    if (error instanceof DeclinedAnswer) return 'declined';
    if (error instanceof UnreadableAnswer) return null;
    throw error;
  }
}

/**
 * Removes what a model may have put around the text: a preface, a code fence, data markers, JSON or quotation
 * marks. Returns null for JSON without a text and 'declined' for a refusal. If the person's own text begins like
 * that and the answer begins the same way, nothing is removed.
 */
export function cleanAnswer(answer: string, text: string): { text: string } | 'declined' | null {
  const own = text.trim();
  const begins = own.split('\n', 1)[0] ?? '';
  const ownRead = readAnswer(own);
  const misread = ownRead === null || ownRead === 'declined' || ownRead.text !== own;
  const asOwn = misread && begins !== '' && answer.trim().startsWith(begins);
  const plain = { text: answer.trim() };
  const given = asOwn ? plain : readAnswer(answer);
  // A text about a refusal naturally reads like one.
  const read = given === 'declined' && ownRead === 'declined' ? plain : given;
  if (read === null || read === 'declined') return read;
  let clean = read.text;
  const quoted = /^["“]([\s\S]*)["”]$/.exec(clean);
  if (quoted?.[1] !== undefined && !/^["“]/.test(text) && !/["“”]/.test(quoted[1])) clean = quoted[1].trim();
  return { text: clean };
}

/** Replaces a part of the text and keeps the white space around it. */
export function putIn(text: string, part: { start: number; end: number } | null, changed: string): string {
  if (part === null) return changed;
  const own = text.slice(part.start, part.end);
  const before = /^\s*/.exec(own)?.[0] ?? '';
  const after = /\s*$/.exec(own)?.[0] ?? '';
  return `${text.slice(0, part.start)}${before}${changed.trim()}${after}${text.slice(part.end)}`;
}

/** The chat entry for a run, which has the same id. */
export function exchangeOf(
  id: string,
  { postId, text, instruction }: z.output<typeof chatRun.input>,
  result: z.output<typeof chatRun.result>,
  createdAt: Date,
): Omit<ExchangeRow, 'userId'> {
  const asked = { id, helpId: id, postId, instruction, before: text };
  return { ...asked, ...result, undone: [], outcome: 'open', createdAt };
}

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .join('\n');

/** True when two texts only differ in spaces at the ends of their lines. */
export const isUnchanged = (one: string, other: string): boolean => linesOf(one) === linesOf(other);

/** The charge for a changed text: nothing if only white space changed, otherwise the price. */
export const chargeFor = (before: string, after: string): number =>
  before.replace(/\s+/g, '') === after.replace(/\s+/g, '') ? 0 : Number.POSITIVE_INFINITY;
