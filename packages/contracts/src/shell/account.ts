import { z } from 'zod';
import { industries } from './catalog/industries.ts';
import { planNames } from './catalog/plans.ts';
import { briefLanguages, postTones } from './catalog/writing.ts';
import { defineEndpoint } from './endpoint.ts';
import { empty, id, keysOf, line, timestamp, timeZone, typedPassword } from './fields.ts';
import { sessionUser } from './identity.ts';

export const userDetails = defineEndpoint({
  name: 'userDetails',
  summary: 'The person, the plan and the credits held (`userUsage`)',
  method: 'GET',
  path: '/user/details',
  scope: 'account',
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

export const saveWelcome = defineEndpoint({
  name: 'saveWelcome',
  summary: 'Advance the welcome steps of a new person; null ends them permanently',
  method: 'POST',
  path: '/user/welcome',
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

export const getProfileData = defineEndpoint({
  name: 'getProfileData',
  summary: 'The person’s profile',
  method: 'GET',
  path: '/user/profile-data',
  scope: 'account',
  response: profileData,
});

export const getImportedProfile = defineEndpoint({
  name: 'getImportedProfile',
  summary: 'The profile fields that the newest import of the person’s own data contains',
  method: 'GET',
  path: '/user/imported-profile',
  scope: 'account',
  response: z.object({
    headline: z.string(),
    role: z.string(),
    industry: z.enum(industries).nullable(),
  }),
});

export const saveProfileData = defineEndpoint({
  name: 'saveProfileData',
  summary: 'Save some or all profile fields',
  method: 'POST',
  path: '/user/save-profile-data',
  scope: 'account',
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

export const userConfig = defineEndpoint({
  name: 'userConfig',
  summary: 'Favourite templates',
  method: 'GET',
  path: '/user-config/user-config',
  scope: 'account',
  response: favorites,
});

export const addFavorite = defineEndpoint({
  name: 'addFavorite',
  summary: 'Add a template to favourites',
  method: 'POST',
  path: '/user-config/user-favorites-add',
  scope: 'account',
  body: favorite,
  response: favorites,
});

export const removeFavorite = defineEndpoint({
  name: 'removeFavorite',
  summary: 'Remove a template from favourites',
  method: 'POST',
  path: '/user-config/user-favorites-remove',
  scope: 'account',
  body: favorite,
  response: favorites,
});

export const exportData = defineEndpoint({
  name: 'exportData',
  summary: 'A short-lived address of an archive of everything stored about the person',
  method: 'POST',
  path: '/user/export',
  response: z.object({ url: z.string(), expiresAt: timestamp }),
});

export const downloadExport = defineEndpoint({
  name: 'downloadExport',
  summary: 'The archive itself (ZIP)',
  method: 'GET',
  path: '/user/export/file',
  access: 'signed',
  query: z.object({ user: z.uuid(), expires: z.coerce.number().int(), signature: z.string().max(200) }),
  response: z.unknown(),
  answer: 'file',
  errors: ['signature_invalid', 'not_found'],
});

export const deleteAccount = defineEndpoint({
  name: 'deleteAccount',
  summary: 'Delete the account: cancels scheduled posts, removes texts, files and tokens',
  method: 'POST',
  path: '/user/delete',
  body: z.object({ confirmEmail: z.string().max(254), password: typedPassword.optional() }),
  response: empty,
  errors: ['wrong_password', 'confirmation_mismatch'],
});
