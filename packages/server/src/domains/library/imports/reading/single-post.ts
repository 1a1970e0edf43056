import { momentOfUrn, urnOfLink } from '@limelight/contracts/post-urn';
import { dayIn, emptyResults, numberIn, text } from './cells.ts';
import type { ImportedResults, PostDetails } from './imported.ts';
import type { Report } from './report.ts';
import { httpAddress } from './text.ts';
import type { Cell, Sheet } from './workbook.ts';

const labels = {
  impressions: /^impressions$/i,
  membersReached: /^members reached$/i,
  profileViews: /^profile viewers/i,
  followersGained: /^followers gained/i,
  engagements: /^(?:social )?engagements$/i,
  reactions: /^reactions$/i,
  comments: /^comments$/i,
  reposts: /^(?:reposts|shares)$/i,
  saves: /^saves$/i,
  sends: /^sends(?: on linkedin)?$/i,
  linkClicks: /^link engagements$/i,
} as const;
type Name = keyof typeof labels;
type Numbers = Record<Name, number | null>;

/** The numbers in the order of the file, which is the same in every language. */
const inOrder: readonly Name[] = [
  'impressions',
  'membersReached',
  'profileViews',
  'followersGained',
  'engagements',
  'reactions',
  'comments',
  'reposts',
  'saves',
  'sends',
  'linkClicks',
];

const numbersFrom = (read: (name: Name, index: number) => number | null): Numbers => ({
  impressions: read('impressions', 0),
  membersReached: read('membersReached', 1),
  profileViews: read('profileViews', 2),
  followersGained: read('followersGained', 3),
  engagements: read('engagements', 4),
  reactions: read('reactions', 5),
  comments: read('comments', 6),
  reposts: read('reposts', 7),
  saves: read('saves', 8),
  sends: read('sends', 9),
  linkClicks: read('linkClicks', 10),
});

/**
 * Reads the numbers by their English labels, or else by their order. Where some are left out of a file in another
 * language, only the first two are certain: nobody is reached without an impression.
 */
function numbersOf(rows: Sheet['rows']): Numbers | null {
  if (rows.some((row) => labels.impressions.test(text(row[0]))))
    return numbersFrom((name) => numberIn(rows.find((row) => labels[name].test(text(row[0])))?.[1]));
  const values = rows.flatMap((row) => (text(row[0]) === '' ? [] : (numberIn(row[1]) ?? [])));
  const [impressions, reached] = values;
  if (impressions === undefined || reached === undefined || reached > impressions) return null;
  const known = values.length === inOrder.length ? values.length : 2;
  return numbersFrom((_, index) => (index < known ? (values[index] ?? null) : null));
}

const nearMs = 2 * 86_400_000;

/**
 * A date such as 4/11/2026 has two readings. The time in the post's own id decides between them, and without one the
 * English labels do.
 */
function publishedOnOf(cell: Cell | undefined, url: string, isEnglish: boolean): string | null {
  const read = [dayIn(cell, 'month-first'), dayIn(cell, 'day-first')];
  const days = [...new Set(read.filter((day) => day !== null))];
  const urn = urnOfLink(url);
  const moment = urn === null ? null : momentOfUrn(urn);
  const near = days.find((day) => moment !== null && Math.abs(Date.parse(day) - moment) <= nearMs);
  if (near !== undefined) return near;
  return days.length === 1 || isEnglish ? (days[0] ?? null) : null;
}

/** Reads the sheet about a single post, with names in the first column and values in the second, in any language. */
export function readSinglePost(sheets: readonly Sheet[], report: Report): ImportedResults | null {
  for (const { name, rows } of sheets) {
    const at = rows.findIndex((row) => httpAddress(text(row[1])) !== null);
    const url = at < 0 ? null : httpAddress(text(rows[at]?.[1]));
    if (url === null) continue;
    const isEnglish = /^post url$/i.test(text(rows[at]?.[0]));
    if (!isEnglish && urnOfLink(url) === null) continue;
    const after = rows.slice(at + 1);
    const dated = after.findIndex((row) => dayIn(row[1], 'month-first') ?? dayIn(row[1], 'day-first'));
    const numbers = numbersOf(after.slice(dated + 1));
    if (numbers === null) continue;
    report.read(name);
    const { impressions, engagements: told, profileViews, ...rest } = numbers;
    const parts = [rest.reactions, rest.comments, rest.reposts];
    const sum = parts.every((part) => part === null)
      ? null
      : parts.reduce<number>((all, part) => all + (part ?? 0), 0);
    const details: PostDetails = { ...rest, profileViews };
    const publishedOn = dated < 0 ? null : publishedOnOf(after[dated]?.[1], url, isEnglish);
    return {
      ...emptyResults(),
      membersReached: rest.membersReached,
      posts: [{ url, publishedOn, impressions, engagements: told ?? sum, details }],
    };
  }
  return null;
}
