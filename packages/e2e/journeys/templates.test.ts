import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp, startJourney } from '../support/journey.ts';
import { expectAccessible, expectVariantAccessible } from '../support/screens.ts';

const journey = startJourney();
const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Post text', exact: true });
const saved = (page: Page) => page.getByText(/^Saved \d/).waitFor();

it('finds a template by words and by group, and keeps the starred ones in front', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/templates`);
  const names = page.getByRole('listitem').getByRole('heading');
  const stars = (name: string) => page.getByRole('button', { name: `Favourite: ${name}`, exact: true });
  const group = (name: string) =>
    page.getByRole('group', { name: 'Group' }).getByRole('button', { name, exact: true });
  const search = page.getByRole('searchbox', { name: 'Search templates' });
  await names.first().waitFor();
  const all = await names.allInnerTexts();
  expect(all.length).toBeGreaterThanOrEqual(40);
  await expectAccessible(page, 'Templates');

  // Searching filters by words in any form, and a group filters further.
  await search.fill('hire');
  await expect.poll(() => names.count()).toBeLessThan(all.length);
  const hiring = await names.allInnerTexts();
  expect(hiring.length).toBeGreaterThan(0);
  await search.fill('hiring');
  await expect.poll(() => names.allInnerTexts()).toEqual(hiring);
  await search.fill('');
  await expect.poll(() => names.allInnerTexts()).toEqual(all);
  await group('Stories').press('Enter');
  await expect.poll(() => names.count()).toBeLessThan(all.length);
  const stories = await names.allInnerTexts();
  expect(stories).toContain('The mistake and its fix');
  await search.fill('mistake fix');
  await expect.poll(() => names.allInnerTexts()).toEqual(['The mistake and its fix']);
  await search.fill('zeppelin');
  await page.getByText('No results').waitFor();
  await page.getByRole('button', { name: 'Show all templates' }).press('Enter');
  await expect.poll(() => names.allInnerTexts()).toEqual(all);

  // A star moves a built-in template to the front of its group and of all templates, and persists.
  await group('Favourites').press('Enter');
  await page.getByText('No favourites yet').waitFor();
  await expectVariantAccessible(page, 'Templates, no favourites');
  await group('All').press('Enter');
  const chosen = stories.at(-1) ?? '';
  await stars(chosen).press('Enter');
  await expect.poll(() => names.first().innerText()).toBe(chosen);
  await page.reload();
  await expect.poll(() => names.first().innerText()).toBe(chosen);
  await expect.poll(() => stars(chosen).getAttribute('aria-pressed')).toBe('true');
  await group('Stories').press('Enter');
  await expect.poll(() => names.allInnerTexts()).toEqual([chosen, ...stories.slice(0, -1)]);
  await group('Favourites').press('Enter');
  await expect.poll(() => names.allInnerTexts()).toEqual([chosen]);
  await page.getByRole('button', { name: `Use template: ${chosen}`, exact: true }).press('Enter');
  await page.getByRole('dialog', { name: chosen }).getByText('An example').click();
  await expectAccessible(page, 'Templates, one to fill in');
  await page.keyboard.press('Escape');
  await stars(chosen).press('Enter');
  await page.getByText('No favourites yet').waitFor();
});

it('signs posts, by hand and by itself, and changes and deletes snippets', async () => {
  const page = await journey.open({ expectErrors: /400 \(Bad Request\)/ });
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/generate-post`);
  const editor = editorOf(page);
  const dialog = page.getByRole('dialog', { name: 'Snippets and signature' });
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: item }).click();
  };
  await editor.fill('Nobody missed the fields.');
  await choose('Snippets and signature');
  await dialog.getByText('You have no snippets yet.').waitFor();
  await dialog.getByLabel('Signature', { exact: true }).fill('{first name} writes about forms.');
  await dialog.getByRole('button', { name: 'Save signature' }).press('Enter');
  await page.getByText('Signature saved.').first().waitFor();

  // A duplicate or invalid name is reported next to the field.
  const keepSnippet = async (name: string, text: string) => {
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await dialog.getByLabel('Text', { exact: true }).fill(text);
    await dialog.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  };
  await dialog.getByRole('button', { name: 'New snippet' }).press('Enter');
  await keepSnippet('ask me', 'Ask me for the list.');
  await dialog.getByText('Use letters, digits and hyphens, such as call-me.').waitFor();
  await expectVariantAccessible(page, 'Write, a snippet that cannot be kept');
  await keepSnippet('ask-me', 'Ask me for the list.');
  await dialog.getByRole('button', { name: 'Change ask-me' }).press('Enter');
  await keepSnippet('list', 'Ask {first name} for the list.');
  await dialog.getByRole('button', { name: /^\/list/ }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => editor.inputValue()).toContain('Ask Asha for the list.');

  await choose('Sign the post');
  const signature = 'Asha writes about forms.';
  await expect.poll(() => editor.inputValue()).toMatch(new RegExp(`\\n\\n${signature}$`));
  await choose('Sign the post');
  expect((await editor.inputValue()).split(signature).length).toBe(2);
  await saved(page);

  await choose('Snippets and signature');
  const always = dialog.getByRole('switch', { name: 'Add it to every text the writer creates' });
  await always.press(' ');
  await expect.poll(() => always.isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'Delete list' }).press('Enter');
  await dialog.getByText('You have no snippets yet.').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await dialog.getByRole('button', { name: /^\/list/ }).waitFor();
  await page.keyboard.press('Escape');

  // From now on generated text ends with it, also in another post and after a reload.
  await page.getByRole('button', { name: 'New post' }).press('Enter');
  await expect.poll(() => editor.inputValue()).toBe('');
  await page.reload();
  await page
    .getByLabel('What do you want to say?')
    .fill('We took four fields out. Before, 41 finished; after, 63.');
  await page.getByRole('button', { name: /^(?:Write|Outline)/ }).press('Enter');
  await expect.poll(() => editor.inputValue()).toMatch(new RegExp(`63[^]*\\n\\n${signature}$`));
});
