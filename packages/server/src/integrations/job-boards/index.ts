import { brand, type JobBoardKind } from '@limelight/contracts';
import type { Config } from '../../platform/config/index.ts';
import { AppError } from '../../platform/http/index.ts';
import type { Feeds } from '../feeds/index.ts';
import type { WebPages } from '../web-pages/index.ts';
import { readAshby } from './boards/ashby.ts';
import { readGreenhouse } from './boards/greenhouse.ts';
import { readHackerNews } from './boards/hacker-news.ts';
import { readLever } from './boards/lever.ts';
import { readRecruitee } from './boards/recruitee.ts';
import { readRemotive } from './boards/remotive.ts';
import { readSmartRecruiters } from './boards/smartrecruiters.ts';
import { readWorkable } from './boards/workable.ts';
import { findBoard } from './detect.ts';
import { isFeed, readFeedBoard } from './feed-board.ts';
import { createTurns, readJson } from './read-json.ts';
import { BoardError, type BoardRead, type BoardReader, type BoardRef, type ReadMark } from './types.ts';

export { guessBoards } from './detect.ts';
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

const readers: Record<Exclude<JobBoardKind, 'feed'>, BoardReader> = {
  greenhouse: readGreenhouse,
  lever: readLever,
  ashby: readAshby,
  recruitee: readRecruitee,
  smartrecruiters: readSmartRecruiters,
  workable: readWorkable,
  remotive: readRemotive,
  'hacker-news': readHackerNews,
};

/** The minimum number of seconds between two reads of the same board, as the boards request. */
export const leastSecondsBetweenReads: Record<JobBoardKind, number> = {
  greenhouse: 3600,
  lever: 3600,
  ashby: 3600,
  recruitee: 3600,
  smartrecruiters: 3 * 3600,
  workable: 3600,
  // Remotive's terms allow about four requests per day.
  remotive: 6 * 3600,
  'hacker-news': 3 * 3600,
  feed: 3600,
};

/** The base address of a board. `standIn` simulates all of them, each below its name. */
function baseOf(kind: Exclude<JobBoardKind, 'feed'>, company: string, standIn: string | undefined): string {
  if (standIn !== undefined)
    return kind === 'recruitee'
      ? `${standIn}/recruitee/${encodeURIComponent(company)}`
      : `${standIn}/${kind}`;
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
    case 'remotive':
      return 'https://remotive.com';
    case 'hacker-news':
      return 'https://hn.algolia.com';
  }
}

const companyName = /^(?:eu:)?[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$/;
const hostName = /^[a-z0-9][a-z0-9-]{0,62}$/i;

type JobBoardsConfig = Pick<Config, 'JOB_BOARDS_URL' | 'PUBLIC_URL'>;

/** Reads public job boards, one request at a time per host. */
export function createJobBoards(
  config: JobBoardsConfig,
  webPages: Pick<WebPages, 'fetchPage'>,
  feeds: Pick<Feeds, 'read'>,
): JobBoards {
  const takeTurn = createTurns();
  const agent = `${brand.name}/1.0 (looks for openings that its users ask for; +${config.PUBLIC_URL})`;

  const read: JobBoards['read'] = async (ref, mark, signal) => {
    const { kind, company } = ref;
    if (kind === 'feed') return readFeedBoard(feeds, company, mark, signal);
    const many = kind === 'remotive' || kind === 'hacker-news';
    // The name becomes part of a host name or path.
    const fits = kind === 'recruitee' ? hostName : companyName;
    if (!many && !fits.test(company)) throw new BoardError('unknown');
    const base = baseOf(kind, company, config.JOB_BOARDS_URL);
    return readers[kind](
      async (path, known = null) => {
        const url = new URL(base + path);
        await takeTurn(url.host);
        return readJson(url, { mark: known, agent, signal });
      },
      ref,
      mark,
    );
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

  return {
    read,
    async find(address) {
      const given = address.trim();
      const named = findBoard(given);
      if (named !== null) return named;
      const html = await readHtml(given);
      if (html !== null) return findBoard(html);
      return (await isFeed(feeds, given)) ? { kind: 'feed', company: new URL(given).href } : null;
    },
  };
}
