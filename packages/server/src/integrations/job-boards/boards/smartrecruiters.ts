import { z } from 'zod';
import { levelsOf } from '../levels.ts';
import { parseList } from '../parse-list.ts';
import { instantOf, oneLine, placesOf, plainText } from '../text.ts';
import { BoardError, type BoardReader, type JobAd, type ReadJson } from '../types.ts';

const page = z.object({ totalFound: z.number(), content: z.array(z.unknown()) });
const named = z.object({ id: z.string() });
const section = z.object({ title: z.string().nullish(), text: z.string().nullish() }).nullish();
const posting = z.object({
  id: z.string(),
  name: z.string(),
  postingUrl: z.string().nullish(),
  company: z.object({ identifier: z.string(), name: z.string() }),
  releasedDate: z.string().nullish(),
  location: z
    .object({
      city: z.string().nullish(),
      country: z.string().nullish(),
      fullLocation: z.string().nullish(),
      remote: z.boolean().nullish(),
      hybrid: z.boolean().nullish(),
    })
    .nullish(),
  department: z.object({ label: z.string().nullish() }).nullish(),
  experienceLevel: z.object({ id: z.string().nullish() }).nullish(),
  typeOfEmployment: z.object({ label: z.string().nullish() }).nullish(),
  jobAd: z
    .object({
      sections: z
        .object({
          companyDescription: section,
          jobDescription: section,
          qualifications: section,
          additionalInformation: section,
        })
        .nullish(),
    })
    .nullish(),
});

function adOf(one: z.output<typeof posting>): JobAd {
  const { location, company } = one;
  const sections = one.jobAd?.sections;
  const html = [
    sections?.companyDescription,
    sections?.jobDescription,
    sections?.qualifications,
    sections?.additionalInformation,
  ].map((part) => (part?.text ? `<h3>${part.title ?? ''}</h3>${part.text}` : ''));
  const inCountry = [location?.city, location?.country?.toUpperCase()].filter((part) => part != null);
  const remote = location?.remote === true ? 'remote' : null;
  return {
    board: 'smartrecruiters',
    externalId: one.id,
    url: one.postingUrl ?? `https://jobs.smartrecruiters.com/${company.identifier}/${one.id}`,
    title: oneLine(one.name),
    company: oneLine(company.name),
    places: placesOf([location?.fullLocation ?? inCountry.join(', ')]),
    workplace: location?.hybrid === true ? 'hybrid' : remote,
    employment: one.typeOfEmployment?.label ?? null,
    levels: levelsOf(one.experienceLevel?.id),
    department: one.department?.label ?? null,
    text: plainText(html.join('\n')),
    pay: null,
    publishedAt: instantOf(one.releasedDate),
    updatedAt: null,
  };
}

const pageSize = 100;
/** Each posting requires its own request. */
const postingLimit = 200;

async function listIds(read: ReadJson, base: string): Promise<{ ids: string[]; total: number }> {
  const ids: string[] = [];
  let total = 0;
  for (let offset = 0; offset < postingLimit; offset += pageSize) {
    const answer = await read(`${base}?limit=${pageSize}&offset=${offset}`);
    const parsed = page.safeParse(answer?.body);
    if (!parsed.success) throw new BoardError('unreadable');
    total = parsed.data.totalFound;
    ids.push(...parsed.data.content.flatMap((item) => named.safeParse(item).data?.id ?? []));
    if (parsed.data.content.length < pageSize) break;
  }
  return { ids: ids.slice(0, postingLimit), total };
}

/**
 * The list has no descriptions, so each posting is fetched too. An unknown company looks the same as one without
 * postings.
 */
export const readSmartRecruiters: BoardReader = async (read, { company }) => {
  const base = `/v1/companies/${encodeURIComponent(company)}/postings`;
  const { ids, total } = await listIds(read, base);
  if (total === 0) throw new BoardError('unknown');
  const bodies: unknown[] = [];
  let lost = total - ids.length;
  for (const id of ids) {
    const answer = await read(`${base}/${encodeURIComponent(id)}`).catch((error: unknown) => {
      // The posting was closed after the list was read.
      if (error instanceof BoardError && (error.fault === 'unknown' || error.fault === 'unreadable'))
        return null;
      throw error;
    });
    if (answer === null) lost += 1;
    else bodies.push(answer.body);
  }
  const { ads, skipped } = await parseList(bodies, posting, adOf);
  return { ads, skipped: skipped + lost, mark: { etag: null, lastModified: null } };
};
