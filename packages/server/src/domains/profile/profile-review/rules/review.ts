import type { ReviewCheck, ReviewedProfile, ReviewedSection } from '@limelight/contracts';
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

/** Checks that have nothing to look at once another one has failed; a section alone stands for all its checks. */
const restsOn: readonly { failed: string; checks: readonly string[] | ReviewedSection }[] = [
  { failed: 'headline.present', checks: 'headline' },
  { failed: 'about.present', checks: 'about' },
  { failed: 'experience.present', checks: 'experience' },
  {
    failed: 'experience.described',
    checks: ['experience.depth', 'experience.result', 'experience.lines'],
  },
  { failed: 'skills.present', checks: ['skills.top', 'skills.used', 'skills.distinct', 'skills.keywords'] },
  { failed: 'education.present', checks: ['education.degree', 'education.dates'] },
  { failed: 'featured.present', checks: ['featured.recent'] },
  { failed: 'banner.own', checks: ['banner.message'] },
  { failed: 'photo.present', checks: ['photo.face', 'photo.public'] },
];

/** One empty field is one finding. Its other checks keep their weight in the score. */
function withoutEmpty(checks: readonly ReviewCheck[]): ReviewCheck[] {
  const failed = new Set(checks.filter(({ known, passed }) => known && !passed).map(({ id }) => id));
  const bare = restsOn.filter((one) => failed.has(one.failed));
  const isBare = ({ id, section }: ReviewCheck) =>
    bare.some((one) => id !== one.failed && (one.checks === section || one.checks.includes(id)));
  return checks.map((check) =>
    isBare(check)
      ? { ...check, applies: false, passed: false, evidence: 'There is nothing to check here yet.' }
      : check,
  );
}

/** Runs every check that applies. Checks that the profile cannot answer have `known: false` and do not count. */
export function checkProfile(profile: ReviewedProfile, target: Target, today: string): ReviewCheck[] {
  const facts: Facts = { profile, target, today };
  const all = allChecks.flatMap(({ find, ...check }) => {
    const finding = find(facts);
    if (finding === null) return [];
    const { passed, evidence } = finding;
    return [{ ...check, applies: true, known: passed !== null, passed: passed === true, evidence }];
  });
  return withoutEmpty(all);
}

/** The weight of the passed checks as a percentage of those with a known result. */
export function scoreOf(checks: readonly Pick<ReviewCheck, 'known' | 'passed' | 'weight'>[]): number {
  const sum = (of: typeof checks) => of.reduce((total, { weight }) => total + weight, 0);
  const known = checks.filter((check) => check.known);
  return known.length === 0 ? 0 : Math.round((100 * sum(known.filter(({ passed }) => passed))) / sum(known));
}

export const reportTitle = (score: number) => `Your LinkedIn profile scores ${score} of 100`;
