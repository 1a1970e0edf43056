import { z } from 'zod';
import { feedbackReasonLimit } from '../catalog/feedback.ts';
import { GET, POST } from '../endpoint.ts';
import { id, line, pageQuery } from '../fields.ts';

/**
 * The subject of a verdict: a generated text, a suggested repair of it, the answer of a help (an improvement,
 * openings or the chat), or an interview question.
 */
export const feedbackAbout = z.object({
  source: z.enum(['generation', 'repair', 'help', 'question']),
  id,
  /** The index of the draft or opening. */
  item: z.number().int().min(0).max(50).default(0),
});
export type FeedbackAbout = z.input<typeof feedbackAbout>;

export const verdict = z.enum(['up', 'down']);
export type Verdict = z.infer<typeof verdict>;

export const listFeedback = GET.read('/feedback', {
  summary: 'The person’s ratings of generated content, newest first',
  query: z.object(pageQuery),
  response: z.object({
    items: z.array(feedbackAbout.extend({ item: z.number().int(), verdict, reason: z.string() })),
    nextCursor: z.string().nullable(),
  }),
});

export const giveFeedback = POST.drafts('/feedback', {
  summary: 'Rate generated content up or down with a reason, replacing any earlier rating; null removes it',
  body: z.object({
    about: feedbackAbout,
    verdict: verdict.nullable(),
    reason: line(feedbackReasonLimit).default(''),
  }),
  errors: ['not_found'],
});
