import type { JobPay, JobReason, JobSummary } from '@limelight/contracts';
import { postCharacterLimit } from '@limelight/contracts';
import type { QuotedReason } from '../../../ui/quoted-reasons.tsx';

const periods = { year: 'a year', month: 'a month', week: 'a week', day: 'a day', hour: 'an hour' } as const;

/** For example '€87,000 to €116,000 a year'. */
export function payWords({ minMinor, maxMinor, currency, period }: JobPay): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const words = [minMinor, maxMinor]
    .filter((amount) => amount !== null)
    .map((amount) => format.format(amount / 10 ** digits));
  const range = [...new Set(words)].join(' to ');
  return period === null || range === '' ? range : `${range} ${periods[period]}`;
}

/** For example 'Open for 12 days, advertised again 2 times'. */
export function openWords({
  openDays,
  reposts,
}: Pick<JobSummary, 'openDays'> & { reposts?: number }): string {
  const days = openDays === 0 ? 'New today' : `Open for ${openDays} ${openDays === 1 ? 'day' : 'days'}`;
  if (!reposts) return days;
  return `${days}, advertised again ${reposts === 1 ? 'once' : `${reposts} times`}`;
}

export const knowsWords = (knows: number): string =>
  `You know ${knows} ${knows === 1 ? 'person' : 'people'} there`;

/** What an opening fits, in one line. */
export const reasonWords = ({ reasons }: Pick<JobSummary, 'reasons'>): string =>
  `Fits: ${reasons.map(({ criterion }) => criterion).join(' · ')}`;

/** Adds labels to the quotes of each reason, from the opening and from the profile. */
export const quotedReasons = (reasons: readonly JobReason[], byWords = false): QuotedReason[] =>
  reasons.map(({ criterion, jobQuote, profileQuote }) => ({
    criterion,
    quotes: [
      { label: byWords ? 'The job mentions:' : 'Job:', text: jobQuote },
      ...(profileQuote === undefined
        ? []
        : [{ label: byWords ? 'You mention:' : 'You:', text: profileQuote }]),
    ],
  }));

/** The copy of an opening for saved items. `text` is the advertisement's text, if it is loaded. */
export const savableOf = (job: Pick<JobSummary, 'id' | 'title' | 'company'>, text = '') => ({
  kind: 'job' as const,
  refId: job.id,
  title: `${job.title} at ${job.company}`.slice(0, 300),
  text: text.slice(0, postCharacterLimit * 4),
  link: `/dashboard/job-agents?job=${job.id}`,
});

export const partsOf = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
