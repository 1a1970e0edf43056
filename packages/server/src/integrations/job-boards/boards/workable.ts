import { z } from 'zod';
import { levelsOf } from '../levels.ts';
import { parseList } from '../parse-list.ts';
import { inCountry } from '../places.ts';
import { plainText } from '../plain-text.ts';
import { instantOf, oneLine, placesOf } from '../text.ts';
import type { BoardPage, JobAd } from '../types.ts';

const listed = z.object({ name: z.string().nullish(), jobs: z.array(z.unknown()) });
const job = z.object({
  shortcode: z.string(),
  title: z.string(),
  url: z.string(),
  telecommuting: z.boolean().nullish(),
  employment_type: z.string().nullish(),
  experience: z.string().nullish(),
  department: z.string().nullish(),
  published_on: z.string().nullish(),
  city: z.string().nullish(),
  country: z.string().nullish(),
  locations: z.array(z.object({ city: z.string().nullish(), country: z.string().nullish() })).nullish(),
  description: z.string().nullish(),
});

function toJobAd(company: string, one: z.output<typeof job>): JobAd {
  return {
    board: 'workable',
    externalId: one.shortcode,
    url: one.url,
    title: oneLine(one.title),
    company: oneLine(company),
    places: placesOf([one, ...(one.locations ?? [])].map(({ city, country }) => inCountry(city, country))),
    workplace: one.telecommuting === true ? 'remote' : null,
    employment: one.employment_type ?? null,
    levels: levelsOf(one.experience),
    department: one.department ?? null,
    text: plainText(one.description ?? ''),
    pay: null,
    publishedAt: instantOf(one.published_on),
    updatedAt: null,
  };
}

export function readWorkable(body: unknown, company: string): BoardPage {
  const listing = listed.parse(body);
  const name = listing.name ?? company;
  return parseList(listing.jobs, job, (one) => toJobAd(name, one));
}
