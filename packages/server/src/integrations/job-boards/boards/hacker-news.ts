import { z } from 'zod';
import { parseList } from '../parse-list.ts';
import { parsePay } from '../pay.ts';
import { countryOf } from '../places.ts';
import { plainText } from '../plain-text.ts';
import { instantOf, oneLine, placesOf } from '../text.ts';
import type { BoardPage, JobAd } from '../types.ts';

const page = z.object({ hits: z.array(z.unknown()), nbPages: z.number() });
const story = z.object({ objectID: z.string(), title: z.string().nullish(), created_at_i: z.number() });
const comment = z.object({
  objectID: z.string(),
  author: z.string().nullish(),
  comment_text: z.string().nullish(),
  parent_id: z.number(),
  created_at: z.string().nullish(),
});

/** Finds the newest hiring thread, or null. The same author posts two other monthly threads. */
export function readHackerNewsThread(body: unknown): string | null {
  const threads = page
    .parse(body)
    .hits.flatMap((hit) => story.safeParse(hit).data ?? [])
    .filter(({ title }) => title?.startsWith('Ask HN: Who is hiring?') === true)
    .toSorted((a, b) => b.created_at_i - a.created_at_i);
  return threads[0]?.objectID ?? null;
}

/**
 * Splits a first line, by convention `Company | Role | Place | REMOTE …` in varying order, sometimes with dashes.
 * Returns null for fewer than three parts, since such a comment is not a recognisable ad.
 */
export function readFirstLine(line: string): { company: string; role: string; rest: string[] } | null {
  const bars = line.split('|').map((part) => part.trim());
  const parts = bars.length >= 3 ? bars : line.split(/\s[-–—]\s/).map((part) => part.trim());
  if (parts.length < 3) return null;
  const [named = '', ...others] = parts;
  const company = oneLine(named.replace(/\((?:https?:\/\/)[^)]*\)/, ''), 120);
  const role = others.find((part) => part !== '' && !isDetail(part));
  if (company === '') return null;
  return { company, role: oneLine(role ?? ''), rest: others.filter((part) => part !== role && part !== '') };
}

/**
 * True for the parts of a first line other than the role: pay, the way of working, or a place that names its
 * country.
 */
function isDetail(part: string): boolean {
  return (
    /^(REMOTE|ONSITE|ON-SITE|HYBRID|FULL[- ]TIME|PART[- ]TIME|CONTRACT|INTERNS?)\b/i.test(part) ||
    parsePay(part) !== null ||
    countryOf(part) !== null
  );
}

function toJobAd(thread: string, one: z.output<typeof comment>): JobAd | null {
  if (String(one.parent_id) !== thread || one.author == null || one.comment_text == null) return null;
  const [first = '', ...others] = one.comment_text.split('<p>');
  const line = readFirstLine(plainText(first).replace(/\s+/g, ' '));
  if (line === null) return null;
  const way = line.rest.find((part) => /\b(REMOTE|HYBRID|ON-?SITE)\b/i.test(part))?.toUpperCase() ?? '';
  const remote = way.includes('REMOTE') ? 'remote' : null;
  const onSite = /ON-?SITE/.test(way) ? 'on-site' : remote;
  const places = line.rest.filter(
    (part) => !/^(ONSITE|ON-SITE|HYBRID|FULL[- ]TIME|REMOTE)$/i.test(part) && parsePay(part) === null,
  );
  return {
    board: 'hacker-news',
    externalId: one.objectID,
    url: `https://news.ycombinator.com/item?id=${one.objectID}`,
    title: line.role === '' ? 'Several roles' : line.role,
    company: line.company,
    places: placesOf(places),
    workplace: way.includes('HYBRID') ? 'hybrid' : onSite,
    employment: line.rest.find((part) => /^(full|part)[- ]time$/i.test(part)) ?? null,
    levels: [],
    department: null,
    text: plainText([first, ...others].join('<p>')),
    pay: line.rest.map(parsePay).find((pay) => pay !== null) ?? null,
    publishedAt: instantOf(one.created_at),
    updatedAt: null,
  };
}

export function readHackerNews(body: unknown, thread: string): BoardPage & { pages: number } {
  const { hits, nbPages } = page.parse(body);
  return { ...parseList(hits, comment, (one) => toJobAd(thread, one)), pages: nbPages };
}
