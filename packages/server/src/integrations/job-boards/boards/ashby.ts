import type { Workplace } from '@limelight/contracts';
import { z } from 'zod';
import { parseList } from '../parse-list.ts';
import { payOf, periodOf } from '../pay.ts';
import { instantOf, oneLine, placesOf, plainText, tidy } from '../text.ts';
import { BoardError, type BoardReader, type JobAd } from '../types.ts';

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
  id: z.string(),
  title: z.string(),
  jobUrl: z.string(),
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
  compensation: z.object({ summaryComponents: z.array(component).nullish() }).nullish(),
});

const workplaceNames: ReadonlyMap<string, Workplace> = new Map([
  ['Remote', 'remote'],
  ['Hybrid', 'hybrid'],
  ['OnSite', 'on-site'],
]);

function placeOf(name: string | null | undefined, address: z.output<typeof postalAddress>): string {
  const country = address?.postalAddress?.addressCountry ?? '';
  return name == null || country === '' || name.includes(country) ? (name ?? country) : `${name}, ${country}`;
}

function adOf(company: string, one: z.output<typeof job>): JobAd | null {
  if (one.isListed === false) return null;
  const salary = one.compensation?.summaryComponents?.find(
    ({ compensationType }) => compensationType === 'Salary',
  );
  return {
    board: 'ashby',
    externalId: one.id,
    url: one.jobUrl,
    title: oneLine(one.title),
    company: oneLine(company),
    places: placesOf([
      placeOf(one.location, one.address),
      ...(one.secondaryLocations ?? []).map(({ location, address }) => placeOf(location, address)),
    ]),
    workplace: workplaceNames.get(one.workplaceType ?? '') ?? (one.isRemote === true ? 'remote' : null),
    employment: one.employmentType?.replace(/(?<=[a-z])(?=[A-Z])/g, '-') ?? null,
    levels: [],
    department: one.department ?? null,
    text: one.descriptionHtml ? plainText(one.descriptionHtml) : tidy(one.descriptionPlain ?? ''),
    pay: salary
      ? payOf(salary.minValue, salary.maxValue, salary.currencyCode, periodOf(salary.interval))
      : null,
    publishedAt: instantOf(one.publishedAt),
    updatedAt: null,
  };
}

export const readAshby: BoardReader = async (read, { company }, mark) => {
  const path = `/posting-api/job-board/${encodeURIComponent(company)}?includeCompensation=true`;
  const answer = await read(path, mark);
  if (answer === null) return null;
  const parsed = listed.safeParse(answer.body);
  if (!parsed.success) throw new BoardError('unreadable');
  const name = company
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return { ...(await parseList(parsed.data.jobs, job, (one) => adOf(name, one))), mark: answer.mark };
};
