import { countriesOf, type JobAd } from '../../../../integrations/job-boards/index.ts';
import { companyKey } from '../../../library/people/index.ts';
import type { JobRow } from '../repository/job-agents.ts';
import { blockKeysOf } from './same-job.ts';
import { yearlyPay } from './yearly-pay.ts';

export type JobContent = Omit<
  JobRow,
  'id' | 'feedOnly' | 'publishedAt' | 'firstSeenAt' | 'lastSeenAt' | 'closedAt' | 'reposts'
>;

export function contentOf(ad: JobAd): JobContent {
  return {
    title: ad.title,
    company: ad.company,
    companyKey: companyKey(ad.company),
    blockKeys: blockKeysOf(ad),
    places: ad.places,
    placesText: ad.places.join(' ').slice(0, 1000),
    countries: countriesOf(ad.places),
    workplace: ad.workplace,
    employment: ad.employment,
    levels: ad.levels,
    department: ad.department,
    text: ad.text,
    url: ad.url,
    payMin: ad.pay?.minMinor ?? null,
    payMax: ad.pay?.maxMinor ?? null,
    payCurrency: ad.pay?.currency ?? null,
    payPeriod: ad.pay?.period ?? null,
    payYearly: yearlyPay(ad.pay),
  };
}

const fields = [
  'title',
  'company',
  'places',
  'workplace',
  'employment',
  'levels',
  'department',
  'text',
  'url',
  'payMin',
  'payMax',
  'payCurrency',
  'payPeriod',
] as const;

export const hasChanged = (known: Pick<JobContent, (typeof fields)[number]>, now: JobContent): boolean =>
  fields.some((field) => JSON.stringify(known[field]) !== JSON.stringify(now[field]));

/** When the board says that it published the opening, unless that lies in the future. */
export const publishedAtOf = ({ publishedAt }: JobAd, now: Date): Date | null =>
  publishedAt !== null && publishedAt <= now ? publishedAt : null;

export function newJob(id: string, ad: JobAd, now: Date): JobRow {
  return {
    id,
    ...contentOf(ad),
    feedOnly: ad.board === 'feed',
    publishedAt: publishedAtOf(ad, now),
    firstSeenAt: now,
    lastSeenAt: now,
    closedAt: null,
    reposts: 0,
  };
}
