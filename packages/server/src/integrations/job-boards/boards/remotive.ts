import { z } from 'zod';
import { parseList } from '../parse-list.ts';
import { parsePay } from '../pay.ts';
import { plainText } from '../plain-text.ts';
import { instantOf, oneLine, placesOf } from '../text.ts';
import type { BoardPage, JobAd } from '../types.ts';

const listed = z.object({ jobs: z.array(z.unknown()) });
const job = z.object({
  id: z.number(),
  url: z.string(),
  title: z.string(),
  company_name: z.string(),
  category: z.string().nullish(),
  job_type: z.string().nullish(),
  publication_date: z.string().nullish(),
  candidate_required_location: z.string().nullish(),
  salary: z.string().nullish(),
  description: z.string().nullish(),
});

function toJobAd(one: z.output<typeof job>): JobAd {
  return {
    board: 'remotive',
    externalId: String(one.id),
    url: one.url,
    title: oneLine(one.title),
    company: oneLine(one.company_name),
    places: placesOf([one.candidate_required_location]),
    workplace: 'remote',
    employment: one.job_type ? one.job_type.replaceAll('_', '-') : null,
    levels: [],
    department: one.category ?? null,
    text: plainText(one.description ?? ''),
    pay: parsePay(one.salary ?? ''),
    publishedAt: instantOf(one.publication_date),
    updatedAt: null,
  };
}

export const readRemotive = (body: unknown): BoardPage => parseList(listed.parse(body).jobs, job, toJobAd);
