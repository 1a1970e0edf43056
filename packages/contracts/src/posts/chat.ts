import { z } from 'zod';
import { chatOutcomes, undoneWhys } from '../catalog/chat.ts';
import { instructionCharacterLimit } from '../catalog/improving.ts';
import { DELETE, GET, POST } from '../endpoint.ts';
import { creditErrors, writerErrors } from '../errors.ts';
import { id, keysOf, postText, timestamp } from '../fields.ts';
import { engine } from './brief.ts';

/** Alternatives for a passage of the text. */
export const chatChoices = z.object({ replaces: z.string(), with: z.array(z.string()) });
export type ChatChoices = z.infer<typeof chatChoices>;

export const chatExchange = z.object({
  id,
  /** Identifies the answer for feedback. */
  helpId: id,
  instruction: z.string(),
  before: z.string(),
  /** The same as `before` when the answer is words or choices. */
  after: z.string(),
  /** An answer in words, empty when there is none. */
  words: z.string(),
  choices: chatChoices.nullable(),
  engine,
  /** Figures, names and quotations that neither the text nor the instruction contains. */
  doubts: z.array(z.string()),
  /** Parts of the instruction that were not carried out, in the original wording. */
  undone: z.array(z.object({ part: z.string(), why: z.enum(keysOf(undoneWhys)) })),
  outcome: z.enum(keysOf(chatOutcomes)),
  at: timestamp,
});
export type ChatExchange = z.infer<typeof chatExchange>;

export const listChat = GET.read('/posts/:id/chat', {
  summary: 'The chat of a post, oldest first',
  response: z.object({ items: z.array(chatExchange) }),
});

export const askChat = POST.runs('/posts/:id/chat', {
  summary:
    'Ask about a text or for a change to it; returns the resulting text, alternatives or words, without saving the text',
  kind: 'generation',
  body: z.object({
    text: postText.refine((text) => text.trim() !== '', 'Write something first.'),
    instruction: z
      .string()
      .trim()
      .min(1, 'Say what should change.')
      .max(instructionCharacterLimit, `Keep it under ${instructionCharacterLimit} characters.`)
      .refine((value) => !value.includes('\u0000'), 'Remove the invisible control character.'),
  }),
  response: chatExchange,
  errors: [...creditErrors, 'no_model', 'nothing_to_change', ...writerErrors],
  cost: 'text.rewrite',
});

export const settleChat = POST.drafts('/posts/:id/chat/:exchangeId/outcome', {
  summary: 'Record whether a change proposed in the chat was applied',
  body: z.object({ outcome: z.enum(['taken', 'part', 'left']) }),
});

export const clearChat = DELETE.drafts('/posts/:id/chat', 'Clear the chat of a post');
