import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp, startJourney } from '../support/journey.ts';
import { desktop, expectAccessible, phone, takePicture } from '../support/screens.ts';

const journey = startJourney();
const idea =
  'We took four fields out of our sign-up form. Before, 41 in a hundred finished it; after, 63. Nobody missed the fields. I had defended every one of them.';

/** Moves the focus there with the Tab key. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('It is not reached by Tab.');
}

it('goes from a rough idea to a post on LinkedIn by keyboard alone', async () => {
  const page = await journey.open();
  // Any use of a mouse, on the page or at LinkedIn, fails the journey.
  await page.context().addInitScript(() => {
    addEventListener('mousedown', () => console.error('A mouse was used.'), { capture: true });
  });
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard`);
  await page.getByRole('heading', { name: 'Hello, Asha' }).waitFor();
  await tabTo(page, page.getByRole('link', { name: 'Write', exact: true }).first());
  await page.keyboard.press('Enter');
  await expectAccessible(page, 'Write, empty');

  await tabTo(page, page.getByLabel('What do you want to say?'));
  await page.keyboard.insertText(idea);
  await tabTo(page, page.getByRole('button', { name: /^(?:Write|Outline)/ }));
  await page.keyboard.press('Enter');
  const editor = page.getByRole('textbox', { name: 'Post text', exact: true });
  await expect.poll(() => editor.inputValue(), { timeout: 20_000 }).toContain('63');
  const saved = page.getByText(/^Saved/).first();
  await saved.waitFor();
  const text = await editor.inputValue();
  for (const figure of text.match(/\d+/g) ?? []) expect(idea).toContain(figure);
  await expectAccessible(page, 'Write, full');
  // On a low screen each panel scrolls on its own, and the page does not.
  await page.setViewportSize({ width: desktop.width, height: 420 });
  const below = () =>
    page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  await expect.poll(below).toBe(0);
  await page.setViewportSize(desktop);
  await page.getByText('500 of 500 credits').first().waitFor();

  await tabTo(page, editor);
  await page.keyboard.press('End');
  await page.keyboard.type(' Ask before you add a field.');
  await saved.waitFor();
  const address = page.url();
  await page.reload();
  await expect.poll(() => editor.inputValue()).toContain('Ask before you add a field.');
  expect(page.url()).toBe(address);

  await tabTo(page, page.getByRole('button', { name: 'Connect LinkedIn' }).first());
  await page.keyboard.press('Space');
  // LinkedIn's page asks for the member: arrow keys select one, then Tab moves to the button.
  const member = page.getByRole('radio', { name: /Asha Verma/ });
  await member.waitFor();
  await tabTo(page, member);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.getByRole('radio', { name: /Jonas Keller/ }).isChecked()).toBe(true);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => member.isChecked()).toBe(true);
  await tabTo(page, page.getByRole('button', { name: 'Allow' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(address);
  await page.getByRole('button', { name: 'Publish now' }).waitFor();
  await takePicture(page, 'write');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await takePicture(page, 'write-dark');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
  await tabTo(page, page.getByRole('button', { name: 'Preview', exact: true }));
  await page.keyboard.press('Enter');
  await page.getByRole('article', { name: 'Post by Asha Verma as LinkedIn shows it' }).waitFor();
  await takePicture(page, 'phone');
  await page.setViewportSize(desktop);

  await tabTo(page, page.getByRole('button', { name: 'Publish now' }));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Publish as Asha Verma' }));
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: /View on LinkedIn/ });
  await link.waitFor({ timeout: 30_000 });
  await expectAccessible(page, 'Write, published');
  await page.getByText('Published posts can’t be rewritten.').waitFor();
  await page.getByRole('button', { name: 'Write a new post' }).waitFor();
  const permalink = (await link.getAttribute('href')) ?? '';
  await page.goto(permalink);
  await page.getByText('Ask before you add a field.').first().waitFor();
  await page.goto(permalink.slice(0, permalink.indexOf('/update/')));
  await expect.poll(() => page.getByText('Ask before you add a field.').count()).toBe(1);
});
