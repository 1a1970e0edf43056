import { z } from 'zod';
import { levelsOf } from '../levels.ts';
import { parseList } from '../parse-list.ts';
import { instantOf, oneLine, placesOf, plainText } from '../text.ts';
import { BoardError, type BoardReader, type JobAd } from '../types.ts';

const listed = z.object({ name: z.string().nullish(), jobs: z.array(z.unknown()) });
const job = z.object({
  shortcode: z.string(),
  title: z.string(),
  url: z.string(),
  telecommuting: z.boolean().nullish(),
  employment_type: z.string().nullish(),
  experience: z.string().nullish(),
  department: z.string().nullish(),
  published_on: z.string().nullish(),
  city: z.string().nullish(),
  country: z.string().nullish(),
  locations: z.array(z.object({ city: z.string().nullish(), country: z.string().nullish() })).nullish(),
  description: z.string().nullish(),
});

const placeOf = ({
  city,
  country,
}: {
  city?: string | null | undefined;
  country?: string | null | undefined;
}) => [city, country].filter((part) => part != null && part !== '').join(', ');

function adOf(company: string, one: z.output<typeof job>): JobAd {
  return {
    board: 'workable',
    externalId: one.shortcode,
    url: one.url,
    title: oneLine(one.title),
    company: oneLine(company),
    places: placesOf([placeOf(one), ...(one.locations ?? []).map(placeOf)]),
    workplace: one.telecommuting === true ? 'remote' : null,
    employment: one.employment_type ?? null,
    levels: levelsOf(one.experience),
    department: one.department ?? null,
    text: plainText(one.description ?? ''),
    pay: null,
    publishedAt: instantOf(one.published_on),
    updatedAt: null,
  };
}

/** Uses the API of the widget for companies' own pages, which needs no key and returns everything at once. */
export const readWorkable: BoardReader = async (read, { company }, mark) => {
  const answer = await read(`/api/v1/widget/accounts/${encodeURIComponent(company)}?details=true`, mark);
  if (answer === null) return null;
  const parsed = listed.safeParse(answer.body);
  if (!parsed.success) throw new BoardError('unreadable');
  const name = parsed.data.name ?? company;
  return { ...(await parseList(parsed.data.jobs, job, (one) => adOf(name, one))), mark: answer.mark };
};
