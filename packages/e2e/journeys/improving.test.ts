import { expect, it } from 'vitest';
import { signUp, startJourney } from '../support/journey.ts';
import { expectAccessible } from '../support/screens.ts';

const journey = startJourney();
const text = `We took four fields (nobody had asked for them) out of our sign-up form.

To be honest, it was really a very small change. Forms are everywhere on the web today, and designers know them well. People do not enjoy them much. Before, 41 in a hundred finished it; after, 63.

Which field would you drop first?`;

it('makes a text shorter, change by change, and takes it back', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/generate-post`);
  const editor = page.getByRole('textbox', { name: 'Post text', exact: true });
  await editor.fill(text);
  await page.getByRole('button', { name: 'Improve' }).click();
  await page.getByRole('menuitem', { name: /^Shorter/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Shorter: the whole text' });
  const changes = dialog.getByRole('switch');
  await changes.first().waitFor();
  const count = await changes.count();
  expect(count).toBeGreaterThan(1);
  await expectAccessible(page, 'Write, a text made shorter');
  await dialog.getByText(`${count} changes by the built-in writer.`).waitFor();
  await dialog.getByRole('button', { name: 'Mark none of them' }).press('Enter');
  expect(await dialog.getByRole('button', { name: `Take 0 of ${count}` }).isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: 'Mark all of them' }).press('Enter');
  await dialog.getByRole('button', { name: `Take all ${count}` }).waitFor();
  await changes.first().press('Enter');
  await dialog.getByRole('button', { name: `Take ${count - 1} of ${count}` }).click();
  await dialog.waitFor({ state: 'detached' });
  const shorter = await editor.inputValue();
  expect(shorter.length).toBeLessThan(text.length);
  for (const kept of ['four fields', '41', '63', 'Which field would you drop first?'])
    expect(shorter).toContain(kept);
  await page.getByText('495 of 500 credits').first().waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  expect(await editor.inputValue()).toBe(text);
});

it('offers a text mended after it was written, and keeps what was taken', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/generate-post`);
  await page
    .getByLabel('What do you want to say?')
    .fill(
      'We took four fields out of our form. Before, 41 in a hundred finished it; after, 63. It was a game changer for the team. Nobody missed them.',
    );
  await page.getByRole('button', { name: /^Write/ }).click();
  await page.getByText('One thing could be mended').waitFor();
  const editor = page.getByRole('textbox', { name: 'Post text', exact: true });
  expect(await editor.inputValue()).toContain('game changer');
  // An offer that was not answered is there again.
  await page.waitForURL(/post=/);
  await page.reload();
  await page.getByText('One thing could be mended').waitFor();
  await page.getByRole('button', { name: 'See the changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mended after writing' });
  await dialog.getByRole('switch').first().waitFor();
  await dialog.getByRole('button', { name: 'Not good', exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'Not my words' }).press('Enter');
  await dialog.getByText('Thank you: Not my words').waitFor();
  await expectAccessible(page, 'Write, a text mended');
  await page.reload();
  await page.getByRole('button', { name: 'See the changes' }).click();
  await dialog.getByText('Thank you: Not my words').waitFor();
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/repair/outcome'));
  await dialog.getByRole('button', { name: /^Take (it|all)/ }).click();
  expect((await kept).status()).toBe(200);
  await dialog.waitFor({ state: 'detached' });
  const mended = await editor.inputValue();
  expect(mended).not.toContain('game changer');
  expect(mended).toContain('63');
  await page.getByText('One thing could be mended').waitFor({ state: 'detached' });
});

const rich = `We took four fields out of our sign-up form. Before, 41 in a hundred finished it; after, 63.

Nobody missed the fields. I had defended every one of them for two years. Sales wanted the phone number. Support wanted the company.

“I never read that field,” said Priya. We read 200 answers before we believed her.

Which field would you drop first?`;

it('puts another opening in front', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/generate-post`);
  const editor = page.getByRole('textbox', { name: 'Post text', exact: true });
  await editor.fill(rich);
  await page.getByRole('button', { name: 'Improve' }).click();
  await page.getByRole('menuitem', { name: /^Other openings/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Other openings' });
  const openings = dialog.getByRole('listitem');
  await openings.first().waitFor();
  await expectAccessible(page, 'Write, other openings');
  const line = (await openings.first().locator('[data-line]').textContent()) ?? '';
  // What was paid for is not lost by looking at one line, or by closing.
  await openings.last().locator('[data-line]').click();
  await dialog.getByRole('button', { name: 'Back to the openings' }).click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const again = async () => {
    await page.getByRole('button', { name: 'Improve' }).click();
    await page.getByRole('menuitem', { name: 'Look again: other openings' }).click();
  };
  await again();
  await openings.first().locator('[data-line]').click();
  await dialog.getByRole('button', { name: /^Take (it|all)/ }).waitFor();
  // Nor by a reload, and it takes a thumb after that too.
  await page.reload();
  await page.getByText('495 of 500 credits').first().waitFor();
  // What was brought for another post in another tab stays there when this one is taken.
  const other = await page.context().newPage();
  await other.goto(`${journey.url}/dashboard/generate-post`);
  await other.getByRole('textbox', { name: 'Post text', exact: true }).fill(`${rich} Or none?`);
  await other.getByRole('button', { name: 'Improve' }).click();
  await other.getByRole('menuitem', { name: /^Other openings/ }).click();
  await other.getByRole('dialog', { name: 'Other openings' }).getByRole('listitem').first().waitFor();
  await again();
  await dialog.getByRole('button', { name: 'Good', exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'No reason' }).press('Enter');
  await dialog.getByText('Thank you.').waitFor();
  await dialog.getByRole('button', { name: /^Take (it|all)/ }).click();
  await dialog.waitFor({ state: 'detached' });
  expect((await editor.inputValue()).startsWith(line)).toBe(true);
  await other.reload();
  await other.getByRole('button', { name: 'Improve' }).click();
  await other.getByRole('menuitem', { name: 'Look again: other openings' }).waitFor();
});

const plain = `In order to grow, we utilised a form with nine fields. Prior to the change, 41 in a hundred finished it; afterwards, 63.

To be honest, it was really a very small change. Nobody missed the fields. Ask before you add a field.

Which field would you drop first?`;

it('makes a text simpler, a part of it shorter, and gives it another ending, all by rule', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/generate-post`);
  const editor = page.getByRole('textbox', { name: 'Post text', exact: true });
  const dialog = page.getByRole('dialog');
  const take = async () => {
    await dialog.getByText('by the built-in writer').waitFor();
    await dialog.getByRole('button', { name: /^Take (it|all)/ }).click();
    await dialog.waitFor({ state: 'detached' });
    return editor.inputValue();
  };
  await editor.fill(plain);
  await page.getByRole('button', { name: 'Improve' }).click();
  await page.getByText('With a model connected: longer').waitFor();
  await expectAccessible(page, 'Write, the helps');
  await page.getByRole('menuitem', { name: /^Simpler/ }).click();
  await page.getByRole('dialog', { name: 'Simpler: the whole text' }).waitFor();
  const simpler = await take();
  expect(simpler).not.toMatch(/utilised|In order to|Prior to/);
  for (const kept of ['nine fields', '41', '63', 'Which field would you drop first?'])
    expect(simpler).toContain(kept);

  // Only the words that are selected change; what is about a whole post is not offered for them.
  await editor.fill(plain);
  const [start, end] = [plain.indexOf('To be honest'), plain.indexOf(' Nobody missed')];
  await editor.evaluate(
    (field: HTMLTextAreaElement, [from, to]) => field.setSelectionRange(from ?? 0, to ?? 0),
    [start, end],
  );
  await page.getByRole('button', { name: 'Improve' }).click();
  await page.getByText('The selected words', { exact: true }).waitFor();
  expect(await page.getByRole('menuitem', { name: /^Other/ }).count()).toBe(0);
  await page.getByRole('menuitem', { name: /^Shorter/ }).click();
  await page.getByRole('dialog', { name: 'Shorter: the selected words' }).waitFor();
  const part = await take();
  expect(part.length).toBeLessThan(plain.length);
  expect([part.slice(0, start), part.slice(part.indexOf(' Nobody missed'))]).toEqual([
    plain.slice(0, start),
    plain.slice(end),
  ]);

  await editor.fill(plain);
  await page.getByRole('button', { name: 'Improve' }).click();
  await page.getByRole('menuitem', { name: /^Other endings/ }).click();
  await dialog.getByRole('combobox', { name: 'What should the post bring?' }).click();
  await page.getByRole('option', { name: 'Saves' }).click();
  await dialog.getByRole('button', { name: /^Find endings/ }).press('Enter');
  const lines = dialog.locator('[data-line]');
  await dialog.getByText(/made of what your text says/).waitFor();
  await expectAccessible(page, 'Write, other endings');
  expect(await lines.count()).toBeGreaterThan(1);
  const line = (await lines.first().textContent()) ?? '';
  await lines.last().click();
  await dialog.getByRole('button', { name: 'Back to the endings' }).click();
  await lines.first().click();
  const ended = await take();
  expect(ended.endsWith(line)).toBe(true);
  expect(ended.startsWith('In order to grow')).toBe(true);
  await page.getByText('485 of 500 credits').first().waitFor();
});
