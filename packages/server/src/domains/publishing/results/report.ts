import { resultDimensions, resultPostsNeeded, shareWords, timesWords } from '@limelight/contracts';
import { pdfColors, writeTaggedPdf, type TaggedPage } from '../../../platform/tagged-pdf/index.ts';
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
const times = (value: number | null) => (value === null ? '–' : timesWords(value));
const listed = new Intl.ListFormat('en', { type: 'conjunction' });

export interface Report extends MonthResults {
  month: string;
  /** Whose posts these are. */
  name: string;
}

/** The posts of a month compared with the median of all posts, as on the results page. */
export async function collectReport(
  context: ResultsContext,
  user: { id: string; name: string },
  { month, timeZone }: { month: string; timeZone: string },
  topicsOf: TopicsOf,
): Promise<Report> {
  const window = { month, timeZone, ...monthWindow(month, timeZone) };
  return { month, name: user.name, ...(await compareMonth(context, user.id, window, topicsOf)) };
}

const sum = (values: readonly (number | null)[]): number | null =>
  values.every((value) => value === null)
    ? null
    : values.reduce<number>((total, one) => total + (one ?? 0), 0);

const dayWords = (day: string) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

const figureColumns = [
  ['Impressions', 'impressions'],
  ['Engagements', 'engagements'],
  ['Reactions', 'reactions'],
  ['Comments', 'comments'],
] as const;

function drawPosts(page: TaggedPage, posts: readonly ComparedPost[]): void {
  page.heading('Posts', 120);
  if (posts.length === 0) {
    page.write('P', 'No posts are known for this month.', { color: quiet, after: 14 });
    return;
  }
  const sorted = posts.toSorted((a, b) => (b.value ?? -1) - (a.value ?? -1)).slice(0, mostPosts);
  // A column of dashes says nothing.
  const columns = figureColumns.filter(([, name]) => sorted.some(({ figures }) => figures[name] !== null));
  page.table([
    ['Post', 'Published', ...columns.map(([heading]) => heading), 'vs. median'],
    ...sorted.map(({ title, url, publishedOn, figures, times: ratio, left }) => [
      title || (url ?? 'A post'),
      publishedOn === null ? '–' : dayWords(publishedOn),
      ...columns.map(([, name]) => number(figures[name])),
      left === 'growing' ? 'growing' : times(ratio),
    ]),
  ]);
  if (posts.length > sorted.length)
    page.write('P', `${posts.length - sorted.length} more posts are on the results page.`, { color: quiet });
}

function drawTotals(page: TaggedPage, { posts, days, median, compared, period, followers }: Report): void {
  const total = (name: 'impressions' | 'engagements' | 'newFollowers') => sum(days.map((day) => day[name]));
  const totals = [
    { label: posts.length === 1 ? 'post' : 'posts', figure: posts.length },
    { label: 'impressions', figure: total('impressions') },
    { label: 'engagements', figure: total('engagements') },
    { label: 'new followers', figure: total('newFollowers') },
  ];
  page.tiles(
    totals.flatMap(({ label, figure }) => (figure === null ? [] : { label, value: number(figure) })),
  );
  const basis =
    median === null || period === null
      ? ''
      : ` Each post is compared with your median of ${number(Math.round(median))} impressions, over ${compared} posts from ${dayWords(period.from)} to ${dayWords(period.to)}.`;
  const covered =
    days.length === 0
      ? 'No analytics are imported for this month, so there are no totals of all posts.'
      : `Totals cover ${days.length} days of LinkedIn’s creator analytics.`;
  const audience =
    followers === null ? '' : ` ${number(followers.total)} followers on ${dayWords(followers.asOf)}.`;
  page.write('P', `${covered}${basis}${audience}`, { color: quiet, after: 10 });
}

function drawChart(page: TaggedPage, { days, posts, month }: Report): void {
  const ofDays = days.flatMap(({ date, impressions }) =>
    impressions === null ? [] : { name: dayWords(date), value: impressions },
  );
  const ofPosts = posts
    .toReversed()
    .flatMap(({ publishedOn, figures: { impressions } }) =>
      impressions === null
        ? []
        : { name: publishedOn === null ? '' : dayWords(publishedOn), value: impressions },
    );
  const isDaily = ofDays.length > 1;
  const bars = isDaily ? ofDays : ofPosts;
  if (bars.length < 2) return;
  const what = isDaily ? 'Impressions by day' : 'Impressions by post';
  const top = bars.reduce((best, one) => (one.value > best.value ? one : best));
  page.heading(what, 190);
  page.columns(bars, `${what} in ${monthName(month)}. Most: ${number(top.value)} on ${top.name}.`);
}

const nameOf = ({ title, url }: { title: string; url: string | null }) => title || (url ?? 'A post');

/** What to do next, from all posts, and the posts that show it. */
function drawRepeat(page: TaggedPage, { repeat, best, median }: Report): void {
  page.heading('What to do next', 120);
  if (repeat.length > 0)
    page.steps(
      repeat.slice(0, 5).map(({ group, evidence }) => ({
        title: `${resultDimensions[group.dimension]}: ${group.label}. ${times(group.times)} your median over ${group.posts} posts`,
        text: [
          `95% interval ${times(group.low)} to ${times(group.high)}.`,
          ...evidence.slice(0, 2).map((post) => `“${nameOf(post)}” reached ${times(post.times)}.`),
        ].join(' '),
      })),
    );
  else if (best === null)
    page.write(
      'P',
      `Nothing stands out for certain. A group of posts needs at least ${resultPostsNeeded}, and has to beat your median of ${number(median)} impressions more often than chance does.`,
      { color: quiet },
    );
  else {
    page.write('P', bestWords(best), { color: quiet, after: 8 });
    page.steps(
      best.posts.map((post) => ({
        title: `Write about this again: “${nameOf(post)}”`,
        text: `It reached ${times(post.times)} your median.`,
      })),
    );
  }
}

function bestWords({ shared }: NonNullable<Report['best']>): string {
  const traits = shared.map(
    ({ dimension, label }) => `${resultDimensions[dimension].toLowerCase()} “${label}”`,
  );
  const common =
    traits.length === 0
      ? 'They have nothing in common that we measure.'
      : `All three share ${listed.format(traits)}. That is an observation, not proof.`;
  return `No group of posts stands out for certain. These are your three best. ${common}`;
}

const mostOfCategory = 5;

function drawAudience(page: TaggedPage, { demographics }: Report): void {
  if (demographics.length === 0) return;
  page.heading('Who your followers are', 160);
  page.barGroups(
    [...Map.groupBy(demographics, (one) => one.category)].map(([title, values]) => {
      const shown = values.slice(0, mostOfCategory);
      const most = Math.max(...shown.map(({ share }) => share ?? 0), 0.01);
      return {
        title,
        bars: shown.map(({ value, share }) => ({
          label: value,
          part: (share ?? 0) / most,
          value: shareWords(share),
        })),
      };
    }),
  );
}

/** The share of the month's compared posts that beat the median. */
function aboveMedian({ posts }: Report) {
  const compared = posts.flatMap(({ times: ratio }) => ratio ?? []);
  if (compared.length === 0) return null;
  const above = compared.filter((ratio) => ratio > 1).length;
  return {
    part: above / compared.length,
    figure: `${above}/${compared.length}`,
    below: 'beat your median',
  };
}

function draw(page: TaggedPage, report: Report): void {
  page.cover(`Results of ${monthName(report.month)}`, [report.name, 'LinkedIn posts'], aboveMedian(report));
  drawTotals(page, report);
  drawChart(page, report);
  drawRepeat(page, report);
  drawPosts(page, report.posts);
  drawAudience(page, report);
}

export async function reportPdf(report: Report, madeAt: Date): Promise<Uint8Array<ArrayBuffer>> {
  const title = `Results of ${monthName(report.month)}`;
  return writeTaggedPdf({ title, text: JSON.stringify(report), madeAt }, (page) => draw(page, report));
}

export const reportName = (month: string) => `linkedin-results-${month}.pdf`;
