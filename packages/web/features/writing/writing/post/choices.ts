import {
  audience,
  briefLanguage,
  briefSettings,
  callToAction,
  markUse,
  postFormat,
  postGoal,
  postLength,
  postTone,
  type Brief,
  type BriefSettings,
  type ProfileData,
} from '@limelight/contracts';
import {
  briefLanguages,
  markUses,
  mustSayCharacterLimit,
  mustSayLimit,
  neverSayCharacterLimit,
  neverSayLimit,
  postGoals,
  postLengths,
  postTones,
} from '@limelight/contracts/catalog';
import { z } from 'zod';
import type { Carried } from '../../../../lib/carried.ts';

const typedLines = z.array(z.string()).catch([]);

/** The settings of a brief besides the idea, all with defaults. Lines are kept as typed, including blank ones. */
export const choices = z.object({
  format: postFormat.catch('auto'),
  tone: postTone.catch('plain'),
  audience: audience.catch(''),
  length: postLength.catch('auto'),
  language: briefLanguage.catch('auto'),
  goal: postGoal.catch('none'),
  emoji: markUse.catch('like'),
  hashtags: markUse.catch('like'),
  callToAction: callToAction.catch(''),
  mustSay: typedLines,
  never: typedLines,
});
export type Choices = z.infer<typeof choices>;

export const defaultChoices: Choices = briefSettings.parse({});

const kept = (lines: readonly string[], most: number, characters: number) =>
  lines
    .map((line) => line.trim().slice(0, characters).trim())
    .filter((line) => line !== '')
    .slice(0, most);

/** The settings as they are sent: without blank lines, and within the limits stated on the page. */
export function settingsOf(chosen: Choices): BriefSettings {
  return {
    ...chosen,
    audience: chosen.audience.trim(),
    callToAction: chosen.callToAction.trim(),
    mustSay: kept(chosen.mustSay, mustSayLimit, mustSayCharacterLimit),
    never: kept(chosen.never, neverSayLimit, neverSayCharacterLimit),
  };
}

/** The reason lines would not be sent as typed, or null when they would. */
export function linesFault(lines: readonly string[], most: number, characters: number): string | null {
  const typed = lines.map((line) => line.trim()).filter((line) => line !== '');
  if (typed.length > most) return `Keep it to ${most} lines; the ones after are left out.`;
  return typed.some((line) => line.length > characters)
    ? `Keep each line under ${characters} characters; the rest of it is left out.`
    : null;
}

/** The settings that carry over to the next post. The others belong to one post only. */
const lasting = ['tone', 'length', 'language', 'audience', 'goal', 'emoji', 'hashtags', 'never'] as const;
type Lasting = (typeof lasting)[number];

function forNextPost(from: Choices): Choices {
  const { format, callToAction, mustSay } = defaultChoices;
  return { ...from, format, callToAction, mustSay };
}

/**
 * The initial settings: those of the post, otherwise the lasting ones of the last brief, otherwise those of the
 * profile.
 */
export function startChoices(
  brief: Brief | null,
  last: BriefSettings | null,
  profile: ProfileData | null,
): Choices {
  if (brief) {
    const { idea: _idea, ...settings } = brief;
    return settings;
  }
  return last ? forNextPost(last) : ownChoices(profile);
}

export function ownChoices(profile: Pick<ProfileData, 'tone' | 'audience' | 'language'> | null): Choices {
  if (profile === null) return defaultChoices;
  return { ...defaultChoices, tone: profile.tone, audience: profile.audience, language: profile.language };
}

const sameValue = (a: Choices[Lasting], b: Choices[Lasting]) => JSON.stringify(a) === JSON.stringify(b);

/** The settings carried over from the last post. */
export function carriedIn(now: Choices, last: BriefSettings | null, own: Choices): Lasting[] {
  if (last === null) return [];
  return lasting.filter((key) => sameValue(now[key], last[key]) && !sameValue(now[key], own[key]));
}

/** Resets the carried settings to the values they would have without the last post. */
export function withoutCarried(now: Choices, carried: readonly Lasting[], own: Choices): Choices {
  return carried.reduce((choices, key) => ({ ...choices, [key]: own[key] }), now);
}

const namedWords = 3;

/** Describes the carried settings: "formal tone, in German, never “price”". */
export function carriedWords(now: Choices, carried: readonly Lasting[]): string {
  const { tone, length, language, audience, goal, emoji, hashtags, never } = now;
  const named = never.slice(0, namedWords).map((word) => `“${word}”`);
  const more = never.length - named.length;
  const words: Record<Lasting, string> = {
    tone: `${postTones[tone].toLowerCase()} tone`,
    length: length === 'auto' ? 'any length' : postLengths[length].toLowerCase(),
    language: language === 'auto' ? 'in the language of your notes' : `in ${briefLanguages[language]}`,
    audience: audience.trim() === '' ? 'any audience' : `for ${audience.trim()}`,
    goal: goal === 'none' ? 'no goal' : `for ${postGoals[goal].toLowerCase()}`,
    emoji: `emoji: ${markUses[emoji].toLowerCase()}`,
    hashtags: `hashtags: ${markUses[hashtags].toLowerCase()}`,
    never:
      never.length === 0
        ? 'no banned words'
        : `never says ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  };
  return carried.map((key) => words[key]).join(', ');
}

/** The start of a post when another page links here: an idea, settings or one of the user's own templates. */
export interface Start {
  idea: string | null;
  format: string | null;
  tone: string | null;
  /** The name of the built-in template whose questions the idea answers. */
  from: string | null;
  /** True when the idea was suggested by the app rather than typed. */
  suggested: boolean;
  template: string | null;
  /** Notes and a draft from the public pages. */
  carried: Carried | null;
  /** A text for the editor, such as an outline of gaps. */
  text: string | null;
  /** An interview whose answers are the idea. The draft is written at once. */
  interview: string | null;
}

/**
 * Applies a template's settings. Points that the user added for this post stay, and those of the template that was set
 * `before` are removed.
 */
export function withTemplate(now: Choices, template: BriefSettings, before: readonly string[]): Choices {
  const held = new Set([...before, ...template.mustSay]);
  const own = now.mustSay.filter((line) => line.trim() !== '' && !held.has(line.trim()));
  return { ...template, mustSay: [...own, ...template.mustSay] };
}

/** Invalid values are ignored. */
export function withStart(from: Choices, { format, tone }: Pick<Start, 'format' | 'tone'>): Choices {
  return {
    ...from,
    format: postFormat.catch(from.format).parse(format),
    tone: postTone.catch(from.tone).parse(tone),
  };
}
