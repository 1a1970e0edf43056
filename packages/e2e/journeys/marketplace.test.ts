import { expect, it } from 'vitest';
import { fillSignUp, signUp, startJourney } from '../support/journey.ts';
import { connectLinkedin } from '../support/linkedin.ts';
import { startModelProgram } from '../support/model-program.ts';
import { expectAccessible, expectVariantAccessible } from '../support/screens.ts';

const journey = startJourney();
const program = startModelProgram();

const note =
  'We stopped sending the agenda the evening before. We send it when the meeting is booked. If there is none, the meeting does not happen.';

it('installs an agent from the marketplace as a visitor, runs it, and schedules the draft it wrote', async () => {
  const page = await journey.open();
  await page.goto(`${program.url}/ai-agents-marketplace`);
  await page.getByText('Example run of Comment to post').click();
  await page.getByText('Your comments, separated by a line of three dashes').waitFor();
  await expectAccessible(page, 'Marketplace, public');
  // The form is filled in and sent before its script is there, as somebody on a slow line does.
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!first-paint).*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Install agent: Comment to post' }).click();
  await page.getByRole('button', { name: 'Create account' }).waitFor();
  await fillSignUp(page);
  scripts.resolve();
  const notes = page.getByLabel('Your comments, separated by a line of three dashes');
  await notes.waitFor();
  await page.getByRole('button', { name: 'Save agent' }).click();
  await page.getByText('Fill this in. The agent needs it.').waitFor();
  await expectVariantAccessible(page, 'Agent, not set up');
  await notes.fill(note);
  await page.getByRole('button', { name: 'Save agent' }).click();
  await page.getByRole('heading', { name: 'Versions' }).waitFor();
  await expectAccessible(page, 'Agent, set up');

  await page.goto(`${program.url}/dashboard/profile`);
  await connectLinkedin(page);
  await page.getByText('Connected', { exact: true }).waitFor();
  await page.goto(`${program.url}/dashboard/scheduled-posts?view=queues`);
  await page.getByRole('button', { name: 'Create a queue' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create queue' }).click();
  await page.getByRole('heading', { name: 'My queue' }).waitFor();

  await page.goto(`${program.url}/dashboard/agents`);
  await page.getByRole('button', { name: /^Run now/ }).click();
  await page.getByText('1 item kept, 1 draft made').waitFor({ timeout: 60_000 });
  await page.getByRole('heading', { name: 'Waiting for your approval' }).waitFor();
  await page.getByText('If there is none, the meeting does not happen.').first().waitFor();
  await expectAccessible(page, 'Agents, a draft to approve');
  await page.getByRole('button', { name: 'Approve and schedule' }).click();
  await page.getByRole('heading', { name: 'Waiting for your approval' }).waitFor({ state: 'hidden' });
  await page.goto(`${program.url}/dashboard/scheduled-posts`);
  await page.getByText('We stopped sending the agenda').first().waitFor();
});

it('builds an agent from a description, tests it, goes back a version and shares it', async () => {
  const page = await journey.open();
  await signUp(page, program.url);
  await page.goto(`${program.url}/dashboard/agents/new`);
  await page
    .getByLabel('What should the agent do?')
    .fill('Look through my posts about hiring and write one draft for my approval.');
  await page.getByRole('button', { name: /^Suggest steps/ }).click();
  await page.getByText('4 steps are suggested below.').waitFor({ timeout: 60_000 });
  await expectAccessible(page, 'Agent, proposed steps');
  await page.getByRole('button', { name: 'Remove Rank' }).click();
  await page.getByRole('heading', { name: '2. Write drafts' }).waitFor();
  await page.getByRole('button', { name: /^Test run/ }).click();
  await page
    .getByRole('heading', { name: '0 items kept, 0 drafts made, 0 left out' })
    .waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Save agent' }).click();
  await page.getByRole('heading', { name: 'Share agent' }).waitFor();
  await page.getByRole('button', { name: 'Remove Write drafts' }).click();
  await page.getByRole('button', { name: 'Save agent' }).click();
  await page.getByRole('button', { name: 'Go back to version 1' }).click();
  await page.getByRole('heading', { name: '2. Write drafts' }).waitFor();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = page.getByLabel('Link');
  await expect.poll(() => link.inputValue()).toContain('/dashboard/agents/shared/');
  const address = await link.inputValue();

  const other = await journey.open();
  await signUp(other, program.url, 'Ruth Okafor');
  await other.goto(address);
  await other.getByText('Search my posts:').waitFor();
  await expectAccessible(other, 'Shared agent');
  await other.getByRole('button', { name: 'Add to my agents' }).click();
  await other.getByRole('button', { name: 'Save agent' }).waitFor();
  await other.goto(`${program.url}/dashboard/agents/order`);
  await other.getByText('No custom agents yet').waitFor();
  await expectVariantAccessible(other, 'Custom agents, none');
});
