import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { dayFromNow } from '../support/clock.ts';
import { signUp, startJourney } from '../support/journey.ts';
import { signUpAuthor } from '../support/linkedin.ts';
import { desktop, expectAccessible, expectVariantAccessible, phone } from '../support/screens.ts';

const journey = startJourney();

const titles = (page: Page) => page.getByRole('listitem').getByRole('heading').allInnerTexts();

async function keep(page: Page, text: string): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  await page.request.post(`${journey.url}/api/posts`, {
    headers: { authorization: `Bearer ${token}` },
    data: { text },
  });
}

async function choose(page: Page, post: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for “${post}”` }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

it('finds, previews, duplicates and deletes drafts, and starts one on Home', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/drafts`);
  await page.getByRole('heading', { name: 'No drafts' }).waitFor();
  expect(page.url()).toContain('/dashboard/posts?show=drafts');
  await expectVariantAccessible(page, 'Posts, no drafts');
  await keep(page, 'A rota for support\n\nIt took a week to agree on it.');
  await keep(page, 'Hiring slowly cost us a quarter.\n\n[What would you do today?]');
  await page.reload();
  await expect.poll(async () => (await titles(page)).length).toBe(2);
  await page.getByText('1 gap to fill').waitFor();
  await expectVariantAccessible(page, 'Posts, drafts');

  await page.getByRole('searchbox', { name: 'Search posts' }).fill('agree rota');
  await expect.poll(() => titles(page)).toEqual(['A rota for support']);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(['A rota for support']);
  await choose(page, 'A rota for support', 'Preview');
  await page.getByText('It took a week to agree on it.').waitFor();
  await choose(page, 'A rota for support', 'Duplicate');
  await expect
    .poll(async () => (await titles(page)).toSorted())
    .toEqual(['A rota for support', 'A rota for support (copy)']);
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('');
  await expect.poll(async () => (await titles(page)).length).toBe(3);
  await choose(page, 'Hiring slowly cost us a quarter.', 'Tag');
  const dialog = page.getByRole('dialog', { name: 'Add tags' });
  await dialog.getByLabel('Tags').fill('Hiring');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Add tags' }).click();
  await page.getByRole('link', { name: 'Hiring', exact: true }).click();
  await expect.poll(() => titles(page)).toEqual(['Hiring slowly cost us a quarter.']);
  await expectAccessible(page, 'Posts, drafts with a tag');
  await page.getByLabel('Tag', { exact: true }).selectOption('All tags');
  await expect.poll(async () => (await titles(page)).length).toBe(3);
  await page.getByLabel('Select all shown').check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('dialog', { name: 'Delete 3 posts?' }).getByText('for 30 days').waitFor();
  await page.getByRole('button', { name: 'Delete 3 posts' }).click();
  await page.getByRole('heading', { name: 'No drafts' }).waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(async () => (await titles(page)).length).toBe(3);

  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Order').selectOption('Oldest first');
  await choose(page, 'Hiring slowly cost us a quarter.', 'Delete');
  await page.getByText('Moved to Deleted.', { exact: true }).waitFor();
  const lists = page.getByRole('navigation', { name: 'Lists of posts' });
  await lists.getByRole('link', { name: 'Deleted' }).click();
  await page.getByText('Deleted posts are removed after 30 days.').waitFor();
  await expect.poll(() => titles(page)).toEqual(['Hiring slowly cost us a quarter.']);
  await expectAccessible(page, 'Posts, deleted');
  await page.getByRole('button', { name: 'Restore Hiring slowly' }).click();
  await page.getByRole('heading', { name: 'Nothing deleted' }).waitFor();
  await lists.getByRole('link', { name: 'Drafts' }).click();
  await expect.poll(async () => (await titles(page)).length).toBe(3);
  await page.setViewportSize(desktop);

  await page.goto(`${journey.url}/dashboard`);
  await page.getByRole('heading', { name: 'Continue writing' }).waitFor();
  await expectAccessible(page, 'Home with drafts');
  await page.getByLabel('Start with an idea').fill('We removed four fields');
  await page.getByRole('button', { name: 'Start a post' }).click();
  await expect
    .poll(() => page.getByLabel('What do you want to say?').inputValue())
    .toBe('We removed four fields');
});

it('finds every post in one place, and says which will not go out', async () => {
  const page = await signUpAuthor(journey);
  const rail = page.getByRole('navigation', { name: 'Dashboard' });
  await rail.getByRole('link', { name: 'Posts', exact: true }).click();
  await page.getByRole('heading', { name: 'No drafts' }).waitFor();
  // LinkedIn refuses what the same member has just published, also when the journey is repeated.
  const first = `Out at once, ${Date.now()}.`;
  await keep(page, first);
  await keep(page, 'Out in time.');
  await keep(page, 'Too late for the connection.');
  await page.reload();
  await choose(page, first, 'Publish now');
  await page.getByRole('link', { name: 'Published', exact: true }).click();
  await page.getByRole('link', { name: `View on LinkedIn: ${first}` }).waitFor({ timeout: 30_000 });
  await expectAccessible(page, 'Posts, published');

  await page.getByRole('link', { name: 'Drafts', exact: true }).click();
  for (const [post, days] of [
    ['Out in time.', 3],
    ['Too late for the connection.', 90],
  ] as const) {
    await page.getByRole('button', { name: `Schedule “${post}”` }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule this post' });
    await dialog.getByLabel('Date').fill(dayFromNow(days));
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await page.getByRole('button', { name: `Schedule “${post}”` }).waitFor({ state: 'detached' });
  }
  await page.getByRole('link', { name: /^Needs attention\s*1$/ }).click();
  await expect.poll(() => titles(page)).toEqual(['Too late for the connection.']);
  await page.getByText('LinkedIn expires first').waitFor();
  await expectAccessible(page, 'Posts, needs attention');
  await page.getByRole('link', { name: 'Scheduled', exact: true }).click();
  await expect.poll(() => titles(page)).toEqual(['Out in time.', 'Too late for the connection.']);
  await page.getByRole('button', { name: 'Reschedule “Out in time.”' }).waitFor();
  await page.goto(`${journey.url}/dashboard/scheduled-posts?view=week&date=${dayFromNow(90)}`);
  await page
    .getByRole('button', { name: /Too late for the connection\., LinkedIn expires first$/ })
    .waitFor();
  await page.goto(`${journey.url}/dashboard`);
  await page.getByText(/^1 scheduled post will not go out: your LinkedIn connection expires on/).waitFor();
});

it('shows at most nine places at once, and keeps search, credits and account in sight', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard`);
  const rail = page.getByRole('navigation', { name: 'Dashboard' });
  const count = () => rail.getByRole('link').count();
  await expect.poll(count).toBe(9);
  for (const group of ['Learn', 'Agents', 'Create']) {
    await rail.getByRole('button', { name: group }).click();
    expect(await rail.getByRole('button', { expanded: true }).allInnerTexts()).toEqual([group]);
    expect(await count()).toBeLessThanOrEqual(9);
  }
  await page.setViewportSize({ width: 1366, height: 600 });
  for (const part of [
    page.getByRole('button', { name: 'Search or create' }),
    page.getByRole('link', { name: /^Notifications/ }),
    page.getByRole('link', { name: /credits$/ }).first(),
    page.getByRole('button', { name: /^Asha Rao/ }),
  ]) {
    const box = await part.boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= 600).toBe(true);
  }
  await page.goto(`${journey.url}/dashboard/results`);
  await rail.getByRole('button', { name: 'Learn', expanded: true }).waitFor();

  await page.getByRole('button', { name: 'Search or create' }).click();
  await page.getByPlaceholder('Search or create').fill('new queue');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Create a queue' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(page.url()).toMatch(/view=queues$/);
});
