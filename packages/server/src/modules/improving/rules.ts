import type { chatRun } from '@limelight/contracts';
import type { z } from 'zod';
import { AnswerCleaner, DeclinedAnswer, UnreadableAnswer } from '../../integrations/ai/index.ts';
import type { ExchangeRow } from '../chats/index.ts';

/**
 * A text as a model's answer is read: what stands around it left out, one inside JSON taken out; null for JSON without one,
 * 'declined' where the model says that it will not.
 */
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
 * What a model answered, without what it may have put around it: a preface, a fence, our own marks, JSON, quotation marks.
 * Null when it is JSON that holds no text, 'declined' for a refusal. What the person's own text begins with is never taken for that.
 */
export function cleanAnswer(answer: string, text: string): { text: string } | 'declined' | null {
  const own = text.trim();
  const begins = own.split('\n', 1)[0] ?? '';
  const ownRead = readAnswer(own);
  const misread = ownRead === null || ownRead === 'declined' || ownRead.text !== own;
  const asOwn = misread && begins !== '' && answer.trim().startsWith(begins);
  const plain = { text: answer.trim() };
  const given = asOwn ? plain : readAnswer(answer);
  // A text that tells of a refusal is answered with one.
  const read = given === 'declined' && ownRead === 'declined' ? plain : given;
  if (read === null || read === 'declined') return read;
  let clean = read.text;
  const quoted = /^["“]([\s\S]*)["”]$/.exec(clean);
  if (quoted?.[1] !== undefined && !/^["“]/.test(text) && !/["“”]/.test(quoted[1])) clean = quoted[1].trim();
  return { text: clean };
}

/** The whole text with the part put in, in the white space that stood around the part. */
export function putIn(text: string, part: { start: number; end: number } | null, changed: string): string {
  if (part === null) return changed;
  const own = text.slice(part.start, part.end);
  const before = /^\s*/.exec(own)?.[0] ?? '';
  const after = /\s*$/.exec(own)?.[0] ?? '';
  return `${text.slice(0, part.start)}${before}${changed.trim()}${after}${text.slice(part.end)}`;
}

/** What the chat keeps of one exchange; it has the name of its run. */
export function exchangeOf(
  id: string,
  { postId, text, instruction }: z.output<typeof chatRun.input>,
  result: z.output<typeof chatRun.result>,
  createdAt: Date,
): Omit<ExchangeRow, 'userId'> {
  const asked = { id, helpId: id, postId, instruction, before: text };
  return { ...asked, ...result, undone: [], outcome: 'open', createdAt };
}
