import {
  audience,
  postFormat,
  postLanguage,
  postLength,
  postTone,
  type Brief,
  type ProfileData,
} from '@limelight/contracts';
import { z } from 'zod';

/** What a writer may choose beside the idea; all of it has a default. */
export const choices = z.object({
  format: postFormat.catch('auto'),
  tone: postTone.catch('plain'),
  audience: audience.catch(''),
  length: postLength.catch('medium'),
  language: postLanguage.catch('en'),
});
export type Choices = z.infer<typeof choices>;

export const defaultChoices: Choices = {
  format: 'auto',
  tone: 'plain',
  audience: '',
  length: 'medium',
  language: 'en',
};

/** What was chosen last, as it was kept; anything unreadable is left out. */
export function readChoices(text: string | null): Choices | null {
  if (text === null) return null;
  try {
    const parsed = choices.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * What the choices begin with: those of the post, else those of last time, else what the profile says. The shape
 * belongs to one post and is never carried over.
 */
export function startChoices(
  brief: Brief | null,
  last: Choices | null,
  profile: ProfileData | null,
): Choices {
  if (brief)
    return {
      format: brief.format,
      tone: brief.tone,
      audience: brief.audience,
      length: brief.length,
      language: brief.language,
    };
  if (last) return { ...last, format: 'auto' };
  if (profile)
    return { ...defaultChoices, tone: profile.tone, audience: profile.audience, language: profile.language };
  return defaultChoices;
}

/** An idea to begin with, and what was chosen for it elsewhere; a choice that is none is left out. */
export interface Start {
  idea: string;
  format: string | null;
  tone: string | null;
}

export function withStart(from: Choices, { format, tone }: Start): Choices {
  return {
    ...from,
    format: postFormat.catch(from.format).parse(format),
    tone: postTone.catch(from.tone).parse(tone),
  };
}
