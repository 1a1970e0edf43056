import { z } from 'zod';
import { generationVariants } from './catalog/credits.ts';
import { sourcesPerPostLimit } from './catalog/sources.ts';
import { defineEndpoint } from './endpoint.ts';
import { creditErrors, writerErrors } from './errors.ts';
import { errorCodes } from './errors.ts';
import { empty, id } from './fields.ts';
import { brief, engine } from './brief.ts';
import { voiceChoice } from './voice.ts';

const byId = z.object({ id });

/** All delivered variants. `variant` is the number used in the deltas. */
const variants = z.array(z.object({ variant: z.number().int(), text: z.string(), engine }));

export const draftEnd = z.enum(['written', 'stopped', 'failed']);
export type DraftEnd = z.infer<typeof draftEnd>;

/** The events of `generatePost`. With three variants, `text` names its variant. */
export const generationEvents = {
  text: z.object({ delta: z.string(), variant: z.number().int() }),
  /** Sent with three variants when one has ended. `free` is true when this alone makes the variant free. */
  ended: z.object({ variant: z.number().int(), how: draftEnd, free: z.boolean() }),
  done: z.object({
    text: z.string(),
    engine,
    userUsage: z.number().int(),
    /** The first one equals `text`. Variants that were stopped come after complete ones. */
    variants,
    /** Messages to the author about variants that are missing or incomplete. */
    missing: z.array(z.string()),
    /** The draft that contains the text; null when it was changed elsewhere in the meantime. */
    postId: id.nullable(),
  }),
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    details: z.unknown().optional(),
  }),
} as const;

/** The response header with the generation's id, for cancelling it or finding it after a lost connection. */
export const generationIdHeader = 'X-Generation-Id';

const generateBody = brief
  .extend({
    /** Material for the post, in addition to the idea or instead of it. */
    sourceIds: z.array(id).max(sourcesPerPostLimit).default([]),
    /** Adds a last line that cites the first web page among the sources. */
    cite: z.boolean().default(false),
    voice: voiceChoice.default('own'),
    /** The draft or failed post to overwrite; a new draft by default. */
    postId: id.nullable().default(null),
    variants: z
      .number()
      .int()
      .refine((n) => generationVariants.some((allowed) => allowed === n), 'Ask for one variant or three.')
      .default(1),
  })
  .refine(({ idea, sourceIds }) => idea.trim() !== '' || sourceIds.length > 0, {
    path: ['idea'],
    message: 'Say in a few words what the post is about.',
  });

export const generatePost = defineEndpoint({
  name: 'generatePost',
  summary:
    'Write a post from an idea as Server-Sent Events: `text`, `ended` for each of three, then `done` or `error`',
  method: 'POST',
  path: '/posts/generate',
  scope: 'runs',
  kind: 'generation',
  body: generateBody,
  response: generationEvents.done,
  answer: 'events',
  errors: [
    ...creditErrors,
    'not_found',
    'post_locked',
    'draft_limit',
    ...writerErrors,
    'all_private',
    'idea_is_address',
    'idea_is_no_word',
    'generation_cancelled',
  ],
  cost: 'post.generate',
});

export const getGeneration = defineEndpoint({
  name: 'getGeneration',
  summary: 'The state of a generation, and the draft it was saved to',
  method: 'GET',
  path: '/posts/generations/:id',
  scope: 'read',
  params: byId,
  response: z.object({
    id,
    status: z.enum(['running', 'done', 'failed', 'cancelled']),
    text: z.string().nullable(),
    /** The first one equals `text`; empty while writing. */
    variants,
    postId: id.nullable(),
  }),
  errors: ['not_found'],
});

export const findPostGeneration = defineEndpoint({
  name: 'findPostGeneration',
  summary: 'The generation that wrote the text of a post',
  method: 'GET',
  path: '/posts/:id/generation',
  scope: 'read',
  params: byId,
  response: z.object({
    generation: z
      .object({
        id,
        variant: z.number().int(),
        /** True while the person can still choose another variant, because the text is unchanged. */
        othersWait: z.boolean(),
      })
      .nullable(),
  }),
  errors: ['not_found'],
});

export const cancelGeneration = defineEndpoint({
  name: 'cancelGeneration',
  summary: 'Stop the writer; free before 200 characters',
  method: 'POST',
  path: '/posts/generations/:id/cancel',
  scope: 'runs',
  params: byId,
  response: empty,
  errors: ['not_found'],
});

export const stopDraft = defineEndpoint({
  name: 'stopDraft',
  summary: 'Stop one of three variants and let the others finish; free before 200 characters',
  method: 'POST',
  path: '/posts/generations/:id/variants/:variant/cancel',
  scope: 'runs',
  params: z.object({ id, variant: z.coerce.number().int().min(0).max(2) }),
  response: empty,
  errors: ['not_found'],
});
