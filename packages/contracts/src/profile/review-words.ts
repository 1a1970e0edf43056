import type { ReviewedSection } from '../catalog/profile.ts';
import type { ReviewCheck } from './profile-reviews.ts';

/** In the order of a report. */
export const sectionNames: Readonly<Record<ReviewedSection, string>> = {
  headline: 'Headline',
  about: 'About',
  experience: 'Experience',
  featured: 'Featured',
  skills: 'Skills',
  education: 'Education',
  recommendations: 'Recommendations',
  banner: 'Banner',
  photo: 'Photo',
  basics: 'Name, place and links',
};

export type CheckState = 'passed' | 'failed' | 'empty' | 'unknown';

type Judged = Pick<ReviewCheck, 'known' | 'passed'> & { applies?: boolean };

/** Checks of older reviews do not say whether they apply: they do. */
export function stateOf({ applies = true, known, passed }: Judged): CheckState {
  if (!applies) return 'empty';
  if (!known) return 'unknown';
  return passed ? 'passed' : 'failed';
}

export const checkStates: Readonly<Record<CheckState, string>> = {
  passed: 'Passed',
  failed: 'To do',
  empty: 'Not applicable',
  unknown: 'Not shown',
};

/** The title of a check: its problem if it failed, otherwise its rule. */
export const titleOf = (check: ReviewCheck): string =>
  stateOf(check) === 'failed' ? (check.problem ?? check.name) : check.name;

/** The heaviest failures, one from each section before any second one. */
export function firstSteps(checks: readonly ReviewCheck[], most: number): ReviewCheck[] {
  const failed = checks
    .filter((check) => stateOf(check) === 'failed')
    .toSorted((a, b) => b.weight - a.weight);
  const heaviest = failed.filter(
    ({ section }, index) => failed.findIndex((other) => other.section === section) === index,
  );
  return [...heaviest, ...failed.filter((check) => !heaviest.includes(check))].slice(0, most);
}

const longQuote = /(?::?\s*)“[^”]{40,}”/gu;

/** The evidence of each check. A long text is quoted only the first time; after that its evidence is empty. */
export function evidenceOnce(checks: readonly ReviewCheck[]): Map<string, string> {
  const quoted = new Set<string>();
  return new Map(
    checks.map(({ id, evidence }) => {
      const once = evidence.replace(longQuote, (part) => {
        const text = part.slice(part.indexOf('“'));
        if (quoted.has(text)) return '';
        quoted.add(text);
        return part;
      });
      return [id, once === evidence ? evidence : once.trim().replace(/[^.]$/u, '$&.')];
    }),
  );
}
