import { z } from 'zod';
import { engine } from '../posts/brief.ts';
import { defineRun } from '../runs/define.ts';

/** What memory reads when it is asked to look. */
export const collectSources = ['profile', 'posts', 'files', 'interviews'] as const;

export const collectFactsRun = defineRun({
  kind: 'collect-facts',
  label: 'Facts collected',
  summary:
    'Read the profile, posts, own files and interviews for facts. The profile’s are certain and confirmed at once; the others are suggested, each with its passage',
  input: z.object({
    from: z
      .array(z.enum(collectSources))
      .min(1)
      .default([...collectSources]),
  }),
  result: z.object({
    confirmed: z.number().int(),
    suggested: z.number().int(),
    /** Found, but known or refused before. */
    known: z.number().int(),
    /** The texts that were read this time, and those left for the next. */
    read: z.number().int(),
    left: z.number().int(),
    /** Null if only rules looked, because no model is connected. */
    engine: engine.nullable(),
  }),
  action: null,
  scope: 'drafts',
});
