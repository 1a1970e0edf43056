import type { Workplace } from '@limelight/contracts';
import { z } from 'zod';
import { parseList } from '../parse-list.ts';
import { parsePay, payOf, periodOf } from '../pay.ts';
import { inCountry } from '../places.ts';
import { plainText } from '../plain-text.ts';
import { instantOf, nameFromAddress, oneLine, placesOf, tidy } from '../text.ts';
import type { BoardPage, JobAd } from '../types.ts';

const listed = z.object({ jobs: z.array(z.unknown()) });
const postalAddress = z
  .object({ postalAddress: z.object({ addressCountry: z.string().nullish() }).nullish() })
  .nullish();
const component = z.object({
  compensationType: z.string(),
  interval: z.string().nullish(),
  currencyCode: z.string().nullish(),
  minValue: z.number().nullish(),
  maxValue: z.number().nullish(),
});
const job = z.object({
  id: z.string().nullish(),
  title: z.string(),
  jobUrl: z.string().nullish(),
  applyUrl: z.string().nullish(),
  location: z.string().nullish(),
  secondaryLocations: z.array(z.object({ location: z.string().nullish(), address: postalAddress })).nullish(),
  address: postalAddress,
  department: z.string().nullish(),
  employmentType: z.string().nullish(),
  isListed: z.boolean().nullish(),
  isRemote: z.boolean().nullish(),
  workplaceType: z.string().nullish(),
  publishedAt: z.string().nullish(),
  descriptionHtml: z.string().nullish(),
  descriptionPlain: z.string().nullish(),
  compensation: z
    .object({
      summaryComponents: z.array(component).nullish(),
      compensationTiers: z.array(z.object({ components: z.array(component).nullish() })).nullish(),
      scrapeableCompensationSalarySummary: z.string().nullish(),
      compensationTierSummary: z.string().nullish(),
    })
    .nullish(),
});

const workplaceNames: ReadonlyMap<string, Workplace> = new Map([
  ['Remote', 'remote'],
  ['Hybrid', 'hybrid'],
  ['OnSite', 'on-site'],
]);

/** Some companies publish only a sentence about pay. */
function payIn(compensation: z.output<typeof job>['compensation']): JobAd['pay'] {
  const {
    summaryComponents,
    compensationTiers,
    scrapeableCompensationSalarySummary,
    compensationTierSummary,
  } = compensation ?? {};
  const salary = [
    ...(summaryComponents ?? []),
    ...(compensationTiers ?? []).flatMap(({ components }) => components ?? []),
  ].find(({ compensationType }) => compensationType === 'Salary');
  const stated = salary
    ? payOf(salary.minValue, salary.maxValue, salary.currencyCode, periodOf(salary.interval))
    : null;
  return stated ?? parsePay(scrapeableCompensationSalarySummary ?? compensationTierSummary ?? '');
}

function toJobAd(company: string, one: z.output<typeof job>): JobAd | null {
  if (one.isListed === false) return null;
  const url = one.jobUrl ?? one.applyUrl ?? '';
  const country = (address: z.output<typeof postalAddress>) => address?.postalAddress?.addressCountry;
  return {
    board: 'ashby',
    externalId: one.id ?? url,
    url,
    title: oneLine(one.title),
    company: oneLine(company),
    places: placesOf([
      inCountry(one.location, country(one.address)),
      ...(one.secondaryLocations ?? []).map(({ location, address }) => inCountry(location, country(address))),
    ]),
    workplace: workplaceNames.get(one.workplaceType ?? '') ?? (one.isRemote === true ? 'remote' : null),
    employment: one.employmentType?.replace(/(?<=[a-z])(?=[A-Z])/g, '-') ?? null,
    levels: [],
    department: one.department ?? null,
    text: one.descriptionHtml ? plainText(one.descriptionHtml) : tidy(one.descriptionPlain ?? ''),
    pay: payIn(one.compensation),
    publishedAt: instantOf(one.publishedAt),
    updatedAt: null,
  };
}

export function readAshby(body: unknown, company: string): BoardPage {
  return parseList(listed.parse(body).jobs, job, (one) => toJobAd(nameFromAddress(company), one));
}
