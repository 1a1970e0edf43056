import type { Page } from 'playwright-core';
import { timeZone } from './clock.ts';

const planned = [
  'What a form asked for that nobody missed',
  'Three lines are enough for a hand-over',
  'The price list I sent to the wrong client',
  'Nine people heard one list read aloud',
  'We turned down a third of our revenue',
  'How a first week looks in our team',
  'The question I ask in every interview',
  'A spreadsheet with eleven tabs was version one',
  'What seven people a week click on',
];
const drafts = ['On saying no to a good offer', 'Why the oven was lent', 'Two calls fewer a night'];

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/**
 * Adds as many posts as a calendar allows without a plan: two in the next days, the others in the next month, and
 * drafts. Returns a day of that month.
 */
export async function fillCalendar(page: Page, url: string): Promise<string> {
  const now = new Date();
  const inDays = (days: number) => dayOf(new Date(now.getTime() + days * 86_400_000));
  const nextMonth = (day: number) => dayOf(new Date(Date.UTC(now.getFullYear(), now.getMonth() + 1, day)));
  const days = [inDays(2), inDays(4), ...[1, 3, 8, 10, 15, 16, 18].map(nextMonth)];
  const rows = [
    ...planned.map((text, at) => `${text},${days[at]},${at % 2 === 0 ? '09:00' : '12:30'}`),
    ...drafts.map((text) => `${text},,`),
  ];
  const token = (await page.context().cookies(url)).find(({ name }) => name === 'token')?.value ?? '';
  const answer = await page.request.post(`${url}/api/planning/import`, {
    headers: { authorization: `Bearer ${token}` },
    data: { csv: `text,date,time\n${rows.join('\n')}\n`, timeZone },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return nextMonth(1);
}
