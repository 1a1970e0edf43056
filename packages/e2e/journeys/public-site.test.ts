import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fillSignUp, startJourney } from '../support/journey.ts';
import { openMailedLink } from '../support/mailbox.ts';
import { phone } from '../support/screens.ts';

const journey = startJourney();

it('finds answers: several open at once, searched, and none', async () => {
  const page = await journey.open();
  await page.goto(`${journey.url}/faq`);
  const open = page.locator('main details[open]');
  const questions = page.locator('main details summary');
  await questions.nth(0).click();
  await questions.nth(1).click();
  await expect.poll(() => open.count()).toBe(2);
  const search = page.getByPlaceholder('Search FAQs...');
  await search.fill('NET BANKING');
  await expect
    .poll(() => page.getByRole('heading', { level: 2 }).allTextContents())
    .not.toContain('Getting Started');
  await expect
    .poll(() => page.getByRole('heading', { level: 2 }).allTextContents())
    .toContain('Pricing & Billing');
  await search.fill('xyzzy');
  await page.getByText('No results found').waitFor();
  await page.getByText(/Try different keywords or contact support/i).waitFor();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('heading', { level: 2, name: 'Getting Started' }).waitFor();
  await expect.poll(() => search.inputValue()).toBe('');
});

it('opens the tab of the refund policy that the address names, and is followed by it', async () => {
  const page = await journey.open();
  await page.goto(`${journey.url}/refund-policy?tab=shipping`);
  await page.getByRole('tab', { name: 'Shipping and delivery', selected: true }).waitFor();
  await page
    .getByRole('tabpanel')
    .getByText(/software as a service/)
    .waitFor();
  await page.keyboard.press('Tab');
  await page.getByRole('tab', { name: 'Shipping and delivery' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForURL('**/refund-policy?tab=contact');
  await page.getByRole('tab', { name: 'Refund', exact: true }).click();
  await page.waitForURL('**/refund-policy?tab=refund');
  await page.reload();
  await page
    .getByRole('tabpanel')
    .getByText(/within 5-7 working days/)
    .waitFor();
  await page.getByRole('tab', { name: 'Cancellation' }).click();
  await page.waitForURL(/\/refund-policy$/);
});

it('goes through the menus and questions of the first page, and takes the editor over', async () => {
  const page = await journey.open();
  let pressed: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (pressed = resolve));
  await page.route('**/live-landing-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(journey.url, { waitUntil: 'commit' });
  const editor = page.getByRole('region', { name: 'Try the editor' });
  const written = editor.getByRole('article').locator('p[aria-busy="false"]');
  const idea = editor.getByLabel('Type a rough idea');
  // Text typed and buttons pressed before the page's script has loaded take effect.
  await idea.fill('wir haben 4 felder aus dem formular genommen. vorher 41 %, jetzt 63 %.');
  await editor.getByRole('radio', { name: 'Opinion' }).check();
  await editor.getByRole('button', { name: 'Write the post' }).click();
  const questions = page.locator('#questions');
  await questions.getByRole('button', { name: /^View More \(\d+\)$/ }).click();
  pressed();
  await expect.poll(() => written.textContent()).toContain('63 %');
  await expect.poll(() => idea.inputValue()).toContain('wir haben');
  await expect.poll(() => questions.locator('details:visible').count()).toBeGreaterThan(5);

  await page.getByRole('button', { name: 'Features' }).click();
  await page.locator('#features-menu').getByRole('link').nth(7).waitFor();
  await page.keyboard.press('Escape');
  await questions.getByRole('button', { name: 'View Less' }).click();
  await expect.poll(() => questions.locator('details:visible').count()).toBe(5);
  await idea.fill(
    'wir haben 4 felder aus dem formular genommen. vorher 41 %, jetzt 63 %. niemand vermisst sie.',
  );
  await editor.getByRole('button', { name: 'Write the post' }).click();
  await expect.poll(() => written.textContent()).toContain('63 %');
  const long = Array.from({ length: 60 }, (_, n) => `Lantern ${n} went up in the harbour.`)
    .join(' ')
    .slice(0, 2000);
  await idea.fill(long);
  await editor.getByRole('button', { name: 'Write the post' }).click();
  await expect.poll(() => written.textContent()).toContain('Lantern 3 ');
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(() => overflow()).toBeLessThanOrEqual(0);
  await idea.fill(' ');
  await editor.getByRole('button', { name: 'Write the post' }).click();
  await editor.getByText('Enter a few words about your post.').waitFor();

  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('#site-menu');
  await menu.getByText('Features').click();
  await menu.getByRole('link', { name: /Content ideas/ }).waitFor();
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await page.waitForURL('**/pricing');
});

const longNotes = `${Array.from({ length: 40 }, (_, n) => `Lantern ${n} went up in the harbour at dusk.`).join(' ')}\n\nAnd the last one, too.`;

it('takes a long text from a tool into the dashboard, through signing up', async () => {
  const page = await journey.open();
  await page.goto(`${journey.url}/tools/post-generator`);
  await page.getByText('Runs in your browser.').waitFor();
  await page.getByLabel('Your notes').fill(longNotes);
  await page.getByRole('button', { name: 'Write the post' }).click();
  await page.getByText('Made from your own sentences, without a model.').waitFor();
  await page.getByRole('link', { name: 'Continue with this draft' }).click();
  await page.waitForURL('**/sign-up?next=**');
  const { email } = await fillSignUp(page);
  const idea = page.getByLabel('What do you want to say?').first();
  await expect.poll(() => idea.inputValue()).toBe(longNotes);
  const draft = page.getByRole('textbox', { name: 'Post text', exact: true });
  await expect.poll(() => draft.inputValue()).toContain('Lantern 39 went up in the harbour at dusk.');
  // It is carried over once, and stored with the draft from then on.
  await page.reload();
  await expect.poll(() => idea.inputValue()).toBe(longNotes);

  // A text carried over while the address was confirmed in another tab is offered on the home page.
  const other = await page.context().newPage();
  await other.goto(`${journey.url}/tools/hook-generator`);
  await other
    .getByLabel('What the post is about')
    .fill('We took four fields out. Completion went from 41 to 63 %.');
  await other.getByRole('button', { name: 'Find openings' }).click();
  await other.getByRole('link', { name: 'Start a post with it' }).first().waitFor();
  await other.evaluate(() => {
    const link = [...document.querySelectorAll('a')].find(
      (one) => one.textContent === 'Start a post with it',
    );
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
  });
  await openMailedLink(other, journey.mailboxUrl, email, '/verify-email');
  await other.goto(`${journey.url}/dashboard`);
  await other.getByRole('button', { name: 'Skip setup' }).click();
  await other.getByText(/with a free tool/).waitFor();
  await other.getByRole('link', { name: 'Start a post with it' }).click();
  await other.waitForURL('**/dashboard/generate-post**');
  await expect
    .poll(() => other.getByLabel('What do you want to say?').first().inputValue())
    .toMatch(/41|four fields/i);
});

it('works on a visitor’s own notes on a feature page, with a script that waits to be touched', async () => {
  const page = await journey.open();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(`${journey.url}/linkedin-carousel-creator`);
  const example = page.locator('form[data-example]');
  const before = scripts.length;
  await example.getByRole('textbox').fill('<b>One</b> thought.\nAnother, in 41 to 63 %.');
  await example.getByRole('button').click();
  await expect
    .poll(() => example.getByRole('img').evaluateAll((all) => all.map((one) => one.getAttribute('alt'))), {
      timeout: 30_000,
    })
    .toEqual(['<b>One</b> thought.', 'Another, in 41 to 63 %.']);
  expect(scripts.length).toBeGreaterThan(before);
  await example.getByRole('textbox').fill(' ');
  await example.getByRole('button').click();
  await example.getByText('Enter a few words first.').waitFor();
  await page.goto(`${journey.url}/ai-image-generator`);
  await example.getByRole('textbox').fill('63%\nof the people finish');
  await example.getByRole('button').click();
  const picture = example.getByRole('img', { name: /63%/ });
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(1200);
});

/** Creates a new user on the provider's page. */
const elsewhere = {
  async LinkedIn(page: Page) {
    await page.getByRole('radio', { name: /new member/i }).check();
    await page.getByLabel('Name of the new member').fill('Priya Nair-Menon');
    await page.getByLabel(/Email of the new member/).fill(`priya.${Date.now()}@example.com`);
    await page.getByRole('button', { name: 'Allow' }).click();
  },
  async Google(page: Page) {
    await page.getByRole('radio', { name: /another account/i }).check();
    await page.getByLabel('Email address', { exact: true }).fill(`dev.${Date.now()}@example.com`);
    await page.getByLabel('Name', { exact: true }).fill('Dev Anand-Rao');
    await page.getByRole('button', { name: 'Continue' }).click();
  },
} as const;

it.each(['LinkedIn', 'Google'] as const)(
  'takes a long text along through signing in with %s',
  async (provider) => {
    const page = await journey.open();
    await page.goto(`${journey.url}/tools/profile-analyzer`);
    await page.getByLabel('About').fill(longNotes);
    await page.getByRole('button', { name: 'Read my profile' }).click();
    await page.getByText('About: length').waitFor();
    await page.getByRole('link', { name: 'Start a post with it' }).click();
    await page.waitForURL('**/sign-up?next=**');
    await page.getByRole('button', { name: new RegExp(provider) }).click();
    await elsewhere[provider](page);
    await page.waitForURL('**/dashboard/generate-post**');
    await expect
      .poll(() => page.getByLabel('What do you want to say?').first().inputValue())
      .toContain('And the last one, too.');
  },
);

it('makes a picture of a sentence, as PNG and as SVG', async () => {
  const page = await journey.open();
  await page.goto(`${journey.url}/tools/graphic-generator`);
  await page.getByText('Find the sentence in longer notes').click();
  await page.getByLabel('Notes or a post').fill('We took four fields out. Completion went from 41 to 63 %.');
  await page.getByRole('button', { name: 'Find sentences' }).click();
  const choice = page.getByRole('button', { name: /41|four fields/i }).first();
  const words = await choice.textContent();
  await choice.click();
  await expect.poll(() => page.getByLabel('The sentence or figure').inputValue()).toBe(words);
  for (const [button, name] of [
    ['Save as PNG', 'graphic.png'],
    ['Save as SVG', 'graphic.svg'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toBe(name);
  }
});
