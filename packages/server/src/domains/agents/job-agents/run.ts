import { setImmediate } from 'node:timers/promises';
import { jobSearchRun, type JobReason } from '@limelight/contracts';
import { z } from 'zod';
import type { BoardRef } from '../../../integrations/job-boards/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { foundNothing, implementRun, made, type Run } from '../../../run.ts';
import { anyWordQuery, countConnectionsAt, isExactQuote } from '../../library/people/index.ts';
import { fitPrompt } from './fit-prompt.v1.ts';
import { presentJob } from './present.ts';
import { listTargets } from './repository/own.ts';
import { addFound, findComparable, findJobs, listDismissed, type JobRow } from './repository/job-agents.ts';
import { judgeJobs, type JudgedJob } from './rules/judge.ts';
import { fitsLevels } from './rules/level-fit.ts';
import { fitsPlaces } from './rules/place-fit.ts';
import { starterBoards } from './rules/starter-boards.ts';
import { findCompanyBoard, isAddress } from './service/find-company-board.ts';
import { readBoard, type BoardReport } from './service/read-board.ts';
import { announceFound } from './service/digest.ts';
import { jobProfileText } from './service/own.ts';

const comparedLimit = 400;
const shownLimit = 40;
/** The number of openings a model judges, how many of them are in each request, and the longest text of each. */
const modelLimit = 20;
const adsInQuestion = 5;
const adLength = 5000;
/** The number of companies given by name whose board is searched for. Each takes up to eleven requests. */
const namesLookedUp = 10;

const keyOf = ({ kind, company }: BoardRef) => `${kind} ${company}`;

interface Looked {
  ref: BoardRef | null;
  report: BoardReport;
}

/** The boards to read: the starter list, those of the followed companies, and those named for this search. */
async function findBoards(run: Run, companies: readonly string[]): Promise<Looked[]> {
  const { context, userId } = run;
  const targets = await run.step('companies', async () => listTargets(context.database.db, userId));
  const names = companies.filter((given) => !isAddress(given));
  const tooMany = new Set(names.slice(namesLookedUp));
  const named = await run.each(
    'board-of',
    companies.filter((given) => !tooMany.has(given)),
    async (given, step) => {
      step.summarise(given);
      try {
        return { given, ref: await findCompanyBoard(context, given, step.signal) };
      } catch (error) {
        if (error instanceof AppError) return { given, ref: null };
        throw error;
      }
    },
    { concurrency: 2 },
  );
  const refs = new Map<string, BoardRef>();
  for (const ref of [
    ...starterBoards,
    ...targets.map(({ board, boardCompany }) => ({ kind: board, company: boardCompany })),
    ...named.flatMap(({ ref }) => ref ?? []),
  ])
    refs.set(keyOf(ref), ref);
  const unknown = named
    .filter(({ ref }) => ref === null)
    .map(({ given }) => ({
      ref: null,
      report: { name: given, openings: 0, fault: 'No job board was found for this company.' },
    }));
  const leftOut = [...tooMany].map((name) => ({
    ref: null,
    report: {
      name,
      openings: 0,
      fault: `A search looks up ${namesLookedUp} names. Paste the address of this company’s board.`,
    },
  }));
  const all = [...refs.values()];
  let done = 0;
  run.progress(0, all.length, 'Reading job boards');
  const read = await run.each('board', all, async (ref, step) => {
    const report = await readBoard(context, ref, step.signal);
    if (report.fault === null) step.summarise(`${report.name}: ${report.openings} openings`);
    else step.skip(`${report.name}: ${report.fault}`);
    done += 1;
    run.progress(done, all.length, `Read ${done} of ${all.length} job boards`);
    return { ref, report };
  });
  return [...read, ...unknown, ...leftOut];
}

const fits = z.object({
  ads: z.array(
    z.object({
      number: z.number().int(),
      reasons: z.array(
        z.object({ criterion: z.string(), jobQuote: z.string(), profileQuote: z.string().nullable() }),
      ),
      missing: z.array(z.string()),
    }),
  ),
});

type Stored = Pick<JobRow, 'id' | 'title' | 'text'>;

/**
 * Asks a model for reasons and keeps those whose quotes are in the texts word for word. Null without a
 * model and without usable answers.
 */
async function askModel(
  run: Run,
  judged: readonly JudgedJob[],
  jobs: ReadonlyMap<string, Stored>,
  { query, profile }: { query: string; profile: string },
): Promise<JudgedJob[] | null> {
  const best = judged.slice(0, modelLimit);
  const answered = new Map<string, JudgedJob>();
  for (let at = 0; at < best.length; at += adsInQuestion) {
    const some = best.slice(at, at + adsInQuestion);
    const ads = some.map(({ id }, index) => {
      const job = jobs.get(id);
      return { number: index + 1, title: job?.title ?? '', text: (job?.text ?? '').slice(0, adLength) };
    });
    run.progress(at, best.length, `Comparing opening ${at + 1} of ${best.length} with your profile`);
    const answer = await run.ask(`fit-${at / adsInQuestion + 1}`, {
      prompt: fitPrompt,
      data: { query, profile: profile.slice(0, 8000), ads },
      schema: fits,
      unusable: 'none',
    });
    if (answer === null) return null;
    for (const { number, reasons, missing } of answer.ads) {
      const known = some[number - 1];
      const ad = ads[number - 1];
      if (known === undefined || ad === undefined) continue;
      const exact: JobReason[] = reasons
        .filter(
          ({ criterion, jobQuote }) => criterion !== '' && isExactQuote(jobQuote, `${ad.title}\n${ad.text}`),
        )
        .map(({ criterion, jobQuote, profileQuote }) => ({
          criterion: criterion.slice(0, 200),
          jobQuote,
          ...(profileQuote !== null && isExactQuote(profileQuote, profile) ? { profileQuote } : {}),
        }));
      answered.set(known.id, { ...known, reasons: exact, missing: missing.slice(0, 8), score: exact.length });
    }
  }
  return best
    .map((job) => answered.get(job.id) ?? job)
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((a, b) => b.reasons.length - a.reasons.length);
}

export const jobSearch = implementRun(jobSearchRun, {
  where: 'worker',
  steps: {
    'board-of': 'Find a job board',
    board: 'Read a job board',
    compare: 'Compare openings',
    fit: 'Assess openings',
  },
  outcome: ({ jobs, compared }, _input, id) =>
    jobs.length === 0
      ? foundNothing(`None of ${compared} openings fit.`)
      : made(`${jobs.length} of ${compared} openings mention something you want.`, [
          'See the openings',
          `/dashboard/job-searcher?run=${id}`,
        ]),
  async work(run, { query, locations = [], levels = [], companies = [] }) {
    const { context, userId } = run;
    const { db } = context.database;
    const looked = await findBoards(run, companies);
    const profile = await run.step('profile', async () => jobProfileText(db, userId, context.clock.now()));
    const found = await run.step('compare', async (step) => {
      const lookup = anyWordQuery(`${query}\n${profile.slice(0, 2000)}`);
      const boards = looked.flatMap(({ ref }) => ref ?? []);
      const rows = lookup === null ? [] : await findComparable(db, lookup, { limit: comparedLimit, boards });
      const removed = await listDismissed(db, userId);
      const fitting = rows.filter(
        (row) => !removed.has(row.id) && fitsPlaces(row, locations) && fitsLevels(row.levels, levels),
      );
      const { criteria, judged } = await judgeJobs({ query, profile }, fitting, setImmediate);
      const mentioning = judged.filter(({ reasons }) => reasons.length > 0);
      step.summarise(`${fitting.length} openings compared, ${mentioning.length} mention something you want`);
      // A model also reads openings that word a wish differently.
      const shown = [...new Set([...judged.slice(0, modelLimit), ...mentioning.slice(0, shownLimit)])];
      const ids = new Set(shown.map(({ id }) => id));
      const texts = fitting
        .filter(({ id }) => ids.has(id))
        .map(({ id, title, text }) => ({ id, title, text }));
      return { criteria, judged: shown, compared: fitting.length, texts };
    });
    const jobs = new Map(found.texts.map((job) => [job.id, job]));
    const byModel = await askModel(run, found.judged, jobs, { query, profile });
    const judged = byModel ?? found.judged.filter(({ reasons }) => reasons.length > 0).slice(0, shownLimit);
    const rows = await findJobs(
      db,
      userId,
      judged.map(({ id }) => id),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    const knows = await countConnectionsAt(
      db,
      userId,
      rows.map(({ companyKey }) => companyKey),
    );
    return {
      jobs: judged.flatMap(({ id, reasons, missing }) => {
        const row = byId.get(id);
        if (row === undefined) return [];
        const job = presentJob(row, knows.get(row.companyKey) ?? 0, context.clock.now());
        return [{ ...job, reasons, missing }];
      }),
      criteria: found.criteria,
      boards: looked.map(({ report }) => report),
      compared: found.compared,
      byWords: byModel === null,
    };
  },
  async save(tx, run, { jobs }) {
    const now = new Date(run.context.clock.now());
    const found = jobs.map(({ id, reasons, missing }) => ({ jobId: id, reasons, missing }));
    await addFound(tx, run.userId, found, now);
    await announceFound(tx, run, jobs);
  },
});
