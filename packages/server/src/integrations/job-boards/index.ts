import { brand, type JobBoardKind } from '@limelight/contracts';
import type { Config } from '../../platform/config/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { unlessUnreadable, type Threads } from '../../platform/threads/index.ts';
import type { Feeds } from '../feeds/index.ts';
import type { WebPages } from '../web-pages/index.ts';
import { findBoard } from './detect.ts';
import { isFeed, readFeedBoard } from './feed-board.ts';
import { createTurns, fetchBoard } from './fetch-board.ts';
import { readBoards } from './read-boards.ts';
import { BoardError, type BoardRead, type BoardRef, type ReadMark } from './types.ts';

export { findBoard, guessBoards } from './detect.ts';
export { countriesOf, countryOf } from './places.ts';
export {
  BoardError,
  type BoardFault,
  type BoardRead,
  type BoardRef,
  type JobAd,
  type Pay,
  type ReadMark,
} from './types.ts';

export interface JobBoards {
  /**
   * Reads the current openings of a board. Returns null when nothing changed since `mark`. Throws BoardError, or
   * the signal's reason.
   */
  read(ref: BoardRef, mark: ReadMark | null, signal?: AbortSignal): Promise<BoardRead | null>;
  /**
   * Finds the board that an address or its page refers to, or the feed at that address, or null. Throws AppError when the
   * address cannot be read.
   */
  find(address: string): Promise<BoardRef | null>;
}

/** The owner for the limits on threads: many people follow a board. */
const owner = 'job-boards';

/** The minimum number of seconds between two reads of the same board, as the boards request. */
export const leastSecondsBetweenReads: Record<JobBoardKind, number> = {
  greenhouse: 3600,
  lever: 3600,
  ashby: 3600,
  recruitee: 3600,
  smartrecruiters: 3 * 3600,
  workable: 3600,
  workday: 3 * 3600,
  personio: 3600,
  teamtailor: 3600,
  // Remotive's terms allow about four requests per day.
  remotive: 6 * 3600,
  'hacker-news': 3 * 3600,
  feed: 3600,
};

/** Boards with a host for each company. */
const hosted: ReadonlySet<JobBoardKind> = new Set(['recruitee', 'personio', 'teamtailor', 'workday']);

/** The base address of a board. `standIn` simulates all of them, each below its name. */
function baseOf(kind: Exclude<JobBoardKind, 'feed'>, company: string, standIn: string | undefined): string {
  const [host = ''] = company.split('/');
  if (standIn !== undefined)
    return hosted.has(kind) ? `${standIn}/${kind}/${encodeURIComponent(host)}` : `${standIn}/${kind}`;
  switch (kind) {
    case 'greenhouse':
      return 'https://boards-api.greenhouse.io';
    case 'lever':
      return company.startsWith('eu:') ? 'https://api.eu.lever.co' : 'https://api.lever.co';
    case 'ashby':
      return 'https://api.ashbyhq.com';
    case 'recruitee':
      return `https://${company}.recruitee.com`;
    case 'smartrecruiters':
      return 'https://api.smartrecruiters.com';
    case 'workable':
      return 'https://apply.workable.com';
    case 'workday':
      return `https://${host}`;
    case 'personio':
      return `https://${company}.jobs.personio.de`;
    case 'teamtailor':
      return `https://${company}.teamtailor.com`;
    case 'remotive':
      return 'https://remotive.com';
    case 'hacker-news':
      return 'https://hn.algolia.com';
  }
}

/** The name becomes part of a host name or path. */
function isCompany(kind: JobBoardKind, name: string): boolean {
  if (kind === 'workday')
    return /^[a-z0-9-]{1,63}(?:\.wd\d{1,3})?\.myworkday(?:jobs|site)\.com\/[\w-]{1,63}\/[\w.-]{1,100}$/i.test(
      name,
    );
  if (kind === 'teamtailor') return /^[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z]{2})?$/i.test(name);
  return hosted.has(kind)
    ? /^[a-z0-9][a-z0-9-]{0,62}$/i.test(name)
    : /^(?:eu:)?[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$/.test(name);
}

type JobBoardsConfig = Pick<Config, 'JOB_BOARDS_URL' | 'PUBLIC_URL'>;

/** Reads public job boards, one request at a time per host. */
export function createJobBoards(
  config: JobBoardsConfig,
  webPages: Pick<WebPages, 'fetchPage'>,
  feeds: Pick<Feeds, 'read'>,
  threads: Threads,
): JobBoards {
  const takeTurn = createTurns();
  const agent = `${brand.name}/1.0 (looks for openings that its users ask for; +${config.PUBLIC_URL})`;

  const read: JobBoards['read'] = async (ref, mark, signal) => {
    const { kind, company } = ref;
    if (kind === 'feed') return readFeedBoard(feeds, company, mark, signal);
    const many = kind === 'remotive' || kind === 'hacker-news';
    if (!many && !isCompany(kind, company)) throw new BoardError('unknown');
    const base = baseOf(kind, company, config.JOB_BOARDS_URL);
    return readBoards[kind]({
      company,
      mark,
      async fetch(path, known = null, search) {
        const url = new URL(base + path);
        await takeTurn(url.host);
        return fetchBoard(url, { mark: known, agent, signal, search });
      },
      async inThread(work) {
        const options = { owner, ...(signal === undefined ? {} : { signal }) };
        const found = await unlessUnreadable(work(threads, options), null);
        if (found === null) throw new BoardError('unreadable');
        return found;
      },
    });
  };

  /** Returns null for anything other than HTML. Feeds are skipped, although they may contain links to boards. */
  async function readHtml(address: string): Promise<string | null> {
    try {
      const { html, contentType } = await webPages.fetchPage(address);
      return contentType.includes('html') ? html : null;
    } catch (error) {
      if (error instanceof AppError && error.code === 'page_wrong_type') return null;
      throw error;
    }
  }

  const feedAt = async (address: string): Promise<BoardRef | null> =>
    (await isFeed(feeds, address)) ? { kind: 'feed', company: new URL(address).href } : null;

  return {
    read,
    async find(address) {
      const given = address.trim();
      const named = findBoard(given);
      if (named !== null) return named;
      const html = await readHtml(given);
      const inPage = html === null ? null : findBoard(html);
      if (inPage !== null) return inPage;
      // Careers pages by Teamtailor at a company's own address have the same list of openings.
      if (html?.includes('teamtailor-cdn.com') === true) return feedAt(new URL('/jobs.json', given).href);
      return html === null ? feedAt(given) : null;
    },
  };
}
