import { z } from 'zod';
import { generationVariants } from '../catalog/credits.ts';
import { sourcesPerPostLimit } from '../catalog/sources.ts';
import { GET, POST } from '../endpoint.ts';
import { creditErrors, writerErrors } from '../errors.ts';
import { errorCode, id } from '../fields.ts';
import { factChoice } from '../memory/facts.ts';
import { brief, engine } from '../posts/brief.ts';
import { voiceChoice } from '../library/voice.ts';

/**
 * Why a text ends before its end: the model stopped, the connection to it was lost, the text grew too long, or the model repeated
 * itself.
 */
export const postCut = z.enum(['limit', 'lost', 'characters', 'loop']);
export type PostCut = z.infer<typeof postCut>;

/** All delivered variants. `variant` is the number used in the deltas; `cut` is null for a complete text. */
const variants = z.array(
  z.object({ variant: z.number().int(), text: z.string(), engine, cut: postCut.nullable() }),
);

export const draftEnd = z.enum(['written', 'stopped', 'failed']);
export type DraftEnd = z.infer<typeof draftEnd>;

/** The events of `generatePost`. With three variants, `text` names its variant. */
export const generationEvents = {
  /** `delta` stands at `offset`, in UTF-16 units; what stood from there on before was replaced. */
  text: z.object({ delta: z.string(), offset: z.number().int(), variant: z.number().int() }),
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
    code: errorCode,
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
    facts: factChoice.default({ without: [] }),
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

export const generatePost = POST.runs('/posts/generate', {
  summary:
    'Write a post from an idea as Server-Sent Events: `text`, `ended` for each of three, then `done` or `error`',
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

export const getGeneration = GET.read('/generations/:id', {
  summary: 'The state of a generation, and the draft it was saved to',
  response: z.object({
    id,
    status: z.enum(['running', 'done', 'failed', 'cancelled']),
    text: z.string().nullable(),
    /** The first one equals `text`; empty while writing. */
    variants,
    postId: id.nullable(),
  }),
});

export const findPostGeneration = GET.read('/posts/:id/generation', {
  summary: 'The generation that wrote the text of a post',
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
});

export const cancelGeneration = POST.runs(
  '/generations/:id/cancel',
  'Stop the writer; free before 200 characters',
);

export const stopDraft = POST.runs('/generations/:id/variants/:variant/cancel', {
  summary: 'Stop one of three variants and let the others finish; free before 200 characters',
  params: z.object({ id, variant: z.coerce.number().int().min(0).max(2) }),
  errors: ['not_found'],
});
