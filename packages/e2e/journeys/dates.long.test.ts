import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { awkwardMoments } from '../support/dates.ts';
import { signUp, startJourney } from '../support/journey.ts';
import { connectLinkedin } from '../support/linkedin.ts';
import { startProgram } from '../support/program.ts';
import { phone } from '../support/screens.ts';

const journey = startJourney();
const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** Calls the API as the page would, for steps that the journey is not about. Without `data` it reads. */
async function api(page: Page, url: string, path: string, data?: unknown): Promise<string> {
  const token = (await page.context().cookies(url)).find(({ name }) => name === 'token')?.value ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const method = data === undefined ? 'GET' : 'POST';
  const answer = await page.request.fetch(`${url}/api${path}`, { method, headers, data });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return answer.text();
}

/** The day and time as the page writes them, such as "Mon 30 Nov, 9:00". */
function inWords(at: Temporal.ZonedDateTime, now: Temporal.ZonedDateTime): string {
  const part = (options: Intl.DateTimeFormatOptions) => at.toPlainDate().toLocaleString('en-GB', options);
  const day = part({ weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '');
  return `${day}${at.year === now.year ? '' : ` ${at.year}`}, ${at.hour}:${String(at.minute).padStart(2, '0')}`;
}

describe.each(awkwardMoments())('on $name', ({ at }) => {
  it('plans, shows and publishes what comes next', async () => {
    const timeZone = at.timeZoneId;
    const aheadMs = Math.round((at.epochMilliseconds - Date.now()) / 1000) * 1000;
    const now = () =>
      Temporal.Instant.fromEpochMilliseconds(Date.now() + aheadMs).toZonedDateTimeISO(timeZone);
    const program = await startProgram({ CLOCK_AHEAD_SECONDS: String(aheadMs / 1000) });
    try {
      const { url } = program;
      const calendar = `${url}/dashboard/scheduled-posts`;
      const page = await journey.open({ visit: { timeZone, aheadMs } });
      await signUp(page, url);
      await page.goto(`${url}/dashboard/profile`);
      await connectLinkedin(page);
      await page.getByText('Connected', { exact: true }).waitFor();

      const soon = now().add({ seconds: 4 }).toInstant().toString();
      const id =
        /"id":"([^"]+)"/.exec(await api(page, url, '/posts', { text: 'Out in a moment.' }))?.[1] ?? '';
      await api(page, url, `/posts/${id}/schedule`, { at: soon, timeZone });
      await api(page, url, '/posts', { text: 'From the tray.' });
      const slots = everyDay.map((weekday) => ({ weekday, time: '09:00' }));
      await api(page, url, '/queues', { name: 'Main', slots, timeZone });
      const tomorrow = now().toPlainDate().add({ days: 1 });
      const csv = `text,date,time\nFrom a file.,${tomorrow.toString()},11:30\n`;
      await api(page, url, '/planning/import', { csv, timeZone });
      await api(page, url, '/agents', {
        name: 'Every morning',
        work: { kind: 'custom', settings: { steps: [{ tool: 'mail' }] } },
        schedule: { weekdays: everyDay, time: '08:15', timeZone },
      });

      await page.goto(`${calendar}?view=week`);
      await page.getByRole('button', { name: 'Add “From the tray.” to the queue' }).click();
      await page.getByText(/^Scheduled for .* 9:00 in Main\.$/).waitFor();
      for (const view of ['week', 'month']) {
        await page.goto(`${calendar}?view=${view}`);
        await page.getByRole('button', { name: /^9:00 From the tray/ }).click({ trial: true });
        await page.getByRole('button', { name: /^11:30 From a file/ }).click({ trial: true });
      }
      await page.setViewportSize(phone);
      await page.getByRole('link', { name: 'From a file.' }).waitFor();
      await page.goto(`${calendar}?view=week`);
      await page.getByRole('link', { name: 'From the tray.' }).waitFor();
      await page.getByRole('link', { name: 'From a file.' }).waitFor();

      await page.goto(`${url}/dashboard/agents`);
      const due = now();
      const today = due.with({ hour: 8, minute: 15, second: 0, millisecond: 0 });
      const next = Temporal.ZonedDateTime.compare(today, due) > 0 ? today : today.add({ days: 1 });
      await page.getByText(`Next run ${inWords(next, due)}.`).waitFor();
      await page.goto(`${url}/dashboard/ideas?view=plan`);
      await page.getByRole('heading', { name: 'Ideas', exact: true }).waitFor();
      await page.goto(`${url}/dashboard/results`);
      await page.getByRole('heading', { name: 'Results', exact: true }).waitFor();

      await expect
        .poll(() => api(page, url, '/posts?status=published'), { timeout: 40_000 })
        .toContain('Out in a moment.');
      await page.goto(`${calendar}?status=published`);
      await page.getByRole('link', { name: 'Out in a moment.', exact: true }).waitFor();
      // A page that is still open would complain that the program is gone.
      await page.close();
    } finally {
      await program.stop();
    }
  });
});
