import type { Sandbox } from '@limelight/sandbox';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp, startJourney } from '../support/journey.ts';
import { models, startModelProgram } from '../support/model-program.ts';
import { expectAccessible, expectVariantAccessible, phone } from '../support/screens.ts';

const journey = startJourney();
const program = startModelProgram();
const { first, second } = models;

const order = (behaviour: Parameters<Sandbox['control']['model']['order']>[0]) =>
  program.sandbox.control.model.order(behaviour);
const idea =
  'We took four fields out of our sign-up form. Before, 41 in a hundred finished it; after, 63. Nobody missed the fields. I had defended every one of them.';
const text = `We took four fields out of our sign-up form. The old one was alot too long!

I think a lot of people do not mind. To be honest, 63 in a hundred finish it now.

Which field would you drop first?`;

async function begin(): Promise<Page> {
  const page = await journey.open({ expectErrors: /status of 50\d/ });
  await signUp(page, program.url);
  await page.goto(`${program.url}/dashboard/generate-post`);
  return page;
}
const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Post text', exact: true });
const holds = (page: Page, credits: number) =>
  page.getByText(`${credits} of 500 credits`).first().waitFor({ timeout: 20_000 });
/** Starts a new post with the idea and leaves the previous one unchanged. */
async function another(page: Page): Promise<void> {
  const field = page.getByLabel('What do you want to say?');
  await page.getByRole('button', { name: 'New post' }).click();
  await expect.poll(() => field.inputValue()).toBe('');
  await field.fill(idea);
}
const writeOne = (page: Page) =>
  page
    .getByRole('button', { name: /^Write/ })
    .first()
    .click();

it('writes by a model, by the next one when it is away, and takes nothing for what did not come', async () => {
  const page = await begin();
  await page.getByText(first, { exact: true }).waitFor();
  await page.getByLabel('What do you want to say?').fill(idea);
  await page.getByRole('button', { name: /^Three drafts/ }).click();
  await holds(page, 410);
  const drafts = page.getByRole('article', { name: /^Draft \d$/ });
  await drafts.nth(2).getByRole('button', { name: 'Good', exact: true }).waitFor();
  const openings = (await drafts.allInnerTexts()).map((draft) => draft.replace(/^Draft \d\s+[\d,]+/, ''));
  expect(new Set(openings).size).toBe(3);
  await expectVariantAccessible(page, 'Write, three drafts of a model');

  // A draft that was interrupted says so in its column and is free.
  await order({ kind: 'cut', text: idea, afterTokens: 9, includes: 'Angle: the point' });
  await page.getByRole('button', { name: /^Three drafts/ }).click();
  await holds(page, 350);
  await drafts.nth(1).getByText('Not finished. You were not charged for it.').waitFor();
  const good = (at: number) => drafts.nth(at).getByRole('button', { name: 'Good', exact: true });
  // Ratings are offered once every draft has ended.
  await good(0).waitFor();
  expect(await good(1).count()).toBe(0);
  await page.getByRole('button', { name: 'Edit draft 2' }).click();
  await expect.poll(() => editorOf(page).inputValue()).toBe('We took four fields out of our sign-up form.');

  await another(page);
  await order({ kind: 'error', status: 529, model: first });
  await writeOne(page);
  await holds(page, 320);
  await expect.poll(() => editorOf(page).inputValue()).toContain('63');
  await page.getByText(`Written by ${second}`, { exact: true }).waitFor();
  // The comparison with the notes follows by itself.
  const last = (await program.sandbox.control.model.requests()).findLast(({ model }) => model === second);
  expect(last).toMatchObject({ api: 'messages', model: second, outcome: 'completed' });

  // Both models refuse. The page explains what can be done, whichever of them refused.
  await another(page);
  await order({ kind: 'refusal', model: first });
  await order({ kind: 'error', status: 503, model: second });
  await writeOne(page);
  await page.getByText('The model declined to write this. Nothing was charged.').first().waitFor();
  await holds(page, 320);
});

it('rewrites by presets, lines and instructions, as changes to accept or reject', async () => {
  const page = await begin();
  const editor = editorOf(page);
  const assist = page.getByRole('region', { name: 'Assist' });
  await page.getByRole('button', { name: 'Assist', exact: true }).first().click();
  const ask = async (name: RegExp) => {
    await editor.fill(text);
    await assist.getByRole('button', { name }).click();
  };
  const changes = page.getByRole('region', { name: 'Changes to the text' });
  const apply = async () => {
    await changes.getByText(`by ${first}`).waitFor();
    await changes.getByRole('button', { name: 'Accept all' }).click();
    return editor.inputValue();
  };
  await ask(/^Shorter/);
  expect((await apply()).length).toBeLessThan(text.length);
  await ask(/^Simpler/);
  expect(await apply()).not.toContain('To be honest');
  await ask(/^Longer/);
  await changes.waitFor();
  await expectAccessible(page, 'Write, a change by a model');
  // What would be published is not what the preview shows until the changes are decided.
  await page.getByText('Accept or reject the changes in the text first.').waitFor();
  expect((await apply()).length).toBeGreaterThan(text.length);
  // It is undone wherever the focus is.
  await page.getByRole('button', { name: 'Versions' }).press('Control+z');
  await expect.poll(() => editor.inputValue()).toBe(text);
  await ask(/^Endings/);
  await assist.locator('[data-line]').first().click();
  await assist.locator('[data-line]').nth(1).click();
  await assist.getByRole('button', { pressed: true }).waitFor();
  expect(await apply()).not.toBe(text);
  await holds(page, 480);

  // The first change has the focus, and the keys decide on one after the other.
  await ask(/^Shorter/);
  await changes.waitFor();
  while ((await changes.count()) > 0) await page.keyboard.press('Delete');
  await expect.poll(() => editor.inputValue()).toBe(text);
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click();
  await changes.getByRole('button', { name: 'Reject all' }).click();
  await expect.poll(() => editor.inputValue()).toBe(text);

  // A refusal by the model is free. Asking about a selection works too.
  await order({ kind: 'refusal', times: 2 });
  await ask(/^Longer/);
  await assist.getByText('The model declined to write this. Nothing was charged.').waitFor();
  await holds(page, 475);
  await editor.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(0, 44));
  await assist.getByRole('button', { name: /^More personal/ }).click();
  const part = await apply();
  expect(part.startsWith('This one is mine to tell.')).toBe(true);
  expect(part.endsWith(text.slice(45))).toBe(true);
  await holds(page, 470);

  // Any instruction is accepted, and the next one applies to the result of the first.
  await editor.fill(text);
  for (const [asked, gone] of [
    ['Say it bolder, please', 'I think'],
    ['Leave out "alot "', 'alot'],
  ] as const) {
    await assist.getByRole('textbox', { name: 'Ask for a change, alternatives or an opinion' }).fill(asked);
    await page.keyboard.press('Enter');
    await apply();
    await expect.poll(() => editor.inputValue()).not.toContain(gone);
  }
  await expectAccessible(page, 'Write, a conversation with a model');
  await holds(page, 460);
  await page.waitForURL(/post=/);
  await page.reload();
  await page.getByRole('button', { name: 'Assist', exact: true }).first().click();
  await assist.getByText('Say it bolder, please').waitFor();
});

it('asks on from an answer by a model, and goes on by rule when it is away', async () => {
  const page = await begin();
  await page.getByRole('link', { name: 'Answer five questions' }).click();
  await page.getByRole('button', { name: 'Ask me' }).click();
  const field = page.getByRole('textbox');
  await page.getByText('Question 1 of 5').waitFor();
  await field.fill('We spoke with three customers about our sign-up form.');
  await field.press('Control+Enter');
  await page.getByText('Question 2 of 5').waitFor();
  expect((await program.sandbox.control.model.requests()).at(-1)).toMatchObject({ outcome: 'completed' });
  await order({ kind: 'error', status: 529, times: 2 });
  await field.fill('The first one gave up at the phone number.');
  await field.press('Control+Enter');
  await page.getByText('Question 3 of 5').waitFor();
});

it('keeps the words of a person who runs out of credits', async () => {
  const page = await journey.open({ expectErrors: /402 \(Payment Required\)/ });
  await signUp(page, program.url);
  await page.goto(`${program.url}/dashboard`);
  const spent = await page.evaluate(async () => {
    const token = document.cookie.match(/token=([^;]+)/)?.[1] ?? '';
    const write = async (fields: number) => {
      const response = await fetch('/api/posts/generate', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          idea: `We took ${fields} fields out of our sign-up form. Before, 41 in a hundred finished it; after, 63. Nobody missed the fields. I had defended every one of them.`,
          seed: '1',
        }),
      });
      await response.text();
      return response.status;
    };
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1)
      statuses.push(...(await Promise.all([3, 4, 5, 6, 7].map((fields) => write(fields + 10 * round)))));
    return statuses;
  });
  expect(spent).toEqual(Array.from({ length: 15 }, () => 200));

  await page.goto(`${program.url}/dashboard/generate-post`);
  await page.getByText('50 of 500 credits').first().waitFor();
  const idea = page.getByLabel('What do you want to say?');
  const told =
    'We took nine fields out of our sign-up form because people left on the second page. Before, 41 in a hundred finished it; after, 63. Nobody missed the fields. I had defended every one of them.';
  await idea.fill(told);
  await page.getByRole('button', { name: /^Three drafts/ }).click();
  await page.getByText(/90/).first().waitFor();
  await page
    .getByRole('link', { name: /credits/i })
    .first()
    .waitFor();
  await expect.poll(() => idea.inputValue()).toBe(told);
  await page.getByText('50 of 500 credits').first().waitFor();

  await page.setViewportSize(phone);
  await page.getByRole('button', { name: /^Three drafts/ }).click();
  await page.getByText('This costs 90 credits; you have 50. Your idea and your text are saved.').waitFor();
});

it('asks for one sentence of the author’s own, which joins the notes', async () => {
  const page = await begin();
  const posts = ['pallets', 'forecasts', 'scanners', 'orders', 'reports'].map(
    (subject, at) => `I counted the ${subject} again. There were ${at + 41}. The night shift said: fewer.`,
  );
  await page.goto(`${program.url}/dashboard/voice`);
  await page.getByText('Paste posts').click();
  await page.getByLabel(/^Posts, separated by/).fill(posts.join('\n---\n'));
  await page.getByRole('button', { name: 'Import posts' }).click();
  await page.getByText(/^Measured from 5 posts/).waitFor();
  await page.goto(`${program.url}/dashboard/generate-post`);
  const notes = page.getByLabel('What do you want to say?');
  await notes.fill('Two of forty pallets were broken on Monday.');
  const question = page.getByLabel('What did you see or hear? One sentence makes it yours.');
  await question.fill('The driver said the ramp was wet.');
  await expectAccessible(page, 'Write, a question about the notes');
  await page.getByRole('button', { name: 'Add to notes' }).click();
  const told = 'Two of forty pallets were broken on Monday.\nThe driver said the ramp was wet.';
  await expect.poll(() => notes.inputValue()).toBe(told);
  await question.waitFor({ state: 'detached' });

  await editorOf(page).fill('Pallets aren’t wood. They’re trust.');
  await page
    .getByRole('button', { name: /^Review/ })
    .first()
    .click();
  const reader = page.getByRole('region', { name: 'Seems like AI' });
  await reader.getByRole('textbox').fill('I had stacked them myself.');
  await reader.getByRole('button', { name: /^Write again/ }).click();
  await holds(page, 470);
  expect(await notes.inputValue()).toBe(`${told}\nI had stacked them myself.`);
});
