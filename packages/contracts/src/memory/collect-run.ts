import { z } from 'zod';
import { engine } from '../posts/brief.ts';
import { defineRun } from '../runs/define.ts';

/** The sources that a run can read. */
export const collectSources = ['profile', 'posts', 'files', 'interviews', 'recordings'] as const;

export const collectFactsRun = defineRun({
  kind: 'collect-facts',
  label: 'Facts collected',
  summary:
    'Find facts in the profile (confirmed at once) and in posts, files, interviews and recordings (suggested with their passages)',
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
