import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { timeZone } from '../support/clock.ts';
import { signUp, startJourney } from '../support/journey.ts';
import { expectAccessible, expectVariantAccessible } from '../support/screens.ts';

const journey = startJourney();

/** Calls the API as the page would, for steps that the journey is not about. Returns the id in its data. */
async function api(page: Page, path: string, body: unknown): Promise<string> {
  return page.evaluate(
    async ([address, sent]) => {
      const token = document.cookie.match(/token=([^;]+)/)?.[1] ?? '';
      const response = await fetch(`/api${address}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: sent ?? '',
      });
      const answer: unknown = await response.json();
      return /"id":"([^"]+)"/.exec(JSON.stringify(answer))?.[1] ?? `none (${response.status})`;
    },
    [path, JSON.stringify(body)],
  );
}

it('without LinkedIn a person is reminded, copies the post, and says that it is out', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard`);
  const id = await api(page, '/posts', {
    text: 'I will say this by hand.',
    firstComment: 'And this below it.',
  });

  await page.goto(`${journey.url}/dashboard/generate-post?post=${id}`);
  await page.getByRole('button', { name: 'Remind me to post it' }).click();
  await page.getByRole('button', { name: /^Remind me on / }).waitFor();
  await expectAccessible(page, 'Choosing when to be reminded');
  await page.getByRole('button', { name: /^Remind me on / }).click();
  await page.getByText('Reminder', { exact: true }).waitFor();

  await api(page, `/posts/${id}/schedule`, { at: new Date().toISOString(), timeZone });
  const card = page.getByRole('heading', { name: 'Ready for you to post' });
  await expect
    .poll(
      async () => {
        await page.goto(`${journey.url}/dashboard`);
        await page.getByRole('heading', { name: 'Due this week' }).waitFor();
        return card.isVisible();
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  await expectVariantAccessible(page, 'Home with a post to post by hand');
  await expect
    .poll(() => page.getByRole('link', { name: 'Open LinkedIn' }).getAttribute('href'))
    .toContain(encodeURIComponent('I will say this by hand.'));
  await page.getByRole('button', { name: 'Copy first comment' }).waitFor();
  await page.getByRole('button', { name: 'I posted it' }).click();
  await expectAccessible(page, 'Saying that a post is out');
  await page.getByRole('button', { name: 'I posted it' }).click();
  await card.waitFor({ state: 'detached' });

  await page.goto(`${journey.url}/dashboard/generate-post?post=${id}`);
  await page.getByText('Published', { exact: true }).first().waitFor();
});
