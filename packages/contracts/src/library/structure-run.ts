import { z } from 'zod';
import { id } from '../fields.ts';
import { defineRun } from '../runs/define.ts';

export const structureRun = defineRun({
  kind: 'structure',
  label: 'Structure described',
  summary:
    'Have a model describe how a post of the library is built and why that works, without its sentences',
  input: z.object({ postId: id }),
  result: z.object({
    why: z.string(),
    parts: z.array(z.object({ name: z.string(), does: z.string() })),
  }),
  action: null,
});
