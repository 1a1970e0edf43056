import { z } from 'zod';
import { generationVariants } from './catalog/credits.ts';
import { sourcesPerPostLimit } from './catalog/sources.ts';
import { defineEndpoint } from './endpoint.ts';
import { writerErrors } from './errors.ts';
import { errorCodes } from './errors.ts';
import { empty, id } from './fields.ts';
import { brief, engine } from './brief.ts';
import { voiceChoice } from './voice.ts';

const byId = z.object({ id });

/** Every variant that came back, by the number its deltas carried. */
const variants = z.array(z.object({ variant: z.number().int(), text: z.string(), engine }));

/** How one of several variants ended. */
export const draftEnd = z.enum(['written', 'stopped', 'failed']);
export type DraftEnd = z.infer<typeof draftEnd>;

/** The events of `generatePost`, by event name. With three variants `text` names the one it belongs to. */
export const generationEvents = {
  text: z.object({ delta: z.string(), variant: z.number().int() }),
  /** Of three variants, that nothing more comes of this one. `free` where its end alone says that it costs nothing. */
  ended: z.object({ variant: z.number().int(), how: draftEnd, free: z.boolean() }),
  done: z.object({
    text: z.string(),
    engine,
    userUsage: z.number().int(),
    /** The first one is `text`; one that was stopped comes after those that were written to their end. */
    variants,
    /** What the writer would need to write more, in the person's words. */
    missing: z.array(z.string()),
    /** The draft that the text was kept in; null when somebody changed that draft meanwhile. */
    postId: id.nullable(),
  }),
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    details: z.unknown().optional(),
  }),
} as const;

/** Response header that names the generation, for cancelling it and for finding it after a lost connection. */
export const generationIdHeader = 'X-Generation-Id';

const generateBody = brief
  .extend({
    /** Material to write from beside the idea, or in its place. */
    sourceIds: z.array(id).max(sourcesPerPostLimit).default([]),
    /** Whether the last line names the first web page among the sources. */
    cite: z.boolean().default(false),
    /** The voice to write in: the person's own, none, or another of theirs by its id. */
    voice: voiceChoice.default('own'),
    /** The draft or failed post to write into; a new draft by default. */
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
    'insufficient_credits',
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
  summary: 'Where a generation stands, and the draft it was kept in',
  method: 'GET',
  path: '/posts/generations/:id',
  scope: 'read',
  params: byId,
  response: z.object({
    id,
    status: z.enum(['running', 'done', 'failed', 'cancelled']),
    text: z.string().nullable(),
    /** The first one is `text`; none while it is written. */
    variants,
    postId: id.nullable(),
  }),
  errors: ['not_found'],
});

export const findPostGeneration = defineEndpoint({
  name: 'findPostGeneration',
  summary: 'Which generation wrote the text of a post',
  method: 'GET',
  path: '/posts/:id/generation',
  scope: 'read',
  params: byId,
  response: z.object({
    generation: z
      .object({
        id,
        variant: z.number().int(),
        /** Its other texts wait to be chosen among: nobody changed this one. */
        othersWait: z.boolean(),
      })
      .nullable(),
  }),
  errors: ['not_found'],
});

export const cancelGeneration = defineEndpoint({
  name: 'cancelGeneration',
  summary: 'Stop the writer; costs nothing before 200 characters',
  method: 'POST',
  path: '/posts/generations/:id/cancel',
  scope: 'runs',
  params: byId,
  response: empty,
  errors: ['not_found'],
});

export const stopDraft = defineEndpoint({
  name: 'stopDraft',
  summary: 'Stop one of three variants and let the others be written; it costs nothing before 200 characters',
  method: 'POST',
  path: '/posts/generations/:id/variants/:variant/cancel',
  scope: 'runs',
  params: z.object({ id, variant: z.coerce.number().int().min(0).max(2) }),
  response: empty,
  errors: ['not_found'],
});
