import { z } from 'zod';
import { levelsOf } from '../levels.ts';
import { parseList } from '../parse-list.ts';
import { payOf, periodOf } from '../pay.ts';
import { inCountry } from '../places.ts';
import { plainText } from '../plain-text.ts';
import { instantOf, oneLine, placesOf } from '../text.ts';
import type { BoardPage, JobAd } from '../types.ts';

const listed = z.object({ offers: z.array(z.unknown()) });
const figure = z.union([z.string(), z.number()]).nullish();
const offer = z.object({
  id: z.number(),
  title: z.string(),
  careers_url: z.string(),
  company_name: z.string().nullish(),
  location: z.string().nullish(),
  locations: z
    .array(
      z.object({ city: z.string().nullish(), name: z.string().nullish(), country: z.string().nullish() }),
    )
    .nullish(),
  department: z.string().nullish(),
  employment_type_code: z.string().nullish(),
  experience_code: z.string().nullish(),
  remote: z.boolean().nullish(),
  hybrid: z.boolean().nullish(),
  on_site: z.boolean().nullish(),
  published_at: z.string().nullish(),
  updated_at: z.string().nullish(),
  description: z.string().nullish(),
  requirements: z.string().nullish(),
  translations: z.record(z.string(), z.object({ description: z.string().nullish() })).nullish(),
  salary: z
    .object({ min: figure, max: figure, currency: z.string().nullish(), period: z.string().nullish() })
    .nullish(),
});

const numberOf = (value: z.output<typeof figure>) => (value == null || value === '' ? null : Number(value));
/** Parses `2026-08-01 10:00:00 UTC`. */
const utc = (value: string | null | undefined) => instantOf(value?.replace(' UTC', 'Z').replace(' ', 'T'));

function workplaceOf(one: z.output<typeof offer>): JobAd['workplace'] {
  if (one.remote === true) return 'remote';
  if (one.hybrid === true) return 'hybrid';
  return one.on_site === true ? 'on-site' : null;
}

function toJobAd(company: string, one: z.output<typeof offer>): JobAd {
  const { salary } = one;
  const inside = (one.locations ?? []).map((place) => inCountry(place.city ?? place.name, place.country));
  const description = one.description ?? Object.values(one.translations ?? {})[0]?.description ?? '';
  return {
    board: 'recruitee',
    externalId: String(one.id),
    url: one.careers_url,
    title: oneLine(one.title),
    company: oneLine(one.company_name ?? company),
    places: placesOf(inside.length > 0 ? inside : [one.location]),
    workplace: workplaceOf(one),
    employment: one.employment_type_code?.replaceAll('_', ' ') ?? null,
    levels: levelsOf(one.experience_code),
    department: one.department ?? null,
    text: plainText(`${description}\n${one.requirements ?? ''}`),
    pay: salary
      ? payOf(numberOf(salary.min), numberOf(salary.max), salary.currency, periodOf(salary.period))
      : null,
    publishedAt: utc(one.published_at),
    updatedAt: utc(one.updated_at),
  };
}

export const readRecruitee = (body: unknown, company: string): BoardPage =>
  parseList(listed.parse(body).offers, offer, (one) => toJobAd(company, one));
