import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { docxFile, pdfFile, type GivenFile } from '../support/documents.ts';
import { signUp, startJourney } from '../support/journey.ts';
import { connectLinkedin } from '../support/linkedin.ts';
import { desktop, expectAccessible, phone } from '../support/screens.ts';

const journey = startJourney();
const vtt = `WEBVTT

00:00:03.000 --> 00:00:05.000
<v Priya Sharma>We took four fields out of the form.</v>

00:00:09.000 --> 00:00:12.000
<v Tom Beck>Support got a third fewer questions.</v>
`;

const sourcesOf = (page: Page) => page.getByRole('region', { name: 'Sources' }).getByRole('listitem');

async function addFile(page: Page, file: GivenFile, writer?: 'I did' | 'Somebody else'): Promise<void> {
  await page.getByRole('button', { name: 'Add a source' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a source' });
  await dialog.getByText('File', { exact: true }).click();
  await dialog.locator('input[type=file]').setInputFiles(file);
  if (writer !== undefined) await dialog.getByRole('button', { name: writer }).click();
  await dialog.waitFor({ state: 'detached' });
}

it('writes from a page, files and an earlier post, and shows what it used of them', async () => {
  const page = await journey.open({ expectErrors: /status of 400|ERR_FAILED/ });
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/generate-post`);
  await page.getByRole('button', { name: 'Add a source' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a source' });
  const address = dialog.getByRole('textbox', { name: 'Address of the page' });
  await address.fill('http://10.0.0.1/private');
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await dialog.getByText('Only public web addresses can be read').waitFor();
  // A slip does not throw away what was typed.
  await page.mouse.click(5, 5);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add a source' }).click();
  expect(await address.inputValue()).toBe('http://10.0.0.1/private');
  await expectAccessible(page, 'Write, adding a source');
  // A page that never answers is stopped, and its address stays.
  const silent = new URL('/web/slow', journey.mailboxUrl).href;
  await address.fill(silent);
  await page.keyboard.press('Enter');
  await dialog.getByText(/^Fetching .* given up after 15 seconds/).waitFor();
  await dialog.getByRole('button', { name: 'Stop reading' }).press('Enter');
  await dialog.getByText(/^Fetching/).waitFor({ state: 'hidden' });
  expect(await address.inputValue()).toBe(silent);
  await dialog.getByRole('button', { name: 'Add it' }).and(page.locator(':not([aria-busy])')).waitFor();
  await address.fill(new URL('/web/articles/harbour-lights', journey.mailboxUrl).href);
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await dialog.waitFor({ state: 'detached' });
  await sourcesOf(page).getByText('What a harbour').waitFor();

  const editor = page.getByRole('textbox', { name: 'Post text', exact: true });
  await page.getByRole('button', { name: /^Write/ }).click();
  await expect.poll(() => editor.inputValue(), { timeout: 20_000 }).toContain('Source: What a harbour');
  const beside = page.getByRole('group', { name: 'Beside the draft' });
  await beside.getByRole('button', { name: 'Source' }).click();
  await page.getByText(/passages are used in the draft/).waitFor();
  const marks = page.getByRole('article', { name: /What a harbour/ }).locator('mark');
  await expect.poll(() => marks.count()).toBeGreaterThan(2);
  await expectAccessible(page, 'Write, a source beside the draft');

  await addFile(
    page,
    pdfFile('report.pdf', ['We moved 40 customers in one weekend.', 'Priya led it.']),
    'I did',
  );
  expect(await sourcesOf(page).getByRole('checkbox', { name: 'report: written by me' }).isChecked()).toBe(
    true,
  );
  // What was said of the last file of a kind is at hand, and a Word file is mostly one's own.
  const notes = docxFile('notes.docx', ['The import failed at three in the morning.']);
  await page.getByRole('button', { name: 'Add a source' }).click();
  await dialog.getByText('File', { exact: true }).click();
  await dialog.locator('input[type=file]').setInputFiles(notes);
  await dialog.getByText('Who wrote ‘notes’?').waitFor();
  await expectAccessible(page, 'Write, who wrote a source');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('I did');
  // An answer that could not be kept is not taken for one.
  const lost = '**/api/sources/*';
  await page.route(lost, (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Somebody else' }).click();
  await page.getByText('Who wrote ‘notes’ could not be kept').first().waitFor();
  await dialog.getByRole('button', { name: 'I did' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await sourcesOf(page).getByRole('checkbox', { name: 'notes: written by me' }).isChecked()).toBe(
    true,
  );
  await addFile(page, { name: 'call.vtt', mimeType: 'text/vtt', buffer: Buffer.from(vtt) });
  await expect.poll(() => sourcesOf(page).count()).toBe(4);
  await page.getByText('Priya Sharma, 00:03').waitFor();
  await page.waitForURL(/post=/);
  await page.reload();
  await expect.poll(() => sourcesOf(page).count()).toBe(4);
  await sourcesOf(page).getByRole('button', { name: 'Remove notes' }).click();
  await expect.poll(() => sourcesOf(page).count()).toBe(3);

  await page.goto(`${journey.url}/dashboard/generate-post`);
  await page.getByRole('button', { name: 'Add a source' }).click();
  await dialog.getByText('Earlier post', { exact: true }).click();
  await dialog.getByRole('listitem').first().waitFor();
  await expectAccessible(page, 'Write, earlier posts as sources');
  await dialog.getByRole('listitem').getByRole('button').first().click();
  await dialog.waitFor({ state: 'detached' });
  await sourcesOf(page).getByText('Earlier post').waitFor();
});

it('reads an address that was typed as the idea, writes of no random keys, and says what claims are checked against', async () => {
  const page = await journey.open({ expectErrors: /status of 422/ });
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/generate-post`);
  const idea = page.getByLabel('What do you want to say?');
  const editor = page.getByRole('textbox', { name: 'Post text', exact: true });
  await idea.fill('asdf');
  await page.getByRole('button', { name: /^Write/ }).click();
  await page.getByText('This is no word that is known here').first().waitFor();
  expect(await editor.inputValue()).toBe('');

  await editor.fill('We moved 40 customers. It cost us 12 hours.');
  const claims = page.getByRole('region', { name: 'Claims' });
  await claims.getByText('Nothing to check claims against yet').waitFor();
  await expectAccessible(page, 'Write, claims without a source');
  await claims.getByRole('button', { name: 'Add notes or a source' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a source' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  const address = new URL('/web/articles/harbour-lights', journey.mailboxUrl).href;
  await idea.fill(address);
  await page.getByRole('button', { name: /^Write/ }).click();
  await page.getByText('This is an address and nothing else').first().waitFor();
  await page.getByRole('button', { name: 'Read it as a source' }).press('Enter');
  await sourcesOf(page).getByText('What a harbour').waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect(await idea.inputValue()).toBe('');
  await claims.getByText(/^Checked against ‘What a harbour/).waitFor();
  await claims.getByText(/claims? to confirm or cut/).waitFor();
});

it('links claims to their passages, and has those confirmed or cut that no source holds', async () => {
  const page = await journey.open({ expectErrors: /409 \(Conflict\)/ });
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/generate-post`);
  await addFile(
    page,
    pdfFile('report.pdf', ['We moved 40 customers in one weekend.', 'Priya led it.']),
    'Somebody else',
  );
  const editor = page.getByRole('textbox', { name: 'Post text', exact: true });
  await editor.fill('We moved 40 customers. It cost us 12 hours. Calls fell by 69 %.');
  const claims = page.getByRole('region', { name: 'Claims' });
  await claims.getByText('2 claims to confirm or cut').waitFor();
  // Who left it for nothing before the answer came is not called back.
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/posts/*/claims', async (route) => {
    if (route.request().method() === 'POST') await asked;
    await route.continue();
  });
  const confirming = page.waitForRequest(
    (request) => request.url().endsWith('/claims') && request.method() === 'POST',
  );
  await claims.getByRole('button', { name: /^Confirm ‘69/ }).press('Enter');
  await confirming;
  await page.mouse.click(100, 600);
  answer();
  await claims.getByText('1 claim to confirm or cut').waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.unroute('**/api/posts/*/claims');
  await claims.getByRole('button', { name: /^Cut the sentence with ‘12/ }).click();
  await claims.getByRole('button', { name: 'Take it' }).click();
  await claims.getByText('Every claim has a source or your word').waitFor();
  expect(await editor.inputValue()).toBe('We moved 40 customers. Calls fell by 69 %.');
  // Several in one sentence are one thing to decide.
  await editor.fill('We moved 40 customers. Calls fell by 69 %. On 14 March Tom Beck paid us 900 dollars.');
  await claims.getByText(/claims to confirm or cut/).waitFor();
  await expect.poll(() => claims.getByRole('button', { name: /^Cut the sentence/ }).count()).toBe(1);
  await claims.getByRole('button', { name: /^Cut the sentence ‘On 14 March/ }).click();
  await claims.getByRole('button', { name: 'Take it' }).click();
  await claims.getByText('Every claim has a source or your word').waitFor();
  expect(await editor.inputValue()).toBe('We moved 40 customers. Calls fell by 69 %.');
  await claims.getByText(/claims that stand/).click();
  await claims.getByRole('button', { name: 'In the source' }).first().click();
  await page.getByRole('article', { name: 'report' }).locator('mark').first().waitFor();
  await expectAccessible(page, 'Write, claims');
  await page.waitForURL(/post=/);
  await page.reload();
  await claims.getByText('Every claim has a source or your word').waitFor();
  await editor.fill('We moved 40 customers. Costs fell by 69 %. Rents fell by 12 %.');
  await claims.getByText('2 claims to confirm or cut').waitFor();

  // Who wants open claims to keep a post back is told which, and led to them; a sentence that is cut leaves the next as it was.
  const address = page.url();
  await page.goto(`${journey.url}/dashboard/profile`);
  await connectLinkedin(page);
  await page.getByText('Connected', { exact: true }).waitFor();
  await page.goto(`${journey.url}/dashboard/account`);
  const strict = page.getByRole('switch', { name: /^Do not publish/ });
  await expect.poll(() => strict.isEnabled()).toBe(true);
  const chosen = page.waitForResponse((answer) => answer.url().endsWith('/user/claims'));
  await strict.press(' ');
  await chosen;
  await page.goto(address);
  await claims.getByText('2 claims to confirm or cut').waitFor();
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Publish now' }).press('Enter');
  await page.getByRole('button', { name: /^Publish as/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Publish now?' });
  await dialog.getByText('‘69 %’, ‘12 %’. Confirm or cut them first.').waitFor();
  await dialog.getByRole('button', { name: 'Go to them' }).press('Enter');
  const focused = () =>
    page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
  await expect.poll(focused).toBe('Show');
  // On a phone no bar lies over what was gone to.
  const free = () =>
    page.evaluate(() => {
      const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === document.activeElement;
    });
  await expect.poll(free).toBe(true);
  await page.setViewportSize(desktop);
  await claims.getByRole('button', { name: /^Cut the sentence with ‘69/ }).press('Enter');
  await expect.poll(focused).toBe('Take it');
  await page.keyboard.press('Enter');
  await claims.getByText('1 claim to confirm or cut').waitFor();
  expect(await claims.getByRole('button', { name: 'Take it' }).count()).toBe(0);
  await claims.getByRole('button', { name: /^Confirm ‘12/ }).press('Enter');
  await claims.getByText('Every claim has a source or your word').waitFor();
  const inChecks = () =>
    page.evaluate(() => Boolean(document.activeElement?.closest('[aria-label="Checks"]')));
  await expect.poll(inChecks).toBe(true);
  await page.getByRole('button', { name: 'Publish now' }).press('Enter');
  await page.getByRole('button', { name: /^Publish as/ }).press('Enter');
  await page.getByRole('link', { name: /See it on LinkedIn/ }).waitFor({ timeout: 30_000 });
});

it('keeps a post from a page back for a claim that stands nowhere, and not for the line that names the page', async () => {
  const page = await journey.open({ expectErrors: /409 \(Conflict\)|422 \(Unprocessable/ });
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/account`);
  const strict = page.getByRole('switch', { name: /^Do not publish/ });
  await expect.poll(() => strict.isEnabled()).toBe(true);
  const chosen = page.waitForResponse((answer) => answer.url().endsWith('/user/claims'));
  await strict.press(' ');
  await chosen;
  await page.goto(`${journey.url}/dashboard/profile`);
  await connectLinkedin(page);
  await page.getByText('Connected', { exact: true }).waitFor();

  await page.goto(`${journey.url}/dashboard/generate-post`);
  const editor = page.getByRole('textbox', { name: 'Post text', exact: true });
  await page
    .getByLabel('What do you want to say?')
    .fill(new URL('/web/articles/harbour-lights', journey.mailboxUrl).href);
  await page.getByRole('button', { name: /^Write/ }).click();
  await page.getByRole('button', { name: 'Read it as a source' }).press('Enter');
  await sourcesOf(page).getByText('What a harbour').waitFor();
  await page
    .getByRole('button', { name: /^Write/ })
    .first()
    .press('Enter');
  await expect.poll(() => editor.inputValue(), { timeout: 20_000 }).toContain('Source: What a harbour');
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor({ state: 'detached' });
  const claims = page.getByRole('region', { name: 'Claims' });
  await claims.getByText('Every claim has a source').waitFor();
  await page
    .getByText(/^Saved/)
    .first()
    .waitFor();

  const invented = 'It cost us 12 hours.';
  await editor.press('Control+Home');
  await page.keyboard.insertText(`${invented} `);
  await claims.getByText('1 claim to confirm or cut').waitFor();
  await page.getByRole('button', { name: 'Schedule', exact: true }).press('Enter');
  const form = page.getByRole('dialog');
  await form.getByText(/‘12.*’\. Confirm or cut it first\./).waitFor();
  await form.getByRole('button', { name: /^Schedule for/ }).press('Enter');
  await form.getByText(/‘12.*’\. Confirm or cut it first\./).waitFor();
  await expectAccessible(page, 'Write, a claim that keeps a post back');
  await form.getByRole('button', { name: 'Go to it' }).press('Enter');
  await claims.getByRole('button', { name: /^Cut the sentence with ‘12/ }).press('Enter');
  await claims.getByRole('button', { name: 'Take it' }).press('Enter');
  await claims.getByText('Every claim has a source').waitFor();
  expect(await editor.inputValue()).not.toContain(invented);

  await page.getByRole('button', { name: 'Publish now' }).press('Enter');
  await page.getByRole('dialog', { name: 'Publish now?' }).waitFor();
  await expectAccessible(page, 'Write, about to be published');
  await page.getByRole('button', { name: /^Publish as/ }).press('Enter');
  const link = page.getByRole('link', { name: /See it on LinkedIn/ });
  await link.waitFor({ timeout: 30_000 });
  await page.goto((await link.getAttribute('href')) ?? '');
  await page
    .getByText(/Source: What a harbour/)
    .first()
    .waitFor();
});
