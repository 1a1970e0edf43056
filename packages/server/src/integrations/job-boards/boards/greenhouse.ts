import { z } from 'zod';
import { likelyPeriod, payOf, periodOf } from '../pay.ts';
import { parseList } from '../parse-list.ts';
import { countryOf } from '../places.ts';
import { plainText } from '../plain-text.ts';
import { instantOf, oneLine, placesOf, unescapeHtml } from '../text.ts';
import type { BoardPage, JobAd } from '../types.ts';

const listed = z.object({ jobs: z.array(z.unknown()) });
const job = z.object({
  id: z.number(),
  /** Null for posts that collect general applications. */
  internal_job_id: z.number().nullish(),
  absolute_url: z.string(),
  title: z.string(),
  company_name: z.string().nullish(),
  location: z.object({ name: z.string().nullish() }).nullish(),
  offices: z.array(z.object({ name: z.string().nullish(), location: z.string().nullish() })).nullish(),
  departments: z.array(z.object({ name: z.string() })).nullish(),
  content: z.string().nullish(),
  first_published: z.string().nullish(),
  updated_at: z.string().nullish(),
  pay_input_ranges: z
    .array(
      z.object({
        min_cents: z.number().nullish(),
        max_cents: z.number().nullish(),
        currency_type: z.string(),
        title: z.string().nullish(),
        blurb: z.string().nullish(),
      }),
    )
    .nullish(),
});

/** The places of an opening, with the country of the office of the same name, or else its offices. */
function placesIn({ location, offices }: z.output<typeof job>): string[] {
  const known = placesOf((offices ?? []).map((office) => office.location ?? office.name));
  const named = placesOf([location?.name]);
  if (named.length === 0) return known;
  return named.map((place) =>
    countryOf(place) === null ? (known.find((office) => office.startsWith(`${place},`)) ?? place) : place,
  );
}

/** Amounts are in hundredths regardless of the currency. Of several ranges, those in the first one's currency count. */
function payIn(ranges: z.output<typeof job>['pay_input_ranges']): JobAd['pay'] {
  const [first] = ranges ?? [];
  if (first === undefined) return null;
  const same = (ranges ?? []).filter(({ currency_type: currency }) => currency === first.currency_type);
  const amounts = same
    .flatMap(({ min_cents: min, max_cents: max }) => [min, max])
    .flatMap((cents) => (cents != null && cents > 0 ? [cents / 100] : []));
  const max = Math.max(0, ...amounts);
  const period = periodOf(`${first.title ?? ''} ${first.blurb ?? ''}`);
  const code = first.currency_type.toUpperCase();
  return payOf(Math.min(max, ...amounts), max, code, period ?? likelyPeriod(max, code));
}

function toJobAd(company: string, one: z.output<typeof job>): JobAd | null {
  if (one.internal_job_id === null) return null;
  const content = one.content ?? '';
  return {
    board: 'greenhouse',
    externalId: String(one.id),
    url: one.absolute_url,
    title: oneLine(one.title),
    company: oneLine(one.company_name ?? company),
    places: placesIn(one),
    workplace: null,
    employment: null,
    levels: [],
    department: one.departments?.[0]?.name ?? null,
    // Unlike on other boards, the markup is usually escaped once more.
    text: plainText(/<[a-z]/i.test(content) ? content : unescapeHtml(content)),
    pay: payIn(one.pay_input_ranges),
    publishedAt: instantOf(one.first_published),
    updatedAt: instantOf(one.updated_at),
  };
}

export const readGreenhouse = (body: unknown, company: string): BoardPage =>
  parseList(listed.parse(body).jobs, job, (one) => toJobAd(company, one));
