import { createPost, envelope } from '@limelight/contracts';
import { expect, it } from 'vitest';
import { signUp, startJourney } from '../support/journey.ts';
import { expectAccessible } from '../support/screens.ts';

const journey = startJourney();

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

  // The browser logs refused passwords, which is not an error of the page.
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
  await closed.getByText('This link no longer works.').waitFor();
});
