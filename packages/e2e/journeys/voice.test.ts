import { expect, it } from 'vitest';
import { signUp, startJourney } from '../support/journey.ts';
import { expectAccessible, expectVariantAccessible } from '../support/screens.ts';

const journey = startJourney();

const subjects = ['pallets', 'forecasts', 'night shifts', 'scanners', 'orders', 'reports'];
const posts = subjects
  .map(
    (subject, at) =>
      `I counted the ${subject} again. There were ${at + 41}.\n\nI asked the night shift. They knew.`,
  )
  .join('\n---\n');
const loud =
  'Are you READY to grow?! 🚀 Your brand deserves so much more than this!\n\nStop waiting, you have everything you need! #growth';

it('brings pasted posts, measures a voice, sets a draft beside it, and takes the import back', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/voice`);
  await page.getByText('5 more posts needed').waitFor();
  await page.getByText('Paste posts').click();
  await page.getByLabel(/^Posts, separated by/).fill(posts);
  await page.getByRole('button', { name: 'Import posts' }).click();
  await page.getByText(/^Measured from 6 posts/).waitFor();
  await page.getByLabel('New rule').fill('I never write “excited”');
  await page.getByRole('button', { name: 'Add rule' }).click();
  await page.getByRole('button', { name: 'Delete rule: I never write “excited”' }).waitFor();
  await expectAccessible(page, 'Voice');

  await page.goto(`${journey.url}/dashboard/generate-post`);
  const text = page.getByRole('textbox', { name: 'Post text', exact: true });
  await text.fill(loud);
  await page
    .getByRole('button', { name: /^Review/ })
    .first()
    .click();
  const voice = page.getByRole('region', { name: 'Voice' });
  await voice.getByText('Unlike your posts').waitFor();
  await expect.poll(() => voice.getByText(/has an exclamation mark/).count()).toBeGreaterThan(0);
  await voice.getByRole('button', { name: 'Fit to this voice' }).click();
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => text.inputValue()).not.toMatch(/[!🚀#]/u);
  expect(await text.inputValue()).toContain('Your brand deserves so much more than this');
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Voice', exact: true }).inputValue())
    .toBe('own');
  await page.getByRole('combobox', { name: 'Voice', exact: true }).selectOption('none');
  await voice.waitFor({ state: 'detached' });

  await page.goto(`${journey.url}/dashboard/profile`);
  await page.getByRole('button', { name: 'Delete import Pasted text' }).click();
  await page.getByRole('button', { name: 'Delete import', exact: true }).click();
  await page.getByText('Imported so far').waitFor({ state: 'detached' });
  await expectVariantAccessible(page, 'Profile');
});

it('finds a post in the library and takes its structure, and none of its words, to a draft', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/viral-posts`);
  await page.getByText(/^\d+ posts/).waitFor();
  await expectAccessible(page, 'Inspiration');
  await page.getByRole('searchbox', { name: 'Search' }).fill('waiting room fish');
  await page.getByText(/^1 post\b/).waitFor();
  await page.getByRole('link', { name: /^A waiting room/ }).click();
  await page.getByRole('heading', { name: 'Why it works' }).waitFor();
  await expectAccessible(page, 'Inspiration, a post');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Saved' }).waitFor();
  await page.getByRole('link', { name: 'Use this structure' }).click();
  const editor = page.getByRole('textbox', { name: 'Post text', exact: true });
  await expect.poll(() => editor.inputValue()).toMatch(/^\[Opening\? 1 sentence, 10 words\]/);
  expect(await editor.inputValue()).not.toMatch(/waiting|patient|fish/i);
});
