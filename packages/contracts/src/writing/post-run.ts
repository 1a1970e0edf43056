import { z } from 'zod';
import { factChoice } from '../memory/facts.ts';
import { brief, engine } from '../posts/brief.ts';
import { sourcesPerPostLimit } from '../catalog/sources.ts';
import { id } from '../fields.ts';
import { voiceChoice } from '../library/voice.ts';
import { defineInnerRun } from '../runs/define.ts';
import { postCut } from './generation.ts';

/** One draft of a post. `POST /api/posts/generate` starts one or three. */
export const postRun = defineInnerRun({
  kind: 'post',
  label: 'Post written',
  input: brief.extend({
    sourceIds: z.array(id).max(sourcesPerPostLimit),
    cite: z.boolean(),
    voice: voiceChoice.default('own'),
    facts: factChoice.default({ without: [] }),
    /** The index of this draft, and the number of drafts. */
    variant: z.number().int().min(0).max(2),
    variants: z.number().int(),
    /** The target post as it was when the run started. */
    post: z.object({ id, version: z.number().int(), isNew: z.boolean() }),
  }),
  result: z.object({
    text: z.string(),
    engine,
    /** What the writer left out, in the person's words. */
    missing: z.array(z.string()),
    /** True when the author or the model stopped it early. */
    isPartial: z.boolean(),
    /** Why the model did not come to its end; null when it did, or when the author stopped it. */
    cut: postCut.nullable().default(null),
    /** True for an outline, and for a text stopped too early to be charged. */
    isFree: z.boolean(),
    /** The facts from memory that the text tells. */
    facts: z.array(id).default([]),
  }),
  action: 'post.generate',
});
