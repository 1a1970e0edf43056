import * as contract from '@limelight/contracts';
import { z } from 'zod';
import { refusedField } from '../api.ts';
import { defineTool, type Tool } from '../tool.ts';
import { addressOf, pages } from './addresses.ts';
import { listCard, runCard } from './cards.ts';
import * as field from './fields.ts';
import { runAfter } from './waiting.ts';

const failed = (checks: readonly contract.ReviewCheck[]) =>
  checks
    .filter(({ known, applies, passed }) => known && applies && !passed)
    .map(({ section, name, problem, evidence, advice, rewrite }) => ({
      section,
      problem: problem ?? name,
      evidence,
      advice,
      rewrite: rewrite ?? null,
    }));

export const profileTools: readonly Tool[] = [
  defineTool({
    name: 'review_profile',
    title: 'Review a LinkedIn profile',
    description: [
      'Checks a LinkedIn profile given as text, with a score and what to change. Costs 150 credits. Read it',
      'with get_profile_review.',
    ].join(' '),
    output: field.run,
    input: z.object({
      text: z.string().max(60_000).regex(/\S/, 'Give the profile.').describe('The whole profile, as copied'),
      targetRole: z.string().max(200).default('').describe('The role that it should lead to'),
      jobAd: z.string().max(20_000).default('').describe('An advertisement to compare it with'),
      waitSeconds: field.waitSeconds,
    }),
    credits: () => contract.creditCosts['profile.review'],
    card: ({ runId }) => runCard(runId),
    async run({ waitSeconds, ...body }, context) {
      const { id } = await context.api.call(contract.profileReviewRun.start, { body });
      return runAfter(context, id, waitSeconds);
    },
  }),
  defineTool({
    name: 'get_profile_review',
    title: 'Read a profile review',
    description:
      'Reads a review of the LinkedIn profile, by default the latest: the score and what to change.',
    output: z.object({
      reviewId: z.string(),
      score: z.number().int(),
      previousScore: z.number().int().nullable(),
      headline: z.string(),
      targetRole: z.string(),
      passed: z.number().int(),
      toChange: z.array(
        z.object({
          section: z.string(),
          problem: z.string(),
          evidence: z.string(),
          advice: z.string(),
          rewrite: z.string().nullable(),
        }),
      ),
      keywords: z.unknown(),
      url: field.url,
    }),
    input: z.object({ reviewId: field.idOf('a review', 'review_profile').optional() }),
    effect: 'read',
    card: ({ reviewId, toChange }) =>
      listCard(
        'other',
        'What to change in your profile',
        toChange.map(({ problem, advice }) => ({
          title: problem,
          detail: advice,
          path: pages.profileReview(reviewId),
        })),
      ),
    async run({ reviewId }, context) {
      const { api } = context;
      const latest = async () => {
        const { items } = await api.call(contract.listProfileReviews, { query: { limit: 1 } });
        if (items[0] === undefined)
          throw refusedField('reviewId', 'There is no review yet. Make one with review_profile.');
        return items[0].id;
      };
      const id = reviewId ?? (await latest());
      const review = await api.call(contract.getProfileReview, { params: { id } });
      const { score, previousScore, headline, targetRole, checks, fit } = review;
      return {
        reviewId: id,
        score,
        previousScore,
        headline,
        targetRole,
        passed: checks.filter(({ passed, known }) => known && passed).length,
        toChange: failed(checks),
        keywords: fit,
        url: addressOf(context, pages.profileReview(id)),
      };
    },
  }),
];
