import { z } from 'zod';
import { id, postText } from '../fields.ts';
import { defineRun } from '../runs/define.ts';

export const suggestionKinds = ['unsupported', 'generic', 'unclear', 'dull'] as const;

const suggestion = z.object({
  quote: z.string(),
  kind: z.enum(suggestionKinds),
  reason: z.string(),
  /** The suggested replacement; null when only the author can write it. */
  replacement: z.string().nullable(),
});
export type ReviewSuggestion = z.infer<typeof suggestion>;

export const reviewRun = defineRun({
  kind: 'review',
  label: 'Post reviewed',
  summary: 'Have a model read a post as an editor would; each passage it questions comes with one suggestion',
  input: z.object({
    text: postText.refine((text) => text.trim() !== '', 'There is no text to review yet.'),
    postId: id.optional(),
  }),
  result: z.object({ suggestions: z.array(suggestion) }),
  action: 'text.rewrite',
});
