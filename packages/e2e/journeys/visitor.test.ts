import { expect, it } from 'vitest';
import { signUp, startJourney } from '../support/journey.ts';
import { expectAccessible, takePicture } from '../support/screens.ts';

const journey = startJourney();

it('sees a post being written without an account', async () => {
  const page = await journey.open();
  await page.goto(journey.url);
  await page.getByRole('heading', { level: 1, name: 'Spotlight Your LinkedIn with AI Agents' }).waitFor();
  await page.getByText('Build Your Brand · Expand Your Network · Find Your Opportunity').waitFor();
  expect(
    await page.getByRole('link', { name: 'Try Limelight for Free' }).first().getAttribute('target'),
  ).toBe('_blank');
  // Only what is near the screen is laid out and drawn.
  const deferred = await page
    .locator('main section')
    .evaluateAll(
      (all) => all.filter((section) => getComputedStyle(section).contentVisibility === 'auto').length,
    );
  expect(deferred).toBeGreaterThanOrEqual(5);
  await page.getByText('Ready to Boost Your LinkedIn With AI?').waitFor();
  await page.getByText(/2025/).waitFor();
  await expectAccessible(page, 'Landing');
  await takePicture(page, 'landing');
});

it('is helped where there is nothing', async () => {
  const page = await journey.open({ expectErrors: /404 \(Not Found\)/ });
  const response = await page.goto(`${journey.url}/no/such/page`);
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page, 'Not found');
});

it('finds a post by its words from the palette, and goes anywhere without a connection', async () => {
  const page = await journey.open({ expectErrors: /ERR_INTERNET_DISCONNECTED/ });
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/generate-post`);
  await page.getByRole('textbox', { name: 'Post text', exact: true }).fill('Lanterns in the harbour.');
  await page
    .getByText(/^Saved/)
    .first()
    .waitFor();
  await page.goto(`${journey.url}/dashboard`);
  await page.getByRole('heading', { name: /Hello/ }).waitFor();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await palette.getByRole('textbox').fill('harbour');
  // The result includes the post.
  await palette.getByText('Lanterns in the harbour.').first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/generate-post?post=**');
  const editor = page.getByRole('textbox', { name: 'Post text', exact: true });
  await expect.poll(() => editor.inputValue()).toBe('Lanterns in the harbour.');

  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page.getByRole('heading', { name: /Hello/ }).waitFor();
  await page.reload();
  // Present once the code of every other screen has been preloaded.
  await page.locator('meta[name="offline"]').waitFor({ state: 'attached' });
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Write', exact: true }).first().click();
  await editor.waitFor();
  // A post that is not loaded is reported as such, and loads with the connection.
  await page.goBack();
  await page.goBack();
  await page.getByText('The post opens when the connection is back.').waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => editor.inputValue()).toBe('Lanterns in the harbour.');
});
