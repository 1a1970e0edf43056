import { z } from 'zod';
import { ideasPerRun } from '../catalog/ideas.ts';
import { line } from '../fields.ts';
import { foundIdea } from '../ideas.ts';
import { defineRun } from './define.ts';

export const ideasRun = defineRun({
  kind: 'ideas',
  label: 'Ten ideas',
  summary: 'Ten ideas for posts, each with what it is based on',
  input: z.object({
    count: z.literal(ideasPerRun).default(ideasPerRun),
    /** A content pillar that all of them should belong to. */
    pillar: line(80).optional(),
    /** What they should be about. */
    topic: line(200).optional(),
  }),
  result: z.object({
    /** Fewer than ten only where nothing else is left that was not suggested before. */
    ideas: z.array(foundIdea),
    /** Whether a model wrote them; without one they are questions to the person and their own material. */
    written: z.boolean(),
    /** How many of them a model wrote; the others cost nothing. */
    byModel: z.number().int().default(0),
    /** Suggestions that were left out because they repeat a post or an earlier idea. */
    repeated: z.number().int(),
    /** Feeds that could not be read. */
    problems: z.array(z.object({ address: z.string(), message: z.string() })),
  }),
  action: 'ideas.ten',
  errors: ['idea_limit'],
});
