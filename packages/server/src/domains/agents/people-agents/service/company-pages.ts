import { errorCatalogue } from '@limelight/contracts';
import { AppError } from '../../../../platform/http/index.ts';
import type { Run, Step } from '../../../../run.ts';
import { readPage, readSource } from '../../../posts/sources/index.ts';
import { tellingLinks } from '../rules/company-site.ts';
import { keepPagePeople } from './page-people.ts';

const pageLength = 20_000;
const subPageLimit = 20;

export interface CompanyPage {
  address: string;
  title: string;
  text: string;
  readAt: string;
  links: string[];
  people: string[];
  added: string[];
  fault: string | null;
}

async function readOne(run: Run, address: string, step: Step): Promise<CompanyPage> {
  const { context, userId } = run;
  const readAt = new Date(context.clock.now()).toISOString();
  try {
    const page = await context.webPages.fetchPage(address);
    const { title, text } = await readPage((order) => readSource(context, userId, order, step.signal), {
      shape: page.contentType === 'text/plain' ? 'plain' : 'html',
      bytes: new TextEncoder().encode(page.html),
      address: page.finalUrl,
      pageLimit: 1,
    });
    step.summarise(`${title || address}: ${text.length} characters`);
    step.cite({ title: title || address, address: page.finalUrl });
    const links = tellingLinks(page.html, page.finalUrl);
    const named = { html: page.html, address: page.finalUrl, title };
    const { people, added } = await keepPagePeople(run, named, step);
    return { address, title, text: text.slice(0, pageLength), readAt, links, people, added, fault: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    step.skip(error.message);
    const fault = errorCatalogue[error.code].message;
    return { address, title: '', text: '', readAt, links: [], people: [], added: [], fault };
  }
}

/**
 * Reads the given company sites and their team, careers and news pages, and stores the people they name. A page that
 * fails gets a `fault`.
 */
export async function readCompanyPages(run: Run, addresses: readonly string[]): Promise<CompanyPage[]> {
  if (addresses.length === 0) return [];
  run.progress(0, addresses.length, `Reading ${addresses.length} company sites`);
  const given = [...new Set(addresses)];
  const first = await run.each('site', given, (address, step) => readOne(run, address, step), {
    concurrency: 2,
  });
  const known = new Set(given);
  const further = [...new Set(first.flatMap(({ links }) => links))]
    .filter((address) => !known.has(address))
    .slice(0, subPageLimit);
  const rest = await run.each('page', further, (address, step) => readOne(run, address, step), {
    concurrency: 2,
  });
  return [...first, ...rest.filter(({ fault }) => fault === null)];
}
