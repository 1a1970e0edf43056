import { readFile } from 'node:fs/promises';
import { importRun } from '@limelight/contracts';
import { expect, it } from 'vitest';
import { signUp, startJourney } from '../support/journey.ts';
import { expectAccessible, expectVariantAccessible } from '../support/screens.ts';

const journey = startJourney();

const posts = [
  'In March 2021 I moved the night shift at Brightwater to scanners.\n\nAsk first.',
  'I wrote 40 offers before anybody answered.\n\nThe last one was two lines long.',
  'I counted 312 pallets on the first Monday.\n\nThe list said 290.',
].join('\n---\n');

it('remembers what is typed and found, confirms by keyboard, keeps a fact private and forgets it', async () => {
  const page = await journey.open({ expectErrors: /status of 400/ });
  await signUp(page, journey.url);
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const headers = { authorization: `Bearer ${token}` };
  await page.request.post(`${journey.url}/api${importRun.start.path}`, { headers, data: { text: posts } });

  await page.goto(`${journey.url}/dashboard/memory`);
  await page.getByRole('heading', { name: 'Nothing remembered yet' }).waitFor();
  await expectVariantAccessible(page, 'Memory, empty');
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search or create').fill('remember something');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Remember a fact' });
  await dialog.getByRole('textbox', { name: 'Fact' }).fill('Brightwater ships 900 parcels a day.');
  await dialog.getByText('Kind, date and privacy').click();
  await dialog.getByLabel('About').fill('Brightwater');
  await dialog.getByLabel('When').fill('last year');
  await dialog.getByRole('button', { name: 'Remember fact' }).click();
  await dialog.getByText('Write a year, a month or a day').waitFor();
  await dialog.getByLabel('When').fill('2024-03');
  await dialog.getByRole('button', { name: 'Remember fact' }).click();
  const titles = () => page.getByRole('listitem').getByRole('heading').allInnerTexts();
  await expect.poll(titles).toEqual(['Brightwater ships 900 parcels a day.']);
  await page.getByText('Event · Brightwater · March 2024').waitFor();

  await page.getByRole('button', { name: /^Find facts/ }).click();
  await page.getByText(/^3 facts suggested for you to check\. 3 texts read\./).waitFor();
  await page.getByRole('link', { name: 'Check suggestions' }).click();
  await expect.poll(async () => (await titles()).length).toBe(3);
  await expectAccessible(page, 'Memory, suggested');
  const [first = '', second = '', third = ''] = await titles();
  const focused = () => page.locator('[data-fact]:focus').getByRole('heading').innerText();
  await expect.poll(focused).toBe(first);
  await page.keyboard.press('j');
  await expect.poll(focused).toBe(second);
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await page.getByText('Fact confirmed', { exact: true }).waitFor();
  await expect.poll(focused).toBe(second);
  await page.keyboard.press('Delete');
  await expect.poll(titles).toEqual([third]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(titles).toEqual([second, third]);
  await page.locator('[data-fact]').first().focus();
  await page.keyboard.press('r');
  await expect.poll(focused).toBe(third);
  await page.keyboard.press('e');
  const fact = page.getByRole('form', { name: 'Edit fact' }).getByRole('textbox', { name: 'Fact' });
  await fact.fill('Nobody answered the first 40 offers.');
  await page.getByRole('button', { name: 'Save and confirm' }).click();
  await page.getByRole('heading', { name: 'No suggestions' }).waitFor();

  await page.getByRole('link', { name: /^Confirmed/ }).click();
  await expect
    .poll(async () => (await titles()).toSorted())
    .toEqual(
      [first, 'Nobody answered the first 40 offers.', 'Brightwater ships 900 parcels a day.'].toSorted(),
    );
  await page.getByRole('searchbox', { name: 'Search facts' }).fill('nobody');
  await expect.poll(titles).toEqual(['Nobody answered the first 40 offers.']);
  await page.reload();
  await expect.poll(titles).toEqual(['Nobody answered the first 40 offers.']);
  await page.getByRole('combobox', { name: /^Privacy of/ }).selectOption('Never give it to a model');
  await page.getByRole('combobox', { name: 'Privacy', exact: true }).selectOption('Never give it to a model');
  await expect.poll(titles).toEqual(['Nobody answered the first 40 offers.']);
  await page.getByText(/^From your LinkedIn post/).click();
  await page.getByRole('listitem').getByRole('blockquote').waitFor();
  await expectAccessible(page, 'Memory, confirmed');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Export as Markdown' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(
    'Nobody answered the first 40 offers.',
  );

  await page.getByRole('button', { name: /^Forget: Nobody answered/ }).click();
  await page.getByText(/^It is deleted for good\. The passage/).waitFor();
  await page.getByRole('button', { name: 'Forget fact', exact: true }).click();
  await page.getByRole('heading', { name: 'No results' }).waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(async () => (await titles()).length).toBe(2);
});
