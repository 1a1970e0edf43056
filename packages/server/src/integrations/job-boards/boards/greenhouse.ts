import { z } from 'zod';
import { payOf } from '../pay.ts';
import { parseList } from '../parse-list.ts';
import { instantOf, oneLine, placesOf, plainText, unescapeHtml } from '../text.ts';
import { BoardError, type BoardReader, type JobAd } from '../types.ts';

const listed = z.object({ jobs: z.array(z.unknown()) });
const job = z.object({
  id: z.number(),
  /** Null for posts that collect general applications. */
  internal_job_id: z.number().nullish(),
  absolute_url: z.string(),
  title: z.string(),
  company_name: z.string().nullish(),
  location: z.object({ name: z.string().nullish() }).nullish(),
  offices: z.array(z.object({ location: z.string().nullish() })).nullish(),
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
      }),
    )
    .nullish(),
});

function adOf(company: string, one: z.output<typeof job>): JobAd | null {
  if (one.internal_job_id === null) return null;
  const pay = one.pay_input_ranges?.[0];
  const perHundred = (cents: number | null | undefined) => (cents == null ? null : cents / 100);
  return {
    board: 'greenhouse',
    externalId: String(one.id),
    url: one.absolute_url,
    title: oneLine(one.title),
    company: oneLine(one.company_name ?? company),
    places: placesOf([one.location?.name]),
    workplace: /\bremote\b/i.test(one.location?.name ?? '') ? 'remote' : null,
    employment: null,
    levels: [],
    department: one.departments?.[0]?.name ?? null,
    // Unlike on other boards, the markup is escaped once more.
    text: plainText(unescapeHtml(one.content ?? '')),
    // Amounts are in hundredths regardless of the currency, and yearly.
    pay: pay ? payOf(perHundred(pay.min_cents), perHundred(pay.max_cents), pay.currency_type, 'year') : null,
    publishedAt: instantOf(one.first_published),
    updatedAt: instantOf(one.updated_at),
  };
}

export const readGreenhouse: BoardReader = async (read, { company }, mark) => {
  const path = `/v1/boards/${encodeURIComponent(company)}/jobs?content=true&pay_transparency=true`;
  const answer = await read(path, mark);
  if (answer === null) return null;
  const parsed = listed.safeParse(answer.body);
  if (!parsed.success) throw new BoardError('unreadable');
  return { ...(await parseList(parsed.data.jobs, job, (one) => adOf(company, one))), mark: answer.mark };
};
