import {
  findOpenings,
  improvements,
  improvePost,
  keysOf,
  postGoal,
  postLanguage,
  postTone,
} from '@limelight/contracts';
import { z } from 'zod';

const found = findOpenings.response;

const asked = z.object({
  help: z.enum([...keysOf(improvements), 'openings', 'endings']),
  text: z.string(),
  part: z.object({ start: z.number().int(), end: z.number().int() }).nullable(),
  choice: z.object({
    tone: postTone.optional(),
    language: postLanguage.optional(),
    instruction: z.string().optional(),
    goal: postGoal.exclude(['none']).optional(),
  }),
});

/** What a help brought: lines to choose among, or a text to look at. */
export const broughtHelp = z.discriminatedUnion('step', [
  asked.extend({ step: z.literal('picking'), ...found.shape }),
  asked.extend({
    step: z.literal('looking'),
    improved: improvePost.response,
    /** The line that was picked, of those in `found`. */
    item: z.number().int(),
    found: found.nullable(),
  }),
]);
export type BroughtHelp = z.infer<typeof broughtHelp>;

/** What came last and was not decided on, as the browser keeps it; null for none that can be read. */
export function readHelp(text: string | null): BroughtHelp | null {
  if (text === null) return null;
  try {
    const parsed = broughtHelp.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
