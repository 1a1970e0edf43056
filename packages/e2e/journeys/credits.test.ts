import { expect, it } from 'vitest';
import { signUp, startJourney } from '../support/journey.ts';
import { phone } from '../support/screens.ts';

const journey = startJourney();

// oxlint-disable-next-line vitest/no-disabled-tests -- it fails since the outline and Assist replaced the writer, and is to be rewritten
it.skip('keeps the words of a person who runs out of credits', async () => {
  const page = await journey.open({ expectErrors: /402 \(Payment Required\)/ });
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard`);
  const spent = await page.evaluate(async () => {
    const token = document.cookie.match(/token=([^;]+)/)?.[1] ?? '';
    // A draft that is there already, or that only gives the idea back, would cost nothing.
    const write = async (fields: number) => {
      const response = await fetch('/api/posts/generate', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          idea: `We took ${fields} fields out of our sign-up form. Before, 41 in a hundred finished it; after, 63. Nobody missed the fields. I had defended every one of them.`,
          seed: '1',
        }),
      });
      await response.text();
      return response.status;
    };
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1)
      statuses.push(...(await Promise.all([3, 4, 5, 6, 7].map((fields) => write(fields + 10 * round)))));
    return statuses;
  });
  expect(spent).toEqual(Array.from({ length: 15 }, () => 200));

  await page.goto(`${journey.url}/dashboard/generate-post`);
  await page.getByText('50 of 500 credits').first().waitFor();
  const idea = page.getByLabel('What do you want to say?');
  // One that would come back in its own words costs nothing, and needs nothing.
  const told =
    'We took nine fields out of our sign-up form because people left on the second page. Before, 41 in a hundred finished it; after, 63. Nobody missed the fields. I had defended every one of them.';
  await idea.fill(told);
  await page.getByRole('button', { name: /^Three drafts/ }).click();
  await page.getByText(/90/).first().waitFor();
  await page
    .getByRole('link', { name: /credits/i })
    .first()
    .waitFor();
  expect(await idea.inputValue()).toBe(told);
  await page.getByText('50 of 500 credits').first().waitFor();

  await page.setViewportSize(phone);
  await page.getByRole('button', { name: /^Three drafts/ }).click();
  await page.getByText('This needs 90; you hold 50.').waitFor();
});
