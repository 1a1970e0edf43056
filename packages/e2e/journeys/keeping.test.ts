import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { signUp, startJourney } from '../support/journey.ts';
import { expectAccessible, expectVariantAccessible } from '../support/screens.ts';

const journey = startJourney();

it('saves texts, finds them again, sorts them together and exports them', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/saved-items`);
  await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor();
  await expectVariantAccessible(page, 'Saved, none');
  const dialog = page.getByRole('dialog');
  const add = async (title: string, text: string, tag: string) => {
    await page.getByRole('button', { name: 'Add text' }).click();
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Text').fill(text);
    await dialog.getByLabel('Tags').fill(tag);
    await dialog.getByLabel('Tags').press('Enter');
    await dialog.getByRole('button', { name: 'Save text' }).click();
    await page.getByRole('button', { name: title, exact: true }).waitFor();
  };
  await add('Four fields fewer', 'Nobody missed the fields we took out.', 'forms');
  await add('=2+3', 'A rota for the support inbox.', 'support');
  await expectAccessible(page, 'Saved');

  const titles = () => page.getByRole('listitem').getByRole('heading').allInnerTexts();
  await page.getByRole('searchbox', { name: 'Search' }).fill('rot');
  await expect.poll(titles).toEqual(['=2+3']);
  expect(new URL(page.url()).searchParams.get('q')).toBe('rot');
  await page.getByRole('searchbox', { name: 'Search' }).fill('zeppelin');
  await page.getByRole('heading', { name: 'No results' }).waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByLabel('Tag', { exact: true }).selectOption('forms');
  await expect.poll(titles).toEqual(['Four fields fewer']);
  await page.reload();
  await expect.poll(titles).toEqual(['Four fields fewer']);
  await page.getByLabel('Tag', { exact: true }).selectOption('');
  await expect.poll(async () => (await titles()).length).toBe(2);

  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Move to folder' }).click();
  await dialog.getByLabel('Folder').fill('Spring');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByText('Text · Spring').first().waitFor();

  await page.getByLabel('Folder', { exact: true }).selectOption('Spring');
  await page.getByRole('button', { name: 'Rename folder' }).click();
  await dialog.getByRole('textbox').fill('Spring 2027');
  await dialog.getByRole('button', { name: 'Rename folder' }).click();
  await page.getByText('Text · Spring 2027').first().waitFor();
  expect(new URL(page.url()).searchParams.get('folder')).toBe('Spring 2027');
  await page.getByLabel('Folder', { exact: true }).selectOption('');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export selected' }).click();
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain("Text,'=2+3,A rota for the support inbox.");

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(async () => (await titles()).length).toBe(2);
  await expectVariantAccessible(page, 'Saved, in a folder');

  // Everything saved with a Save button is listed here.
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const post = { text: 'A draft about scanners\n\nWith the rest of it.' };
  await page.request.post(`${journey.url}/api/posts`, { headers, data: post });
  await page.goto(`${journey.url}/dashboard/posts`);
  await page.getByRole('button', { name: 'Actions for “A draft about scanners”' }).click();
  await page.getByRole('menuitem', { name: 'Save', exact: true }).click();
  await page.getByText('Saved.', { exact: true }).waitFor();
  await page.goto(`${journey.url}/dashboard/viral-posts?q=waiting%20room%20fish`);
  await page.getByRole('button', { name: /^Save: A waiting room/ }).click();
  await page.getByRole('button', { name: /^Saved: A waiting room/ }).waitFor();
  await page.goto(`${journey.url}/dashboard/saved-items?kind=post`);
  await page.getByRole('button', { name: 'A draft about scanners', exact: true }).waitFor();
  await page.getByRole('button', { name: /^A waiting room/ }).waitFor();
});
