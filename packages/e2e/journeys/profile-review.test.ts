import { expect, it } from 'vitest';
import { signUp, startJourney } from '../support/journey.ts';
import { expectAccessible, expectVariantAccessible } from '../support/screens.ts';

const journey = startJourney();

const profile = `Ruth Adeyemi
Operations consultant for warehouses | Faster picking without a new building
Hull, England

About
I help small warehouses ship more without buying another building. Last year eleven sites cut their picking errors by 41%.

Experience
Operations consultant at Own practice
2021-03
Cut picking errors by 41% at eleven sites.`;

it('reviews a pasted profile and keeps the report', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/linkedin-optimizer`);
  await page.getByRole('region', { name: 'Example: The start of a report' }).waitFor();
  await page.getByRole('textbox', { name: 'Or paste your profile' }).fill(profile);
  await expectAccessible(page, 'Profile review, start');
  await page.getByRole('button', { name: 'Read text' }).click();
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ruth Adeyemi');
  await page.getByLabel('Target role (optional)').fill('Operations Manager');
  await page.getByLabel('Is there a photo of you?').selectOption('yes');
  await expectVariantAccessible(page, 'Profile review, check');
  await page.getByRole('button', { name: /^Review profile/ }).click();
  await page.getByRole('heading', { name: 'There is a photo' }).waitFor();
  await page.getByRole('heading', { name: /^\d+ of 100$/ }).waitFor();
  await expectAccessible(page, 'Profile review, report');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toBe('linkedin-profile-review.pdf');
  await page.reload();
  await page.getByRole('heading', { name: /^\d+ of 100$/ }).waitFor();
});

it('creates a news agent that is listed with its next run', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/agents`);
  await page.getByText('No agents yet').waitFor();
  await expectVariantAccessible(page, 'Agents, none');
  await page.goto(`${journey.url}/dashboard/ai-agent/create`);
  await page.getByLabel('Topics, one per line').fill('hiring');
  await expectAccessible(page, 'Agents, a new one');
  await page.getByLabel('Feeds, one per line').fill('https://feeds.example.com/rss.xml');
  await page.getByRole('button', { name: 'Create agent' }).click();
  // The feed cannot be read here, which is said before the agent exists and does not prevent it.
  await page.getByText('One feed could not be read').waitFor();
  await page.getByRole('button', { name: 'Create agent' }).click();
  await page.getByRole('heading', { name: 'Monday news' }).waitFor();
  await page.getByText(/Next run/).waitFor();
  await expectVariantAccessible(page, 'Agents');

  await page.getByRole('link', { name: 'Edit agent' }).click();
  const feeds = page.getByLabel('Feeds, one per line');
  await expect.poll(() => feeds.inputValue()).toBe('https://feeds.example.com/rss.xml');
  await page.getByLabel('Name').fill('Weekend news');
  await page.getByLabel('Industry').selectOption('Retail');
  await page.getByLabel('Languages (optional)').fill('English');
  await page.getByLabel('Monday').uncheck();
  await page.getByLabel('Saturday').check();
  await page.getByRole('button', { name: 'Save agent' }).click();
  await page.getByText('Use codes of two or three letters').waitFor();
  await expectAccessible(page, 'News agent, a fault');
  await page.getByLabel('Languages (optional)').fill('en');
  await page.getByRole('button', { name: 'Save agent' }).click();
  await page.getByRole('button', { name: 'Go back to version 1' }).waitFor();
  await page.getByRole('link', { name: 'Back to agents' }).click();
  await page.getByRole('heading', { name: 'Weekend news' }).waitFor();
  await page.getByText(/Next run Sat/).waitFor();
});
