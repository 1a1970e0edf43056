import type { Workplace } from '@limelight/contracts';
import { z } from 'zod';
import { parseList } from '../parse-list.ts';
import { inCountry } from '../places.ts';
import { plainText } from '../plain-text.ts';
import { instantOf, oneLine, placesOf } from '../text.ts';
import type { BoardPage, JobAd } from '../types.ts';

const page = z.object({ total: z.number(), jobPostings: z.array(z.unknown()) });
const named = z.object({ externalPath: z.string().regex(/^\/job\/[^?#\s]{1,500}$/) });
const posting = z.object({
  jobPostingInfo: z.object({
    id: z.string(),
    title: z.string(),
    jobDescription: z.string().nullish(),
    location: z.string().nullish(),
    additionalLocations: z.array(z.string()).nullish(),
    country: z.object({ descriptor: z.string().nullish() }).nullish(),
    startDate: z.string().nullish(),
    timeType: z.string().nullish(),
    remoteType: z.string().nullish(),
    externalUrl: z.string(),
  }),
  hiringOrganization: z.object({ name: z.string().nullish() }).nullish(),
});

/** Companies name the ways of working themselves: "Fully Remote", "Hybrid", "Flexible / Remote", "On-site". */
function workplaceOf(name: string | null | undefined): Workplace | null {
  if (/hybrid|flex/i.test(name ?? '')) return 'hybrid';
  if (/remote/i.test(name ?? '')) return 'remote';
  return /on-?\s?site|office/i.test(name ?? '') ? 'on-site' : null;
}

function toJobAd(company: string, one: z.output<typeof posting>): JobAd {
  const info = one.jobPostingInfo;
  const [, tenant = ''] = company.split('/');
  return {
    board: 'workday',
    externalId: info.id,
    url: info.externalUrl,
    title: oneLine(info.title),
    company: oneLine(one.hiringOrganization?.name ?? '') || oneLine(tenant),
    places: placesOf([
      inCountry(info.location, info.country?.descriptor),
      ...(info.additionalLocations ?? []),
    ]),
    workplace: workplaceOf(info.remoteType),
    employment: info.timeType ?? null,
    levels: [],
    department: null,
    text: plainText(info.jobDescription ?? ''),
    pay: null,
    publishedAt: instantOf(info.startDate),
    updatedAt: null,
  };
}

export function readWorkdayList(body: unknown): { ids: string[]; total: number; found: number } {
  const { total, jobPostings } = page.parse(body);
  const ids = jobPostings.flatMap((item) => named.safeParse(item).data?.externalPath ?? []);
  return { ids, total, found: jobPostings.length };
}

export const readWorkdayPosting = (body: unknown, company: string): BoardPage =>
  parseList([body], posting, (one) => toJobAd(company, one));
