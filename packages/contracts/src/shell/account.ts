import { z } from 'zod';
import { industries } from '../catalog/industries.ts';
import { planNames } from '../catalog/plans.ts';
import { briefLanguages, postTones } from '../catalog/writing.ts';
import { GET, POST } from '../endpoint.ts';
import { id, keysOf, line, timestamp, timeZone, typedPassword } from '../fields.ts';
import { sessionUser } from '../accounts/identity.ts';

export const userDetails = GET.account('/user/details', {
  summary: 'The person, the plan and the credits held (`userUsage`)',
  response: sessionUser.extend({
    hasPassword: z.boolean(),
    signInProviders: z.array(z.string()),
    plan: z.enum(planNames).nullable(),
    planExpTime: timestamp.nullable(),
    userUsage: z.number().int(),
    creditsGranted: z.number().int(),
    /** The workspace that pays for the person’s work, with what they can spend there now; null is themselves. */
    payingWith: z.object({ teamId: id, name: z.string(), left: z.number().int() }).nullable(),
    managesModels: z.boolean(),
    /** True for operators with a verified address. */
    isOperator: z.boolean(),
    /** The current step of the welcome tour, from 0; null once it is finished. */
    welcomeStep: z.number().int().nullable(),
  }),
});

export const welcomeSteps = ['about', 'bring', 'model'] as const;

export const saveWelcome = POST('/user/welcome', {
  summary: 'Advance the welcome steps of a new person; null ends them permanently',
  body: z.object({
    step: z
      .number()
      .int()
      .min(1)
      .max(welcomeSteps.length - 1)
      .nullable(),
  }),
  response: z.object({ welcomeStep: z.number().int().nullable() }),
});

export const profileData = z.object({
  headline: line(220),
  industry: z.enum(industries).nullable(),
  role: line(100),
  audience: line(200),
  goals: line(500),
  timeZone: timeZone.nullable(),
  /** The defaults of new posts. */
  language: z.enum(keysOf(briefLanguages)),
  tone: z.enum(keysOf(postTones)),
});
export type ProfileData = z.infer<typeof profileData>;

export const getProfileData = GET.account('/user/profile-data', {
  summary: 'The person’s profile',
  response: profileData,
});

export const getImportedProfile = GET.account('/user/imported-profile', {
  summary: 'The profile fields that the newest import of the person’s own data contains',
  response: z.object({
    headline: z.string(),
    role: z.string(),
    industry: z.enum(industries).nullable(),
  }),
});

export const saveProfileData = POST.account('/user/save-profile-data', {
  summary: 'Save some or all profile fields',
  body: profileData.partial(),
  response: profileData,
});

const favorites = z.object({ favoriteTemplateIds: z.array(z.string()) });
const favorite = z.object({
  favoriteTemplateId: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .regex(/^[\w.-]+$/, 'Not a template.'),
});

export const userConfig = GET.account('/user-config/user-config', {
  summary: 'Favourite templates',
  response: favorites,
});

export const addFavorite = POST.account('/user-config/user-favorites-add', {
  summary: 'Add a template to favourites',
  body: favorite,
  response: favorites,
  errors: ['not_found'],
});

export const removeFavorite = POST.account('/user-config/user-favorites-remove', {
  summary: 'Remove a template from favourites',
  body: favorite,
  response: favorites,
});

export const exportData = POST('/user/export', {
  summary: 'A short-lived address of an archive of everything stored about the person',
  response: z.object({ url: z.string(), expiresAt: timestamp }),
});

export const downloadExport = GET('/user/export/file', {
  summary: 'The archive itself (ZIP)',
  access: 'signed',
  query: z.object({ user: z.uuid(), expires: z.coerce.number().int(), signature: z.string().max(200) }),
  response: z.unknown(),
  answer: 'file',
  files: ['application/zip'],
  errors: ['signature_invalid', 'not_found'],
});

export const deleteAccount = POST('/user/delete', {
  summary: 'Delete the account: cancels scheduled posts, removes texts, files and tokens',
  body: z.object({ confirmEmail: z.string().max(254), password: typedPassword.optional() }),
  errors: ['wrong_password', 'confirmation_mismatch'],
});
