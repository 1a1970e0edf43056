import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp, startJourney } from '../support/journey.ts';
import { connectLinkedin } from '../support/linkedin.ts';
import { startModelProgram } from '../support/model-program.ts';
import { expectAccessible, phone } from '../support/screens.ts';

const journey = startJourney();
const program = startModelProgram();
const text = 'We took four fields out of our sign-up form.';
const request = 'Schedule this for tomorrow at noon';

/** Orders the answers of the model to requests that contain some words, first to last. */
async function answers(
  includes: string,
  ...replies: readonly { say: string; calls?: readonly object[]; msPerToken?: number }[]
): Promise<void> {
  for (const { msPerToken = 0, ...json } of replies)
    await program.sandbox.control.model.order({ kind: 'answer', json, includes, msPerToken });
}

/** Signs up somebody with LinkedIn and one draft, and opens the draft. Returns its id. */
async function openDraft(page: Page): Promise<string> {
  await signUp(page, program.url);
  await page.goto(`${program.url}/dashboard/profile`);
  await connectLinkedin(page);
  await page.getByText('Connected', { exact: true }).waitFor();
  await page.goto(`${program.url}/dashboard/generate-post?text=${encodeURIComponent(text)}`);
  await page.waitForURL(/post=/);
  return new URL(page.url()).searchParams.get('post') ?? '';
}

const box = (page: Page) => page.getByRole('textbox', { name: 'What should Limelight do?' });
const log = (page: Page) => page.getByRole('log');

it('does what it is asked beside a draft, asks before it schedules, and survives a reload', async () => {
  const page = await journey.open();
  const postId = await openDraft(page);
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

  await page.keyboard.press('Control+j');
  await expect.poll(() => box(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByText('About this draft').waitFor();
  await expectAccessible(page, 'Co-pilot, nothing asked yet');

  // What is typed survives leaving the page, and the panel stays open.
  await box(page).fill(request);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Hello, Asha' }).waitFor();
  await expect.poll(() => box(page).inputValue()).toBe(request);
  await page.goto(`${program.url}/dashboard/generate-post?post=${postId}`);
  await page.getByText('About this draft').waitFor();

  await answers(
    request,
    { say: 'I read the draft first.', calls: [{ tool: 'get_post', input: { postId } }] },
    {
      say: 'I propose tomorrow at noon, because nothing else is planned for it, and the day after has a post.',
      calls: [{ tool: 'schedule_post', input: { postId, at: `${day}T12:00`, timeZone: 'UTC' } }],
      msPerToken: 400,
    },
    { say: 'The post is **proposed** for noon.\n- Nothing else is planned' },
  );
  await box(page).press('Enter');
  await log(page).getByText('Read a post').first().waitFor();
  await page.reload();
  await log(page).getByText(request).waitFor();
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor();
  await log(page).getByText('The post is proposed for noon.').waitFor({ timeout: 30_000 });
  expect(await log(page).getByRole('listitem').filter({ hasText: 'Nothing else is planned' }).count()).toBe(
    1,
  );
  await log(page).getByText('2 steps', { exact: true }).click();
  await log(page).getByText('Schedule a post, Proposed').waitFor();
  await log(page).getByText('5 credits', { exact: true }).waitFor();

  // Enter in the box accepts nothing.
  const proposal = log(page).getByRole('region', { name: /^Schedule/ });
  await proposal.getByText(text, { exact: true }).waitFor();
  await box(page).press('Enter');
  await expectAccessible(page, 'Co-pilot with a proposal');
  await proposal.getByRole('button', { name: 'Change', exact: true }).click();
  await expect.poll(() => box(page).inputValue()).toMatch(/^Change: “Schedule/);
  await box(page).fill('');
  await proposal.getByRole('button', { name: 'Do it', exact: true }).click();
  await proposal.getByText('Done', { exact: true }).waitFor();
  await proposal.getByText(/scheduled for/).waitFor();

  await page.getByRole('link', { name: 'Calendar', exact: true }).first().click();
  await page.waitForURL(/scheduled-posts/);
  await page.goto(`${program.url}/dashboard/scheduled-posts?view=week&date=${day}`);
  await page.getByRole('main').getByText(text).first().waitFor();
  await log(page).getByText(request).waitFor();
});

it('is stopped, added to, listed and deleted, on a phone too', async () => {
  const page = await journey.open();
  await openDraft(page);
  await page.setViewportSize(phone);
  const opener = page.getByRole('button', { name: 'Ask Limelight' });
  await opener.click();
  await expect
    .poll(() => page.getByRole('main').evaluate((main) => main.closest('[inert]') !== null))
    .toBe(true);

  const slow = 'Take your time with this';
  await answers(slow, {
    say: 'I am thinking about it for as long as it takes, and then for a little longer than that.',
    msPerToken: 200,
  });
  await box(page).fill(slow);
  await page.getByRole('button', { name: /^Ask ,|^Ask,/ }).click();
  const more = page.getByRole('textbox', { name: 'Add to your request' });
  await more.fill('and mention the form');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await log(page).getByText('and mention the form').waitFor();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await log(page).getByRole('button', { name: 'Try again' }).waitFor();
  await log(page).getByText('Not charged', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Conversations' }).click();
  await page.getByRole('button', { name: `Delete “${slow}”` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete conversation' }).click();
  await page.getByText('No conversations yet.').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

it('takes a request from Home and from the search', async () => {
  const page = await journey.open();
  await signUp(page, program.url);
  await page.goto(`${program.url}/dashboard`);
  const idea = page.getByLabel('Start with an idea or a request');
  await idea.fill('Tell me what is planned');
  await answers('Tell me what is planned', { say: 'Nothing is planned yet.' });
  await page.getByText('Ask Limelight to do it').click();
  await idea.press('Enter');
  await log(page).getByText('Nothing is planned yet.').waitFor();
  expect(await idea.inputValue()).toBe('');

  // Where it is about to write a post, Enter does that.
  await page.getByRole('group').getByText('Write a post').click();
  await idea.fill('Four fields fewer');
  await idea.press('Enter');
  await page.waitForURL(/generate-post/);
  const isThere = (fields: (HTMLElement | SVGElement)[]) =>
    fields.some((field) => 'value' in field && field.value === 'Four fields fewer');
  await expect.poll(() => page.locator('textarea').evaluateAll(isThere)).toBe(true);

  await page.keyboard.press('Control+k');
  const search = page.getByPlaceholder('Search or create');
  await search.fill('zebra crossing');
  await page.getByText('Ask Limelight: zebra crossing').waitFor();
  await search.press('Enter');
  await expect.poll(() => box(page).inputValue()).toBe('zebra crossing');
});
