import { profileFieldLimits as fieldLimits } from '@limelight/contracts';
import type { ReviewedProfile, ReviewedSection } from '@limelight/contracts';

/** A target role or job ad as the keywords that a profile should contain. Empty without a target. */
export interface Target {
  role: string;
  keywords: readonly string[];
}

/** The input of the checks. `today` is in the form `YYYY-MM`. */
export interface Facts {
  profile: ReviewedProfile;
  target: Target;
  today: string;
}

/**
 * `passed` is null if the profile does not show the answer. `evidence` quotes the profile or states the measurement.
 */
export interface Finding {
  passed: boolean | null;
  evidence: string;
}

export interface Check {
  id: string;
  section: ReviewedSection;
  name: string;
  /** The name of a failure, said to the person. */
  problem: string;
  why: string;
  /** From 1 for a detail to 5 for what decides whether people read on. */
  weight: 1 | 2 | 3 | 4 | 5;
  advice: string;
  /** Returns null if the check does not apply, such as a comparison without a target. */
  find(this: void, facts: Facts): Finding | null;
}

export { fieldLimits };

export type Role = ReviewedProfile['experience'][number];

export const found = (passed: boolean | null, evidence: string): Finding => ({
  passed,
  evidence: evidence.trim() || 'Nothing was found.',
});

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

export const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const holds = (text: string, keyword: string) =>
  ` ${plainWords(text)} `.includes(` ${plainWords(keyword)} `);

/** Months between two dates in the form `YYYY` or `YYYY-MM`. A missing month counts as July. */
export function monthsBetween(from: string, to: string): number {
  const month = (date: string) =>
    Number(date.slice(0, 4)) * 12 + (date.length >= 7 ? Number(date.slice(5, 7)) - 1 : 6);
  return month(to) - month(from);
}

export const isCurrent = ({ end, start }: Role) => end === null && start !== null;

/** The first current role, or else the first one. */
export const leadingRole = ({ experience }: ReviewedProfile): Role | null =>
  experience.find(isCurrent) ?? experience[0] ?? null;

export const recentRoles = ({ profile, today }: Facts): Role[] =>
  profile.experience.filter(({ end }) => end === null || monthsBetween(end, today) <= 120);

export const roleName = ({ title, company }: Role) =>
  [title, company].filter(Boolean).join(' at ') || 'a role';

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
