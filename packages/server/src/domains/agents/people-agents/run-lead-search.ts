import { creditCosts, leadSearchRun } from '@limelight/contracts';
import { foundNothing, implementRun, made } from '../../../run.ts';
import { listFacts, searchPeople } from '../../library/people/index.ts';
import { judged } from './rules/judge-people.ts';
import { comparePeople, presentFound } from './service/compare.ts';
import { findCriteria } from './service/criteria.ts';
import { factMaterial, judgeable } from './service/materials.ts';
import { saveLeads } from './service/save-leads.ts';
import { hiringSignal, openingsOf, withSignals } from './service/signals.ts';

const comparedLeads = 1000;
const shown = 100;

export const leadSearch = implementRun(leadSearchRun, {
  where: 'worker',
  steps: {
    criteria: 'Read what you want',
    'job-ads': 'Look for job posts',
    compare: 'Compare people',
    judge: 'Assess people',
  },
  outcome: ({ leads, compared }, _input, id) =>
    leads.length === 0
      ? foundNothing(`None of ${compared} leads fit.`)
      : made(`${leads.length} of ${compared} leads fit.`, [
          'See the leads',
          `/dashboard/sales-lead-search?run=${id}`,
        ]),
  // Without criteria nothing is ranked, and filtering is free on the page too.
  charge: ({ criteria }) => (criteria.length === 0 ? 0 : creditCosts['search.leads']),
  async work(run, { filters: { wanted, ...filters } }) {
    const { context, userId } = run;
    const { db } = context.database;
    const { criteria } =
      wanted.trim() === '' ? { criteria: [] } : await findCriteria(run, wanted, 'customers');
    const rows = await searchPeople(
      db,
      userId,
      { ...filters, kind: 'lead' },
      { limit: comparedLeads, after: null },
    );
    const facts = await listFacts(
      db,
      userId,
      rows.map(({ id }) => id),
    );
    const factsOf = Map.groupBy(facts, ({ personId }) => personId);
    const leads = rows.map((person) => ({
      companyKey: person.companyKey,
      ...judgeable(person, { facts: (factsOf.get(person.id) ?? []).map(factMaterial) }),
    }));
    const openings = await openingsOf(run, leads);
    const companyOf = new Map(leads.map(({ id, companyKey }) => [id, companyKey]));
    const openingsFor = (id: string) => openings.get(companyOf.get(id) ?? '') ?? [];
    const people = leads.map(({ id, materials }) => ({ id, materials: [...materials, ...openingsFor(id)] }));
    // Without criteria the filters alone decide, newest first.
    const { found, byWords } =
      criteria.length === 0
        ? { found: leads.slice(0, shown).map(({ id }) => judged(id, [], [])), byWords: false }
        : await comparePeople(run, criteria, people, shown);
    return {
      criteria: criteria.map(({ text, must }) => ({ text, must })),
      leads: await presentFound(run, withSignals(found, hiringSignal, openingsFor)),
      compared: leads.length,
      byWords,
    };
  },
  save: async (tx, run, { leads }) => saveLeads(tx, run, leads),
});
