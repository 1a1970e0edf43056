import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp, startJourney } from '../support/journey.ts';
import { connectLinkedin } from '../support/linkedin.ts';
import { expectAccessible, expectVariantAccessible } from '../support/screens.ts';

const journey = startJourney();

let directory: string;
let film: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'limelight-film-'));
  film = join(directory, 'Tour.mp4');
  // Starts like an MP4 and is enough for three parts.
  const bytes = Buffer.alloc(9 * 1024 * 1024, 7);
  Buffer.from('\u0000\u0000\u0000\u0018ftypmp42\u0000\u0000\u0000\u0000mp42isom', 'latin1').copy(bytes);
  await writeFile(film, bytes);
});
afterAll(() => rm(directory, { recursive: true, force: true }));

it('a film goes on after a reload, a link gets its card, and an emptied post comes off the schedule', async () => {
  const page = await journey.open({ expectErrors: /Failed to load resource/ });
  const web = new URL('/web', journey.mailboxUrl).href;
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/profile`);
  await connectLinkedin(page);
  await page.getByText('Connected', { exact: true }).waitFor();

  // The connection is lost after the first of three parts, then the page is reloaded.
  await page.goto(`${journey.url}/dashboard/generate-post`);
  const editor = page.getByRole('textbox', { name: 'Post text', exact: true });
  const saved = page.getByText(/^Saved/).first();
  await editor.fill('A tour of the harbour.');
  await saved.waitFor();
  const pieces: string[] = [];
  page.on('requestfinished', (request) => {
    const piece = /\/parts\/(\d+)$/.exec(request.url())?.[1];
    if (piece !== undefined) pieces.push(piece);
  });
  // The page after the reload has a connection again, although its first attempt may come before the test notices.
  let lost = true;
  await page.route(/\/parts\/[1-9]$/, (route) =>
    lost ? route.abort('internetdisconnected') : route.continue(),
  );
  await page.locator('input[type=file]').last().setInputFiles(film);
  await page.getByText('33 %').waitFor();
  await expect.poll(() => pieces).toEqual(['0']);
  page.once('framenavigated', () => (lost = false));
  await page.reload();
  await page.getByRole('button', { name: 'Remove video' }).waitFor();
  expect(pieces).toEqual(['0', '1', '2']);
  await saved.waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Remove video' }).press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel);
  await expect.poll(focused).toBe('Post text');

  // The card of a page, then of one that does not answer like a page.
  await editor.fill(`Three lines are enough: ${web}/articles/harbour-lights`);
  const add = page.getByRole('button', { name: 'Add card' });
  await add.waitFor();
  await expectVariantAccessible(page, 'Write, a card is offered');
  await add.click();
  const title = page.getByLabel('Title of the card');
  await expect.poll(() => title.inputValue()).toContain('What a harbour’s night shift taught us');
  await expect.poll(() => page.getByLabel(/^Alt text/).inputValue()).toBe('A lamp over a harbour at dusk');
  await expectAccessible(page, 'Write, a link with its card');
  await page.getByRole('button', { name: 'Remove link' }).click();
  await editor.fill(`Gone since **May**: ${web}/gone`);
  await add.click();
  await page.getByText('with the title you enter').waitFor();
  await title.fill('A page that is gone');
  await saved.waitFor();

  // Emptying a scheduled post is reported at once and unschedules it.
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const told = page.getByText('Before you publish').locator('..');
  await told.getByText(/\*\*May\*\*. is Markdown/).waitFor();
  await page.getByRole('combobox', { name: 'Time zone' }).press('ArrowDown');
  const zones = page.getByRole('dialog').getByRole('option');
  await zones.first().waitFor();
  await page.keyboard.press('Escape');
  await zones.first().waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^Schedule for/ }).press('Enter');
  await page.getByText('Scheduled', { exact: true }).first().waitFor();
  await expect.poll(focused).toBe('Publishing');
  await editor.fill('');
  await page.getByText('The post is empty').waitFor();
  await expectVariantAccessible(page, 'Write, a scheduled post that was emptied');
  await page.getByRole('button', { name: 'Back to drafts' }).first().click();
  await page.getByRole('button', { name: 'Schedule', exact: true }).waitFor();

  // Published with its card. Publishing the same text again triggers a warning.
  await editor.fill('The harbour at dusk, in three lines that everybody on the quay could read.');
  await saved.waitFor();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('button', { name: /^Publish as/ }).click();
  const link = page.getByRole('link', { name: /View on LinkedIn/ });
  await link.waitFor({ timeout: 30_000 });
  const permalink = (await link.getAttribute('href')) ?? '';
  await page.goto(`${journey.url}/dashboard/generate-post`);
  await editor.fill(
    'The harbour at dusk, in three lines that everybody on the quay could read. Thanks to @Harbour_Watch.',
  );
  await saved.waitFor();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText(/^You published something very similar on/).waitFor();
  await told.getByText('@Harbour_Watch is published as plain text').waitFor();
  await page.goto(permalink);
  await page.getByText('A page that is gone').first().waitFor();
});
