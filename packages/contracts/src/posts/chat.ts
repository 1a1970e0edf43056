import { z } from 'zod';
import { chatOutcomes, undoneWhys } from './catalog/chat.ts';
import { instructionCharacterLimit } from './catalog/improving.ts';
import { defineEndpoint } from './endpoint.ts';
import { creditErrors, writerErrors } from './errors.ts';
import { empty, id, keysOf, postText, timestamp } from './fields.ts';
import { engine } from './brief.ts';

const byPost = z.object({ id });

export const chatExchange = z.object({
  id,
  /** Identifies the answer for feedback. */
  helpId: id,
  instruction: z.string(),
  before: z.string(),
  after: z.string(),
  engine,
  /** Figures, names and quotations that neither the text nor the instruction contains. */
  doubts: z.array(z.string()),
  /** Parts of the instruction that were not carried out, in the original wording. */
  undone: z.array(z.object({ part: z.string(), why: z.enum(keysOf(undoneWhys)) })),
  outcome: z.enum(keysOf(chatOutcomes)),
  at: timestamp,
});
export type ChatExchange = z.infer<typeof chatExchange>;

export const listChat = defineEndpoint({
  name: 'listChat',
  summary: 'The chat of a post, oldest first',
  method: 'GET',
  path: '/posts/:id/chat',
  scope: 'read',
  params: byPost,
  response: z.object({ items: z.array(chatExchange) }),
  errors: ['not_found'],
});

export const askChat = defineEndpoint({
  name: 'askChat',
  summary: 'Propose a change to a text from a chat instruction; returns the resulting text without saving it',
  method: 'POST',
  path: '/posts/:id/chat',
  scope: 'runs',
  kind: 'generation',
  params: byPost,
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
  errors: ['not_found', ...creditErrors, 'no_model', 'nothing_to_change', ...writerErrors],
  cost: 'text.rewrite',
});

export const settleChat = defineEndpoint({
  name: 'settleChat',
  summary: 'Record whether a change proposed in the chat was applied',
  method: 'POST',
  path: '/posts/:id/chat/:exchangeId/outcome',
  scope: 'drafts',
  params: z.object({ id, exchangeId: id }),
  body: z.object({ outcome: z.enum(['taken', 'part', 'left']) }),
  response: empty,
  errors: ['not_found'],
});

export const clearChat = defineEndpoint({
  name: 'clearChat',
  summary: 'Clear the chat of a post',
  method: 'DELETE',
  path: '/posts/:id/chat',
  scope: 'drafts',
  params: byPost,
  response: empty,
  errors: ['not_found'],
});
