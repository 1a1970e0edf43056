import { expect, it } from 'vitest';
import { fillSignUp, startJourney } from '../support/journey.ts';
import { connectLinkedin } from '../support/linkedin.ts';
import { expectAccessible, takePicture } from '../support/screens.ts';

const journey = startJourney();

it('signs up, is asked three things at most, and schedules the first post', async () => {
  const page = await journey.open();
  await page.goto(`${journey.url}/signup`);
  await page.waitForURL('**/sign-up');
  await fillSignUp(page);
  await page.waitForURL('**/dashboard/welcome');
  await page.getByRole('heading', { name: 'What do you do, and for whom?' }).waitFor();
  await page.getByText('Step 1 of 3').waitFor();
  await expectAccessible(page, 'Welcome, about you');
  await takePicture(page, 'welcome');
  await page.getByLabel('What do you do?').fill('Founder of a payroll start-up');
  await page.getByLabel('Who should read your posts?').fill('HR leads of small companies');
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByText('Step 2 of 3').waitFor();
  await page.getByRole('button', { name: 'Connect LinkedIn' }).waitFor();
  await expectAccessible(page, 'Welcome, connect or import');
  // The home page redirects to the current onboarding step.
  await page.goto(`${journey.url}/dashboard`);
  await page.waitForURL('**/dashboard/welcome');
  await page.getByText('Step 2 of 3').waitFor();
  await connectLinkedin(page);
  await page.waitForURL('**/dashboard/welcome');
  await page.getByText('Connected', { exact: true }).waitFor();
  await takePicture(page, 'welcome-connect');
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByText('Step 3 of 3').waitFor();
  await page.getByRole('heading', { name: 'Detected' }).waitFor();
  await expectAccessible(page, 'Welcome, a model');
  await takePicture(page, 'welcome-model');
  await page.getByRole('button', { name: /rite your first post/ }).click();
  await page.waitForURL('**/dashboard/generate-post**');
  await page
    .getByRole('textbox', { name: 'Post text', exact: true })
    .fill('We pay four hundred people on the last Friday of the month. Nobody has to ask when.');
  await page
    .getByText(/^Saved/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await page.getByRole('button', { name: /^Schedule for/ }).click();
  await page.getByText('Scheduled', { exact: true }).first().waitFor();
  await takePicture(page, 'first-post');

  await page.goto(`${journey.url}/dashboard`);
  await page.getByRole('heading', { name: 'Hello, Asha' }).waitFor();
  await page.goto(`${journey.url}/dashboard/welcome`);
  await page.getByRole('heading', { name: 'Hello, Asha' }).waitFor();
  await page.goto(`${journey.url}/dashboard/profile`);
  await expect.poll(() => page.getByLabel('Role').inputValue()).toBe('Founder of a payroll start-up');
});

it('plans on a calendar that opens on this week, keeps notes and remembers the view', async () => {
  const page = await journey.open();
  await page.goto(`${journey.url}/sign-up`);
  await fillSignUp(page);
  await page.getByRole('button', { name: 'Skip setup' }).click();
  await page.getByRole('heading', { name: 'Hello, Asha' }).waitFor();
  await page.goto(`${journey.url}/dashboard/scheduled-posts`);
  await page.getByRole('button', { name: 'Next 7 days' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Next 7 days' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Add note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a note' });
  await dialog.getByLabel('Note').fill('Product launch');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await page.getByRole('button', { name: /^Note: .*Product launch$/ }).waitFor();
  await expectAccessible(page, 'Calendar, a week with a note');
  const below = () =>
    page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  await expect.poll(below).toBe(0);
  await page.getByText('Month', { exact: true }).click();
  await page.getByRole('button', { name: 'This month' }).waitFor();
  await page.goto(`${journey.url}/dashboard/scheduled-posts`);
  await page.getByRole('button', { name: 'This month' }).waitFor();
  await page.getByRole('button', { name: /^Note: .*Product launch$/ }).click();
  await page.getByRole('button', { name: 'Delete note' }).click();
  await page.getByRole('button', { name: /^Note: .*Product launch$/ }).waitFor({ state: 'detached' });
});

it('leaves at least half of a phone to the text while it is typed', async () => {
  const page = await journey.open();
  await page.goto(`${journey.url}/sign-up`);
  await fillSignUp(page);
  await page.getByRole('button', { name: 'Skip setup' }).click();
  await page.getByRole('heading', { name: 'Hello, Asha' }).waitFor();
  // A phone whose keyboard covers the lower part of the screen.
  const device = await page.context().newCDPSession(page);
  const open = { width: 390, height: 500, screenWidth: 390, screenHeight: 844 };
  await device.send('Emulation.setDeviceMetricsOverride', { ...open, deviceScaleFactor: 1, mobile: true });
  await page.goto(`${journey.url}/dashboard/generate-post`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const editor = page.getByRole('textbox', { name: 'Post text', exact: true });
  await editor.fill('One line after the other.\n\n'.repeat(20));
  const seen = () =>
    editor.evaluate((field) => {
      const { top, bottom } = field.getBoundingClientRect();
      return (Math.min(bottom, window.innerHeight) - Math.max(top, 0)) / window.innerHeight;
    });
  await expect.poll(seen).toBeGreaterThan(0.5);
});
