import type { Workplace } from '@limelight/contracts';
import { z } from 'zod';
import { levelsOf } from '../levels.ts';
import { parseList } from '../parse-list.ts';
import { payOf, periodOf } from '../pay.ts';
import { instantOf, oneLine, placesOf, plainText } from '../text.ts';
import { BoardError, type BoardReader, type JobAd } from '../types.ts';

const posting = z.object({
  id: z.string(),
  text: z.string(),
  hostedUrl: z.string(),
  createdAt: z.number().nullish(),
  description: z.string().nullish(),
  additional: z.string().nullish(),
  lists: z.array(z.object({ text: z.string(), content: z.string() })).nullish(),
  categories: z
    .object({
      commitment: z.string().nullish(),
      level: z.string().nullish(),
      department: z.string().nullish(),
      team: z.string().nullish(),
      location: z.string().nullish(),
      allLocations: z.array(z.string()).nullish(),
    })
    .nullish(),
  workplaceType: z.string().nullish(),
  salaryRange: z
    .object({
      currency: z.string().nullish(),
      interval: z.string().nullish(),
      min: z.number().nullish(),
      max: z.number().nullish(),
    })
    .nullish(),
});

/** Lever also uses `unspecified`. */
const workplaceNames: ReadonlyMap<string, Workplace> = new Map([
  ['remote', 'remote'],
  ['hybrid', 'hybrid'],
  ['on-site', 'on-site'],
  ['onsite', 'on-site'],
]);

function adOf(company: string, one: z.output<typeof posting>): JobAd {
  const { categories, salaryRange } = one;
  // The requirements are in `lists`, whose items lack a surrounding list element.
  const lists = (one.lists ?? []).map(({ text, content }) => `<h3>${text}</h3><ul>${content}</ul>`);
  return {
    board: 'lever',
    externalId: one.id,
    url: one.hostedUrl,
    title: oneLine(one.text),
    company: oneLine(company),
    places: placesOf([categories?.location, ...(categories?.allLocations ?? [])]),
    workplace: workplaceNames.get(one.workplaceType ?? '') ?? null,
    employment: categories?.commitment ?? null,
    levels: levelsOf(categories?.level),
    department: categories?.department ?? categories?.team ?? null,
    text: plainText([one.description ?? '', ...lists, one.additional ?? ''].join('\n')),
    pay: salaryRange
      ? payOf(salaryRange.min, salaryRange.max, salaryRange.currency, periodOf(salaryRange.interval))
      : null,
    publishedAt: instantOf(one.createdAt),
    updatedAt: null,
  };
}

const pageSize = 100;
const pageLimit = 20;

export const readLever: BoardReader = async (read, { company }, mark) => {
  const site = company.replace(/^eu:/, '');
  const name = nameOf(site);
  const postings: unknown[] = [];
  let first = mark;
  for (let page = 0; page < pageLimit; page += 1) {
    const path = `/v0/postings/${encodeURIComponent(site)}?mode=json&skip=${page * pageSize}&limit=${pageSize}`;
    const answer = await read(path, page === 0 ? mark : null);
    if (answer === null) return null;
    if (page === 0) first = answer.mark;
    const parsed = z.array(z.unknown()).safeParse(answer.body);
    if (!parsed.success) throw new BoardError('unreadable');
    postings.push(...parsed.data);
    if (parsed.data.length < pageSize) break;
  }
  // Later pages can change independently, so only a board with a single page is requested conditionally next time.
  const kept = postings.length < pageSize ? first : null;
  return {
    ...(await parseList(postings, posting, (one) => adOf(name, one))),
    mark: kept ?? { etag: null, lastModified: null },
  };
};

/** Lever does not return the company's name, so it is derived from the address, which is lower case with hyphens. */
function nameOf(site: string): string {
  return site
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
