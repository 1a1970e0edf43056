import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fillSignUp, startJourney } from '../support/journey.ts';
import { connectLinkedin } from '../support/linkedin.ts';
import { expectAccessible } from '../support/screens.ts';

const journey = startJourney();
const notes =
  'we moved our support inbox to a shared rota\na first reply used to take 9 hours\nnow it takes 2\nnobody works weekends any more\nthe hard part was writing down who answers what';

const clickWord = 'a click was counted';

/** Counts every press of a button or link, by mouse or keyboard, on all pages of the visitor, LinkedIn's included. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  page.context().on('console', (message) => {
    if (message.text() === clickWord) clicks += 1;
  });
  await page.context().addInitScript((word) => {
    const count = (event: Event) => event.isTrusted && console.debug(word);
    addEventListener('click', count, { capture: true });
  }, clickWord);
  return () => clicks;
}

/** Writes a post in the editor of the landing page and continues with it, which asks a stranger to sign up. */
async function continueWithDraft(page: Page): Promise<void> {
  await page.goto(journey.url);
  const demo = page.getByRole('region', { name: 'Try the editor' });
  const written = demo.getByRole('article').locator('p[aria-busy="false"]');
  await demo.getByLabel('Type a rough idea').fill(notes);
  await demo.getByRole('button', { name: 'Write the post' }).click();
  await expect.poll(() => written.textContent()).toContain('We moved our support inbox to a shared rota');
  await demo.getByText('Made from your own sentences, without a model.').waitFor();
  await demo.getByText('No AI model is connected here').waitFor();
  await demo.getByRole('link', { name: 'Continue with this draft' }).click();
  await page.waitForURL('**/sign-up?next=**');
}

async function schedule(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await page.getByRole('button', { name: /^Schedule for/ }).click();
  await page.getByText('Scheduled', { exact: true }).first().waitFor();
}

const draftOf = (page: Page) => page.getByRole('textbox', { name: 'Post text', exact: true });

it('goes from the landing page to a scheduled post in at most eight clicks with LinkedIn', async () => {
  const page = await journey.open();
  const clicks = await countClicks(page);
  await continueWithDraft(page);
  await page.getByRole('button', { name: 'Continue with LinkedIn, ready to post' }).click();
  await page.getByRole('radio', { name: /new member/i }).check();
  await page.getByLabel('Name of the new member').fill('Priya Nair-Menon');
  await page.getByLabel(/Email of the new member/).fill(`priya.${crypto.randomUUID()}@example.com`);
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL('**/dashboard/generate-post**');
  await expect.poll(() => draftOf(page).inputValue()).toContain('Nobody works weekends any more.');
  await expect.poll(() => page.getByLabel('What do you want to say?').first().inputValue()).toBe(notes);
  await schedule(page);
  expect(clicks()).toBeGreaterThan(4);
  expect(clicks()).toBeLessThanOrEqual(8);
});

it('goes from the landing page to a scheduled post in at most eight clicks with an email address', async () => {
  const page = await journey.open();
  const clicks = await countClicks(page);
  await continueWithDraft(page);
  await expectAccessible(page, 'Sign up, with a draft');
  await fillSignUp(page);
  await expect.poll(() => draftOf(page).inputValue()).toContain('Now it takes 2.');
  await connectLinkedin(page);
  await page.waitForURL('**/dashboard/generate-post**');
  await expect.poll(() => draftOf(page).inputValue()).toContain('Now it takes 2.');
  await schedule(page);
  expect(clicks()).toBeGreaterThan(4);
  expect(clicks()).toBeLessThanOrEqual(8);
});

it('leads strangers to sign up, and people who have been here to log in', async () => {
  const page = await journey.open();
  await page.goto(`${journey.url}/pricing`);
  await page.getByRole('link', { name: 'Try for free' }).click();
  await page.waitForURL('**/sign-up?next=%2Fdashboard');
  await fillSignUp(page);
  await page.waitForURL('**/dashboard/welcome');
  await page.context().clearCookies({ name: 'token' });
  await page.goto(`${journey.url}/pricing`);
  await page.getByRole('link', { name: 'Try for free' }).click();
  await page.waitForURL('**/login?next=%2Fdashboard');
  // A stranger who opens a link from an email has an account elsewhere.
  const other = await journey.open();
  await other.goto(`${journey.url}/dashboard/credits`);
  await other.waitForURL('**/login?next=%2Fdashboard%2Fcredits');
  expect(await other.getByRole('heading', { level: 1 }).textContent()).toBe('Welcome back');
});

/** The look of the page's text, fields and buttons. */
const lookOf = (page: Page) =>
  page.evaluate(() =>
    ['body', 'h1', 'label', 'input', 'main button[type="submit"]', 'nav a', 'main a'].map((selector) => {
      const element = document.querySelector(selector);
      if (element === null) return selector;
      const { fontFamily, fontSize, lineHeight, color, backgroundColor } = getComputedStyle(element);
      return [selector, fontFamily, fontSize, lineHeight, color, backgroundColor].join(' | ');
    }),
  );

it.each(['light', 'dark'] as const)(
  'looks the same on every way to log in, when it is %s',
  async (scheme) => {
    const open = async (expectErrors?: RegExp) => {
      const page = await journey.open(expectErrors && { expectErrors });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      return page;
    };
    const settled = async (page: Page) => {
      await page.waitForURL('**/login**');
      await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
      await page.evaluate(() => document.fonts.ready);
      return lookOf(page);
    };
    const direct = await open();
    await direct.goto(`${journey.url}/login`);
    const look = await settled(direct);
    expect(look[0]).toContain('Inter');
    // The system can change its scheme while the page is open.
    await direct.emulateMedia({ colorScheme: scheme === 'light' ? 'dark' : 'light' });
    await expect.poll(() => lookOf(direct)).not.toEqual(look);
    await direct.emulateMedia({ colorScheme: scheme });
    await expect.poll(() => lookOf(direct)).toEqual(look);

    const sent = await open();
    await sent.goto(`${journey.url}/dashboard/credits`);
    expect(await settled(sent)).toEqual(look);

    const leaving = await open();
    await leaving.goto(`${journey.url}/sign-up`);
    await fillSignUp(leaving);
    await leaving.getByRole('button', { name: 'Skip setup' }).click();
    await leaving
      .getByRole('button', { name: /Account menu|Asha Rao/ })
      .first()
      .click();
    await leaving.getByRole('menuitem', { name: 'Log out' }).click();
    expect(await settled(leaving)).toEqual(look);

    const ended = await open(/401 \(Unauthorized\)/);
    await ended.context().addCookies([{ name: 'token', value: 'ended', url: journey.url, secure: true }]);
    await ended.goto(`${journey.url}/dashboard/credits`);
    expect(await settled(ended)).toEqual(look);
  },
);

it('saves a graphic at the first press, scaled to its place', async () => {
  const page = await journey.open();
  await page.goto(`${journey.url}/tools/graphic-generator`);
  const picture = page.getByRole('img', { name: /41 → 63%/ });
  const width = () => picture.evaluate((image) => image.getBoundingClientRect().width);
  expect(await width()).toBeLessThan(700);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PNG' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('graphic.png');
});

it.each([
  ['desktop', 1440, 900, 4500],
  ['phone', 390, 844, 7000],
] as const)('has a landing page that can be scrolled through on a %s', async (_, width, height, most) => {
  const page = await journey.open();
  await page.setViewportSize({ width, height });
  await page.goto(journey.url);
  // Sections are laid out as they come near, and until then have an estimated height.
  for (let screen = 0; screen < 12; screen += 1) {
    await page.mouse.wheel(0, height);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
  const found = await page.evaluate(() => [
    document.documentElement.scrollHeight,
    document.documentElement.scrollWidth - document.documentElement.clientWidth,
  ]);
  expect(found[0]).toBeLessThanOrEqual(most);
  expect(found[1]).toBe(0);
});
