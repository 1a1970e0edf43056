import { brand, resultPostsNeeded } from '@limelight/contracts';
import { pdfColors, writeTaggedPdf, type TaggedPage } from '../../../platform/tagged-pdf.ts';
import { compareMonth, type ResultsContext, type TopicsOf } from './overview.ts';
import type { MonthResults } from './rules/compare.ts';
import type { ComparedPost } from './rules/measure.ts';

const { quiet } = pdfColors;
const mostPosts = 15;

/** The start and end of a month (`YYYY-MM`) in a time zone, in epoch ms. */
export function monthWindow(month: string, timeZone: string): { from: number; to: number } {
  const first = Temporal.PlainDate.from(`${month}-01`);
  const at = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone).epochMilliseconds;
  return { from: at(first), to: at(first.add({ months: 1 })) };
}

export function lastMonth(nowMs: number, timeZone: string): string {
  const today = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timeZone).toPlainDate();
  return today.toPlainYearMonth().subtract({ months: 1 }).toString();
}

export function monthName(month: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', options).format(new Date(`${month}-01T00:00:00Z`));
}

const number = (value: number | null) => (value === null ? '–' : value.toLocaleString('en'));
const times = (value: number | null) => (value === null ? '–' : `${value.toFixed(1)}×`);

export interface Report extends MonthResults {
  month: string;
}

/** The posts of a month compared with the median of all posts before its end. */
export async function collectReport(
  context: ResultsContext,
  userId: string,
  { month, timeZone }: { month: string; timeZone: string },
  topicsOf: TopicsOf,
): Promise<Report> {
  const window = { month, timeZone, ...monthWindow(month, timeZone) };
  return { month, ...(await compareMonth(context, userId, window, topicsOf)) };
}

const sum = (values: readonly (number | null)[]): number | null =>
  values.every((value) => value === null)
    ? null
    : values.reduce<number>((total, one) => total + (one ?? 0), 0);

function drawPosts(page: TaggedPage, posts: readonly ComparedPost[]): void {
  page.write('H2', 'Posts', { bold: true, size: 14, after: 8 });
  if (posts.length === 0) {
    page.write('P', 'No posts are known for this month.', { color: quiet, after: 14 });
    return;
  }
  const sorted = posts.toSorted((a, b) => (b.value ?? -1) - (a.value ?? -1)).slice(0, mostPosts);
  page.table(
    [6, 1.6, 1.6, 1.4, 1.4, 1.6],
    [
      ['Post', 'Impressions', 'Engagements', 'Reactions', 'Comments', 'vs. median'],
      ...sorted.map(({ title, url, publishedOn, figures, times: ratio, left }) => [
        `${publishedOn ?? ''}  ${title || (url ?? 'A post')}`.trim(),
        number(figures.impressions),
        number(figures.engagements),
        number(figures.reactions),
        number(figures.comments),
        left === 'growing' ? 'growing' : times(ratio),
      ]),
    ],
  );
  if (posts.length > sorted.length)
    page.write('P', `${posts.length - sorted.length} more posts are on the results page.`, { color: quiet });
}

function draw(page: TaggedPage, { month, posts, median, days, repeat }: Report): void {
  page.write('P', brand.name, { bold: true, size: 11, after: 18 });
  page.write('H1', `Results of ${monthName(month)}`, { bold: true, size: 24, after: 14 });
  const totals = [
    `${posts.length} ${posts.length === 1 ? 'post' : 'posts'}`,
    `${number(sum(days.map(({ impressions }) => impressions)))} impressions`,
    `${number(sum(days.map(({ engagements }) => engagements)))} engagements`,
    `${number(sum(days.map(({ newFollowers }) => newFollowers)))} new followers`,
  ];
  page.write('P', days.length === 0 ? (totals[0] ?? '') : totals.join(' · '), {
    bold: true,
    size: 12,
    after: 6,
  });
  page.write(
    'P',
    days.length === 0
      ? 'No analytics are imported for this month, so there are no totals.'
      : `Totals cover ${days.length} days of LinkedIn’s creator analytics.`,
    { color: quiet, after: 16 },
  );
  drawPosts(page, posts);
  page.keep(90);
  page.rule();
  page.write('H2', 'What to repeat', { bold: true, size: 14, after: 8 });
  if (repeat.length === 0)
    page.write(
      'P',
      `Nothing stands out for certain. A group of posts needs at least ${resultPostsNeeded}, and has to beat your median of ${number(median)} impressions more often than chance does.`,
      { color: quiet },
    );
  for (const { group, evidence } of repeat.slice(0, 8)) {
    page.keep(60);
    page.write(
      'LI',
      `${group.label}: ${times(group.times)} your median (${group.posts} posts, 95% interval ${times(group.low)} to ${times(group.high)})`,
      { bold: true, after: 3 },
    );
    for (const { title, url, times: ratio } of evidence.slice(0, 3))
      page.write('P', `${times(ratio)}  ${title || (url ?? 'A post')}`, {
        indent: 12,
        color: quiet,
        after: 2,
      });
    page.write('P', ' ', { size: 4, after: 2 });
  }
}

export async function reportPdf(report: Report, madeAt: Date): Promise<Uint8Array<ArrayBuffer>> {
  return writeTaggedPdf(`Results of ${monthName(report.month)}`, madeAt, (page) => draw(page, report));
}

export const reportName = (month: string) => `linkedin-results-${month}.pdf`;
