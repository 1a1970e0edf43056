import { z } from 'zod';
import { ideasPerRun } from '../catalog/ideas.ts';
import { line } from '../fields.ts';
import { foundIdea } from './ideas.ts';
import { defineRun } from '../runs/define.ts';

export const ideasRun = defineRun({
  kind: 'ideas',
  label: 'Ten ideas',
  summary: 'Ten ideas for posts, each with what it is based on',
  input: z.object({
    count: z.literal(ideasPerRun).default(ideasPerRun),
    /** A content pillar that all ideas should belong to. */
    pillar: line(80).optional(),
    topic: line(200).optional(),
  }),
  result: z.object({
    /** Fewer than ten only if nothing else is left that was not suggested before. */
    ideas: z.array(foundIdea),
    /**
     * True when a model wrote them. Without one they are questions to the person, and ideas taken from their own
     * material.
     */
    written: z.boolean(),
    /** True when a model is connected but gave no usable answer, so the ideas are those found without one. */
    fellBack: z.boolean().default(false),
    /** The number of ideas written by a model; the others are free. */
    byModel: z.number().int().default(0),
    repeated: z.number().int(),
    problems: z.array(z.object({ address: z.string(), message: z.string() })),
  }),
  action: 'ideas.ten',
  errors: ['idea_limit'],
});
