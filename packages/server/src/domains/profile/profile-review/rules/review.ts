import type { ReviewCheck, ReviewedProfile } from '@limelight/contracts';
import { aboutChecks } from './about.ts';
import { experienceChecks } from './experience.ts';
import type { Check, Facts, Target } from './facts.ts';
import { headlineChecks } from './headline.ts';
import { basicsChecks, educationChecks, skillsChecks } from './rest.ts';
import { shownChecks } from './shown.ts';

export const allChecks: readonly Check[] = [
  ...headlineChecks,
  ...aboutChecks,
  ...experienceChecks,
  ...skillsChecks,
  ...educationChecks,
  ...shownChecks,
  ...basicsChecks,
];

/** Runs every check that applies. Checks that the profile cannot answer have `known: false` and do not count. */
export function checkProfile(profile: ReviewedProfile, target: Target, today: string): ReviewCheck[] {
  const facts: Facts = { profile, target, today };
  return allChecks.flatMap(({ find, ...check }) => {
    const finding = find(facts);
    if (finding === null) return [];
    const { passed, evidence } = finding;
    return [{ ...check, known: passed !== null, passed: passed === true, evidence }];
  });
}

/** The weight of the passed checks as a percentage of those with a known result. */
export function scoreOf(checks: readonly Pick<ReviewCheck, 'known' | 'passed' | 'weight'>[]): number {
  const sum = (of: typeof checks) => of.reduce((total, { weight }) => total + weight, 0);
  const known = checks.filter((check) => check.known);
  return known.length === 0 ? 0 : Math.round((100 * sum(known.filter(({ passed }) => passed))) / sum(known));
}

export const reportTitle = (score: number) => `Your LinkedIn profile scores ${score} of 100`;
