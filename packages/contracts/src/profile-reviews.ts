import { z } from 'zod';
import { reviewedSections, shownQuestions } from './catalog/profile.ts';
import { keysOf } from './fields.ts';

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

/** What a person answers about what no file shows; null where they did not. */
const shown = z.record(z.enum(keysOf(shownQuestions)), z.boolean().nullable());

/** A profile as it is reviewed: read from a file or a text, corrected by the person. */
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
        /** Null where the role goes on or no date is given. */
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
  shown: shown.default(() => noAnswers()),
});
export type ReviewedProfile = z.infer<typeof reviewedProfile>;

/** No question answered. */
export function noAnswers(): Record<keyof typeof shownQuestions, boolean | null> {
  return {
    photo: null,
    photoFace: null,
    photoPublic: null,
    banner: null,
    bannerMessage: null,
    featured: null,
    featuredRecent: null,
    recommendations: null,
    recommendationsRecent: null,
    recommendationsGiven: null,
    manySkills: null,
    openTo: null,
  };
}

export const reviewCheck = z.object({
  /** Stable, such as `headline.length`. */
  id: z.string(),
  section: z.enum(reviewedSections),
  name: z.string(),
  /** False where what was given does not show it; such a check does not count. */
  known: z.boolean(),
  passed: z.boolean(),
  /** A quotation from the profile, or what was measured. */
  evidence: z.string(),
  why: z.string(),
  weight: z.number().int(),
  advice: z.string(),
  /** Text to paste, written by a model. */
  rewrite: z.string().optional(),
});
export type ReviewCheck = z.infer<typeof reviewCheck>;

export const keywordFit = z.object({
  /** How many of the keywords are somewhere in the profile. */
  percent: z.number().int(),
  keywords: z.array(
    z.object({
      keyword: z.string(),
      foundIn: z.array(z.enum(['headline', 'about', 'experience', 'skills'])),
    }),
  ),
});
export type KeywordFit = z.infer<typeof keywordFit>;
