import { expect, it } from 'vitest';
import { signUp, signUpByPage, startJourney, testPassword } from '../support/journey.ts';
import { openMailedLink } from '../support/mailbox.ts';
import { expectAccessible, expectVariantAccessible } from '../support/screens.ts';

const journey = startJourney();

it('signs up, verifies, logs out and in again, and sets a new password', async () => {
  const page = await journey.open({ expectErrors: /400 \(Bad Request\)/ });
  await page.goto(`${journey.url}/sign-up`);
  await expectAccessible(page, 'Sign up');
  const { email } = await signUpByPage(page, journey.url);
  expect((await page.context().cookies()).find((cookie) => cookie.name === 'token')).toMatchObject({
    sameSite: 'Lax',
    secure: true,
    path: '/',
  });

  await openMailedLink(page, journey.mailboxUrl, email, '/verify-email');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByText(/is verified/).count()).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(() => page.getByText(/is verified/).count()).toBeGreaterThan(0);
  await expectAccessible(page, 'Email verified');

  await page.goto(`${journey.url}/dashboard/account`);
  await page.getByText('Verified').first().waitFor();
  await expectVariantAccessible(page, 'Account settings');
  await page
    .getByRole('button', { name: /Account menu|Asha Rao/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
  await page.getByText('You have been successfully logged out.', { exact: true }).waitFor();
  expect((await page.context().cookies()).some((cookie) => cookie.name === 'token')).toBe(false);
  await expectAccessible(page, 'Log in');

  await page.goto(`${journey.url}/dashboard/credits`);
  await page.waitForURL('**/login?next=%2Fdashboard%2Fcredits');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Wrong1@horse');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByText('That email and password do not match.').first().waitFor();
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/dashboard/credits');
  await page.getByText('Free credits at sign-up').waitFor();
  await expectAccessible(page, 'Credits');

  const other = await journey.open();
  await other.goto(`${journey.url}/forgot-password`);
  await expectAccessible(other, 'Forgotten password');
  await other.getByLabel('Email').fill(email);
  await other.getByRole('button', { name: 'Send link' }).click();
  await openMailedLink(other, journey.mailboxUrl, email, '/reset-password');
  await expectAccessible(other, 'Set a new password');
  await other.getByLabel('New password', { exact: true }).fill('Another2$horse');
  await other.getByRole('button', { name: 'Set password' }).click();
  await other
    .getByText(/password is (set|changed)|log in with/i)
    .first()
    .waitFor();
});

it('tells a person whose session was ended elsewhere, and keeps the text being written', async () => {
  const page = await journey.open({ expectErrors: /401 \(Unauthorized\)/ });
  const { email } = await signUp(page, journey.url);
  const second = await journey.open();
  await second.goto(`${journey.url}/login`);
  await second.getByLabel('Email').fill(email);
  await second.getByLabel('Password', { exact: true }).fill(testPassword);
  await second.getByRole('button', { name: 'Log in', exact: true }).click();
  await second.waitForURL('**/dashboard');

  await page.goto(`${journey.url}/dashboard/generate-post`);
  const editor = page.getByRole('textbox', { name: 'Post text', exact: true });
  await editor.fill('First words.');
  await page
    .getByText(/^Saved/)
    .first()
    .waitFor();

  // Holds back the page's requests, so that it detects the ended session only after the last word was typed.
  const typed = Promise.withResolvers<undefined>();
  await page.route('**/api/**', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await second.goto(`${journey.url}/dashboard/account`);
  await second.getByRole('button', { name: 'End all other sessions' }).click();
  await second.getByText('All other sessions ended.', { exact: true }).waitFor();

  await editor.press('End');
  await page.keyboard.insertText(' And more, written after the end.');
  typed.resolve(undefined);
  await page.waitForURL('**/login?next=**');
  await page.getByText('You have been logged out!', { exact: true }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/dashboard/generate-post**');
  await expect.poll(() => editor.inputValue()).toContain('And more, written after the end.');
});

it('deletes an account', async () => {
  const page = await journey.open({ expectErrors: /400 \(Bad Request\)/ });
  const { email } = await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/account`);
  await page.getByLabel('New email').fill(`new.${email}`);
  await page.getByLabel('Password', { exact: true }).first().fill('Wrong1@horse');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByText('That is not your current password.').waitFor();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await dialog.getByText(`Type ${email} exactly.`).waitFor();
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(testPassword);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await page.waitForURL('**/login');
  await page.getByText('Your account and everything in it were deleted.', { exact: true }).waitFor();
});

it('signs up with LinkedIn, which connects it too', async () => {
  const page = await journey.open();
  await page.goto(`${journey.url}/login`);
  await page.getByRole('button', { name: /LinkedIn/ }).click();
  await page.getByRole('radio', { name: /new member/i }).check();
  await page.getByLabel('Name of the new member').fill('Priya Nair-Menon');
  await page.getByLabel(/Email of the new member/).fill(`priya.${Date.now()}@example.com`);
  await expectVariantAccessible(page, 'Consent page of the stand-in');
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL('**/dashboard/welcome');
  await page.goto(`${journey.url}/dashboard/profile`);
  await page.getByText('Connected', { exact: true }).waitFor();
  await expectAccessible(page, 'Profile, connected');
});
