import { readFile } from 'node:fs/promises';
import { createPost, envelope } from '@limelight/contracts';
import { expect, it } from 'vitest';
import { signUp, startJourney } from '../support/journey.ts';
import { expectAccessible } from '../support/screens.ts';

const journey = startJourney();

const dayMs = 86_400_000;
const workbook = new URL('../../server/src/modules/imports/fixtures/analytics.xlsx', import.meta.url);

/** A post a day for twelve weeks; those of Tuesdays are seen three times as often. */
function postsFile(): Buffer {
  const last = Date.now() - 10 * dayMs;
  const rows = Array.from({ length: 84 }, (_, index) => {
    const at = new Date(last - index * dayMs);
    const seen = at.getUTCDay() === 2 ? 900 + index : 250 + (index % 40);
    return `"Note ${index} about the warehouse",${at.toISOString().slice(0, 10)}T06:30:00Z,${seen}`;
  });
  return Buffer.from(`Text,Date,Impressions\n${rows.join('\n')}\n`);
}

it('imports analytics, compares posts, says what to repeat and keeps it as an idea', async () => {
  const page = await journey.open();
  await signUp(page, journey.url, 'Ruth Adeyemi Clarke');
  await page.goto(`${journey.url}/dashboard/results`);
  await page.getByRole('heading', { name: 'No results yet' }).waitFor();
  await expectAccessible(page, 'Results, none');
  const files = page.getByLabel('Files to import');
  await files.setInputFiles({
    name: 'Content_2025-11-18_2026-11-17_Ruth.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await readFile(workbook),
  });
  await page.getByText(/\d+ imported/).waitFor();
  await page.getByLabel('Period').selectOption('0');
  await page.getByText('Nothing stands out yet.').waitFor();
  await page.getByText('Show as a table').click();
  await page.getByRole('columnheader', { name: 'Week from' }).waitFor();

  await files.setInputFiles({ name: 'posts.csv', mimeType: 'text/csv', buffer: postsFile() });
  await page.getByRole('heading', { name: /^Tuesday/ }).waitFor();
  await page.getByLabel('Compare posts by').selectOption('weekday');
  await page.getByRole('row', { name: /^Tuesday .*Better$/ }).waitFor();
  await page.getByLabel('Compare posts by').selectOption('hook');
  await page.getByRole('row', { name: /^Has a number/ }).waitFor();
  await expectAccessible(page, 'Results');
  await page.getByRole('button', { name: 'Save as idea' }).first().click();
  await page.getByText('Idea saved').waitFor();

  await page.getByRole('button', { name: 'Enter numbers' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Link of the post')
    .fill('https://www.linkedin.com/feed/update/urn:li:activity:7497907695523042400/');
  await dialog.getByLabel('Impressions').fill('99,000');
  await dialog.getByRole('button', { name: 'Save numbers' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByLabel('Order of posts').selectOption('best');
  await page.getByRole('cell', { name: '99,000' }).waitFor();
  await page.getByRole('button', { name: 'Delete numbers' }).click();
  await page.getByText('Numbers deleted').waitFor();

  const report = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await report).suggestedFilename()).toMatch(/^linkedin-results-\d{4}-\d\d\.pdf$/);
});

it('lets a client in another browser read, comment on and approve a draft, until the link is closed', async () => {
  const author = await journey.open();
  await signUp(author, journey.url);
  await author.goto(`${journey.url}/dashboard/review-links`);
  await author.getByRole('heading', { name: 'No review links yet' }).waitFor();
  const token = await author.evaluate(() => /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? '');
  const made = await author.request.post(`${journey.url}/api${createPost.path}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { text: 'We moved the printer.\n\nIt saved an hour a day.' },
  });
  const draft = envelope(createPost.response).parse(await made.json()).data;

  await author.goto(`${journey.url}/dashboard/generate-post?post=${draft.id}`);
  await author.getByRole('button', { name: 'Create review link' }).click();
  const dialog = author.getByRole('dialog');
  await dialog.getByLabel('Password (optional)').fill('opensesame');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = dialog.getByLabel('Link', { exact: true });
  await link.waitFor();
  await expect.poll(() => link.inputValue()).toMatch(/\/review#[0-9a-f]{64}$/);
  const path = new URL(await link.inputValue());
  await dialog.getByRole('button', { name: 'Done' }).click();

  // What the browser says of refused passwords is no fault of the page.
  const client = await journey.open({ expectErrors: /403/ });
  await client.goto(`${journey.url}${path.pathname}${path.hash}`);
  await client.getByRole('heading', { name: 'Enter the password' }).waitFor();
  await expectAccessible(client, 'Review, password');
  await client.getByLabel('Password').fill('guess it');
  await client.getByRole('button', { name: 'Open review' }).click();
  await client.getByText('That is not the password of this link. Try again.').waitFor();
  await client.getByLabel('Password').fill('opensesame');
  await client.getByRole('button', { name: 'Open review' }).click();
  await client.getByRole('heading', { name: /^Posts by/ }).waitFor();
  await client.getByRole('article', { name: /as LinkedIn shows it/ }).waitFor();
  await client.getByLabel('Your name').fill('Ann Client');
  await client.getByLabel('Passage (optional)').fill('an hour a day');
  await client.getByLabel('Comment', { exact: true }).fill('Who measured it?');
  await client.getByRole('button', { name: 'Send comment' }).click();
  await client.getByText('Who measured it?').waitFor();
  await client.getByRole('button', { name: 'Approve post' }).click();
  await client.getByText('Approved', { exact: true }).waitFor();
  await expectAccessible(client, 'Review');

  await author.goto(`${journey.url}/dashboard/review-links`);
  await author.getByText('Who measured it?').waitFor();
  await author.getByText('Approved', { exact: true }).waitFor();
  await expectAccessible(author, 'Review links');
  await author.getByRole('button', { name: 'Close link' }).click();
  await author.getByRole('dialog').getByRole('button', { name: 'Close link' }).click();
  await author.getByRole('heading', { name: 'No review links yet' }).waitFor();
  await client.goto('about:blank');
  const closed = await journey.open({ expectErrors: /404/ });
  await closed.goto(`${journey.url}${path.pathname}${path.hash}`);
  await closed.getByText('This link does not work any more.').waitFor();
});
