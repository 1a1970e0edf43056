import { z } from 'zod';
import { reviewedSections, type ShownQuestion } from '../catalog/profile.ts';
import { GET, POST } from '../endpoint.ts';
import { empty, id, pageQuery, timestamp } from '../fields.ts';

const withoutNul = (value: string) => !value.includes('\u0000');
const field = (length: number) =>
  z.string().max(length).refine(withoutNul, 'Remove the invisible control character.');
const optional = (length: number) => field(length).nullable().default(null);
/** `YYYY-MM` or `YYYY`. */
const month = z
  .string()
  .regex(/^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/, 'Enter a date as year and month, such as 2024-05.')
  .nullable()
  .default(null);
const list = (length: number, most: number) => z.array(field(length)).max(most).default([]);

const answered = z.boolean().nullable().default(null);

/** The person's answers about what no file shows. Unanswered questions are null. */
const shown = z.object({
  photo: answered,
  photoFace: answered,
  photoPublic: answered,
  banner: answered,
  bannerMessage: answered,
  featured: answered,
  featuredRecent: answered,
  recommendations: answered,
  recommendationsRecent: answered,
  recommendationsGiven: answered,
  manySkills: answered,
  openTo: answered,
} satisfies Record<ShownQuestion, typeof answered>);

export const reviewedProfile = z.object({
  name: field(200).default(''),
  headline: field(2_000).default(''),
  location: field(200).default(''),
  about: field(20_000).default(''),
  experience: z
    .array(
      z.object({
        company: optional(300),
        title: optional(300),
        start: month,
        /** Null for a current role or if no date is given. */
        end: month,
        location: optional(300),
        description: optional(10_000),
      }),
    )
    .max(60)
    .default([]),
  education: z
    .array(
      z.object({
        school: field(300).default(''),
        degree: optional(300),
        field: optional(300),
        start: month,
        end: month,
      }),
    )
    .max(30)
    .default([]),
  skills: list(200, 120),
  languages: list(120, 40),
  certifications: list(300, 60),
  honors: list(300, 60),
  publications: list(500, 60),
  websites: list(2_000, 20),
  profileUrl: optional(2_000),
  shown: shown.default(() => shown.parse({})),
});
export type ReviewedProfile = z.infer<typeof reviewedProfile>;

export const noAnswers = () => shown.parse({});

export const reviewCheck = z.object({
  /** A stable id, such as `headline.length`. */
  id: z.string(),
  section: z.enum(reviewedSections),
  name: z.string(),
  /** The title of a failed check. Older reviews have none. */
  problem: z.string().optional(),
  /** False for a check of a field that is empty, which is a finding of its own. It still counts in the score. */
  applies: z.boolean().default(true),
  /** False if the profile as given does not show the answer. Such a check does not count. */
  known: z.boolean(),
  passed: z.boolean(),
  evidence: z.string(),
  why: z.string(),
  weight: z.number().int(),
  advice: z.string(),
  /** Replacement text written by a model. */
  rewrite: z.string().optional(),
  /** Passages of the replacement that the profile does not bear out. */
  unsupported: z.array(z.string()).optional(),
});
export type ReviewCheck = z.infer<typeof reviewCheck>;

export const keywordFit = z.object({
  /** The percentage of keywords that appear anywhere in the profile. */
  percent: z.number().int(),
  keywords: z.array(
    z.object({
      keyword: z.string(),
      foundIn: z.array(z.enum(['headline', 'about', 'experience', 'skills'])),
    }),
  ),
});
export type KeywordFit = z.infer<typeof keywordFit>;

export const profileText = z
  .string()
  .max(60_000, 'Paste at most 60,000 characters.')
  .refine((text) => text.trim() !== '', 'Paste your profile first.')
  .refine(withoutNul, 'Remove the invisible control character.');

export const readProfileText = POST.runs('/profile-reviews/read-text', {
  summary: 'Split a pasted profile into its sections, so that they can be corrected before a review',
  kind: 'generation',
  body: z.object({ text: profileText }),
  response: reviewedProfile,
});

export const readProfileFile = POST.runs('/profile-reviews/read-file', {
  summary: 'Split a profile saved as PDF, or a data export (form part `file`), into its sections',
  kind: 'generation',
  bodyFormat: 'form',
  bodyLimit: 12 * 1024 * 1024,
  body: empty,
  response: reviewedProfile,
  errors: ['profile_unreadable', 'writer_queue_full'],
});

export const profileReviewSummary = z.object({
  id,
  name: z.string(),
  headline: z.string(),
  targetRole: z.string(),
  score: z.number().int(),
  createdAt: timestamp,
});
export type ProfileReviewSummary = z.infer<typeof profileReviewSummary>;

export const profileReview = profileReviewSummary.extend({
  profile: reviewedProfile,
  checks: z.array(reviewCheck),
  fit: keywordFit.nullable(),
  /** The score of the review before this one. */
  previousScore: z.number().int().nullable(),
});
export type ProfileReview = z.infer<typeof profileReview>;

/**
 * `waiting` for a profile, `handed-over` to the team after failed runs, `refunded` because it was not delivered in
 * time, `refund-failed` if the payment provider refused the refund, so that the report is still owed.
 */
export const paidReportStates = [
  'waiting',
  'running',
  'delivered',
  'handed-over',
  'refunded',
  'refund-failed',
] as const;
export const paidReport = z.object({
  purchaseId: id,
  state: z.enum(paidReportStates),
  boughtAt: timestamp,
  dueAt: timestamp,
  /** When the money was sent back, in the state `refunded`. */
  refundedAt: timestamp.nullable(),
  reviewId: id.nullable(),
});
export type PaidReport = z.infer<typeof paidReport>;

export const listProfileReviews = GET.read('/profile-reviews', {
  summary: 'Your profile reviews, newest first, and the reports you bought',
  query: z.object(pageQuery),
  response: z.object({
    items: z.array(profileReviewSummary),
    nextCursor: z.string().nullable(),
    /** The latest, at most 100. */
    paid: z.array(paidReport),
  }),
});

export const getProfileReview = GET.read('/profile-reviews/:id', {
  summary: 'A profile review with its checks',
  response: profileReview,
});

export const profileReviewPdf = GET.read('/profile-reviews/:id/report.pdf', {
  summary: 'The report of a profile review as PDF',
  response: z.unknown(),
  answer: 'file',
  files: ['application/pdf'],
});
