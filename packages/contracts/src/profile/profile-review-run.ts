import { z } from 'zod';
import { id } from '../fields.ts';
import { keywordFit, profileText, reviewCheck, reviewedProfile } from './profile-reviews.ts';
import { defineRun } from '../runs/define.ts';

export const profileReviewRun = defineRun({
  kind: 'profile-review',
  label: 'Profile reviewed',
  summary: 'Review a LinkedIn profile given as text, as an uploaded PDF or by its parts',
  bodyLimit: 512 * 1024,
  input: z
    .object({
      text: profileText.optional(),
      mediaId: id.optional(),
      /** The profile as parsed by `readProfile` and corrected by the person. */
      profile: reviewedProfile.optional(),
      targetRole: z.string().trim().max(200).default(''),
      jobAd: z.string().max(20_000).default(''),
      /** The purchase that pays for this review. */
      purchaseId: id.optional(),
    })
    .refine(
      ({ text, mediaId, profile }) =>
        [text, mediaId, profile].filter((one) => one !== undefined).length === 1,
      'Give the profile as text, as a file or by its parts.',
    ),
  result: z.object({
    reviewId: id,
    score: z.number().int(),
    checks: z.array(reviewCheck),
    fit: keywordFit.nullable(),
    profile: reviewedProfile,
  }),
  action: 'profile.review',
  errors: ['profile_unreadable', 'profile_paid_used', 'media_invalid'],
});
