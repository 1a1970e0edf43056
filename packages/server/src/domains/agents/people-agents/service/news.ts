import { setImmediate } from 'node:timers/promises';
import type { Run } from '../../../../run.ts';
import { readFeeds } from '../../agents/index.ts';
import type { ListedPerson } from '../../../library/people/index.ts';
import type { PersonMaterial } from '../rules/judge-people.ts';
import { names, searchable } from '../rules/news-of-company.ts';

const newsDays = 60;
const perCompany = 3;

export interface CompanyNews {
  /** News from the feeds, newest first, by company key. */
  byCompany: Map<string, PersonMaterial[]>;
  problems: { address: string; message: string }[];
}

export async function newsOf(
  run: Run,
  addresses: readonly string[],
  people: readonly Pick<ListedPerson, 'company' | 'companyKey'>[],
): Promise<CompanyNews> {
  if (addresses.length === 0) return { byCompany: new Map(), problems: [] };
  const { stories, problems } = await readFeeds(run, 'feeds', [...new Set(addresses)], {
    maxAgeDays: newsDays,
    languages: [],
  });
  const found = await run.step('news', async (step) => {
    const now = new Date(run.context.clock.now()).toISOString();
    const newest = stories
      .toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))
      .map(searchable);
    const companies = new Map(people.map(({ companyKey, company }) => [companyKey, company]));
    companies.delete('');
    const about: { companyKey: string; material: PersonMaterial }[] = [];
    for (const [companyKey, company] of companies) {
      await setImmediate();
      for (const { story } of newest.filter((one) => names(company, one)).slice(0, perCompany))
        about.push({
          companyKey,
          material: {
            text: story.title,
            source: story.feedTitle || 'News',
            address: story.url ?? story.feedAddress,
            observedAt: story.publishedAt ?? story.firstSeenAt ?? now,
            about: 'company',
          },
        });
    }
    step.summarise(`${about.length} stories name one of ${companies.size} companies`);
    return about;
  });
  const grouped = Map.groupBy(found, ({ companyKey }) => companyKey);
  return {
    byCompany: new Map([...grouped].map(([key, list]) => [key, list.map(({ material }) => material)])),
    problems,
  };
}
