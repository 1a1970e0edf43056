import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { launch, taskCategories, tasksOf, type Tasks } from './browser.ts';
import { median, rounded, type Measurement } from './figures.ts';
import { signUpMany } from './people.ts';
import { runProgram } from './processes.ts';

const posts = 2000;
const rounds = 5;
const month = '2030-05';

async function fill(databaseUrl: string, userId: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query(
      `INSERT INTO posts (id, user_id, status, text, visibility, version, scheduled_at, time_zone, created_at, updated_at)
       SELECT gen_random_uuid(), $1, 'scheduled', 'What we learnt in week ' || n || '. Two more lines of it.', 'PUBLIC', 1,
              timestamptz '${month}-01 00:05Z' + n * interval '22 minutes', 'UTC', now(), now()
       FROM generate_series(0, $2 - 1) AS n`,
      [userId, posts],
    );
    await client.query('ANALYZE posts');
  } finally {
    await client.end();
  }
}

/** Milliseconds from opening the month until its posts are visible. */
async function timeToOpen(page: Page, url: string): Promise<number> {
  await page.goto('about:blank');
  const began = performance.now();
  await page.goto(`${url}/dashboard/scheduled-posts?view=month&date=${month}-15`, { waitUntil: 'commit' });
  await page.locator('[data-event-id]').first().waitFor();
  return performance.now() - began;
}

/** Picks up a post, drags it over the days of the month, and drops it. */
async function drag(browser: Browser, page: Page): Promise<{ carrying: Tasks; dropping: Tasks }> {
  const boxOf = async (day: number) => {
    const found = await page.getByRole('button', { name: `May ${day}, 2030`, exact: true }).boundingBox();
    if (found === null) throw new Error(`day ${day} is not there`);
    return { x: found.x + found.width / 2, y: found.y + found.height / 2 };
  };
  const event = await page.locator('[data-event-id][draggable="true"]').nth(30).boundingBox();
  if (event === null) throw new Error('no post to drag');
  const days: { x: number; y: number }[] = [];
  for (const day of [9, 10, 11, 18, 17, 16, 23, 24, 25, 26]) days.push(await boxOf(day));
  await browser.startTracing(page, { categories: taskCategories });
  await page.mouse.move(event.x + event.width / 2, event.y + event.height / 2);
  await page.mouse.down();
  for (const { x, y } of days) await page.mouse.move(x, y, { steps: 6 });
  const carrying = tasksOf(await browser.stopTracing());
  await browser.startTracing(page, { categories: taskCategories });
  const moved = page.waitForResponse((response) => response.request().method() !== 'GET', {
    timeout: 20_000,
  });
  await page.mouse.up();
  await moved;
  // Waits for the month to show the move.
  await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
  return { carrying, dropping: tasksOf(await browser.stopTracing()) };
}

/** Measures a month with two thousand posts in a real browser. */
export async function measureCalendar(databaseUrl: string): Promise<Measurement> {
  const program = await runProgram(databaseUrl);
  const browser = await launch();
  try {
    const [person] = await signUpMany(program.url, 1);
    if (person === undefined) throw new Error('nobody signed up');
    await fill(databaseUrl, person.id);
    const context = await browser.newContext({
      viewport: { width: 1360, height: 900 },
      timezoneId: 'UTC',
      locale: 'en-GB',
    });
    await context.addCookies([{ name: 'token', value: person.token, url: program.url }]);
    const page = await context.newPage();
    await timeToOpen(page, program.url);
    const opened: number[] = [];
    const drags: { carrying: Tasks; dropping: Tasks }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      opened.push(await timeToOpen(page, program.url));
      await page.waitForLoadState('networkidle');
      drags.push(await drag(browser, page));
    }
    const figure = (name: string, tasks: readonly Tasks[]) => {
      const longest = median(tasks.map((one) => one.longest));
      const own = median(tasks.map((one) => one.longestOwn));
      return {
        name,
        value: `p50 ${rounded(longest)} ms by the clock, ${rounded(own)} ms of processor`,
        target: '<= 50 ms',
        reached: longest <= 50,
      };
    };
    const carrying = drags.map((one) => one.carrying);
    const dropping = drags.map((one) => one.dropping);
    return {
      title: `The calendar with ${posts} posts in a month`,
      method: `the built page in Chromium, ${rounds} times: opened anew, and a post carried over ten days and dropped; tasks of the main thread from Chromium's trace, from picking up to the month after the move`,
      figures: [
        { name: 'time to open', value: `p50 ${Math.round(median(opened))} ms` },
        figure('longest task carrying', carrying),
        figure('longest task dropping', dropping),
      ],
    };
  } finally {
    await browser.close();
    await program.stop();
  }
}
