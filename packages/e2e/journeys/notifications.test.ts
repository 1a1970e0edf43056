import { createPost, envelope, schedulePost } from '@limelight/contracts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { timeZone } from '../support/clock.ts';
import { signUp, startJourney } from '../support/journey.ts';
import { openMailedLink } from '../support/mailbox.ts';
import { expectAccessible, expectVariantAccessible } from '../support/screens.ts';

const journey = startJourney();

/** Creates a post whose author is reminded of it now. */
async function remind(page: Page, text: string): Promise<void> {
  const [cookie] = await page.context().cookies(journey.url);
  const headers = { authorization: `Bearer ${cookie?.value ?? ''}` };
  const made = await page.request.post(`${journey.url}/api/posts`, { headers, data: { text } });
  const { id } = envelope(createPost.response).parse(await made.json()).data;
  const data = { at: new Date().toISOString(), timeZone, delivery: 'remind' };
  const planned = await page.request.post(`${journey.url}/api/posts/${id}/schedule`, { headers, data });
  expect(envelope(schedulePost.response).parse(await planned.json()).data.status).toBe('scheduled');
}

it('an event shows in the bell, is read, and its mails stop by the link in one of them', async () => {
  const page = await journey.open();
  const { email } = await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/notifications`);
  await page.getByRole('heading', { name: 'No notifications' }).waitFor();
  await expectVariantAccessible(page, 'Notifications, none');
  await remind(page, 'I will say this by hand.');

  const bell = page.getByRole('link', { name: 'Notifications, 1 unread' }).first();
  await expect
    .poll(
      async () => {
        await page.goto(`${journey.url}/dashboard`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        return bell.waitFor({ timeout: 2_000 }).then(
          () => true,
          () => false,
        );
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  await bell.click();
  const row = page.getByRole('link', { name: /It is time to post on LinkedIn/ });
  await row.waitFor();
  await page.getByText('“I will say this by hand.”').waitFor();
  await expectAccessible(page, 'Notifications');
  await row.click();
  await page.waitForURL('**/dashboard/generate-post?post=**');
  await page.getByRole('link', { name: 'Notifications', exact: true }).first().waitFor();

  await openMailedLink(page, journey.mailboxUrl, email, '/unsubscribe');
  await page.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor();
  await page.getByText('We won’t email you about: Reminders.').waitFor();
  await expectAccessible(page, 'Unsubscribed');
  await page.getByRole('link', { name: 'Notification settings' }).click();
  const mails = page.getByRole('checkbox', { name: 'Reminders: Email' });
  await expect.poll(() => mails.isChecked()).toBe(false);
  await expectAccessible(page, 'Account settings with notifications');
  const stored = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().endsWith('/notifications/settings'),
  );
  await page.getByRole('checkbox', { name: 'Post published: Email' }).click();
  await stored;
  await page.reload();
  await expect
    .poll(() => page.getByRole('checkbox', { name: 'Post published: Email' }).isChecked())
    .toBe(true);
  await expect.poll(() => mails.isChecked()).toBe(false);
});

it('the installed dashboard opens without a connection, and keeps what was typed', async () => {
  const page = await journey.open({ installed: true, expectErrors: /ERR_INTERNET_DISCONNECTED|preload/ });
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/generate-post`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
  const kept = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
    return found;
  });
  expect(kept).toContain('/dashboard');
  expect(kept.filter((path) => path !== '/dashboard' && !path.startsWith('/assets/'))).toEqual([]);

  const editor = page.getByRole('textbox', { name: 'Post text' });
  await editor.fill('Written before the tunnel.');
  await page.waitForURL('**?post=**');
  await page.context().setOffline(true);
  await editor.fill('Written before the tunnel, and in it.');
  await page.reload();
  await page.getByText('You are offline.', { exact: true }).waitFor();
  await page.getByText('What you typed is saved in this browser.').waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => editor.inputValue()).toBe('Written before the tunnel, and in it.');
});
