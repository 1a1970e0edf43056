import { z } from 'zod';
import { parseList } from '../parse-list.ts';
import { payOf, periodOf } from '../pay.ts';
import { inCountry } from '../places.ts';
import { plainText } from '../plain-text.ts';
import { instantOf, nameFromAddress, oneLine, placesOf } from '../text.ts';
import type { BoardPage, JobAd } from '../types.ts';

const listed = z.object({
  title: z.string().nullish(),
  next_url: z.string().nullish(),
  items: z.array(z.unknown()),
});
const place = z.object({
  address: z
    .object({
      addressLocality: z.string().nullish(),
      addressRegion: z.string().nullish(),
      addressCountry: z.string().nullish(),
    })
    .nullish(),
});
/** An opening of a JSON feed, with schema.org's description of it. */
const item = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  content_html: z.string().nullish(),
  date_published: z.string().nullish(),
  _jobposting: z
    .object({
      datePosted: z.string().nullish(),
      description: z.string().nullish(),
      employmentType: z.union([z.string(), z.array(z.string())]).nullish(),
      hiringOrganization: z.object({ name: z.string().nullish() }).nullish(),
      jobLocation: z.union([place, z.array(place)]).nullish(),
      jobLocationType: z.string().nullish(),
      baseSalary: z
        .object({
          currency: z.string().nullish(),
          value: z
            .object({
              value: z.coerce.number().nullish(),
              minValue: z.coerce.number().nullish(),
              maxValue: z.coerce.number().nullish(),
              unitText: z.string().nullish(),
            })
            .nullish(),
        })
        .nullish(),
    })
    .nullish(),
});

function payIn(salary: NonNullable<z.output<typeof item>['_jobposting']>['baseSalary']): JobAd['pay'] {
  const { value, minValue, maxValue, unitText } = salary?.value ?? {};
  return payOf(minValue ?? value, maxValue ?? value, salary?.currency, periodOf(unitText));
}

function toJobAd(company: string, one: z.output<typeof item>): JobAd {
  const job = one._jobposting;
  const [employment] = [job?.employmentType ?? []].flat();
  return {
    board: 'teamtailor',
    externalId: one.id,
    url: one.url,
    title: oneLine(one.title),
    company: oneLine(job?.hiringOrganization?.name ?? '') || company,
    places: placesOf(
      [job?.jobLocation ?? []]
        .flat()
        .map(({ address }) =>
          inCountry(address?.addressLocality ?? address?.addressRegion, address?.addressCountry),
        ),
    ),
    workplace: job?.jobLocationType === 'TELECOMMUTE' ? 'remote' : null,
    employment: employment === undefined ? null : oneLine(employment.toLowerCase().replaceAll('_', '-'), 60),
    levels: [],
    department: null,
    text: plainText(one.content_html ?? job?.description ?? ''),
    pay: payIn(job?.baseSalary),
    publishedAt: instantOf(one.date_published ?? job?.datePosted),
    updatedAt: null,
  };
}

export function readTeamtailor(body: unknown, company: string): BoardPage & { more: boolean } {
  const { title, items, next_url: next } = listed.parse(body);
  const name = oneLine(title ?? '', 120) || nameFromAddress(company);
  return {
    ...parseList(items, item, (one) => toJobAd(name, one)),
    more: items.length > 0 && typeof next === 'string' && next !== '',
  };
}
