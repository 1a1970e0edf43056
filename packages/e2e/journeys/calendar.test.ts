import { expect, it } from 'vitest';
import { timeZone } from '../support/clock.ts';
import { fillCalendar } from '../support/full-calendar.ts';
import { signUp, startJourney } from '../support/journey.ts';
import { connectLinkedin } from '../support/linkedin.ts';
import { expectAccessible, expectVariantAccessible, takePicture, takesPictures } from '../support/screens.ts';

const journey = startJourney();

it('schedules a post with a picture and finds it published at its time', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/posts?show=scheduled`);
  await page.getByText('No scheduled posts').waitFor();
  await expectVariantAccessible(page, 'Posts, none scheduled');
  await page.goto(`${journey.url}/dashboard/profile`);
  await connectLinkedin(page);
  await page.waitForURL('**/dashboard/profile');
  await page.getByText('Connected', { exact: true }).waitFor();
  await expectVariantAccessible(page, 'Profile');

  await page.goto(`${journey.url}/dashboard/generate-post`);
  await page.getByRole('textbox', { name: 'Post text', exact: true }).fill('A calm release is a boring one.');
  const picture = await page.screenshot();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'release.png', mimeType: 'image/png', buffer: picture });
  const alternative = page.getByLabel(/^Alt text/).first();
  await alternative.fill('A screen with a quiet chart');
  await page
    .getByText(/^Saved/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await page.getByRole('button', { name: /^Schedule for/ }).click();
  await page.getByText('Scheduled', { exact: true }).first().waitFor();
  await expectAccessible(page, 'Write, scheduled');
  const id = new URL(page.url()).searchParams.get('post') ?? '';

  await page.goto(`${journey.url}/dashboard/posts?show=scheduled`);
  await page.getByRole('link', { name: 'A calm release is a boring one.' }).waitFor();
  await expectAccessible(page, 'Posts, scheduled');
  await page.goto(`${journey.url}/dashboard/scheduled-posts?view=month`);
  await page
    .getByRole('button', { name: /A calm release/ })
    .first()
    .waitFor();
  await expectAccessible(page, 'Calendar, month');
  if (takesPictures) {
    const month = await fillCalendar(page, journey.url);
    await page.goto(`${journey.url}/dashboard/scheduled-posts?view=month&date=${month}`);
    await page
      .getByRole('button', { name: /How a first week/ })
      .first()
      .waitFor();
    await takePicture(page, 'calendar');
    await page.goto(`${journey.url}/dashboard`);
    await page.getByRole('heading', { name: 'Hello, Asha' }).waitFor();
    await takePicture(page, 'home');
  }

  // The list stays open while the post goes out, and follows.
  await page.goto(`${journey.url}/dashboard/scheduled-posts?status=published`);
  await page.getByText('No published posts').waitFor();
  // The page plans in minutes but the API accepts seconds, so that the journey need not wait a minute.
  const at = new Date(Date.now() + 3000).toISOString();
  const moved = await page.evaluate(
    async ([post, time, zone]) => {
      const token = document.cookie.match(/token=([^;]+)/)?.[1] ?? '';
      const response = await fetch(`/api/posts/${post}/schedule`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ at: time, timeZone: zone }),
      });
      return response.status;
    },
    [id, at, timeZone],
  );
  expect(moved).toBe(200);
  await page
    .getByRole('link', { name: 'A calm release is a boring one.', exact: true })
    .waitFor({ timeout: 45_000 });
  const permalink = (await page.getByRole('link', { name: /^View on LinkedIn/ }).getAttribute('href')) ?? '';
  await page.goto(permalink);
  await page.getByText('A calm release is a boring one.').first().waitFor();
  await expect.poll(() => page.getByRole('img', { name: 'A screen with a quiet chart' }).count()).toBe(1);
});

it('restores a deleted draft', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/generate-post`);
  const text =
    'We closed the shop on Mondays. Sales on Tuesday rose by a third.\n\nThe baker sleeps until eight. Nobody has complained so far.\n\nWe will keep it until spring.';
  await page.getByRole('textbox', { name: 'Post text', exact: true }).fill(text);
  await page
    .getByText(/^Saved/)
    .first()
    .waitFor();
  await page.goto(`${journey.url}/dashboard/posts?show=drafts`);
  await page.getByRole('button', { name: /Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByText('No drafts').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: /We closed the shop on Mondays/ }).click();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Post text', exact: true }).inputValue())
    .toBe(text);
});
