import type { AgentItem } from '@limelight/contracts';
import { AppError } from '../../../../platform/http/index.ts';
import type { Run, Step } from '../../../../run.ts';
import { findCompanyBoard, listOpenOn, readBoard } from '../../job-agents/index.ts';
import { joinReadings, type Problem, type Reading } from '../reading.ts';
import { bareItem } from './bare-item.ts';

const perBoard = 80;
const textLength = 2_000;

async function openingsOf(
  run: Run,
  company: string,
  step: Step,
): Promise<{ found: AgentItem[]; problem: Problem | null }> {
  const { context } = run;
  const nothing = (message: string) => {
    step.skip(message);
    return { found: [], problem: { address: company, message } };
  };
  try {
    const ref = await findCompanyBoard(context, company, step.signal);
    if (ref === null) return nothing('No job board was found for this company.');
    const { name, fault } = await readBoard(context, ref, step.signal);
    const jobs = await listOpenOn(context.database.db, ref, perBoard);
    if (fault === null) step.summarise(`${jobs.length} openings at ${name}`);
    else step.skip(fault);
    const found = jobs.map(({ id, title, company: employer, placesText, text, url, publishedAt }) =>
      bareItem({
        key: `job:${id}`,
        title: [title, employer, placesText].filter((part) => part !== '').join(', '),
        url,
        text: text.slice(0, textLength),
        publishedAt: publishedAt?.toISOString() ?? null,
        sources: [{ title: name, url }],
      }),
    );
    return { found, problem: fault === null ? null : { address: company, message: fault } };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return nothing(error.message);
  }
}

export async function readOpenings(run: Run, name: string, companies: readonly string[]): Promise<Reading> {
  run.progress(0, companies.length, 'Reading job boards');
  const read = await run.each(name, companies, (company, step) => openingsOf(run, company, step), {
    concurrency: 2,
  });
  const { found: items, ...rest } = joinReadings(read);
  return { items, ...rest };
}
