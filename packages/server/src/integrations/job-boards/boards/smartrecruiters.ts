import { z } from 'zod';
import { levelsOf } from '../levels.ts';
import { parseList } from '../parse-list.ts';
import { inCountry } from '../places.ts';
import { plainText } from '../plain-text.ts';
import { instantOf, oneLine, placesOf } from '../text.ts';
import type { BoardPage, JobAd } from '../types.ts';

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

function toJobAd(one: z.output<typeof posting>): JobAd {
  const { location, company } = one;
  const sections = one.jobAd?.sections;
  const html = [
    sections?.companyDescription,
    sections?.jobDescription,
    sections?.qualifications,
    sections?.additionalInformation,
  ].map((part) => (part?.text ? `<h3>${part.title ?? ''}</h3>${part.text}` : ''));
  const remote = location?.remote === true ? 'remote' : null;
  return {
    board: 'smartrecruiters',
    externalId: one.id,
    url: one.postingUrl ?? `https://jobs.smartrecruiters.com/${company.identifier}/${one.id}`,
    title: oneLine(one.name),
    company: oneLine(company.name),
    places: placesOf([location?.fullLocation ?? inCountry(location?.city, location?.country)]),
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

export function readSmartRecruitersList(body: unknown): { ids: string[]; total: number; found: number } {
  const { totalFound, content } = page.parse(body);
  const ids = content.flatMap((item) => named.safeParse(item).data?.id ?? []);
  return { ids, total: totalFound, found: content.length };
}

export const readSmartRecruitersPosting = (body: unknown): BoardPage => parseList([body], posting, toJobAd);
