import type { JobBoardKind } from '@limelight/contracts';
import { threadFile, type CallOptions, type Threads } from '../../platform/threads/index.ts';
import type * as Reader from './board-reader.worker.ts';
import { BoardError, type BoardAnswer, type BoardPage, type BoardRead, type ReadMark } from './types.ts';

const reader = threadFile<typeof Reader>(import.meta.url, 'board-reader');

interface BoardCall {
  company: string;
  mark: ReadMark | null;
  /** Null when nothing changed since `mark`. */
  fetch: (path: string, mark?: ReadMark | null, search?: object) => Promise<BoardAnswer | null>;
  /** Refuses with the fault `unreadable` when the work finds nothing. */
  inThread: <Found>(
    work: (threads: Threads, options: CallOptions) => Promise<Found | null>,
  ) => Promise<Found>;
}

/** Reads all pages of a board. Returns null when nothing changed since `mark`. */
type ReadBoard = (call: BoardCall) => Promise<BoardRead | null>;

const noMark: ReadMark = { etag: null, lastModified: null };

/** A board that returns everything at once, which can be a large file. */
const single =
  (
    name: 'ashby' | 'greenhouse' | 'personio' | 'recruitee' | 'remotive' | 'workable',
    pathOf: (company: string) => string,
  ): ReadBoard =>
  async ({ company, mark, fetch, inThread }) => {
    const answer = await fetch(pathOf(encodeURIComponent(company)), mark);
    return (
      answer && {
        ...(await inThread((threads, options) =>
          threads.files.call(reader, name, [answer.body, company], options),
        )),
        mark: answer.mark,
      }
    );
  };

const leverPageSize = 100;
const leverPages = 20;

const readLever: ReadBoard = async ({ company, mark, fetch, inThread }) => {
  const site = encodeURIComponent(company.replace(/^eu:/, ''));
  const whole: BoardPage = { ads: [], skipped: 0 };
  for (let page = 0; page < leverPages; page += 1) {
    const path = `/v0/postings/${site}?mode=json&skip=${page * leverPageSize}&limit=${leverPageSize}`;
    const answer = await fetch(path, page === 0 ? mark : null);
    if (answer === null) return null;
    const { ads, skipped, found } = await inThread((threads, options) =>
      threads.texts.call(reader, 'lever', [answer.body, company], options),
    );
    whole.ads.push(...ads);
    whole.skipped += skipped;
    // Later pages can change independently, so only a board with a single page is requested conditionally next time.
    if (found < leverPageSize) return { ...whole, mark: page === 0 ? answer.mark : noMark };
  }
  return { ...whole, mark: noMark };
};

/** Each posting requires its own request. */
const postingLimit = 200;

interface ListedBoard {
  list: 'smartRecruitersList' | 'workdayList';
  posting: 'smartRecruitersPosting' | 'workdayPosting';
  pageSize: number;
  /** The request for a part of the list. */
  page: (company: string, offset: number) => { path: string; search?: object };
  pathOf: (company: string, id: string) => string;
}

/** A board whose list has no descriptions, so that each posting is fetched too. */
const listed =
  ({ list, posting, pageSize, page, pathOf }: ListedBoard): ReadBoard =>
  async ({ company, fetch, inThread }) => {
    const ids = new Set<string>();
    let total: number | null = null;
    for (let offset = 0; offset < postingLimit; offset += pageSize) {
      const { path, search } = page(company, offset);
      const answer = await fetch(path, null, search);
      if (answer === null) throw new BoardError('unreadable');
      const part = await inThread((threads, options) =>
        threads.texts.call(reader, list, [answer.body, ''], options),
      );
      // Workday says the total on the first page only.
      total ??= part.total;
      for (const id of part.ids) ids.add(id);
      if (part.found < pageSize) break;
    }
    // An unknown company of SmartRecruiters looks the same as one without postings.
    if (total === null || total === 0) throw new BoardError('unknown');
    const read = [...ids].slice(0, postingLimit);
    const whole: BoardRead = { ads: [], skipped: Math.max(0, total - read.length), mark: noMark };
    for (const id of read) {
      try {
        const answer = await fetch(pathOf(company, id));
        if (answer === null) throw new BoardError('unreadable');
        const { ads, skipped } = await inThread((threads, options) =>
          threads.texts.call(reader, posting, [answer.body, company], options),
        );
        whole.ads.push(...ads);
        whole.skipped += skipped;
      } catch (error) {
        // The posting was closed after the list was read.
        const closed =
          error instanceof BoardError && (error.fault === 'unknown' || error.fault === 'unreadable');
        if (!closed) throw error;
        whole.skipped += 1;
      }
    }
    return whole;
  };

const postingsOf = (company: string) => `/v1/companies/${encodeURIComponent(company)}/postings`;

const smartRecruiters = listed({
  list: 'smartRecruitersList',
  posting: 'smartRecruitersPosting',
  pageSize: 100,
  page: (company, offset) => ({ path: `${postingsOf(company)}?limit=100&offset=${offset}` }),
  pathOf: (company, id) => `${postingsOf(company)}/${encodeURIComponent(id)}`,
});

/** The part of a Workday company after its host: tenant and site. */
const siteOf = (company: string) =>
  `/wday/cxs/${company.split('/').slice(1).map(encodeURIComponent).join('/')}`;

/** The requests of the career sites themselves, which refuse more than 20 openings at once. */
const workday = listed({
  list: 'workdayList',
  posting: 'workdayPosting',
  pageSize: 20,
  page: (company, offset) => ({
    path: `${siteOf(company)}/jobs`,
    search: { appliedFacets: {}, limit: 20, offset, searchText: '' },
  }),
  pathOf: (company, id) => `${siteOf(company)}${id}`,
});

const teamtailorPages = 30;

const readTeamtailor: ReadBoard = async ({ company, mark, fetch, inThread }) => {
  const whole: BoardRead = { ads: [], skipped: 0, mark: noMark };
  for (let page = 1; page <= teamtailorPages; page += 1) {
    const answer = await fetch(`/jobs.json?page=${page}`, page === 1 ? mark : null);
    if (answer === null) return null;
    const { ads, skipped, more } = await inThread((threads, options) =>
      threads.texts.call(reader, 'teamtailor', [answer.body, company], options),
    );
    whole.ads.push(...ads);
    whole.skipped += skipped;
    if (!more) return { ...whole, mark: page === 1 ? answer.mark : noMark };
  }
  return whole;
};

const commentPageSize = 100;
/** Algolia returns at most 1,000 hits. */
const commentPages = 10;

const readHackerNews: ReadBoard = async ({ fetch, inThread }) => {
  const search = await fetch('/api/v1/search_by_date?tags=story,author_whoishiring&hitsPerPage=20');
  if (search === null) throw new BoardError('unreadable');
  const { thread } = await inThread((threads, options) =>
    threads.texts.call(reader, 'hackerNewsThread', [search.body, ''], options),
  );
  if (thread === null) throw new BoardError('unknown');
  const whole: BoardPage = { ads: [], skipped: 0 };
  for (let at = 0; at < commentPages; at += 1) {
    const path = `/api/v1/search_by_date?tags=comment,story_${thread}&hitsPerPage=${commentPageSize}&page=${at}`;
    const answer = await fetch(path);
    if (answer === null) throw new BoardError('unreadable');
    const { ads, skipped, pages } = await inThread((threads, options) =>
      threads.texts.call(reader, 'hackerNews', [answer.body, thread], options),
    );
    whole.ads.push(...ads);
    whole.skipped += skipped;
    if (at + 1 >= pages) break;
  }
  return { ...whole, mark: noMark };
};

export const readBoards: Record<Exclude<JobBoardKind, 'feed'>, ReadBoard> = {
  greenhouse: single(
    'greenhouse',
    (company) => `/v1/boards/${company}/jobs?content=true&pay_transparency=true`,
  ),
  lever: readLever,
  ashby: single('ashby', (company) => `/posting-api/job-board/${company}?includeCompensation=true`),
  recruitee: single('recruitee', () => '/api/offers/'),
  smartrecruiters: smartRecruiters,
  workday,
  // Positions without a text in this language come in the company's own.
  personio: single('personio', () => '/xml?language=en'),
  teamtailor: readTeamtailor,
  // The API of the widget for companies' own pages, which needs no key.
  workable: single('workable', (company) => `/api/v1/widget/accounts/${company}?details=true`),
  remotive: single('remotive', () => '/api/remote-jobs'),
  'hacker-news': readHackerNews,
};
