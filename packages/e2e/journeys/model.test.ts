import { startSandbox, type Sandbox } from '@limelight/sandbox';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { signUp, startJourney } from '../support/journey.ts';
import { startProgram, type RunningProgram } from '../support/program.ts';
import { expectAccessible } from '../support/screens.ts';

const journey = startJourney();
const first = 'gpt-journey';
const second = 'claude-journey';
let sandbox: Sandbox;
let program: RunningProgram;
beforeAll(async () => {
  sandbox = await startSandbox({ model: { mode: 'helpful' } });
  program = await startProgram({
    AI_MODELS: `openai:${first},anthropic:${second}`,
    OPENAI_API_KEY: 'a-key',
    OPENAI_BASE_URL: sandbox.modelUrl,
    ANTHROPIC_API_KEY: 'another-key',
    ANTHROPIC_BASE_URL: sandbox.anthropicUrl,
  });
});
afterAll(async () => {
  await program.stop();
  await sandbox.close();
});
beforeEach(() => sandbox.control.model.clearOrders());

const order = (behaviour: Parameters<Sandbox['control']['model']['order']>[0]) =>
  sandbox.control.model.order(behaviour);
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
/** A new post with the idea; the one before is left as it is. */
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
  const openings = await drafts.allInnerTexts();
  expect(new Set(openings).size).toBe(3);
  await expectAccessible(page, 'Write, three drafts of a model');

  // A draft that another one is already, in other breaks, costs nothing and says so.
  const told = 'Nobody missed the fields. I had defended every one of them.';
  await order({ kind: 'answer', text: told, includes: 'Angle: the most concrete' });
  await order({ kind: 'answer', text: told.replace('. ', '.\n\n'), includes: 'Angle: the reader' });
  await page.getByRole('button', { name: /^Three drafts/ }).click();
  await holds(page, 350);
  await drafts.nth(2).getByText('The same as draft 1, but for breaks and marks.').waitFor();
  await page.getByText('Draft 3: the same as draft 1').first().waitFor();

  // One of three that breaks off says so where it stands, and costs nothing.
  await order({ kind: 'cut', text: idea, afterTokens: 9, includes: 'Angle: the point' });
  await page.getByRole('button', { name: /^Three drafts/ }).click();
  await holds(page, 290);
  await drafts.nth(1).getByText('It did not come to its end. Nothing was charged for it.').waitFor();
  await page.getByText('Draft 2: the writer broke off, and it cost nothing').first().waitFor();
  const judged = (at: number) => drafts.nth(at).getByRole('button', { name: 'Good', exact: true }).count();
  expect([await judged(0), await judged(1)]).toEqual([1, 0]);
  await page.getByRole('button', { name: 'Edit draft 2' }).click();
  await expect.poll(() => editorOf(page).inputValue()).toBe('We took four fields out of our sign-up form.');

  await another(page);
  await order({ kind: 'error', status: 529, model: first });
  await writeOne(page);
  await holds(page, 260);
  await expect.poll(() => editorOf(page).inputValue()).toContain('63');
  await page.getByText(`Written by ${second}`, { exact: true }).waitFor();
  const [last] = (await sandbox.control.model.requests()).slice(-1);
  expect(last).toMatchObject({ api: 'messages', model: second, outcome: 'completed' });

  // Both would not: what can be done about it is said, whichever of them said no.
  await another(page);
  await order({ kind: 'refusal', model: first });
  await order({ kind: 'error', status: 503, model: second });
  await writeOne(page);
  await page.getByText('The model would not write this. Nothing was charged.').first().waitFor();
  await holds(page, 260);
});

it('gives every help that needs a model, as changes to take or leave', async () => {
  const page = await begin();
  const editor = editorOf(page);
  const dialog = page.getByRole('dialog');
  const open = async (help: RegExp) => {
    await editor.fill(text);
    await page.getByRole('button', { name: 'Improve' }).click();
    await page.getByRole('menuitem', { name: help }).click();
  };
  const take = async () => {
    await dialog.getByText(`by ${first}`).first().waitFor();
    await dialog.getByRole('button', { name: /^Take (it|all|\d)/ }).click();
    await dialog.waitFor({ state: 'detached' });
    return editor.inputValue();
  };
  const rewrite = () => dialog.getByRole('button', { name: /^Rewrite/ }).click();

  await open(/^Shorter/);
  expect((await take()).length).toBeLessThan(text.length);
  await open(/^Simpler/);
  expect(await take()).not.toContain('To be honest');
  await open(/^Longer/);
  expect((await take()).length).toBeGreaterThan(text.length);
  await open(/^More concrete/);
  expect(await take()).not.toContain('a lot');
  await open(/^More personal/);
  expect(await take()).not.toBe(text);
  await open(/^Fix the language/);
  expect(await take()).toContain('was a lot too long');
  await open(/^Other tone/);
  await dialog.getByRole('combobox', { name: 'Tone' }).waitFor();
  await expectAccessible(page, 'Write, choosing another tone');
  await dialog.getByRole('combobox', { name: 'Tone' }).click();
  await page.getByRole('option', { name: 'Bold' }).waitFor();
  expect(await violationsOf(page, 'everything'), 'Write, the list of tones').toEqual([]);
  await page.getByRole('option', { name: 'Bold' }).click();
  await rewrite();
  expect(await take()).not.toContain('I think');
  await open(/^Translate/);
  await rewrite();
  expect(await take()).not.toBe(text);
  await open(/^Your own instruction/);
  await dialog.getByLabel('What should change?').fill('replace "four" with "4"');
  await rewrite();
  expect(await take()).toContain('4 fields');
  await holds(page, 455);

  await open(/^Other endings/);
  await dialog.getByRole('button', { name: /^Find endings/ }).click();
  await dialog.locator('[data-line]').first().click();
  expect(await take()).not.toContain('Which field would you drop first?\n');
  await holds(page, 450);

  // What the model will not do costs nothing, and says so; a part of the text is enough to ask about.
  await order({ kind: 'refusal', times: 2 });
  await open(/^Longer/);
  await dialog.getByText('The model would not write this. Nothing was charged.').waitFor();
  await expectAccessible(page, 'Write, a help that was declined');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  expect((await take()).length).toBeGreaterThan(text.length);
  await holds(page, 445);
  await editor.fill(text);
  await editor.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(0, 44));
  await page.getByRole('button', { name: 'Improve' }).click();
  await page.getByRole('menuitem', { name: /^More personal/ }).click();
  const part = await take();
  expect(part.startsWith('This one is mine to tell.')).toBe(true);
  expect(part.endsWith(text.slice(45))).toBe(true);
  await holds(page, 440);

  // In the chat an instruction in any words is enough; the next one is about what the first one made.
  await editor.fill(text);
  await page.getByRole('button', { name: 'Chat', exact: true }).first().click();
  const chat = page.getByRole('region', { name: 'Chat about the text' });
  for (const [asked, gone] of [
    ['Say it bolder, please', 'I think'],
    ['Leave out "alot "', 'alot'],
  ] as const) {
    await chat.getByRole('textbox', { name: 'What should change?' }).fill(asked);
    await page.keyboard.press('Enter');
    await chat.getByText(`by ${first}`).waitFor();
    await chat.getByRole('button', { name: /^Take (it|all|\d)/ }).click();
    await expect.poll(() => editor.inputValue()).not.toContain(gone);
  }
  expect(await editor.inputValue()).not.toContain('I think');
  await expectAccessible(page, 'Write, a chat with a model');
  await holds(page, 430);
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
  expect((await sandbox.control.model.requests()).at(-1)).toMatchObject({ outcome: 'completed' });
  await order({ kind: 'error', status: 529, times: 2 });
  await field.fill('The first one gave up at the phone number.');
  await field.press('Control+Enter');
  await page.getByText('Question 3 of 5').waitFor();
});
