import { expect, it } from 'vitest';
import { timeZone } from '../support/clock.ts';
import { signUp, startJourney } from '../support/journey.ts';
import { expectAccessible, expectVariantAccessible } from '../support/screens.ts';

const journey = startJourney();

const ownPosts = [
  'We moved our support inbox to a rota.\n\nA first reply used to take nine hours.',
  'Hiring slowly cost us a quarter.\n\nHiring quickly would have cost us a year.',
].join('\n---\n');

it('finds ten ideas, moves one over the board, and writes it', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/ideas`);
  await page.getByRole('heading', { name: 'No ideas yet' }).waitFor();
  await expectVariantAccessible(page, 'Ideas, none');

  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const headers = { authorization: `Bearer ${token}` };
  await page.request.post(`${journey.url}/api/runs/import`, { headers, data: { text: ownPosts } });
  const imports = async () => (await page.request.get(`${journey.url}/api/imports`, { headers })).text();
  await expect.poll(imports).toContain('Pasted text');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Set your pillars' }).click();
  await dialog.getByLabel('Content pillars').fill('Pricing');
  await dialog.getByLabel('Content pillars').press('Enter');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByLabel('Pillar', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Find ten ideas/ }).click();
  await page.getByText('10 new ideas.').waitFor();

  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const cards = (name: string) =>
    column(name)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
  await expect.poll(() => cards('New').count()).toBe(10);
  await column('New').getByText('Your post').first().waitFor();
  await column('New')
    .getByText(/\bPillar\b/)
    .first()
    .waitFor();
  await expectAccessible(page, 'Ideas');

  // With the keyboard to the next column, back by dragging, and from its menu.
  const angle = await cards('New').first().getByRole('heading').innerText();
  await cards('New').first().focus();
  await page.keyboard.press('ArrowRight');
  await cards('Kept').getByRole('heading', { name: angle, exact: true }).waitFor();
  await cards('Kept')
    .first()
    .dragTo(column('New').getByRole('heading', { level: 2 }));
  await expect.poll(() => cards('New').count()).toBe(10);
  await page.getByRole('button', { name: `More: ${angle}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move to Kept' }).click();
  await expect.poll(() => cards('Kept').count()).toBe(1);
  await page.reload();
  await cards('Kept').getByRole('heading', { name: angle, exact: true }).waitFor();
  await page.getByRole('button', { name: `Save: ${angle}`, exact: true }).click();
  await page.getByRole('button', { name: `Saved: ${angle}`, exact: true }).waitFor();

  await cards('Kept').getByRole('button', { name: 'Write it' }).click();
  const editor = page.getByRole('textbox', { name: 'Post text', exact: true });
  await expect.poll(() => editor.inputValue()).toMatch(/^\[Your answer in one line: /);
  await page.goto(`${journey.url}/dashboard/ideas`);
  await cards('Drafted').getByRole('heading', { name: angle, exact: true }).waitFor();
  await page.goto(`${journey.url}/dashboard/saved-items?kind=idea`);
  await page.getByRole('button', { name: angle, exact: true }).waitFor();
});

it('keeps a thought from anywhere and what a phone shares, and plans four weeks', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/scheduled-posts`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const dialog = page.getByRole('dialog', { name: 'Add an idea' });
  await expect
    .poll(async () => {
      await page.keyboard.press('c');
      return dialog.isVisible();
    })
    .toBe(true);
  await dialog.getByRole('textbox', { name: 'Idea' }).fill('A calm release\nThe checklist we use.');
  await expectAccessible(page, 'Ideas, quick capture');
  await dialog.getByRole('button', { name: 'Add idea' }).click();
  await page.getByText('Idea added', { exact: true }).waitFor();

  await page.goto(`${journey.url}/dashboard/ideas?shared-title=A%20page&shared-text=https://example.com/a`);
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Idea' }).inputValue()).toBe('A page');
  await dialog.getByRole('button', { name: 'Add idea' }).click();
  const kept = page.getByRole('region', { name: 'Kept', exact: true });
  await kept.getByRole('heading', { name: 'A page' }).waitFor();
  await kept.getByRole('heading', { name: 'A calm release' }).waitFor();

  await page.getByRole('link', { name: 'Questions', exact: true }).click();
  await page.getByLabel('Industry').selectOption('Retail');
  await page.getByRole('searchbox', { name: 'Search questions' }).fill('stocktake');
  const question = 'What did the first stocktake reveal?';
  await page.getByRole('button', { name: `Keep: ${question}` }).click();
  await page.getByRole('button', { name: `Kept: ${question}` }).waitFor();
  await expectAccessible(page, 'Ideas, questions');

  await page.getByRole('link', { name: 'Four-week plan' }).click();
  await page.getByRole('heading', { name: 'No free slots' }).waitFor();
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const queue = { name: 'Main', slots: [{ weekday: 2, time: '09:00' }], timeZone };
  await page.request.post(`${journey.url}/api/queues`, {
    headers: { authorization: `Bearer ${token}` },
    data: queue,
  });
  await page.reload();
  await page.getByRole('button', { name: /^Fill free slots/ }).click();
  await expect.poll(() => page.getByRole('link', { name: /^Open draft/ }).count()).toBe(3);
  await page
    .getByText(/gaps? to fill/)
    .first()
    .waitFor();
  await expectAccessible(page, 'Ideas, plan');

  const plan = await page.request.get(`${journey.url}/api/ideas/plan`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const day = /"at":"(\d{4}-\d\d-\d\d)/.exec(await plan.text())?.[1] ?? '';
  await page.goto(`${journey.url}/dashboard/scheduled-posts?view=week&date=${day}`);
  await page
    .getByRole('button', { name: /, Planned draft$/ })
    .first()
    .waitFor();
});
