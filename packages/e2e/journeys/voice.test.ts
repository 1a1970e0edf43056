import { it } from 'vitest';
import { signUp, startJourney } from '../support/journey.ts';
import { expectAccessible } from '../support/screens.ts';

const journey = startJourney();

const subjects = ['pallets', 'forecasts', 'night shifts', 'scanners', 'orders', 'reports'];
const posts = subjects
  .map(
    (subject, at) =>
      `I counted the ${subject} again. There were ${at + 41}.\n\nI asked the night shift. They knew.`,
  )
  .join('\n---\n');

it('brings pasted posts, measures a voice from them, keeps a rule and takes the import back', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/voice`);
  await page.getByText('5 posts are missing').waitFor();
  await page.getByText('Paste posts').click();
  await page.getByLabel(/^Posts, with a line/).fill(posts);
  await page.getByRole('button', { name: 'Import posts' }).click();
  await page.getByText('Measured from 6 posts.').waitFor();
  await page.getByLabel('New rule').fill('I never write “excited”');
  await page.getByRole('button', { name: 'Add rule' }).click();
  await page.getByRole('button', { name: 'Delete rule: I never write “excited”' }).waitFor();
  await expectAccessible(page, 'Voice');
  await page.goto(`${journey.url}/dashboard/profile`);
  await page.getByRole('button', { name: 'Delete import Pasted text' }).click();
  await page.getByRole('button', { name: 'Delete import', exact: true }).click();
  await page.getByText('Imported so far').waitFor({ state: 'detached' });
  await expectAccessible(page, 'Profile');
});
