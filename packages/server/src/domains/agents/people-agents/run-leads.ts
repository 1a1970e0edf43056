import { setImmediate } from 'node:timers/promises';
import { leadGenerationRun, type PersonKind } from '@limelight/contracts';
import { counted, foundNothing, implementRun, made, type Run } from '../../../run.ts';
import {
  anyWordQuery,
  findPeople,
  findPeopleByWords,
  keepPeople,
  listNames,
  readPasted,
  WordWeights,
  type ListedPerson,
} from '../../library/people/index.ts';
import { isOfCompany } from './rules/company-site.ts';
import { isEnough, judgePerson, type PersonMaterial } from './rules/judge-people.ts';
import { pageWithoutNames } from './rules/without-identity.ts';
import { comparePeople, presentFound } from './service/compare.ts';
import { readCompanyPages, type CompanyPage } from './service/company-pages.ts';
import { findCriteria } from './service/criteria.ts';
import { judgeable } from './service/materials.ts';
import { saveLeads } from './service/save-leads.ts';
import { newsOf } from './service/news.ts';
import { hiringSignal, newsSignal, openingsOf, withSignals } from './service/signals.ts';

const comparedPeople = 1000;
const shown = 100;

/** Stores the people in a pasted list. Those already known are merged. */
async function keepPasted(run: Run, pasted: string): Promise<{ ids: string[]; added: string[] }> {
  return run.step('pasted', async (step) => {
    const given = readPasted(pasted);
    if (given.length === 0) return { ids: [], added: [] };
    const now = new Date(run.context.clock.now());
    const label = `Pasted on ${now.toISOString().slice(0, 10)}`;
    const { ids, addedIds, merged, optedOut } = await run.context.database.db.transaction((tx) =>
      keepPeople(tx, run.userId, given, {
        kind: 'lead',
        origin: 'pasted',
        label,
        legalBasis: 'legitimate-interest',
        now,
      }),
    );
    step.summarise(`${addedIds.length} added, ${merged} known already, ${optedOut} not to be contacted`);
    return { ids: [...new Set(ids.flatMap((id) => id ?? []))], added: addedIds };
  });
}

const pageMaterial = ({ text, title, address, readAt }: CompanyPage): PersonMaterial => ({
  text,
  source: title || 'Web page',
  address,
  observedAt: readAt,
  about: 'company',
});

/** The pages of each person's company, from which the names of all people on record are removed once per page. */
async function clearedPages(
  { context, userId }: Run,
  pages: readonly CompanyPage[],
  people: readonly StoredPerson[],
): Promise<(person: StoredPerson) => PersonMaterial[]> {
  if (pages.length === 0) return () => [];
  const known = await listNames(context.database.db, userId);
  const of = new Map<string, PersonMaterial[]>();
  for (const page of pages) {
    await setImmediate();
    const there = people.filter((person) => isOfCompany(page.address, person));
    const names = there.map(({ name }) => name);
    const text = pageWithoutNames(page.text, { there: names, known });
    const material = pageMaterial({ ...page, text });
    for (const { id } of there) of.set(id, [...(of.get(id) ?? []), material]);
  }
  return ({ id }) => of.get(id) ?? [];
}

export const leadGeneration = implementRun(leadGenerationRun, {
  where: 'worker',
  steps: {
    pasted: 'Read what you pasted',
    site: 'Read a company site',
    page: 'Read a page',
    feeds: 'Read a feed',
    news: 'Look for news of companies',
    'job-ads': 'Look for job posts',
    people: 'Collect people',
    criteria: 'Read what you want',
    compare: 'Compare people',
    judge: 'Assess people',
  },
  outcome: ({ leads, added, compared }, _input, id) =>
    leads.length === 0
      ? foundNothing(`None of ${compared} people fit.`)
      : made(`${counted(leads.length, 'lead')} found, ${added} of them new.`, [
          'See the leads',
          `/dashboard/sales-lead-generation?run=${id}`,
        ]),
  async work(run, { customer, sources }) {
    const { context, userId } = run;
    const { db } = context.database;
    run.progress(0, null, 'Reading the description');
    const { criteria } = await findCriteria(run, customer, 'customers');
    const pasted = await keepPasted(run, sources.pasted);
    const pages = await readCompanyPages(run, sources.pages);
    const people = await run.step('people', async (step) => {
      const kinds: PersonKind[] = [];
      if (sources.connections) kinds.push('connection');
      if (sources.leads) kinds.push('lead');
      const lookup = anyWordQuery(criteria.map(({ text, terms }) => [text, ...terms].join(' ')).join(' '));
      const found =
        lookup === null ? [] : await findPeopleByWords(db, userId, { lookup, kinds, limit: comparedPeople });
      const given = [...pasted.ids, ...pages.flatMap((page) => page.people)];
      const all = [...found, ...(await findPeople(db, userId, [...new Set(given)]))];
      const once = new Map(all.filter(({ optedOut }) => !optedOut).map((person) => [person.id, person]));
      step.summarise(`${once.size} people`);
      return [...once.values()].map(stored);
    });
    const openings = sources.jobAds ? await openingsOf(run, people) : new Map<string, PersonMaterial[]>();
    const news = await newsOf(run, sources.feeds, people);
    const readable = pages.filter(({ fault }) => fault === null);
    const companyOf = new Map(people.map(({ id, companyKey }) => [id, companyKey]));
    const pagesOf = await clearedPages(run, readable, people);
    const { found, byWords } = await comparePeople(
      run,
      criteria,
      people.map((person) =>
        judgeable(person, { facts: openings.get(person.companyKey) ?? [], prepared: pagesOf(person) }),
      ),
      shown,
    );
    const enough = found.filter((person) => isEnough(criteria, person));
    const ofCompany = (materials: ReadonlyMap<string, PersonMaterial[]>) => (id: string) =>
      materials.get(companyOf.get(id) ?? '') ?? [];
    const hiring = withSignals(enough, hiringSignal, ofCompany(openings));
    const signalled = withSignals(hiring, newsSignal, ofCompany(news.byCompany));
    const weights = new WordWeights([]);
    const added = [...pasted.added, ...pages.flatMap((page) => page.added)];
    return {
      criteria: criteria.map(({ text, must }) => ({ text, must })),
      leads: await presentFound(run, signalled),
      pages: pages.map((page) => ({
        address: page.address,
        title: page.title,
        facts: judgePerson(criteria, { id: '', materials: [pageMaterial(page)] }, weights).evidence.length,
        people: page.people.length,
        fault: page.fault,
      })),
      feeds: news.problems,
      added: added.length,
      addedIds: added,
      compared: people.length,
      tooFew: found.length - enough.length,
      byWords,
    };
  },
  save: async (tx, run, { leads, addedIds }) => saveLeads(tx, run, leads, addedIds),
});

/** A person as stored in a step's result, without dates. */
type StoredPerson = Pick<
  ListedPerson,
  | 'id'
  | 'name'
  | 'position'
  | 'company'
  | 'headline'
  | 'location'
  | 'industry'
  | 'companySize'
  | 'companyKey'
  | 'website'
>;

function stored(person: ListedPerson): StoredPerson {
  const { id, name, position, company, headline, location, industry, companySize, companyKey, website } =
    person;
  return { id, name, position, company, headline, location, industry, companySize, companyKey, website };
}
