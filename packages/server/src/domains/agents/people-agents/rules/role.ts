import type { PersonCriterion } from '@limelight/contracts';
import { criteriaOf } from '../../../library/people/index.ts';
import { isProtected } from './protected.ts';

const heading = /^\s*(?:nice to have|must have|requirements?|required)\s*:?\s*/iu;

/** A criterion without the heading above it, or empty if it is only the heading. */
export const withoutHeading = (text: string): string => text.replace(heading, '').trim();

const niceHeading = /^[ \t]*nice to have[ \t]*:?[ \t]*$/im;

export interface Wishes {
  criteria: PersonCriterion[];
  leftOut: string[];
}

/** Splits a description into must-haves and nice-to-haves, which follow the heading that announces them. */
export function wishesOf(description: string): Wishes {
  const [must = '', ...nice] = description.split(niceHeading);
  const all = [
    ...criteriaOf(must).map((text) => ({ text, must: true })),
    ...criteriaOf(nice.join('\n')).map((text) => ({ text, must: false })),
  ];
  return allowed(all);
}

export function allowed(all: readonly PersonCriterion[]): Wishes {
  return {
    criteria: all.filter(({ text }) => !isProtected(text)),
    leftOut: all.filter(({ text }) => isProtected(text)).map(({ text }) => text),
  };
}

export const withoutProtected = (description: string): string =>
  description
    .split(/(?<=[\n.;,])/)
    .filter((part) => !isProtected(part.trim()))
    .join('');
