import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp, startJourney } from '../support/journey.ts';
import { desktop, expectAccessible, phone } from '../support/screens.ts';

const journey = startJourney();
const line = 'We launched our new product last week.';

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Post text', exact: true });
const ideaOf = (page: Page) => page.getByLabel('What do you want to say?');
it('asks for what would make a line a post beneath the line itself, on a desk and on a phone', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/generate-post`);
  await ideaOf(page).fill(line);
  await page
    .getByRole('button', { name: /^Write/ })
    .first()
    .click();
  const again = page.getByRole('button', { name: /^Write again/ });
  await again.waitFor({ timeout: 20_000 });
  await expectAccessible(page, 'Write, questions beneath a line');
  // Nothing is to be looked at in a line that is the person's own: praise for it would take the room.
  const checks = page.getByRole('region', { name: 'Checks' });
  await checks.getByRole('button', { name: /^No remarks/, expanded: false }).waitFor();

  // On a phone that is the view one comes to, without going anywhere.
  await page.setViewportSize(phone);
  await again.scrollIntoViewIfNeeded();
  const answer = again.locator('xpath=..').getByRole('textbox').first();
  await answer.fill('40 teams signed up in three days');
  await again.press('Enter');
  await expect
    .poll(() => editorOf(page).evaluate((element) => element === document.activeElement))
    .toBe(true);
  await expect.poll(() => editorOf(page).inputValue(), { timeout: 20_000 }).toContain('40 teams');
  await page.setViewportSize(desktop);
  await expect.poll(() => ideaOf(page).inputValue()).toContain('40 teams signed up in three days.');

  // Once there is a post, what is still asked stands beside it.
  await editorOf(page).fill(`${line} `.repeat(10));
  await again.waitFor({ state: 'detached' });
  await page.getByText('write again').first().waitFor();
});

it('says on a tablet which part stands beside the text, and keeps what is pressed in sight', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`${journey.url}/dashboard/generate-post`);
  const parts = page.getByRole('group', { name: 'Part of the screen' }).first();
  await parts.getByRole('button', { name: 'Idea', pressed: true }).waitFor();
  await ideaOf(page).fill(line);
  await page
    .getByRole('button', { name: /^Write/ })
    .first()
    .click();
  await parts.getByRole('button', { name: 'Preview', pressed: true }).waitFor();
  await page.getByRole('button', { name: /^Write again/ }).waitFor({ timeout: 20_000 });
  await editorOf(page).fill(`${line}\n\n`.repeat(30));
  const connect = page.getByRole('link', { name: 'Connect LinkedIn' }).last();
  await expect
    .poll(async () => {
      const box = await connect.boundingBox();
      return box !== null && box.y + box.height <= 1024;
    })
    .toBe(true);
});
