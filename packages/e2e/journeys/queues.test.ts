import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startJourney } from '../support/journey.ts';
import { signUpAuthor } from '../support/linkedin.ts';
import { isLong } from '../support/long.ts';
import { expectAccessible, expectVariantAccessible } from '../support/screens.ts';

const journey = startJourney();
const calendar = () => `${journey.url}/dashboard/scheduled-posts`;
const list = (show: string) => `${journey.url}/dashboard/posts?show=${show}`;

/** Creates a draft as the page would, for steps that the journey is not about. */
async function keepDraft(page: Page, text: string): Promise<void> {
  const status = await page.evaluate(async (words) => {
    const token = document.cookie.match(/token=([^;]+)/)?.[1] ?? '';
    const response = await fetch('/api/posts', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text: words }),
    });
    return response.status;
  }, text);
  expect(status).toBe(201);
}

async function makeQueue(page: Page): Promise<void> {
  await page.goto(`${calendar()}?view=queues`);
  await page.getByRole('button', { name: 'Create a queue' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create queue' }).click();
  await page.getByRole('heading', { name: 'My queue' }).waitFor();
}

it('makes a queue, changes its week, and gives posts the next free slots', async () => {
  const page = await signUpAuthor(journey);
  for (const text of ['From the tray.', 'First of the list.', 'From the editor.'])
    await keepDraft(page, text);
  await page.goto(`${calendar()}?view=queues`);
  await page.getByRole('button', { name: 'Create a queue' }).waitFor();
  await expectVariantAccessible(page, 'Queues, none yet');
  await makeQueue(page);
  await page.getByText('5 times a week').waitFor();

  await page.getByRole('button', { name: 'Remove Monday 9:00' }).press('Enter');
  await page.getByText('4 times a week').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('5 times a week').waitFor();
  await page.getByRole('button', { name: 'Add a time on Saturday' }).press('Enter');
  await page.getByLabel('Time: hours').pressSequentially('1030');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove Saturday 10:30' }).waitFor();
  await expectVariantAccessible(page, 'Queues');

  await page.goto(`${calendar()}?view=week`);
  await page.getByRole('button', { name: 'Add “From the tray.” to the queue' }).click();
  await page.getByText(/^Scheduled for .* in My queue\.$/).waitFor();
  await page.goto(list('drafts'));
  await page.getByRole('checkbox', { name: 'Select First of the list.' }).check();
  await page.getByRole('button', { name: 'Add to queue' }).click();
  await page.getByText(/^Scheduled for .* in My queue\.$/).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'First of the list.' }).waitFor();

  await page.getByRole('link', { name: 'From the editor.' }).click();
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const offer = page.getByRole('button', { name: /^Next free slot: / });
  const promised = (await offer.textContent())?.replace('Next free slot: ', '') ?? '';
  await offer.click();
  await page.getByText('Scheduled', { exact: true }).waitFor();
  const clock = promised.split(' ').at(-1) ?? '-';
  await page
    .getByText(new RegExp(`, ${clock}$`))
    .first()
    .waitFor();
});

it.runIf(isLong)('says in its place why a slot could not be taken, and takes the offer away', async () => {
  const page = await signUpAuthor(journey, { expectErrors: /404 \(Not Found\)/ });
  await keepDraft(page, 'From the editor.');
  await makeQueue(page);
  await page.goto(list('drafts'));
  await page.getByRole('link', { name: 'From the editor.' }).click();
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const offer = page.getByRole('button', { name: /^Next free slot: / });
  await offer.waitFor();
  // The queue is deleted in another window in the meantime.
  const other = await page.context().newPage();
  await other.goto(`${calendar()}?view=queues`);
  await other.getByRole('button', { name: 'Actions for My queue' }).click();
  await other.getByRole('menuitem', { name: 'Delete' }).click();
  await other.getByRole('button', { name: 'Delete queue' }).click();
  await other.getByRole('button', { name: 'Create a queue' }).waitFor();
  await page.bringToFront();
  await offer.press('Enter');
  const form = page.getByRole('dialog');
  await form.getByText('My queue no longer exists. Choose a time.').waitFor();
  // It is announced once.
  await expect.poll(() => page.getByText('My queue no longer exists').count()).toBe(1);
  await offer.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByText('My queue no longer exists').count()).toBe(0);
});

it('leaves days off out, spreads posts with every time shown first, and pauses without losing any', async () => {
  const page = await signUpAuthor(journey);
  for (const text of ['Spread one.', 'Spread two.', 'Spread three.']) await keepDraft(page, text);
  await makeQueue(page);
  await page.getByRole('combobox', { name: 'Public holidays in' }).fill('Germ');
  await page.getByRole('option', { name: 'Germany' }).click();
  await page.getByText('Skipped next').waitFor();
  await page.getByLabel('First day off').fill('2030-08-01');
  await page.getByLabel('Label').fill('Summer');
  await page.getByRole('button', { name: 'Add days off' }).click();
  await page.getByText('Summer').first().waitFor();
  await page.getByText('Evergreen posts').click();
  await page.getByText('Suggest a post').click();
  await page.getByText('suggest a post here').waitFor();
  await expectAccessible(page, 'Queues, all open');

  await page.goto(list('drafts'));
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const times = page.getByRole('region', { name: 'Preview of the new times' }).getByRole('listitem');
  await expect.poll(() => times.count()).toBe(3);
  await expectAccessible(page, 'Spread evenly');
  await page.getByRole('button', { name: 'Schedule 3 posts' }).click();
  await page.getByText('3 posts scheduled.', { exact: true }).waitFor();

  await page.goto(`${calendar()}?view=queues`);
  await page.getByRole('switch', { name: 'Pause all publishing' }).press('Space');
  await page.getByRole('button', { name: 'Pause everything' }).click();
  await page.getByText('3 posts on hold.').waitFor();
  await expectVariantAccessible(page, 'Queues, everything paused');
  await page.goto(list('scheduled'));
  await expect.poll(() => page.getByText('Paused', { exact: true }).count()).toBe(3);
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByText('3 posts keep their scheduled times.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Resume' }).click();
  await page.getByText('Resumed. 3 posts kept as scheduled.', { exact: true }).waitFor();
  await expect.poll(() => page.getByText('Paused', { exact: true }).count()).toBe(0);
});
