import { carouselRun } from '@limelight/contracts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp, startJourney } from '../support/journey.ts';
import { operate } from '../support/operator.ts';
import { expectAccessible } from '../support/screens.ts';

const journey = startJourney();

const tokenOf = (page: Page) => page.evaluate(() => /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? '');

it('lets a person give credits to a workspace, allow themselves to spend them, and pay with them', async () => {
  // The page says what was refused; so does the browser.
  const page = await journey.open({ expectErrors: /402/ });
  const { email } = await signUp(page, journey.url, 'Nora Giver');
  await page.goto(`${journey.url}/dashboard/team`);
  await page.getByRole('button', { name: 'Create workspace' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Northwind');
  await page.getByRole('dialog').getByRole('button', { name: 'Create workspace' }).click();
  await page.getByRole('heading', { name: 'Northwind', level: 1 }).waitFor();

  await page.getByRole('navigation', { name: 'Workspace' }).getByRole('link', { name: 'Credits' }).click();
  await page.getByText('No credits were added yet.').waitFor();
  await page.getByRole('button', { name: 'Add credits' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Credits', { exact: true }).fill('600');
  await dialog.getByRole('button', { name: 'Give 600 credits' }).click();
  await dialog.getByRole('alert').filter({ hasText: 'enough credits' }).waitFor();
  await dialog.getByLabel('Credits', { exact: true }).fill('120');
  await dialog.getByRole('button', { name: 'Give 120 credits' }).click();
  await dialog.getByRole('alert').filter({ hasText: 'free credits' }).waitFor();
  await operate('grant', email, '200', '--reason', 'Bought elsewhere');
  await expectAccessible(page, 'Add credits to a workspace');
  await dialog.getByRole('button', { name: 'Give 120 credits' }).click();
  await page.getByText('You gave 120 credits to Northwind.').first().waitFor();
  await page.getByRole('button', { name: 'Change spending of Nora Giver' }).click();
  await dialog.getByLabel('Let this member spend the credits of the workspace').check();
  await dialog.getByLabel('Monthly limit').fill('60');
  await dialog.getByRole('button', { name: 'Save spending' }).click();
  await page.getByText('Can spend 60 credits a month').waitFor();

  await page.getByRole('link', { name: 'Choose what pays' }).click();
  await page.getByRole('heading', { name: 'Pay with' }).waitFor();
  await page.getByRole('radio', { name: 'Northwind' }).check();
  await page.getByRole('link', { name: /60 credits in Northwind/ }).waitFor();
  await expectAccessible(page, 'Credits, paid by a workspace');

  const source = { kind: 'text', text: 'One rule\n\nWrite every decision down.\n\nWhich would you keep?' };
  const started = await page.request.post(`${journey.url}/api${carouselRun.start.path}`, {
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
    data: { source },
  });
  expect(started.status()).toBe(202);
  await page.goto(`${journey.url}/dashboard/team?view=credits`);
  await page.getByText('Carousel 20').waitFor();
  await page.getByText('100 credits', { exact: true }).waitFor();
  await expectAccessible(page, 'Team, credits');
  await page.goto(`${journey.url}/dashboard/team?view=activity`);
  await page.getByText('gave the workspace 120 credits').waitFor();
});
