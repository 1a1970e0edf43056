import { profileFieldLimits as fieldLimits } from '@limelight/contracts';
import type { ReviewedProfile, ReviewedSection } from '@limelight/contracts';

/** A target role or job ad, as the keywords that a profile should hold; empty without a target. */
export interface Target {
  role: string;
  keywords: readonly string[];
}

/** What the checks look at. `today` is `YYYY-MM`. */
export interface Facts {
  profile: ReviewedProfile;
  target: Target;
  today: string;
}

/** `passed` is null where the profile as given does not show the answer. `evidence` quotes the profile or says what was measured. */
export interface Finding {
  passed: boolean | null;
  evidence: string;
}

export interface Check {
  id: string;
  section: ReviewedSection;
  name: string;
  why: string;
  /** 1 (a detail) to 5 (decides whether somebody reads on). */
  weight: 1 | 2 | 3 | 4 | 5;
  /** What to do when the check is not passed, in steps that need no model. */
  advice: string;
  /** Null where the check does not apply, such as a comparison without a target. */
  find(this: void, facts: Facts): Finding | null;
}

export { fieldLimits };

export type Role = ReviewedProfile['experience'][number];

export const found = (passed: boolean | null, evidence: string): Finding => ({
  passed,
  evidence: evidence.trim() || 'Nothing was found.',
});

/** The beginning of a text in quotation marks, for evidence. */
export function quote(text: string, length = 120): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= length ? `“${line}”` : `“${line.slice(0, length).trimEnd()}…”`;
}

export const hasFigure = (text: string) => /\p{Nd}/u.test(text);

export const paragraphsOf = (text: string) =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const emojiIn = (text: string) => text.match(/\p{Extended_Pictographic}/gu)?.length ?? 0;

/** Letters and digits in lower case, single spaces between words. */
export const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const holds = (text: string, keyword: string) =>
  ` ${plainWords(text)} `.includes(` ${plainWords(keyword)} `);

/** Months from one `YYYY` or `YYYY-MM` to another; a missing month counts as the middle of the year. */
export function monthsBetween(from: string, to: string): number {
  const month = (date: string) =>
    Number(date.slice(0, 4)) * 12 + (date.length >= 7 ? Number(date.slice(5, 7)) - 1 : 6);
  return month(to) - month(from);
}

export const isCurrent = ({ end, start }: Role) => end === null && start !== null;

/** The role that the profile leads with: the first without an end, else the first. */
export const leadingRole = ({ experience }: ReviewedProfile): Role | null =>
  experience.find(isCurrent) ?? experience[0] ?? null;

/** Roles that ended within ten years, or go on. */
export const recentRoles = ({ profile, today }: Facts): Role[] =>
  profile.experience.filter(({ end }) => end === null || monthsBetween(end, today) <= 120);

export const roleName = ({ title, company }: Role) =>
  [title, company].filter(Boolean).join(' at ') || 'a role';

/** How many keywords of the target a text holds; null without a target. */
export function keywordFinding(text: string, { target }: Facts, least: number): Finding | null {
  if (target.keywords.length === 0) return null;
  const wanted = target.keywords.slice(0, 10);
  const there = wanted.filter((keyword) => holds(text, keyword));
  const missing = wanted.filter((keyword) => !there.includes(keyword));
  const parts = [
    there.length > 0 ? `Found: ${there.join(', ')}.` : 'None of the keywords is there.',
    missing.length > 0 ? `Missing: ${missing.join(', ')}.` : '',
  ];
  return found(there.length >= Math.min(least, wanted.length), parts.filter(Boolean).join(' '));
}
