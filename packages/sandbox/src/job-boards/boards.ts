import { readPackageFile } from '../files.ts';
import { bytes, json, type Answer } from '../http/answer.ts';
import type { Call } from '../http/router.ts';
import { boardData, isObject, listOf } from './data.ts';
import type { JobBoardsState } from './state.ts';

/** The company tokens that have jobs on each board. Any other is unknown. */
export const KNOWN = {
  greenhouse: 'lanternfold-example',
  lever: 'tessellate-example',
  ashby: 'slotwise-example',
  recruitee: 'brackwede-example',
  smartrecruiters: 'NorthquayFreightStorageExample',
  workable: 'orrery-example',
  workday: 'quaymark.wd3.myworkdayjobs.com/quaymark/Careers',
  personio: 'morgentau-example',
  teamtailor: 'fjordlys-example',
} as const;

/** A board too large to be read completely. */
export const HUGE = 'huge-example';
const HUGE_JOBS = 40_000;

const without = (value: Record<string, unknown>, ...names: string[]) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

const whole = (value: string | null, fallback: number) =>
  value !== null && /^\d{1,9}$/.test(value) ? Number(value) : fallback;

function hugeGreenhouse(): Answer {
  const jobs = Array.from({ length: HUGE_JOBS }, (_, n) => ({
    absolute_url: `https://job-boards.greenhouse.io/${HUGE}/jobs/${n + 1}`,
    internal_job_id: n + 1,
    location: { name: n % 2 === 0 ? 'Leeds, UK' : 'Remote, EMEA' },
    metadata: null,
    id: n + 1,
    updated_at: '2026-11-01T00:00:00-05:00',
    title: `Position ${n + 1}`,
    company_name: 'Huge Holdings',
    first_published: '2026-10-01T00:00:00-05:00',
    content: '&lt;p&gt;One of very many.&lt;/p&gt;',
    departments: [],
    offices: [],
  }));
  return json(200, { jobs, meta: { total: jobs.length } });
}

export function greenhouse({ params, query }: Call): Answer {
  if (params['token'] === HUGE) return hugeGreenhouse();
  if (params['token'] !== KNOWN.greenhouse) return json(404, { status: 404, error: 'Job board not found' });
  const data = boardData('greenhouse');
  const left = [
    ...(query.get('content') === 'true' ? [] : ['content', 'departments', 'offices']),
    ...(query.get('pay_transparency') === 'true' ? [] : ['pay_input_ranges']),
  ];
  const jobs = listOf(data, 'jobs').map((job) => without(job, ...left));
  return json(200, { jobs, meta: { total: jobs.length } });
}

export function lever({ params, query }: Call): Answer {
  if (params['site'] !== KNOWN.lever) return json(404, { ok: false, error: 'Document not found' });
  const all = boardData('lever');
  const list = Array.isArray(all) ? all : [];
  const skip = whole(query.get('skip'), 0);
  return json(200, list.slice(skip, skip + Math.min(whole(query.get('limit'), 100), 100)));
}

export function ashby({ params, query }: Call): Answer {
  if (params['name'] !== KNOWN.ashby) return json(404, { message: 'Not Found' });
  const data = boardData('ashby');
  const jobs = listOf(data, 'jobs');
  const paid = query.get('includeCompensation') === 'true';
  return json(200, { jobs: paid ? jobs : jobs.map((job) => without(job, 'compensation')), apiVersion: '1' });
}

export function recruitee({ params }: Call): Answer {
  if (params['company'] !== KNOWN.recruitee) return json(404, { error: 'Not found' });
  return json(200, boardData('recruitee'));
}

export function workable({ params, query }: Call): Answer {
  const data = boardData('workable');
  if (params['account'] !== KNOWN.workable || !isObject(data)) return json(404, { error: 'Not found' });
  const full = query.get('details') === 'true';
  const jobs = listOf(data, 'jobs');
  return json(200, { ...data, jobs: full ? jobs : jobs.map((job) => without(job, 'description')) });
}

const isWorkday = ({ params }: Call) =>
  `${params['host']}/${params['tenant']}/${params['site']}` === KNOWN.workday;

/** Refuses pages of more than 20, and says the total on the first page only. */
export function workdayList(call: Call): Answer {
  const asked: unknown = JSON.parse(call.body.toString('utf8'));
  const [limit, offset] = isObject(asked) ? [Number(asked['limit']), Number(asked['offset'])] : [0, 0];
  if (!isWorkday(call)) return json(404, { errorCode: 'S22', httpStatus: 404 });
  if (limit > 20) return json(400, { errorCode: 'HTTP_400', httpStatus: 400 });
  const all = listOf(boardData('workday'), 'jobPostings');
  return json(200, { total: offset === 0 ? all.length : 0, jobPostings: all.slice(offset, offset + limit) });
}

export function workdayPosting(call: Call): Answer {
  const found = listOf(boardData('workday'), 'details').find(
    ({ externalPath }) => externalPath === `/job/${call.params['path']}`,
  );
  if (!isWorkday(call) || found === undefined) return json(404, { errorCode: 'S22', httpStatus: 404 });
  return json(200, without(found, 'externalPath'));
}

export function personio({ params }: Call): Answer {
  if (params['company'] !== KNOWN.personio) return json(404, { error: 'Page not found' });
  return bytes(Buffer.from(readPackageFile('job-boards/personio.xml')), 'text/xml; charset=utf-8');
}

/** Two openings on a page, to have two pages. */
export function teamtailor({ params, query }: Call): Answer {
  const data = boardData('teamtailor');
  if (params['company'] !== KNOWN.teamtailor || !isObject(data)) return json(404, { error: 'Not found' });
  const page = whole(query.get('page'), 1);
  const items = listOf(data, 'items');
  const next = page * 2 < items.length ? { next_url: `${String(data['feed_url'])}?page=${page + 1}` } : {};
  return json(200, { ...data, ...next, items: items.slice((page - 1) * 2, page * 2) });
}

/** An unknown company has an empty list with status 200. */
export function smartrecruitersList({ params, query }: Call): Answer {
  const limit = whole(query.get('limit'), 10);
  const offset = whole(query.get('offset'), 0);
  if (limit > 100) return json(400, { message: 'limit must be at most 100' });
  const all =
    params['company'] === KNOWN.smartrecruiters ? listOf(boardData('smartrecruiters'), 'postings') : [];
  return json(200, { offset, limit, totalFound: all.length, content: all.slice(offset, offset + limit) });
}

export function smartrecruitersPosting({ params }: Call): Answer {
  const data = boardData('smartrecruiters');
  const details = isObject(data) && isObject(data['details']) ? data['details'] : {};
  const found = Object.hasOwn(details, params['id'] ?? '') ? details[params['id'] ?? ''] : undefined;
  if (params['company'] !== KNOWN.smartrecruiters || found === undefined)
    return json(404, { message: 'Not found' });
  return json(200, found);
}

export function remotive({ query }: Call, state: JobBoardsState): Answer {
  if (!state.countRemotive()) return json(429, { message: 'Too many requests' }, { 'retry-after': '21600' });
  const data = boardData('remotive');
  const wanted = query.get('search')?.toLowerCase();
  const limit = whole(query.get('limit'), 10_000);
  const jobs = listOf(data, 'jobs')
    .filter((job) => wanted === undefined || String(job['title']).toLowerCase().includes(wanted))
    .slice(0, limit);
  return json(200, { ...(isObject(data) ? data : {}), 'job-count': jobs.length, jobs });
}

/** The Algolia index of Hacker News: an author's stories, or a story's comments. */
export function hackerNews({ query }: Call): Answer {
  const tags = query.get('tags') ?? '';
  const data = boardData('hacker-news');
  const hits = tags.includes('author_whoishiring')
    ? listOf(data, 'stories')
    : listOf(data, 'comments').filter((hit) => tags === `comment,story_${String(hit['story_id'])}`);
  const size = Math.min(whole(query.get('hitsPerPage'), 20), 1000);
  const page = whole(query.get('page'), 0);
  return json(200, {
    hits: hits.slice(page * size, (page + 1) * size),
    nbHits: hits.length,
    nbPages: Math.ceil(hits.length / size),
    page,
    hitsPerPage: size,
  });
}
