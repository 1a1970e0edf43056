import type { Run } from '../../../../run.ts';
import { findOpeningsAt } from '../../job-agents/index.ts';
import type { ListedPerson } from '../../../library/people/index.ts';
import type { JudgedPerson, PersonMaterial } from '../rules/judge-people.ts';

const mostOpenings = 500;
const perCompany = 3;

export const hiringSignal = 'Hiring now';
export const newsSignal = 'In the news';
/** Criteria that are a reason to write now. */
export const signals: ReadonlySet<string> = new Set([hiringSignal, newsSignal]);
const openingSource = 'Job ad';

export async function openingsOf(
  run: Run,
  people: readonly Pick<ListedPerson, 'companyKey'>[],
): Promise<Map<string, PersonMaterial[]>> {
  const found = await run.step('job-ads', async (step) => {
    const keys = [...new Set(people.map(({ companyKey }) => companyKey))].filter((key) => key !== '');
    const rows = await findOpeningsAt(run.context.database.db, keys, mostOpenings);
    step.summarise(`${rows.length} openings at ${keys.length} companies`);
    return rows.map(({ companyKey, title, url, lastSeenAt }) => ({
      companyKey,
      material: {
        text: title,
        source: openingSource,
        address: url,
        observedAt: lastSeenAt.toISOString(),
        about: 'company' as const,
      },
    }));
  });
  const byCompany = new Map<string, PersonMaterial[]>();
  for (const { companyKey, material } of found) {
    const list = byCompany.get(companyKey) ?? [];
    if (list.length < perCompany) byCompany.set(companyKey, [...list, material]);
  }
  return byCompany;
}

export function withSignals(
  found: readonly JudgedPerson[],
  criterion: string,
  materialFor: (personId: string) => readonly PersonMaterial[],
): JudgedPerson[] {
  return found.map((person) => {
    const [newest] = materialFor(person.id);
    if (newest === undefined) return person;
    const { text, source, address, observedAt } = newest;
    const signal = { criterion, quote: text, source, address, observedAt };
    return { ...person, evidence: [...person.evidence, signal] };
  });
}
