import { expect, it } from 'vitest';
import { signUp, startJourney } from '../support/journey.ts';
import { startModelProgram } from '../support/model-program.ts';
import { expectAccessible } from '../support/screens.ts';

const journey = startJourney();
const program = startModelProgram();

it('builds an agent from a description, tests it, goes back a version and shares it', async () => {
  const page = await journey.open();
  await signUp(page, program.url);
  await page.goto(`${program.url}/dashboard/agents/new`);
  await page
    .getByLabel('What should the agent do?')
    .fill('Look through my posts about hiring and write one draft for my approval.');
  await page.getByRole('button', { name: /^Propose steps/ }).click();
  await page.getByText('4 steps are proposed below.').waitFor({ timeout: 60_000 });
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
  await expectAccessible(other, 'Custom agents, none');
});
