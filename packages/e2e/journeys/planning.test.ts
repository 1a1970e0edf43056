import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { dayFromNow } from '../support/clock.ts';
import { startJourney } from '../support/journey.ts';
import { signUpAuthor } from '../support/linkedin.ts';
import { expectAccessible } from '../support/screens.ts';

const journey = startJourney();

/** Calls the API as the page would, for steps that the journey is not about. */
async function api(page: Page, path: string, body: unknown): Promise<number> {
  return page.evaluate(
    async ([address, sent]) => {
      const token = document.cookie.match(/token=([^;]+)/)?.[1] ?? '';
      const response = await fetch(`/api${address}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: sent ?? '',
      });
      return response.status;
    },
    [path, JSON.stringify(body)],
  );
}

it('plans by keyboard and by dragging', async () => {
  const page = await signUpAuthor(journey);
  for (const text of ['Drag me along.', 'Place me by keyboard.'])
    expect(await api(page, '/posts', { text })).toBe(201);

  const day = dayFromNow(7);
  await page.goto(`${journey.url}/dashboard/scheduled-posts?view=week&date=${day}`);
  await page.getByRole('button', { name: 'Schedule “Place me by keyboard.”' }).press('Enter');
  await page.getByRole('region', { name: 'Moving “Place me by keyboard.”' }).waitFor();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  const placed = page.getByRole('button', { name: /9:30 Place me by keyboard/ });
  await placed.waitFor();
  await placed.press('m');
  await page.getByRole('region', { name: 'Moving “Place me by keyboard.”' }).waitFor();
  await expectAccessible(page, 'Calendar, week, moving by keyboard');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /9:15 Place me by keyboard/ }).waitFor();

  await page.goto(`${journey.url}/dashboard/scheduled-posts?view=day&date=${day}`);
  await page
    .getByRole('link', { name: 'Drag me along.' })
    .dragTo(page.getByRole('button', { name: /^Time slot 10:00:00/ }));
  const dragged = page.getByRole('button', { name: /10:\d\d Drag me along/ });
  await dragged.waitFor();
  await dragged.dragTo(page.getByRole('button', { name: /^Time slot 12:00:00/ }));
  await page.getByRole('button', { name: /12:\d\d Drag me along/ }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await dragged.waitFor();
});

it('imports a file, moves several at once, takes them back, and gives the calendar an address', async () => {
  const page = await signUpAuthor(journey);
  const day = dayFromNow(7);
  await page.goto(`${journey.url}/dashboard/posts?show=scheduled`);
  const menu = page.getByRole('button', { name: 'Import and export' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Import a CSV file' }).click();
  const file = `text,date,time\nFirst of two,${day},11:00\nSecond of two,${day},12:00\nToo late,2020-01-01,9:00\n`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'posts.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByText('That time has passed.').waitFor();
  await page.getByRole('button', { name: 'Import 2 posts' }).click();
  await page.getByRole('region', { name: 'What was imported' }).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByRole('button', { name: 'Reschedule', exact: true }).click();
  await page.getByLabel('Days later').fill('2');
  await page.getByRole('button', { name: 'Reschedule 2 posts' }).click();
  await page.getByText('2 posts scheduled.', { exact: true }).waitFor();
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByRole('button', { name: 'Back to drafts' }).click();
  await page.getByText('2 posts moved to drafts.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.getByRole('link', { name: /of two/ }).count()).toBe(2);

  await menu.click();
  await page.getByRole('menuitem', { name: 'Show in another calendar' }).click();
  await page.getByRole('button', { name: 'Create address' }).click();
  const address = await page.getByLabel('Your address').inputValue();
  const calendar = await (await page.request.get(address)).text();
  expect(calendar).toContain('SUMMARY:First of two');
});
