import { z } from 'zod';
import { brief, engine } from '../brief.ts';
import { sourcesPerPostLimit } from '../catalog/sources.ts';
import { id } from '../fields.ts';
import { voiceChoice } from '../voice.ts';
import { defineInnerRun } from './define.ts';

/** One draft of a post; `POST /api/posts/generate` starts one or three. */
export const postRun = defineInnerRun({
  kind: 'post',
  label: 'Post written',
  input: brief.extend({
    sourceIds: z.array(id).max(sourcesPerPostLimit),
    cite: z.boolean(),
    voice: voiceChoice.default('own'),
    /** Which of how many drafts. */
    variant: z.number().int().min(0).max(2),
    variants: z.number().int(),
    /** The post that the text goes into, as it was when the run started. */
    post: z.object({ id, version: z.number().int(), isNew: z.boolean() }),
  }),
  result: z.object({
    text: z.string(),
    engine,
    /** What the writer left out, in the person's words. */
    missing: z.array(z.string()),
    /** Whether its author stopped it before the end. */
    isPartial: z.boolean(),
    /** An outline that is mostly gaps, or too little of a text that was stopped. */
    isFree: z.boolean(),
  }),
  action: 'post.generate',
});
