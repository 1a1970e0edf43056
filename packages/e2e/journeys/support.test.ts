import { brand } from '@limelight/contracts/catalog';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp, startJourney } from '../support/journey.ts';
import { openMail } from '../support/open-mail.ts';
import { operate } from '../support/operator.ts';
import { expectAccessible, expectVariantAccessible } from '../support/screens.ts';

const journey = startJourney();

/** Replies to the open email, as its reader would from their own mailbox. */
async function reply(mail: Page, text: string): Promise<void> {
  await mail.getByLabel('Your reply').fill(text);
  await mail.getByRole('button', { name: 'Send the reply' }).click();
  await mail.getByText('handed over: taken').waitFor();
}

it('asks with a file, and the conversation goes on by page, terminal and mail', async () => {
  const page = await journey.open({ expectErrors: /400 \(Bad Request\)|422 \(Unprocessable/ });
  const { email } = await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard`);
  await page.getByRole('button', { name: /Asha Rao/ }).click();
  await page.getByRole('menuitem', { name: 'Support' }).click();
  await page.getByText('No questions yet').waitFor();
  await page.getByRole('button', { name: 'Ask a question' }).first().click();
  await page.getByRole('button', { name: 'Send question' }).click();
  await page.getByText('Say in a few words what it is about.').waitFor();
  await page.getByLabel('Subject').fill('The preview stays empty');
  await page.getByLabel('Your question').fill('Since this morning.');
  await page.reload();
  await expect.poll(() => page.getByLabel('Your question').inputValue()).toBe('Since this morning.');
  await page
    .getByLabel('Files to attach')
    .setInputFiles([{ name: 'tool.exe', mimeType: 'text/plain', buffer: Buffer.from([0x4d, 0x5a, 0, 1]) }]);
  await page.getByText('We could not read that file.').waitFor();
  await page
    .getByLabel('Files to attach')
    .setInputFiles([
      { name: 'what i saw.txt', mimeType: 'text/plain', buffer: Buffer.from('An empty box.') },
    ]);
  await page.getByRole('button', { name: 'Remove what i saw.txt' }).waitFor();
  await expectAccessible(page, 'A question with a file');
  await page.getByRole('button', { name: 'Send question' }).click();
  await page.getByRole('heading', { name: 'The preview stays empty' }).waitFor();
  await page.getByText('Waiting for us').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'what i saw.txt' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('what i saw.txt');
  const address = page.url();

  const number = /^(\d+)\t.*The preview stays empty/m.exec(await operate('tickets', 'list'))?.[1] ?? '';
  await operate('tickets', 'answer', number, '--text', 'Which browser is it?');
  await page.goto(`${journey.url}/dashboard/support`);
  await page.getByText('New reply', { exact: true }).waitFor();
  await page.getByRole('button', { name: /1 new reply/ }).waitFor();
  const mail = await page.context().newPage();
  await openMail(mail, journey.mailboxUrl, email, /^Re: The preview stays empty/);
  await mail.getByText('Which browser is it?').first().waitFor();
  await reply(mail, 'Firefox.');
  await openMail(mail, journey.mailboxUrl, brand.supportEmail, /^Re: The preview stays empty/);
  await mail.getByText('Firefox.').first().waitFor();
  await reply(mail, 'Thank you. It is mended.');
  await mail.close();

  await page.goto(address);
  const said = page.getByRole('list', { name: 'Conversation' }).locator('> li');
  await page.getByText('Thank you. It is mended.', { exact: true }).waitFor();
  expect((await said.allInnerTexts()).map((text) => text.split('\n').at(-1))).toEqual([
    expect.stringContaining('bytes'),
    'Which browser is it?',
    'Firefox.',
    'Thank you. It is mended.',
  ]);
  await expectAccessible(page, 'A conversation with support');
  await expect.poll(() => page.getByRole('button', { name: /new repl/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByText('Closed', { exact: true }).waitFor();
  await page.getByLabel('Reply to reopen it').fill('One thing more.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Waiting for us').waitFor();
  await expect.poll(() => said.count()).toBe(5);
});

it('writes from the contact page without an account, and is answered by email', async () => {
  const page = await journey.open();
  await page.goto(`${journey.url}/contactus`);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Say in a few words what it is about.').waitFor();
  await expect
    .poll(() => page.getByLabel('Your name').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await expectAccessible(page, 'Contact, with what is missing');
  const email = `visitor.${Date.now()}@example.com`;
  await page.getByLabel('Your name').fill('Ravi Iyer');
  await page.getByLabel('Your email').fill(email);
  await page.getByLabel('Subject').fill('Invoices');
  await page.getByLabel('Your message').fill('Are they numbered?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Message sent').waitFor({ timeout: 30_000 });
  await expectVariantAccessible(page, 'Contact, sent');
  const mail = await page.context().newPage();
  await openMail(mail, journey.mailboxUrl, email, /^Your message has arrived/);
  const number = /^(\d+)\t.*Invoices/m.exec(await operate('tickets', 'list'))?.[1] ?? '';
  await operate('tickets', 'answer', number, '--text', 'Yes, in each series.');
  await openMail(mail, journey.mailboxUrl, email, /^Re: Invoices/);
  await reply(mail, 'Good.');
  expect(await operate('tickets', 'show', number)).toContain('they, by email\nGood.');
  const printed = await (await page.request.get(`${journey.url}/contactus`)).text();
  expect(printed).toMatch(/<noscript>.*write to.*mailto:/s);
});
