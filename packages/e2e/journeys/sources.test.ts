import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { docxFile, pdfFile, type GivenFile } from '../support/documents.ts';
import { signUp, startJourney } from '../support/journey.ts';
import { startModelProgram } from '../support/model-program.ts';
import { connectLinkedin } from '../support/linkedin.ts';
import { expectAccessible, expectVariantAccessible } from '../support/screens.ts';

const journey = startJourney();
const program = startModelProgram();
const factsOf = (page: Page) => page.getByRole('region', { name: 'Facts' });
const openReview = async (page: Page) => {
  const head = page
    .getByRole('region', { name: 'Review' })
    .getByRole('button', { name: /^Review/ })
    .first();
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.press('Enter');
};
const vtt = `WEBVTT

00:00:03.000 --> 00:00:05.000
<v Priya Sharma>We took four fields out of the form.</v>

00:00:09.000 --> 00:00:12.000
<v Tom Beck>Support got a third fewer questions.</v>
`;

const sourcesOf = (page: Page) => page.getByRole('region', { name: 'Sources' }).getByRole('listitem');

async function addFile(page: Page, file: GivenFile, writer?: 'I did' | 'Someone else'): Promise<void> {
  await page.getByRole('button', { name: 'Add a source' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a source' });
  await dialog.getByText('File', { exact: true }).click();
  await dialog.locator('input[type=file]').setInputFiles(file);
  if (writer !== undefined) await dialog.getByRole('button', { name: writer }).click();
  await dialog.waitFor({ state: 'detached' });
}

it('writes from a page, files and an earlier post, and shows what it used of them', async () => {
  const page = await journey.open({ expectErrors: /status of 400|ERR_FAILED/ });
  await signUp(page, program.url);
  await page.goto(`${program.url}/dashboard/generate-post`);
  await page.getByRole('button', { name: 'Add a source' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a source' });
  const address = dialog.getByRole('textbox', { name: 'Link', exact: true });
  await address.fill('http://10.0.0.1/private');
  await dialog.getByRole('button', { name: 'Add source' }).click();
  await dialog.getByText('We can’t read pages on private networks').waitFor();
  // Closing the dialog by accident does not discard the text.
  await page.mouse.click(5, 5);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add a source' }).click();
  await expect.poll(() => address.inputValue()).toBe('http://10.0.0.1/private');
  await expectAccessible(page, 'Write, adding a source');
  // A page that never answers is abandoned, and its address stays in the field.
  const silent = new URL('/web/slow', program.mailboxUrl).href;
  await address.fill(silent);
  await page.keyboard.press('Enter');
  await dialog.getByText(/^Fetching .* up to 15 seconds/).waitFor();
  await dialog.getByRole('button', { name: 'Stop reading' }).press('Enter');
  await dialog.getByText(/^Fetching/).waitFor({ state: 'hidden' });
  await expect.poll(() => address.inputValue()).toBe(silent);
  await dialog.getByRole('button', { name: 'Add source' }).and(page.locator(':not([aria-busy])')).waitFor();
  await address.fill(new URL('/web/articles/harbour-lights', program.mailboxUrl).href);
  await dialog.getByRole('button', { name: 'Add source' }).click();
  await dialog.waitFor({ state: 'detached' });
  await sourcesOf(page).getByText('What a harbour').waitFor();

  const editor = page.getByRole('textbox', { name: 'Post text', exact: true });
  await page.getByRole('button', { name: /^(?:Write|Outline)/ }).click();
  await expect.poll(() => editor.inputValue(), { timeout: 20_000 }).toContain('Source: What a harbour');
  const beside = page.getByRole('group', { name: 'Beside the draft' });
  await beside.getByRole('button', { name: 'Source' }).click();
  await page.getByText(/Facts that the draft takes|in the draft come/).waitFor();
  const marks = page.getByRole('article', { name: /What a harbour/ }).locator('mark');
  await expect.poll(() => marks.count()).toBeGreaterThan(0);
  await expectAccessible(page, 'Write, a source beside the draft');

  await addFile(
    page,
    pdfFile('report.pdf', ['We moved 40 customers in one weekend.', 'Priya led it.']),
    'I did',
  );
  await expect
    .poll(() => sourcesOf(page).getByRole('checkbox', { name: 'report: written by me' }).isChecked())
    .toBe(true);
  // The last answer for this kind of file is the default. A Word file is assumed to be the user's own.
  const notes = docxFile('notes.docx', ['The import failed at three in the morning.']);
  await page.getByRole('button', { name: 'Add a source' }).click();
  await dialog.getByText('File', { exact: true }).click();
  await dialog.locator('input[type=file]').setInputFiles(notes);
  await dialog.getByText('Who wrote “notes”?').waitFor();
  await expectVariantAccessible(page, 'Write, who wrote a source');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('I did');
  // An answer that could not be saved is not shown as saved.
  const lost = '**/api/sources/*';
  await page.route(lost, (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Someone else' }).click();
  await page.getByText('Who wrote “notes” was not saved').first().waitFor();
  await dialog.getByRole('button', { name: 'I did' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(() => sourcesOf(page).getByRole('checkbox', { name: 'notes: written by me' }).isChecked())
    .toBe(true);
  await addFile(page, { name: 'call.vtt', mimeType: 'text/vtt', buffer: Buffer.from(vtt) });
  await expect.poll(() => sourcesOf(page).count()).toBe(4);
  await page.getByText('Priya Sharma, 00:03').waitFor();
  await page.waitForURL(/post=/);
  await page.reload();
  await expect.poll(() => sourcesOf(page).count()).toBe(4);
  await sourcesOf(page).getByRole('button', { name: 'Remove notes' }).click();
  await expect.poll(() => sourcesOf(page).count()).toBe(3);

  await page.goto(`${program.url}/dashboard/generate-post`);
  await page.getByRole('button', { name: 'Add a source' }).click();
  await dialog.getByText('Earlier post', { exact: true }).click();
  await dialog.getByRole('listitem').first().waitFor();
  await expectVariantAccessible(page, 'Write, earlier posts as sources');
  await dialog.getByRole('listitem').getByRole('button').first().click();
  await dialog.waitFor({ state: 'detached' });
  await sourcesOf(page).getByText('Earlier post').waitFor();
});

it('adds a web address that was typed as the idea as a source, and says what facts are checked against', async () => {
  const page = await journey.open({ expectErrors: /status of 422/ });
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/generate-post`);
  const idea = page.getByLabel('What do you want to say?');
  const editor = page.getByRole('textbox', { name: 'Post text', exact: true });
  await editor.fill('We moved 400 customers. It cost us 1,200 hours.');
  await openReview(page);
  const facts = factsOf(page);
  await facts.getByText('Add notes or a source to check facts against them.').waitFor();
  await expectVariantAccessible(page, 'Write, facts without a source');
  await facts.getByRole('button', { name: 'Add a source' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a source' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await idea.fill(new URL('/web/articles/harbour-lights', journey.mailboxUrl).href);
  await page.getByRole('button', { name: 'Add as a source' }).press('Enter');
  await sourcesOf(page).getByText('What a harbour').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => idea.inputValue()).toBe('');
  await facts.getByText(/^Compared by rule with “What a harbour/).waitFor();
  await facts.getByText(/^\d+ statements? to confirm$/).waitFor();
});

it('links facts to their passages, and keeps a post back until the others are confirmed', async () => {
  const page = await journey.open({ expectErrors: /409 \(Conflict\)/ });
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/generate-post`);
  await addFile(
    page,
    pdfFile('report.pdf', ['We moved 400 customers in one weekend.', 'Priya led it.']),
    'Someone else',
  );
  const editor = page.getByRole('textbox', { name: 'Post text', exact: true });
  await editor.fill('We moved 400 customers. It cost us $1,200. Calls fell by 69 %.');
  await openReview(page);
  const facts = factsOf(page);
  await facts.getByText('2 statements to confirm').waitFor();
  // What the author pasted from a file is shown as that, in words, in the list and in the text.
  const origins = page.getByRole('region', { name: 'Where this comes from' });
  await origins.getByText('All 3 sentences were typed by you').waitFor();
  await origins.getByRole('button', { name: 'Show in the text' }).press('Enter');
  await origins.getByRole('button', { name: 'Hide in the text' }).waitFor();
  await origins.getByText('3 sentences with their origin').click();
  await origins.getByRole('button', { name: 'Show in source' }).first().click();
  await page.getByRole('article', { name: 'report' }).locator('mark').first().waitFor();
  await expectAccessible(page, 'Write, facts');
  await facts.getByRole('button', { name: /^Confirm “69/ }).press('Enter');
  await facts.getByText('1 statement to confirm').waitFor();
  await page.waitForURL(/post=/);
  const address = page.url();

  // A user who lets such claims block publishing is told which they are, with a link to them.
  await page.goto(`${journey.url}/dashboard/profile`);
  await connectLinkedin(page);
  await page.getByText('Connected', { exact: true }).waitFor();
  await page.goto(`${journey.url}/dashboard/account`);
  const strict = page.getByRole('switch', { name: /^Block publishing/ });
  await expect.poll(() => strict.isEnabled()).toBe(true);
  const chosen = page.waitForResponse((answer) => answer.url().endsWith('/user/claims'));
  await strict.press(' ');
  await chosen;
  await page.goto(address);
  await page.getByRole('button', { name: 'Publish now' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Publish now?' });
  await dialog.getByText('“$1,200”. Confirm or remove it first.').waitFor();
  await expectVariantAccessible(page, 'Write, a fact that keeps a post back');
  await dialog.getByRole('button', { name: 'Review', exact: true }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Show');
  await facts.getByRole('button', { name: /^Confirm “\$1,200/ }).press('Enter');
  await facts.getByText('No numbers, dates or quotes outside your notes').waitFor();
  await page.getByRole('button', { name: 'Publish now' }).press('Enter');
  await page.getByRole('button', { name: /^Publish as/ }).press('Enter');
  await page.getByRole('link', { name: /on LinkedIn$/ }).waitFor({ timeout: 30_000 });
});
