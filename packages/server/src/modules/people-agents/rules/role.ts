import type { PersonCriterion } from '@limelight/contracts';
import { criteriaOf } from '../../people/index.ts';

/**
 * Attributes that nobody is chosen by. The list is closed: it has the names of what the law protects, and judges no other
 * wording. A model is told the same in its own words.
 */
const protectedWish =
  /\b(?:age|aged|years? old|date of birth|gender|sex|male|female|nationality|nationals?|citizenship|marital status|religion|ethnicity)\b/i;

export const isProtected = (wish: string): boolean => protectedWish.test(wish);

const niceHeading = /^[ \t]*nice to have[ \t]*:?[ \t]*$/im;

export interface Wishes {
  criteria: PersonCriterion[];
  leftOut: string[];
}

/** The wishes in a description: must-haves, and nice-to-haves below the line that says so. */
export function wishesOf(description: string): Wishes {
  const [must = '', ...nice] = description.split(niceHeading);
  const all = [
    ...criteriaOf(must).map((text) => ({ text, must: true })),
    ...criteriaOf(nice.join('\n')).map((text) => ({ text, must: false })),
  ];
  return allowed(all);
}

/** Separates the wishes that somebody may be chosen by from the others. */
export function allowed(all: readonly PersonCriterion[]): Wishes {
  return {
    criteria: all.filter(({ text }) => !isProtected(text)),
    leftOut: all.filter(({ text }) => isProtected(text)).map(({ text }) => text),
  };
}

/** The description without the lines that name a protected attribute. */
export const withoutProtected = (description: string): string =>
  description
    .split(/(?<=[\n.;])/)
    .filter((part) => !isProtected(part))
    .join('');
