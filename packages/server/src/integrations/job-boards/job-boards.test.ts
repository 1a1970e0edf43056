import type { JobBoardKind } from '@limelight/contracts';
import { startSandbox, type Sandbox } from '@limelight/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { retryAfterSeconds } from '../retry-after.ts';
import { readFirstLine } from './boards/hacker-news.ts';
import { AppError } from '../../platform/http/index.ts';
import { createLog } from '../../platform/log.ts';
import { closeThreads, createThreads } from '../../platform/threads/index.ts';
import { findBoard, guessBoards } from './detect.ts';
import { BoardError, createJobBoards, type BoardRead, type JobBoards } from './index.ts';

const isJobBoard = (kind: string): kind is keyof typeof companies => Object.hasOwn(companies, kind);

let sandbox: Sandbox;
let boards: JobBoards;
const threads = createThreads(createLog('silent'));
const pages = new Map<string, string>();

beforeAll(async () => {
  sandbox = await startSandbox({ clock: () => 0 });
  boards = createJobBoards(
    { JOB_BOARDS_URL: sandbox.jobBoardsUrl, PUBLIC_URL: 'https://limelight.example' },
    {
      fetchPage: async (url) => ({ finalUrl: url, html: pages.get(url) ?? '', contentType: 'text/html' }),
    },
    { read: async () => Promise.reject(new AppError('feed_missing')) },
    threads,
  );
});
beforeEach(() => sandbox.control.reset());
afterAll(async () => {
  await closeThreads(threads);
  await sandbox.close();
});

const companies: Record<Exclude<JobBoardKind, 'feed'>, string> = {
  greenhouse: 'lanternfold-example',
  lever: 'tessellate-example',
  ashby: 'slotwise-example',
  recruitee: 'brackwede-example',
  smartrecruiters: 'NorthquayFreightStorageExample',
  workable: 'orrery-example',
  workday: 'quaymark.wd3.myworkdayjobs.com/quaymark/Careers',
  personio: 'morgentau-example',
  teamtailor: 'fjordlys-example',
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
    ['workday', 23],
    ['personio', 3],
    ['teamtailor', 3],
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

  it('Workday: every page of the list, several places, the country of a place, the way of working', async () => {
    const { ads } = await readOnce('workday');
    expect(ads.slice(0, 4)).toMatchObject([
      {
        company: 'Quaymark Terminals',
        places: ['Rotterdam, Netherlands', 'Remote, Netherlands'],
        workplace: 'hybrid',
      },
      { places: ['London, United Kingdom', 'Dublin, Ireland'], employment: 'Full time', workplace: null },
      { title: 'Berth Scheduler', places: ['US-TX-Houston'], workplace: 'on-site' },
      { workplace: 'remote', publishedAt: new Date('2026-11-04') },
    ]);
    expect(ads[0]?.url).toBe(
      'https://quaymark.wd3.myworkdayjobs.com/Careers/job/Rotterdam/Crane-Planner_R1001',
    );
  });

  it('Personio: offices, sections, levels and subsidiaries; Teamtailor: pages, countries, pay by the hour', async () => {
    const personio = (await readOnce('personio')).ads;
    expect(personio[0]?.text).toMatch(/^Your tasks\n+Morgentau dries herbs & sells tea.*Your profile/su);
    expect(personio).toMatchObject([
      {
        company: 'Morgentau Kräuter GmbH',
        places: ['Berlin', 'Berlin (Remote)', 'Vienna, Austria'],
        workplace: 'remote',
        url: 'https://morgentau-example.jobs.personio.de/job/4100001',
      },
      { company: 'Morgentau Example', levels: ['executive'], publishedAt: new Date('2026-11-02T11:00:00Z') },
      { levels: ['internship'], workplace: 'remote', employment: 'part-time' },
    ]);
    expect((await readOnce('teamtailor')).ads).toMatchObject([
      { places: ['Bergen, Norway', 'Stockholm, Sweden'], company: 'Fjordlys', employment: 'full-time' },
      { places: ['Oslo, Norway'], workplace: 'remote', employment: 'part-time' },
      { pay: { minMinor: 18_000, maxMinor: 21_000, currency: 'DKK', period: 'hour' } },
    ]);
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
    const others = Object.entries(companies).flatMap(([kind, known]) => {
      const company = known.replaceAll(/[^/]+(?=-example$|Example$|\/Careers$)/g, 'nobody');
      return known !== '' && isJobBoard(kind) ? [{ kind, company }] : [];
    });
    expect(others).toHaveLength(9);
    for (const ref of others) expect(await faultOf(boards.read(ref, null))).toBe('unknown');
    for (const [kind, company] of [
      ['recruitee', 'evil.example/x'],
      ['personio', 'evil.example'],
      ['teamtailor', 'evil.example/x'],
      ['workday', 'evil.example/acme/Careers'],
      ['workday', 'acme.wd5.myworkdayjobs.com/acme/../x'],
    ] as const)
      expect(await faultOf(boards.read({ kind, company }, null))).toBe('unknown');
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
    ['https://acme.jobs.personio.de/job/41?language=de', 'personio', 'acme'],
    ['https://acme.jobs.personio.com', 'personio', 'acme'],
    ['https://acme.teamtailor.com/jobs/1-cook', 'teamtailor', 'acme'],
    ['https://acme.na.teamtailor.com/', 'teamtailor', 'acme.na'],
    [
      'https://acme.wd5.myworkdayjobs.com/en-US/External_Careers/job/X/Y_R1',
      'workday',
      'acme.wd5.myworkdayjobs.com/acme/External_Careers',
    ],
    [
      'https://acme.wd1.myworkdayjobs.com/wday/cxs/acme/Jobs/jobs',
      'workday',
      'acme.wd1.myworkdayjobs.com/acme/Jobs',
    ],
    [
      'https://wd3.myworkdaysite.com/recruiting/acme/External',
      'workday',
      'wd3.myworkdaysite.com/acme/External',
    ],
    [
      'https://wd3.myworkdaysite.com/en-US/recruiting/acme/External/job/Y',
      'workday',
      'wd3.myworkdaysite.com/acme/External',
    ],
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
