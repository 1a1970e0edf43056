import type { Workplace } from '@limelight/contracts';
import { z } from 'zod';
import { levelsOf } from '../levels.ts';
import { parseList } from '../parse-list.ts';
import { payOf, periodOf } from '../pay.ts';
import { plainText } from '../plain-text.ts';
import { inCountry } from '../places.ts';
import { instantOf, nameFromAddress, oneLine, placesOf, tidy } from '../text.ts';
import type { BoardPage, JobAd } from '../types.ts';

const posting = z.object({
  id: z.string(),
  text: z.string(),
  hostedUrl: z.string(),
  createdAt: z.number().nullish(),
  country: z.string().nullish(),
  opening: z.string().nullish(),
  description: z.string().nullish(),
  descriptionBody: z.string().nullish(),
  descriptionPlain: z.string().nullish(),
  additional: z.string().nullish(),
  additionalPlain: z.string().nullish(),
  lists: z.array(z.object({ text: z.string(), content: z.string() })).nullish(),
  categories: z
    .object({
      commitment: z.string().nullish(),
      level: z.string().nullish(),
      department: z.string().nullish(),
      team: z.string().nullish(),
      location: z.string().nullish(),
      allLocations: z.array(z.string()).nullish(),
    })
    .nullish(),
  workplaceType: z.string().nullish(),
  salaryRange: z
    .object({
      currency: z.string().nullish(),
      interval: z.string().nullish(),
      min: z.number().nullish(),
      max: z.number().nullish(),
    })
    .nullish(),
});

/** Lever also uses `unspecified`. */
const workplaceNames: ReadonlyMap<string, Workplace> = new Map([
  ['remote', 'remote'],
  ['hybrid', 'hybrid'],
  ['on-site', 'on-site'],
  ['onsite', 'on-site'],
]);

/** The parts of the text in order. `description` usually contains the opening and the body again. */
function postingText(one: z.output<typeof posting>): string {
  // The requirements are in `lists`, whose items lack a surrounding list element.
  const lists = (one.lists ?? []).map(({ text, content }) => `<h3>${text}</h3><ul>${content}</ul>`);
  const described = [one.description, one.opening, one.descriptionBody].map((html) => plainText(html ?? ''));
  const texts = described.filter((part, at) => !described.slice(0, at).some((known) => known.includes(part)));
  return tidy(
    [
      texts.join('\n\n').trim() || (one.descriptionPlain ?? ''),
      plainText(lists.join('\n')),
      plainText(one.additional ?? '') || (one.additionalPlain ?? ''),
    ].join('\n\n'),
  );
}

function toJobAd(company: string, one: z.output<typeof posting>): JobAd {
  const { categories, salaryRange } = one;
  const others = (categories?.allLocations ?? []).filter((place) => place !== categories?.location);
  return {
    board: 'lever',
    externalId: one.id,
    url: one.hostedUrl,
    title: oneLine(one.text),
    company: oneLine(company),
    places: placesOf([inCountry(categories?.location, one.country), ...others]),
    workplace: workplaceNames.get(one.workplaceType ?? '') ?? null,
    employment: categories?.commitment ?? null,
    levels: levelsOf(categories?.level),
    department: categories?.department ?? categories?.team ?? null,
    text: postingText(one),
    pay: salaryRange
      ? payOf(salaryRange.min, salaryRange.max, salaryRange.currency, periodOf(salaryRange.interval))
      : null,
    publishedAt: instantOf(one.createdAt),
    updatedAt: null,
  };
}

export function readLever(body: unknown, company: string): BoardPage & { found: number } {
  const name = nameFromAddress(company.replace(/^eu:/, ''));
  const postings = z.array(z.unknown()).parse(body);
  return { ...parseList(postings, posting, (one) => toJobAd(name, one)), found: postings.length };
}
