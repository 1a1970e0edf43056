import { expect, it } from 'vitest';
import { signUp, startJourney } from '../support/journey.ts';
import { expectAccessible, expectVariantAccessible } from '../support/screens.ts';

const journey = startJourney();

it('finds, previews, duplicates and deletes drafts, and starts one on Home', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/drafts`);
  await page.getByRole('heading', { name: 'No drafts' }).waitFor();
  await expectVariantAccessible(page, 'Drafts, none');
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const keep = async (text: string) =>
    page.request.post(`${journey.url}/api/posts`, {
      headers: { authorization: `Bearer ${token}` },
      data: { text },
    });
  await keep('A rota for support\n\nIt took a week to agree on it.');
  await keep('Hiring slowly cost us a quarter.\n\n[What would you do today?]');
  await page.reload();
  const titles = () => page.getByRole('listitem').getByRole('heading').allInnerTexts();
  await expect.poll(async () => (await titles()).length).toBe(2);
  await page.getByText('1 gap to fill').waitFor();
  await expectVariantAccessible(page, 'Drafts');

  await page.getByRole('searchbox', { name: 'Search drafts' }).fill('agree rota');
  await expect.poll(titles).toEqual(['A rota for support']);
  await page.reload();
  await expect.poll(titles).toEqual(['A rota for support']);
  await page.getByRole('button', { name: 'Preview A rota for support' }).click();
  await page.getByText('It took a week to agree on it.').waitFor();
  await page.getByRole('button', { name: 'Duplicate A rota for support' }).click();
  await expect.poll(async () => (await titles()).length).toBe(2);
  await page.getByRole('searchbox', { name: 'Search drafts' }).fill('');
  await expect.poll(async () => (await titles()).length).toBe(3);
  await page.getByRole('button', { name: 'Tag Hiring slowly' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add tags' });
  await dialog.getByLabel('Tags').fill('Hiring');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Add tags' }).click();
  await page.getByRole('link', { name: 'Hiring', exact: true }).click();
  await expect.poll(titles).toEqual(['Hiring slowly cost us a quarter.']);
  await expectAccessible(page, 'Drafts with a tag');
  await page.getByLabel('Tag', { exact: true }).selectOption('All tags');
  await expect.poll(async () => (await titles()).length).toBe(3);
  await page.getByLabel('Select all shown').check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('heading', { name: 'No drafts' }).waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(async () => (await titles()).length).toBe(3);

  await page.goto(`${journey.url}/dashboard`);
  await page.getByRole('heading', { name: 'Continue writing' }).waitFor();
  await expectAccessible(page, 'Home with drafts');
  await page.getByLabel('Start with an idea').fill('We removed four fields');
  await page.getByRole('button', { name: 'Start a post' }).click();
  await expect
    .poll(() => page.getByLabel('What do you want to say?').inputValue())
    .toBe('We removed four fields');
});
