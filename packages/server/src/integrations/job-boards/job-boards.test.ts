import type { JobBoardKind } from '@limelight/contracts';
import { startSandbox, type Sandbox } from '@limelight/sandbox';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { retryAfterSeconds } from '../retry-after.ts';
import { readFirstLine } from './boards/hacker-news.ts';
import { AppError } from '../../platform/http/index.ts';
import { findBoard, guessBoards } from './detect.ts';
import { BoardError, countryOf, createJobBoards, type BoardRead, type JobBoards } from './index.ts';
import { parsePay } from './pay.ts';
import { zoneRangeOf } from './places.ts';
import { plainText } from './text.ts';
import { anyText } from '../../testing/any-text.ts';

let sandbox: Sandbox;
let boards: JobBoards;
const pages = new Map<string, string>();

beforeAll(async () => {
  sandbox = await startSandbox({ clock: () => 0 });
  boards = createJobBoards(
    { JOB_BOARDS_URL: sandbox.jobBoardsUrl, PUBLIC_URL: 'https://limelight.example' },
    {
      fetchPage: async (url) => ({ finalUrl: url, html: pages.get(url) ?? '', contentType: 'text/html' }),
    },
    { read: async () => Promise.reject(new AppError('feed_missing')) },
  );
});
beforeEach(() => sandbox.control.reset());
afterAll(() => sandbox.close());

const companies: Record<Exclude<JobBoardKind, 'feed'>, string> = {
  greenhouse: 'lanternfold-example',
  lever: 'tessellate-example',
  ashby: 'slotwise-example',
  recruitee: 'brackwede-example',
  smartrecruiters: 'NorthquayFreightStorageExample',
  workable: 'orrery-example',
  remotive: '',
  'hacker-news': '',
};

async function read(kind: keyof typeof companies, company = companies[kind]): Promise<BoardRead> {
  const found = await boards.read({ kind, company }, null);
  if (found === null) throw new Error('nothing was read');
  return found;
}

const wholeBoards = new Map<string, Promise<BoardRead>>();

/** The board of the kind's company, read once for the tests that only look at it. */
function readOnce(kind: keyof typeof companies): Promise<BoardRead> {
  const known = wholeBoards.get(kind) ?? read(kind);
  wholeBoards.set(kind, known);
  return known;
}

async function faultOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'read',
    (error: unknown) => (error instanceof BoardError ? error.fault : String(error)),
  );
}

describe('every board', () => {
  it.each([
    ['greenhouse', 35],
    ['lever', 32],
    ['ashby', 34],
    ['recruitee', 28],
    ['smartrecruiters', 46],
    ['workable', 3],
    ['remotive', 44],
    ['hacker-news', 44],
  ] as const)('%s gives %i openings, all of them whole', async (kind, count) => {
    const { ads, skipped } = await readOnce(kind);
    expect(ads).toHaveLength(count);
    expect(skipped).toBe(0);
    expect(new Set(ads.map(({ externalId }) => externalId)).size).toBe(count);
    for (const ad of ads) {
      expect(ad.text.length).toBeGreaterThan(40);
      expect(`${ad.title}${ad.company}${ad.places.join('')}${ad.text}`).not.toMatch(
        /<\/?(p|li|ul|div|h3|a|br)\b|&(lt|gt|amp|quot|#x2F);/,
      );
      expect(ad.publishedAt?.getUTCFullYear()).toBe(2026);
      expect(new URL(ad.url).protocol).toBe('https:');
    }
  });

  it('Greenhouse: markup that was escaped twice, offsets in dates, pay in hundredths, places without blanks', async () => {
    const { ads } = await readOnce('greenhouse');
    const [first] = ads;
    expect(first).toMatchObject({
      externalId: '4510000007',
      title: 'Senior Backend Engineer',
      company: 'Lanternfold Systems',
      places: ['Manchester, England, United Kingdom'],
      department: 'Engineering',
      pay: { minMinor: 7_500_000, maxMinor: 9_500_000, currency: 'GBP', period: 'year' },
      publishedAt: new Date('2026-10-06T05:34:19Z'),
    });
    expect(first?.text).toMatch(/^About Lanternfold\n+Lanternfold plans work for warehouses\./);
    expect(ads.filter(({ workplace }) => workplace === 'remote').length).toBeGreaterThan(0);
  });

  it('Lever: the requirements in the lists, and pay with its interval', async () => {
    const { ads } = await readOnce('lever');
    expect(ads[0]).toMatchObject({
      workplace: 'remote',
      pay: { minMinor: 12_000_000, maxMinor: 15_200_000, currency: 'USD', period: 'year' },
      publishedAt: new Date(1_782_351_275_403),
    });
    expect(ads[0]?.text).toContain('What you will do\n\n- Design, build and run Go and PostgreSQL services');
    expect(ads.filter(({ pay }) => pay !== null)).toHaveLength(16);
  });

  it('Ashby, Recruitee, SmartRecruiters, Workable: countries, German offers, sections, several places', async () => {
    expect((await readOnce('ashby')).ads[0]?.places).toEqual(['Stockholm, Sweden', 'Oslo, Norway']);
    const [recruitee] = (await readOnce('recruitee')).ads;
    expect(recruitee).toMatchObject({
      places: ['Bielefeld, Deutschland', 'Remote, Deutschland'],
      workplace: 'remote',
      pay: { minMinor: 8_250_000, maxMinor: 10_450_000, currency: 'EUR', period: 'year' },
    });
    expect(recruitee?.text).toContain('30 Tage Urlaub');
    expect((await readOnce('smartrecruiters')).ads[0]?.text).toContain(
      'Qualifications\n\n- Kotlin and Jetpack Compose',
    );
    expect((await readOnce('workable')).ads[1]?.places).toEqual(['Cork, Ireland', 'Galway, Ireland']);
  });

  it('states levels where it has a field for them, and nowhere else', async () => {
    const levels = async (kind: keyof typeof companies) =>
      Map.groupBy((await readOnce(kind)).ads, (ad) => ad.levels.join(' '));
    const recruitee = await levels('recruitee');
    expect([recruitee.get('mid')?.length, recruitee.get('senior')?.length]).toEqual([20, 6]);
    expect((await levels('smartrecruiters')).get('mid senior')?.length).toBeGreaterThan(0);
    expect([...(await levels('greenhouse')).keys()]).toEqual(['']);
  });

  it('Hacker News: advertisements only, company, role, place and pay from the first line', async () => {
    const { ads } = await readOnce('hacker-news');
    const by = (company: string) => ads.find((ad) => ad.company === company);
    expect(by('Walkington Water')).toMatchObject({
      title: 'Android Engineer, Senior Backend Engineer',
      places: ['Nairobi, Kenya'],
      workplace: 'on-site',
      pay: { minMinor: 6_500_000, maxMinor: 8_500_000, currency: 'EUR' },
    });
    expect(by('Wilberforce Works')).toMatchObject({ title: 'Technical Writer', workplace: 'remote' });
    expect(by('Louth & District Co-operative')?.places).toEqual(['Lincoln, UK']);
    expect(readFirstLine('Please don’t post the same ad twice.')).toBeNull();
  });
});

describe('a board in trouble', () => {
  const greenhouse = { kind: 'greenhouse', company: companies.greenhouse } as const;
  it.each([
    [{ kind: 'status', status: 500 }, 'down'],
    [{ kind: 'status', status: 503 }, 'down'],
    [{ kind: 'drop' }, 'down'],
    [{ kind: 'cut-body' }, 'down'],
    [{ kind: 'html', status: 200 }, 'unreadable'],
    [{ kind: 'status', status: 200, body: '{"jobs":"none"}' }, 'unreadable'],
  ] as const)('%j is told as %s', async (fault, expected) => {
    await sandbox.control.faults.add({ operation: 'job-boards.greenhouse', ...fault });
    expect(await faultOf(boards.read(greenhouse, null))).toBe(expected);
  });

  it('says when it wants to be asked again', async () => {
    await sandbox.control.faults.add({
      operation: 'job-boards.lever',
      kind: 'rate-limit',
      retryAfterSeconds: 1800,
    });
    const refused: unknown = await read('lever').catch((error: unknown) => error);
    expect(refused).toMatchObject({ fault: 'busy', retryAfterSeconds: 1800 });
    expect(
      retryAfterSeconds('Wed, 25 Nov 2026 10:00:30 GMT', { now: Date.parse('2026-11-25T10:00:00Z') }),
    ).toBe(30);
    expect(retryAfterSeconds('soon')).toBeNull();
  });

  it('is unknown under another name, also where the board answers 200', async () => {
    for (const kind of ['greenhouse', 'lever', 'ashby', 'recruitee', 'smartrecruiters', 'workable'] as const)
      expect(await faultOf(boards.read({ kind, company: 'nobody-example' }, null))).toBe('unknown');
    expect(await faultOf(boards.read({ kind: 'recruitee', company: 'evil.example/x' }, null))).toBe(
      'unknown',
    );
  });

  it('gives 5,000 of 40,000 openings, and says how many were left out', async () => {
    const { ads, skipped } = await read('greenhouse', 'huge-example');
    expect(ads).toHaveLength(5000);
    expect(skipped).toBe(35_000);
  });

  it('loses one advertisement that cannot be read, not the board', async () => {
    const body = JSON.stringify({
      jobs: [
        {
          id: 1,
          title: 'Whole',
          absolute_url: 'https://example.com/1',
          company_name: 'A',
          internal_job_id: 4,
        },
        { id: '2', title: null },
        { id: 3, title: 'No web address', absolute_url: 'javascript:alert(1)', company_name: 'A' },
      ],
    });
    await sandbox.control.faults.add({
      operation: 'job-boards.greenhouse',
      kind: 'status',
      status: 200,
      body,
    });
    const { ads, skipped } = await read('greenhouse');
    expect(ads.map(({ title }) => title)).toEqual(['Whole']);
    expect(skipped).toBe(2);
  });

  it('is not read again while nothing changed', async () => {
    const { mark } = await read('ashby');
    expect(mark.etag).not.toBeNull();
    expect(await boards.read({ kind: 'ashby', company: companies.ashby }, mark)).toBeNull();
    const requests = await sandbox.control.jobBoards.requests();
    expect(requests.map(({ status }) => status)).toEqual([200, 304]);
    expect(requests.every(({ headers }) => headers['user-agent']?.startsWith('Limelight/'))).toBe(true);
  });
});

describe('the board of a company', () => {
  it.each([
    ['https://job-boards.greenhouse.io/acme/jobs/1', 'greenhouse', 'acme'],
    ['https://boards.greenhouse.io/embed/job_board?b=x&for=acme', 'greenhouse', 'acme'],
    ['https://jobs.lever.co/acme-inc/00-11', 'lever', 'acme-inc'],
    ['https://jobs.eu.lever.co/acme', 'lever', 'eu:acme'],
    ['https://jobs.ashbyhq.com/Acme', 'ashby', 'Acme'],
    ['https://acme.recruitee.com/o/cook', 'recruitee', 'acme'],
    ['https://jobs.smartrecruiters.com/AcmeInc/743-cook', 'smartrecruiters', 'AcmeInc'],
    ['https://apply.workable.com/acme/j/0A/', 'workable', 'acme'],
  ])('%s', (address, kind, company) => {
    expect(findBoard(address)).toEqual({ kind, company });
  });

  it('is found in the page of its careers, and guessed by its name', async () => {
    pages.set(
      'https://acme.example/careers',
      '<a href="https://www.recruitee.com">x</a><script src="https://boards.greenhouse.io/embed/job_board/js?for=acme"></script>',
    );
    expect(await boards.find('https://acme.example/careers')).toEqual({
      kind: 'greenhouse',
      company: 'acme',
    });
    expect(await boards.find('https://plain.example/')).toBeNull();
    expect(guessBoards('Slotwise Example')).toContainEqual({ kind: 'ashby', company: 'slotwise-example' });
    expect(guessBoards('../..')).toEqual([]);
  });
});

describe('what is written freely', () => {
  it.each([
    ['$120k - $153k', 12_000_000, 15_300_000, 'USD', 'year'],
    ['$45 per hour', 4500, 4500, 'USD', 'hour'],
    ['36-46k GBP', 3_600_000, 4_600_000, 'GBP', 'year'],
    ['€30,000 to €36,000', 3_000_000, 3_600_000, 'EUR', 'year'],
    ['€50k-67k', 5_000_000, 6_700_000, 'EUR', 'year'],
    ['¥6,000,000', 6_000_000, 6_000_000, 'JPY', 'year'],
    ['£500 per day', 50_000, 50_000, 'GBP', 'day'],
  ])('pay: %s', (written, minMinor, maxMinor, currency, period) => {
    expect(parsePay(written)).toEqual({ minMinor, maxMinor, currency, period });
  });
  it.each(['Competitive', '$0k - $0k', '', '12 to 14', 'ABC 100'])('no pay: %s', (written) => {
    expect(parsePay(written)).toBeNull();
  });
  it.each([
    ['Manchester, England, United Kingdom', 'GB'],
    ['Manchester, UK or Remote (UK)', 'GB'],
    ['Austin, TX', 'US'],
    ['Austin, TX, US', 'US'],
    ['Bangalore, KA, IN', 'IN'],
    ['Berlin, DE', null],
    ['Bielefeld, Nordrhein-Westfalen, Deutschland', 'DE'],
    ['Graz, Steiermark, Österreich', 'AT'],
    ['USA Only', 'US'],
    ['Utrecht, NL', 'NL'],
    ['Remote (United States)', 'US'],
    ['Remote, EMEA', null],
    ['Worldwide', null],
    ['constructor', null],
  ])('country: %s', (place, country) => {
    expect(countryOf(place)).toBe(country);
  });
  it('time zones', () => {
    expect(zoneRangeOf('REMOTE (UTC-3 to UTC+3)')).toEqual({ from: -3, to: 3 });
    expect(zoneRangeOf('CET +/- 3 hours')).toEqual({ from: -2, to: 4 });
    expect(zoneRangeOf('Worldwide')).toBeNull();
  });
  it('never fails and stays quick on any text', () => {
    const odd = fc.oneof(
      anyText({ maxLength: 300 }),
      fc.constantFrom('constructor', '__proto__', '1,'.repeat(5000), '<p>'.repeat(5000), '('.repeat(5000)),
    );
    fc.assert(
      fc.property(odd, (text) => {
        parsePay(text);
        zoneRangeOf(text);
        findBoard(text);
        guessBoards(text);
        readFirstLine(text);
        expect(countryOf(text)?.length ?? 2).toBe(2);
        expect(plainText(text).length).toBeLessThanOrEqual(20_000);
      }),
      { numRuns: 100 },
    );
  });
});
