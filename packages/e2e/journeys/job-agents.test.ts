import { expect, it } from 'vitest';
import { signUp, startJourney } from '../support/journey.ts';
import { expectAccessible, expectVariantAccessible } from '../support/screens.ts';

const journey = startJourney();

it('goes from a profile to openings with reasons, whom one knows there, and a draft that is copied', async () => {
  const page = await journey.open();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/job-agents`);
  await page.getByRole('region', { name: /^Example: Openings/ }).waitFor();
  await expectVariantAccessible(page, 'Job agents, none');
  await page.goto(`${journey.url}/dashboard/people`);
  await page.getByLabel(/CSV or XLSX file/).setInputFiles({
    name: 'Connections.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name,Company,Position\nIda Holm,Slotwise Example,Nurse lead\n'),
  });
  await page.getByText('1 row in Connections.csv').waitFor();
  await page.getByRole('button', { name: 'Import people' }).click();
  await page.getByRole('link', { name: 'Ida Holm' }).waitFor();

  await page.goto(`${journey.url}/dashboard/job-searcher`);
  await page.getByLabel('Company, careers page or feed').fill('https://jobs.ashbyhq.com/slotwise-example');
  await page.getByRole('button', { name: 'Follow company' }).click();
  await page.getByText('34 openings').waitFor();
  await page
    .getByLabel(/What are you looking for/)
    .fill('Senior Backend Engineer, Go and PostgreSQL services');
  await page.getByLabel(/What you can do/).fill('I built Go and PostgreSQL services for a freight company.');
  await page.getByRole('button', { name: 'Save search' }).click();
  await page.getByRole('button', { name: /^Search jobs/ }).click();
  await page.getByRole('heading', { name: /openings mention something you want/ }).waitFor();
  const fitting = page.getByRole('listitem').filter({ hasText: 'Slotwise Example' });
  await fitting.getByText('I built Go and PostgreSQL services for a freight company.').waitFor();
  await expectAccessible(page, 'Job search');
  await page.reload();
  await page.getByText('You know 1 person there').waitFor();

  await fitting.getByRole('link', { name: 'Senior Backend Engineer', exact: true }).click();
  await page.getByLabel('Stage').selectOption('applied');
  await page.getByLabel('Notes').fill('Sent on Monday');
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expectAccessible(page, 'Opening');
  await page.getByRole('link', { name: 'Ask for a referral: Ida Holm' }).click();
  await page.getByText('To Ida Holm').waitFor();
  await page.getByRole('button', { name: /^Draft message/ }).click();
  await page.getByRole('heading', { name: 'Draft 3' }).waitFor();
  await expectAccessible(page, 'Job messages');
  await page.getByRole('button', { name: 'Copy Draft 1' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Hi Ida,\n/);

  await page.goto(`${journey.url}/dashboard/job-agents`);
  const cardIn = (stage: string) =>
    page
      .getByRole('region', { name: stage, exact: true })
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Senior Backend Engineer' }) });
  await cardIn('Applied').waitFor();
  await expectAccessible(page, 'Job agents');
  // With the keyboard to the next stage, by dragging to another, and from its menu.
  await cardIn('Applied').focus();
  await page.keyboard.press('ArrowRight');
  await cardIn('Interview').waitFor();
  await cardIn('Interview').dragTo(page.getByRole('region', { name: 'Offer', exact: true }));
  await cardIn('Offer').waitFor();
  await page.getByRole('button', { name: 'More: Senior Backend Engineer', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move to Closed' }).click();
  await cardIn('Closed').waitFor();
  await page.reload();
  await cardIn('Closed').waitFor();
});

it('makes a CV of facts alone for an opening, with what bears each line out', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/job-searcher`);
  await page.getByLabel('Company, careers page or feed').fill('https://jobs.ashbyhq.com/slotwise-example');
  await page.getByRole('button', { name: 'Follow company' }).click();
  await page.getByText('34 openings').waitFor();
  await page
    .getByLabel(/What are you looking for/)
    .fill('Senior Backend Engineer, Go and PostgreSQL services');
  await page.getByRole('button', { name: /^Search jobs/ }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Slotwise Example' })
    .getByRole('link', { name: 'Senior Backend Engineer', exact: true })
    .click();
  await page.getByText('Memory has no confirmed facts yet.').waitFor();
  const opening = page.url();
  await page.getByRole('link', { name: 'Add facts' }).click();
  await page.getByRole('button', { name: 'Remember something' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Remember a fact' });
  const fact = 'I moved 14 Go services to PostgreSQL 18 in one quarter.';
  await dialog.getByRole('textbox', { name: 'Fact' }).fill(fact);
  await dialog.getByRole('button', { name: 'Remember fact' }).click();
  await dialog.waitFor({ state: 'hidden' });

  await page.goto(opening);
  await page.getByRole('button', { name: /^Make a CV/ }).click();
  const line = page.getByRole('button', { name: fact });
  await line.click();
  await page.getByRole('heading', { name: 'Facts behind this line' }).waitFor();
  await expectAccessible(page, 'CV for an opening');
  await page.getByRole('button', { name: 'Leave out' }).click();
  await page.getByText('left out').waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF', exact: true }).click();
  expect((await saving).suggestedFilename()).toMatch(/^CV - .* - Slotwise Example\.pdf$/);
  const savingWord = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Word', exact: true }).click();
  expect((await savingWord).suggestedFilename()).toMatch(/\.docx$/);
});

it('finds candidates among CVs, puts them on a shortlist, and saves an email as a file', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/job-candidate-searcher`);
  await page.getByLabel('CVs (PDF or DOCX)').setInputFiles({
    name: 'ruth.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(
      'Ruth Adeyemi\nruth@adeyemi.example\nBuilt payment services in Go and PostgreSQL for six years.\n',
    ),
  });
  await page.getByRole('button', { name: 'Delete the CV of Ruth Adeyemi' }).waitFor();
  await page.getByLabel('Must have, one per line').fill('Go and PostgreSQL\nAge: under 30');
  await page.getByRole('button', { name: /^Find candidates/ }).click();
  await page.getByText('Built payment services in Go and PostgreSQL for six years.').waitFor();
  await page.getByText(/Age: under 30. Nobody is chosen/).waitFor();
  await page.getByLabel('Select Ruth Adeyemi').check();
  await page.getByRole('button', { name: 'Add to list' }).click();
  await page.getByText('1 selected').waitFor({ state: 'hidden' });
  await expectAccessible(page, 'Candidate search');

  await page.goto(`${journey.url}/dashboard/job-mail-drafter`);
  await page.getByLabel('Recipient’s name (optional)').fill('Ruth');
  await page.getByRole('button', { name: 'Ruth Adeyemi' }).click();
  await page.getByRole('button', { name: /^Draft message/ }).click();
  await page.getByRole('heading', { name: 'Draft 3' }).waitFor();
  await expectVariantAccessible(page, 'Job mails');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download .eml' }).first().click();
  expect((await download).suggestedFilename()).toBe('draft.eml');
});

it('goes from a file to leads, a list and drafts, and leaves out who opts out', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/sales-agents`);
  await page.getByRole('region', { name: /^Example: Leads/ }).waitFor();
  await expectVariantAccessible(page, 'Sales agents');
  await page.getByRole('link', { name: 'Sales Lead Generation' }).click();
  await page.getByLabel(/CSV or XLSX file/).setInputFiles({
    name: 'crm.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Who;Company;Title\nMara Quist;Lampworks;Head of operations\nOlu Bank;Other;Buyer\n'),
  });
  await page.getByLabel('Who', { exact: true }).selectOption('Name');
  await page.getByRole('button', { name: 'Import people' }).click();
  await page.getByText(/2 added/).waitFor();
  await page.getByLabel('One criterion per line or between commas').fill('Head of operations');
  await page.getByRole('button', { name: /^Find leads/ }).click();
  await page.getByRole('heading', { name: /1 of \d people/ }).waitFor();
  await expectAccessible(page, 'Lead generation');
  await page.getByLabel('Select Mara Quist').check();
  await page.getByLabel('Name of the new list').fill('Spring');
  await page.getByRole('button', { name: 'Add to list' }).click();
  await page.getByText('1 selected').waitFor({ state: 'hidden' });

  await page.goto(`${journey.url}/dashboard/sales-agents`);
  await page.getByRole('link', { name: 'Spring' }).click();
  await page.getByRole('heading', { name: '1 lead' }).waitFor();
  await page.getByRole('button', { name: 'Save search' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Spring leads');
  await page.getByRole('dialog').getByRole('button', { name: 'Save search' }).click();
  await page.getByRole('link', { name: 'Spring leads' }).waitFor();
  await expectAccessible(page, 'Lead search');
  await page.getByRole('link', { name: 'Draft message to Mara Quist' }).click();
  await page.getByLabel('Purpose').selectOption('offer');
  await page.getByLabel(/Your product/).fill('Lamps that need no wires.');
  await page.getByRole('button', { name: /^Draft message/ }).click();
  await page.getByRole('heading', { name: 'Draft 3' }).waitFor();
  await page.getByText('A file you uploaded: crm.csv').first().waitFor();
  await expectVariantAccessible(page, 'Sales messages');

  await page.goto(`${journey.url}/dashboard/people`);
  await page.getByRole('link', { name: 'Mara Quist' }).click();
  await page.getByRole('button', { name: 'Record opt-out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Record opt-out' }).click();
  await page.getByText(/Mara Quist opted out/).waitFor();
  await expectAccessible(page, 'Person');
  await page.getByRole('link', { name: 'Back to people' }).click();
  await page.getByRole('link', { name: 'Olu Bank' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Mara Quist' }).count()).toBe(0);
  await expectAccessible(page, 'People and consent');
  await page.goto(`${journey.url}/dashboard/sales-lead-search`);
  await page.getByRole('heading', { name: '1 lead' }).waitFor();
});
