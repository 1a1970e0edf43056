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

/** What came and was not decided on, the newest first, as the browser keeps it; none where it cannot be read. */
export function readHelps(text: string | null): BroughtHelp[] {
  if (text === null) return [];
  try {
    const parsed = z.array(broughtHelp).safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

const mostKept = 5;

const idOf = (help: BroughtHelp): string => (help.step === 'looking' ? help.improved.helpId : help.helpId);

/** With what a help brought, in place of what was brought for the same text before. */
export function withHelp(helps: readonly BroughtHelp[], brought: BroughtHelp): BroughtHelp[] {
  return [brought, ...helps.filter(({ text }) => text !== brought.text)].slice(0, mostKept);
}

/** Without what that help brought; what was brought for other texts stays. */
export function withoutHelp(helps: readonly BroughtHelp[], taken: BroughtHelp): BroughtHelp[] {
  return helps.filter((help) => idOf(help) !== idOf(taken));
}
