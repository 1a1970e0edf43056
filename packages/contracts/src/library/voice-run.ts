import { z } from 'zod';
import { id, postText } from '../fields.ts';
import { describedTrait } from '../voice.ts';
import { defineRun } from './define.ts';

export const voiceRun = defineRun({
  kind: 'voice',
  label: 'Voice described',
  summary: 'Measure a voice from its posts and, with a model, describe its habits with quoted examples',
  input: z.object({ voiceId: id.optional() }),
  result: z.object({
    voiceId: id,
    posts: z.number().int(),
    missing: z.number().int(),
    confidence: z.enum(['low', 'medium', 'high']),
    /** Null without a model or with too few posts. */
    described: z.array(describedTrait).nullable(),
  }),
  action: null,
});

export const voiceFitRun = defineRun({
  kind: 'voice-fit',
  label: 'Sentences moved into your voice',
  summary: 'Have a model rewrite the sentences of a text that are outside the range of a voice',
  input: z.object({
    text: postText.refine((text) => text.trim() !== '', 'There is no text yet.'),
    voiceId: id.optional(),
  }),
  result: z.object({
    rewrites: z.array(
      z.object({
        quote: z.string(),
        replacement: z.string(),
      }),
    ),
  }),
  action: 'text.rewrite',
  errors: ['voice_posts_missing'],
});
