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

const typedLines = z.array(z.string()).catch([]);

/** What a writer may choose beside the idea; all of it has a default. Lines are as they were typed, blank ones too. */
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

/** The choices as they are sent: without blank lines, and within the limits that the page tells. */
export function settingsOf(chosen: Choices): BriefSettings {
  return {
    ...chosen,
    audience: chosen.audience.trim(),
    callToAction: chosen.callToAction.trim(),
    mustSay: kept(chosen.mustSay, mustSayLimit, mustSayCharacterLimit),
    never: kept(chosen.never, neverSayLimit, neverSayCharacterLimit),
  };
}

/** Why lines would not be sent as typed; null when they are. */
export function linesFault(lines: readonly string[], most: number, characters: number): string | null {
  const typed = lines.map((line) => line.trim()).filter((line) => line !== '');
  if (typed.length > most) return `Keep it to ${most} lines; the ones after are left out.`;
  return typed.some((line) => line.length > characters)
    ? `Keep each line under ${characters} characters; the rest of it is left out.`
    : null;
}

/** What a person may want of every post; the rest of the choices belongs to the one post. */
const lasting = ['tone', 'length', 'language', 'audience', 'goal', 'emoji', 'hashtags', 'never'] as const;
type Lasting = (typeof lasting)[number];

/** The choices for another post. */
export function forNextPost(from: Choices): Choices {
  const { format, callToAction, mustSay } = defaultChoices;
  return { ...from, format, callToAction, mustSay };
}

/** What the choices begin with: those of the post, else what lasts of the last brief, else what the profile says. */
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

/** The choices of somebody who wrote nothing yet. */
export function ownChoices(profile: Pick<ProfileData, 'tone' | 'audience' | 'language'> | null): Choices {
  if (profile === null) return defaultChoices;
  return { ...defaultChoices, tone: profile.tone, audience: profile.audience, language: profile.language };
}

const sameValue = (a: Choices[Lasting], b: Choices[Lasting]) => JSON.stringify(a) === JSON.stringify(b);

/** Which of the choices come from the post before. */
export function carriedIn(now: Choices, last: BriefSettings | null, own: Choices): Lasting[] {
  if (last === null) return [];
  return lasting.filter((key) => sameValue(now[key], last[key]) && !sameValue(now[key], own[key]));
}

/** The choices with those named as they would be without the post before. */
export function withoutCarried(now: Choices, carried: readonly Lasting[], own: Choices): Choices {
  return carried.reduce((choices, key) => ({ ...choices, [key]: own[key] }), now);
}

const namedWords = 3;

/** What comes from the post before, in words: 'formal tone, in German, never “price”'. */
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

/** What a post begins with when another page leads here: an idea, choices made there, or an own template. */
export interface Start {
  idea: string | null;
  format: string | null;
  tone: string | null;
  /** The name of the shipped template whose questions the idea answers. */
  from: string | null;
  /** The idea is the program's: nobody typed it. */
  suggested: boolean;
  template: string | null;
  /** A text that was brought along from a free tool. */
  carried: string | null;
  /** A text to begin with in the editor, such as a structure of gaps. */
  text: string | null;
  /** An interview whose answers are the idea; the draft is written from them at once. */
  interview: string | null;
}

/**
 * How a template says that a post should come out, with the points that a person told of this post; the points of the template
 * that was set `before` go with it.
 */
export function withTemplate(now: Choices, template: BriefSettings, before: readonly string[]): Choices {
  const held = new Set([...before, ...template.mustSay]);
  const own = now.mustSay.filter((line) => line.trim() !== '' && !held.has(line.trim()));
  return { ...template, mustSay: [...own, ...template.mustSay] };
}

/** A choice that is none is left out. */
export function withStart(from: Choices, { format, tone }: Pick<Start, 'format' | 'tone'>): Choices {
  return {
    ...from,
    format: postFormat.catch(from.format).parse(format),
    tone: postTone.catch(from.tone).parse(tone),
  };
}
