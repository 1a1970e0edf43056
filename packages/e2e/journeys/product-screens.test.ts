import { expect, it } from 'vitest';
import { fillCalendar } from '../support/full-calendar.ts';
import { signUp, startJourney } from '../support/journey.ts';
import { connectLinkedin } from '../support/linkedin.ts';
import { startModelProgram } from '../support/model-program.ts';
import { takeScreen } from '../support/screens.ts';

const journey = startJourney();
const program = startModelProgram();
const idea =
  'we took 4 fields out of our sign-up form\ncompletion went from 41% to 63%\ni had defended every field\nnobody missed them';
const draft =
  'We took 4 fields out of our sign-up form.\n\nCompletion went from 41% to 63%.\n\nI had defended every field. Nobody missed them.';

it('goes through the four steps that the landing page shows', async () => {
  const page = await journey.open();
  await signUp(page, program.url);
  await page.goto(`${program.url}/dashboard/profile`);
  await connectLinkedin(page);
  await page.getByText('Connected', { exact: true }).waitFor();
  await page.goto(`${program.url}/dashboard/generate-post`);
  const notes = page.getByLabel('What do you want to say?').first();
  await notes.fill(idea);
  await page.getByRole('button', { name: /Style and format/ }).click();
  await takeScreen(page, 'idea');
  await page.getByRole('button', { name: /^Write/ }).click();
  const editor = page.getByRole('textbox', { name: 'Post text', exact: true });
  await expect.poll(() => editor.inputValue(), { timeout: 20_000 }).toContain('63%');
  await editor.fill(`${draft}\n\nSupport tickets fell by 30%. It was a game changer.`);
  await page
    .getByText(/^Saved/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^Review/ }).click();
  await page.getByText('30%').last().waitFor();
  await takeScreen(page, 'draft', async (size) => {
    if (size === 'phone') await page.getByRole('button', { name: 'Edit', exact: true }).click();
  });
  await editor.fill(
    `${draft}\n\nNow we ask first: which decision does this field feed? If nobody can name one, the field stays out.`,
  );
  await page
    .getByText(/^Saved/)
    .first()
    .waitFor();
  await page
    .getByRole('button', { name: /^Review/ })
    .first()
    .click();
  await takeScreen(page, 'preview', async (size) => {
    if (size === 'phone') await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.getByText(size === 'phone' ? 'Phone' : 'Desktop', { exact: true }).click();
  });
  const month = await fillCalendar(page, program.url);
  await page.goto(`${program.url}/dashboard/scheduled-posts?view=month&date=${month}`);
  await page
    .getByText(/How a first week/)
    .first()
    .waitFor();
  await takeScreen(page, 'calendar');
});

it('writes with the connected model on the landing page, and says so before and after', async () => {
  const page = await journey.open();
  await page.goto(program.url);
  const demo = page.getByRole('region', { name: 'Try the editor' });
  await demo.getByLabel('Type a rough idea').fill(idea);
  await demo.getByText(/^Your notes are sent to .+, the model this site uses/).waitFor();
  await demo.getByRole('button', { name: 'Write the post' }).click();
  await demo.getByText(/^Written by /).waitFor();
  const written = demo.getByRole('article').locator('p[aria-busy="false"]');
  await expect.poll(() => written.textContent()).toMatch(/\p{L}/u);
  await demo.getByRole('link', { name: 'Continue with this draft' }).click();
  await page.waitForURL('**/sign-up?next=**');
});
