import { z } from 'zod';
import {
  briefLanguages,
  markUses,
  postFormats,
  postGoals,
  postLanguages,
  postLengths,
  postTones,
} from '../catalog/writing.ts';
import { audience, callToAction, ideaText, keysOf, mustSay, neverSay } from '../fields.ts';

export const postFormat = z.enum(keysOf(postFormats));
export const postTone = z.enum(keysOf(postTones));
export const postLength = z.enum(keysOf(postLengths));
export const postLanguage = z.enum(keysOf(postLanguages));
export const briefLanguage = z.enum(keysOf(briefLanguages));

export const postGoal = z.enum(keysOf(postGoals));
export const markUse = z.enum(keysOf(markUses));

/** The style and format of a post, independent of its topic. All fields are optional. */
export const briefSettings = z.object({
  format: postFormat.default('auto'),
  tone: postTone.default('plain'),
  audience: audience.default(''),
  length: postLength.default('auto'),
  language: briefLanguage.default('auto'),
  goal: postGoal.default('none'),
  emoji: markUse.default('like'),
  hashtags: markUse.default('like'),
  /** The call to action, used as the last line. */
  callToAction: callToAction.default(''),
  mustSay: mustSay.default([]),
  never: neverSay.default([]),
});
export type BriefSettings = z.infer<typeof briefSettings>;

export const brief = briefSettings.extend({ idea: ideaText });
export type Brief = z.infer<typeof brief>;

/** The model or outline that produced a text. `name` is displayed: the model's name or 'Outline'. */
export const engine = z.object({ kind: z.enum(['model', 'outline', 'built-in']), name: z.string() });
export type Engine = z.infer<typeof engine>;
