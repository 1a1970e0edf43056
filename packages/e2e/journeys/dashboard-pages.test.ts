import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp, startJourney } from '../support/journey.ts';

const journey = startJourney();
const laptop = { width: 1366, height: 657 };

/** The pages of the dashboard that show something without an address of one thing. */
const routes = readFileSync(new URL('../../web/app/routes.ts', import.meta.url), 'utf8');
const paths = Array.from(
  routes.matchAll(/route\('([\w/-]+)', 'routes\/dashboard\//g),
  ([, path = '']) => `/dashboard/${path}`,
).filter((path) => !/layout|connect-app|welcome|operations/.test(path));

/** The filled buttons outside of examples, and whether each is in the window. The same one in a list counts once. */
const filledOn = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    document.body.append(probe);
    const fills = ['--accent', '--ink-fill'].map((name) => {
      probe.style.background = `var(${name})`;
      return getComputedStyle(probe).backgroundColor;
    });
    probe.remove();
    return Array.from(document.querySelectorAll('main button, main a'))
      .filter((one) => one.closest('[inert], [role="radiogroup"], nav') === null)
      .filter((one) => one.checkVisibility() && fills.includes(getComputedStyle(one).backgroundColor))
      .filter((one) => !one.hasAttribute('aria-pressed') && !one.hasAttribute('aria-current'))
      .map((one) => ({
        name: one.textContent.trim(),
        inWindow: one.getBoundingClientRect().bottom <= window.innerHeight,
      }));
  });

/** The headings that the label of the first field below them repeats. */
const repeatedOn = (page: Page) =>
  page.evaluate(() => {
    const wordsOf = (text: string) =>
      Array.from(
        text
          .toLowerCase()
          .replace(/\(.*\)/, '')
          .matchAll(/\p{L}+/gu),
        ([word]) => word,
      )
        .toSorted()
        .join(' ');
    const found = Array.from(document.querySelectorAll('main :is(h1, h2, h3, label)')).filter(
      (one) => one.closest('[inert]') === null && one.checkVisibility(),
    );
    return found.flatMap((one, index) => {
      const next = found[index + 1];
      const repeats = one.tagName !== 'LABEL' && next?.tagName === 'LABEL';
      return repeats && wordsOf(one.textContent) === wordsOf(next.textContent) ? [one.textContent] : [];
    });
  });

it('has one main action on every page, in the window of a laptop, and no field that repeats its heading', async () => {
  const page = await journey.open({ expectErrors: /404 \(Not Found\)/ });
  await page.setViewportSize(laptop);
  await signUp(page, journey.url);
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(journey.url + path);
    await page.locator('main h1, main h2').first().waitFor();
    await expect.poll(() => page.locator('main [aria-busy="true"]:visible').count()).toBe(0);
    const filled = await filledOn(page);
    const names = [...new Set(filled.map(({ name }) => name))];
    if (names.length > 1) faults.push(`${path}: filled are ${names.join(', ')}`);
    for (const { name } of filled.filter(({ inWindow }) => !inWindow))
      faults.push(`${path}: ${name} is below the window`);
    for (const heading of await repeatedOn(page)) faults.push(`${path}: “${heading}” is repeated`);
  }
  expect(paths.length).toBeGreaterThan(40);
  expect(faults).toEqual([]);
});

it.each([
  ['/dashboard/agents/new', 'Save agent'],
  ['/dashboard/ai-agent/create', 'Create agent'],
  ['/dashboard/profile', 'Save profile'],
])('keeps the save button of the long form at %s in the window', async (path, name) => {
  const page = await journey.open();
  await page.setViewportSize(laptop);
  await signUp(page, journey.url);
  await page.goto(journey.url + path);
  const save = page.getByRole('button', { name, exact: true });
  await save.waitFor();
  await page.getByRole('heading', { level: 2 }).nth(1).scrollIntoViewIfNeeded();
  const box = await save.boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(laptop.height);
});
