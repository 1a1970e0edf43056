import { expect, it } from 'vitest';
import { signUp, startJourney } from '../support/journey.ts';
import { phone } from '../support/screens.ts';

const journey = startJourney();

it('keeps the words of a person who runs out of credits', async () => {
  const page = await journey.open({ expectErrors: /402 \(Payment Required\)/ });
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard`);
  const spent = await page.evaluate(async () => {
    const token = document.cookie.match(/token=([^;]+)/)?.[1] ?? '';
    const statuses: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const response = await fetch('/api/posts/generate', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          // A draft that is there already would cost nothing.
          idea: `We took ${run + 3} fields out of our sign-up form. Before, 41 in a hundred finished it; after, 63. Nobody missed the fields. I had defended every one of them.`,
          variants: 3,
          seed: '1',
        }),
      });
      await response.text();
      statuses.push(response.status);
    }
    return statuses;
  });
  expect(spent).toEqual([200, 200, 200, 200, 200]);

  await page.goto(`${journey.url}/dashboard/generate-post`);
  await page.getByText('50 of 500 credits').first().waitFor();
  const idea = page.getByLabel('What do you want to say?');
  await idea.fill('We stopped counting meetings and began counting decisions.');
  await page.getByRole('button', { name: /^Three drafts/ }).click();
  await page.getByText(/90/).first().waitFor();
  await page
    .getByRole('link', { name: /credits/i })
    .first()
    .waitFor();
  expect(await idea.inputValue()).toBe('We stopped counting meetings and began counting decisions.');
  await page.getByText('50 of 500 credits').first().waitFor();

  await page.setViewportSize(phone);
  await page.getByRole('button', { name: /^Three drafts/ }).click();
  await page.getByText('This needs 90; you hold 50.').waitFor();
});
