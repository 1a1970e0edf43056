import { z } from 'zod';
import { id, postText } from '../fields.ts';
import { engine } from '../posts/brief.ts';
import { describedTrait, measuredTrait } from './voice.ts';
import { defineRun } from '../runs/define.ts';

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
  label: 'Text moved into your voice',
  summary:
    'Bring a text into the range of a voice without changing what it says: paragraphs, emoji, hashtags and punctuation by rule, the wording by a model',
  input: z.object({
    text: postText.refine((text) => text.trim() !== '', 'There is no text yet.'),
    voiceId: id.optional(),
  }),
  result: z.object({
    text: z.string(),
    /** Who changed the wording; null if only rules changed anything. */
    engine: engine.nullable(),
    /** As in `checkVoice`, for the text as it is now. */
    distance: z.number(),
    reach: z.number(),
    /** The traits that are still outside the range, which only other wording would move. */
    left: z.array(measuredTrait),
  }),
  action: 'text.rewrite',
  errors: ['voice_posts_missing'],
});
