import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp, startJourney } from '../support/journey.ts';
import { expectAccessible, expectVariantAccessible } from '../support/screens.ts';

const journey = startJourney();

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Post text', exact: true });
const saved = (page: Page) => page.getByText(/^Saved \d/).waitFor();
const restored = (page: Page) => page.getByText('Restored from this browser', { exact: true });

/**
 * Delays saves across a reload. A page sends a last save when it is closed, and the next page does not see that when it
 * first reads the post.
 */
async function lateSaves(page: Page) {
  const id = new URL(page.url()).searchParams.get('post') ?? '';
  const [token] = await page.context().cookies();
  const onServer = async () => {
    const headers = { authorization: `Bearer ${token?.value ?? ''}` };
    return (await page.request.get(`${journey.url}/api/posts/${id}`, { headers })).text();
  };
  let before: string | null = null;
  let reads: Promise<void> | null = null;
  let wait: Promise<void> | null = null;
  let sending = () => {};
  await page.route(`**/api/posts/${id}`, async (route) => {
    if (route.request().method() === 'PATCH') {
      sending();
      await wait;
      await route.continue();
    } else if (before !== null) {
      const body = before;
      before = null;
      await route.fulfill({ body, contentType: 'application/json' });
    } else {
      await reads;
      await route.continue();
    }
  });
  /** Holds back all saves from now on. */
  return async () => {
    const stale = await onServer();
    const sent = new Promise<void>((resolve) => (sending = resolve));
    let read = () => {};
    let save = () => {};
    const known = new Promise<void>((resolve) => (read = resolve));
    wait = new Promise((resolve) => (save = resolve));
    return {
      sent,
      reload: async () => {
        // The closing page gets the real answers.
        page.once('framenavigated', () => {
          before = stale;
          reads = known;
        });
        await page.reload();
      },
      /** The last save of the closed page has arrived, and the post is read as it is. */
      arrived: async (text: string) => {
        await expect.poll(onServer).toContain(`"text":"${text}"`);
        read();
      },
      goOn: () => save(),
    };
  };
}

it('takes a save that arrives after the reload as its own, and asks nobody', async () => {
  const page = await journey.open({ expectErrors: /409 \(Conflict\)/ });
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/generate-post`);
  const editor = editorOf(page);
  await editor.fill('One line.');
  await saved(page);
  await page.waitForURL('**?post=**');
  const holdSaves = await lateSaves(page);

  // The text restored by the page arrives without further action.
  const first = await holdSaves();
  await editor.fill('One line, told better.');
  await first.sent;
  await first.reload();
  await expect.poll(() => editor.inputValue()).toBe('One line, told better.');
  await restored(page).waitFor();
  await expectVariantAccessible(page, 'Write, restored');
  await first.arrived('One line, told better.');
  await restored(page).waitFor({ state: 'detached' });
  first.goOn();
  await saved(page);

  // Text is typed after the reload while earlier saves are still in transit.
  const second = await holdSaves();
  await editor.press('Control+End');
  await page.keyboard.insertText(' And more.');
  await second.sent;
  await second.reload();
  await restored(page).waitFor();
  await editor.press('Control+End');
  await page.keyboard.insertText(' And the last.');
  await second.arrived('One line, told better. And more.');
  second.goOn();
  await saved(page);
  await expect.poll(() => page.getByRole('region', { name: 'Two versions of this post' }).count()).toBe(0);
  // One press restores the saved text, which is the one that arrived.
  await page.getByRole('button', { name: 'Use saved text' }).press('Enter');
  await expect.poll(() => editor.inputValue()).toBe('One line, told better. And more.');
  await editor.press('Control+z');
  await saved(page);

  await page.reload();
  await expect.poll(() => editor.inputValue()).toBe('One line, told better. And more. And the last.');
  await expect.poll(() => restored(page).count()).toBe(0);
});

/** Leaves a new post before its address contains an id. The post is created in the meantime. */
async function leaveUnaddressed(page: Page): Promise<string> {
  await page.goto(`${journey.url}/dashboard/generate-post`);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/api\/posts$/, async (route) => {
    await held;
    await route.continue();
  });
  const made = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok());
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/posts'));
  await editorOf(page).fill('One line.');
  await asked;
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Hello, Asha' }).waitFor();
  answer();
  const text = await (await made).text();
  const isNew = () => page.evaluate(() => sessionStorage.getItem('writing-current')?.startsWith('new:'));
  await expect.poll(isNew).toBe(false);
  return /"id":"([0-9a-f-]{36})"/.exec(text)?.[1] ?? '';
}

it('begins a new post where the one that was left without an address was deleted meanwhile', async () => {
  const page = await journey.open({ expectErrors: /404 \(Not Found\)/ });
  await signUp(page, journey.url);
  const id = await leaveUnaddressed(page);
  const [token] = await page.context().cookies();
  const headers = { authorization: `Bearer ${token?.value ?? ''}` };
  const deleted = await page.request.delete(`${journey.url}/api/posts/${id}`, { headers });
  expect(deleted.ok()).toBe(true);
  await page.goto(`${journey.url}/dashboard/generate-post`);
  await editorOf(page).waitFor();
  await expect.poll(() => editorOf(page).inputValue()).toBe('');
  expect(new URL(page.url()).search).toBe('');
});

it('goes on with a new post that was left before the address named it, and stays where there is no connection', async () => {
  const page = await journey.open({ expectErrors: /ERR_INTERNET_DISCONNECTED/ });
  await signUp(page, journey.url);
  const editor = editorOf(page);
  await leaveUnaddressed(page);
  await page.goto(`${journey.url}/dashboard/generate-post`);
  await expect.poll(() => editor.inputValue()).toBe('One line.');
  await page.waitForURL('**?post=**');
  await page.getByRole('button', { name: 'New post' }).press('Enter');
  await expect.poll(() => editor.inputValue()).toBe('');
  await page.goBack();
  await expect.poll(() => editor.inputValue()).toBe('One line.');

  // Preloading fails, but the current page stays.
  await page.reload();
  await editor.waitFor();
  await page.context().setOffline(true);
  const failed = () => page.waitForEvent('requestfailed', (request) => request.method() === 'PATCH');
  const first = failed();
  await editor.fill('One line, told better.');
  await first;
  await failed();
  await expect.poll(() => editor.inputValue()).toBe('One line, told better.');
  await page.context().setOffline(false);
  await saved(page);
});

it('keeps the page that is written on when other places do not come, and goes to none without a connection', async () => {
  const page = await journey.open({ expectErrors: /ERR_INTERNET_DISCONNECTED|ERR_BLOCKED_BY_CLIENT/ });
  await signUp(page, journey.url);
  const editor = editorOf(page);
  // The connection breaks without the browser noticing, so preloading fails.
  await page.goto(`${journey.url}/dashboard/generate-post`);
  await editor.waitFor();
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'));
  await editor.fill('Written while the line was down.');
  await failed;
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Templates', exact: true }).first().click();
  await page.getByText('The page opens when the connection is back.').first().waitFor();
  await expect.poll(() => editor.inputValue()).toBe('Written while the line was down.');
  await expect.poll(() => page.locator('[data-same-page]').count()).toBe(1);
  // Once it is back the screens are preloaded, and then need no connection.
  await devtools.send('Network.setBlockedURLs', { urls: [] });
  const fetched = page.waitForEvent('requestfinished', (request) =>
    /templates-[^/]*\.js$/.test(request.url()),
  );
  await page.context().setOffline(false);
  await saved(page);
  await fetched;
  await page.locator('meta[name="offline"]').waitFor({ state: 'attached' });
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Templates', exact: true }).first().click();
  await page.waitForURL('**/dashboard/templates');
  await expect.poll(() => page.locator('[data-same-page]').count()).toBe(1);
});

it('goes on with what was not saved where the page before a reload is slow to go', async () => {
  const page = await journey.open({ expectErrors: /ERR_FAILED/ });
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/generate-post`);
  const editor = page.getByRole('textbox', { name: 'Post text', exact: true });
  await editor.fill('We moved 40 customers.');
  await page.waitForURL(/post=/);
  await page.route('**/api/posts/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await editor.fill('We moved 41 customers.');
  // Requests sent while a page closes may be lost.
  await page.evaluate(() =>
    window.addEventListener('visibilitychange', (event) => event.stopImmediatePropagation(), true),
  );
  // Another page takes this tab's lock as soon as it is free, and releases it once another page waits for it.
  const other = await page.context().newPage();
  await other.goto(`${journey.url}/faq`);
  const name = `writing:${new URL(page.url()).searchParams.get('post')}`;
  const held = other.evaluate(
    async (lock) =>
      navigator.locks.request(lock, async () => {
        for (let asked = false; !asked;) {
          await new Promise((resolve) => setTimeout(resolve, 20));
          asked = (await navigator.locks.query()).pending?.some((one) => one.name === lock) ?? false;
        }
      }),
    name,
  );
  await page.reload();
  await expect.poll(() => editor.inputValue()).toBe('We moved 41 customers.');
  await held;
});

/** Waits until the browser has stored this text, which happens shortly after each key press. */
async function stored(page: Page, words: string): Promise<void> {
  const read = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const opening = indexedDB.open('limelight-posts');
          opening.onerror = () => reject(new Error('The database did not open.'));
          opening.onsuccess = () => {
            const all = opening.result.transaction('posts').objectStore('posts').getAll();
            all.onsuccess = () => resolve(JSON.stringify(all.result));
          };
        }),
    );
  await expect.poll(read).toContain(words);
}

/** Crashes the page's process, as running out of memory does. Nothing that a page does on closing happens. */
async function crash(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // This call is never answered.
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
}

it('has every word back that a crashed page had not saved, of a post and of a new one', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/generate-post`);
  await editorOf(page).fill('One line.');
  await saved(page);
  await page.waitForURL('**?post=**');
  const address = page.url();
  const unanswered = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.route('**/api/posts/*', (route) =>
    route.request().method() === 'PATCH' ? undefined : route.continue(),
  );
  await editorOf(page).press('Control+End');
  await page.keyboard.insertText(' And a second');
  await unanswered;
  await page.keyboard.type(', typed to the last key.');
  await stored(page, 'typed to the last key.');
  await crash(page);

  const next = await page.context().newPage();
  await next.goto(address);
  const whole = 'One line. And a second, typed to the last key.';
  await expect.poll(() => editorOf(next).inputValue()).toBe(whole);
  await restored(next).waitFor();
  await saved(next);
  await next.reload();
  await expect.poll(() => editorOf(next).inputValue()).toBe(whole);
  await expect.poll(() => restored(next).count()).toBe(0);

  // A post unknown to the server is offered for recovery in the next session of this browser.
  await next.getByRole('button', { name: 'New post' }).press('Enter');
  await expect.poll(() => editorOf(next).inputValue()).toBe('');
  await next.route(/\/api\/posts$/, () => undefined);
  await editorOf(next).fill('Nobody has this line.');
  await stored(next, 'Nobody has this line.');
  await crash(next);
  const last = await page.context().newPage();
  await last.goto(`${journey.url}/dashboard/generate-post`);
  await last.getByText('Unsaved post in this browser').waitFor();
  await last.getByText(/: Nobody has this line\.$/).waitFor();
  await expect.poll(() => editorOf(last).inputValue()).toBe('');
  await expectAccessible(last, 'Write, a post that was left unsaved');
  await last.getByRole('button', { name: 'Continue', exact: true }).press('Enter');
  await expect.poll(() => editorOf(last).inputValue()).toBe('Nobody has this line.');
  await saved(last);
  await last.waitForURL('**?post=**');
});
