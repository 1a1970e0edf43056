import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { colouredPdf, type GivenFile } from '../support/documents.ts';
import { signUp, startJourney } from '../support/journey.ts';
import { connectLinkedin } from '../support/linkedin.ts';
import { expectAccessible, expectVariantAccessible } from '../support/screens.ts';

const journey = startJourney();
const short = 'A calm release is a boring one.';
const long = `We took four fields out of our sign-up form, one each Monday, and looked at the figures on the Friday.

Before, 41 in a hundred finished it; after, 63. Nobody missed the fields.

I had defended every one of them for two years, the telephone number most of all, since sales had asked for it and nobody had asked sales again.

The one I would drop first today is the company.`;

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Post text', exact: true });
const postOf = (page: Page) => page.getByRole('article', { name: /^Post by .* as LinkedIn shows it$/ });
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The lightness of the background behind an element, from 0 to 1. */
function lightness(place: Locator): Promise<number> {
  return place.evaluate((element) => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const [red = 0, green = 0, blue = 0, alpha = 1] =
        getComputedStyle(at)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      if (alpha > 0) return (red + green + blue) / 3 / 255;
    }
    return 1;
  });
}

it('shows the person, the fold of each device, light and dark, and the card of a link', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/generate-post`);
  const post = postOf(page);
  const more = post.getByRole('button', { name: '…more' });
  await editorOf(page).fill(short);
  await post.getByText(short).waitFor();
  await page.getByText('Shown in full.').waitFor();
  await expect.poll(() => more.count()).toBe(0);

  // The start of the post is before the fold. The rest is shown below the post, and within it after "…more".
  await editorOf(page).fill(long);
  const seen = page.getByText(/^Shown before “…more”: \d+ of \d+ characters$/);
  /** The text before "…more", and the width of the post. */
  const folded = async (): Promise<{ words: string; told: string; width: number }> => {
    await more.waitFor();
    const shown = inOneLine((await post.innerText()).split('…more')[0] ?? '');
    const words = shown.slice(shown.indexOf('We took'));
    const told = await seen.innerText();
    return { words, told, width: (await post.boundingBox())?.width ?? 0 };
  };
  const phone = await folded();
  expect(inOneLine(long).startsWith(phone.words)).toBe(true);
  expect(phone.told).toContain(` of ${long.length} `);
  await expect.poll(() => post.getByText('the company').count()).toBe(0);
  await page.getByText('the company.').last().waitFor();
  await more.press('Enter');
  await post.getByText('the company.').waitFor();
  await expect.poll(() => more.count()).toBe(0);
  await page.getByRole('button', { name: 'Collapse' }).press('Enter');
  await expect.poll(() => folded()).toEqual(phone);

  const device = page.getByRole('group', { name: 'Device' });
  await device.getByRole('button', { name: 'Desktop' }).click();
  await expect.poll(async () => (await folded()).width).toBeGreaterThan(phone.width * 1.1);
  const desktop = await folded();
  expect(inOneLine(long).startsWith(desktop.words)).toBe(true);
  expect([desktop.words, desktop.told]).not.toEqual([phone.words, phone.told]);
  expect(desktop.words.length).toBeGreaterThan(phone.words.length);

  await expect.poll(() => lightness(post)).toBeGreaterThan(0.9);
  const app = await lightness(editorOf(page));
  await page.getByRole('button', { name: 'LinkedIn in dark mode' }).click();
  await expect.poll(() => lightness(post)).toBeLessThan(0.2);
  await expect.poll(() => lightness(editorOf(page))).toBe(app);
  await expectAccessible(page, 'Write, the preview of a desktop in the dark');
  await page.getByRole('button', { name: 'LinkedIn in dark mode' }).click();
  await expect.poll(() => lightness(post)).toBeGreaterThan(0.9);
  await device.getByRole('button', { name: 'Phone' }).click();
  await expect.poll(async () => (await folded()).width).toBe(phone.width);

  // Until LinkedIn is connected, the account's name is shown without a picture.
  await page.getByRole('article', { name: 'Post by Asha Rao as LinkedIn shows it' }).waitFor();
  await expect.poll(() => post.locator('img').count()).toBe(0);
  await page.waitForURL(/post=/);
  const address = page.url();
  await page.goto(`${journey.url}/dashboard/profile`);
  await page.getByLabel('Headline').fill('Makes forms shorter');
  await page.getByLabel('Headline').press('Enter');
  await page.getByText('Profile saved.').first().waitFor();
  await connectLinkedin(page, 'Jonas Keller');
  await page.getByText('Connected', { exact: true }).waitFor();
  await page.goto(address);
  await page.getByRole('article', { name: 'Post by Jonas Keller as LinkedIn shows it' }).waitFor();
  await post.getByText('Makes forms shorter').waitFor();
  const loaded = (image: Locator) =>
    image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);
  await expect.poll(() => loaded(post.locator('img'))).toBe(true);

  // The card of a link: its picture next to the title and the host.
  const web = new URL('/web/articles/harbour-lights', journey.mailboxUrl);
  await editorOf(page).fill(`Three lines are enough: ${web.href}`);
  await page.getByRole('button', { name: 'Add card' }).click();
  await expect.poll(() => post.locator('img').count()).toBe(2);
  const picture = post.locator('img').last();
  await expect.poll(() => loaded(picture)).toBe(true);
  const edges = async (part: Locator) => {
    const { x = NaN, y = NaN, width = NaN, height = NaN } = (await part.boundingBox()) ?? {};
    return { left: x, right: x + width, top: y, bottom: y + height };
  };
  const card = await edges(picture);
  const title = await edges(post.getByText('What a harbour’s night shift taught us'));
  const host = await edges(post.getByText(web.hostname, { exact: true }));
  expect(title.left).toBeGreaterThanOrEqual(card.right);
  expect(title.bottom).toBeLessThanOrEqual(host.top);
  expect([title.top > card.top, host.bottom < card.bottom]).toEqual([true, true]);
});

it('shows a poll, and a repost in its place', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/generate-post`);
  const post = postOf(page);
  await editorOf(page).fill('Which field would you drop first?');
  const attach = async (what: string) => {
    await page.getByRole('button', { name: 'Attach', exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: what }).click();
  };
  await attach('Poll');
  await page.getByLabel('Question', { exact: true }).fill('The first to go');
  await page.getByLabel('Option 1').fill('The company');
  await page.getByLabel('Option 2').fill('The telephone number');
  for (const shown of ['The first to go', 'The company', 'The telephone number', '0 votes • 1w left'])
    await post.getByText(shown, { exact: true }).waitFor();
  await attach('First comment');
  await page.getByRole('textbox', { name: 'First comment' }).fill('The list is on our site.');
  await expectAccessible(page, 'Write, a poll and a first comment');

  await attach('Repost');
  const dialog = page.getByRole('dialog', { name: 'Repost with your words' });
  await dialog.getByLabel('Link to the post on LinkedIn').fill('https://example.com/a');
  await dialog.getByRole('button', { name: 'Repost this' }).press('Enter');
  await dialog.getByText(/^That is not a link to a LinkedIn post/).waitFor();
  await expectVariantAccessible(page, 'Write, a link that is no post');
  await dialog
    .getByLabel('Link to the post on LinkedIn')
    .fill('https://www.linkedin.com/feed/update/urn:li:share:7000000000000000001/');
  await dialog.getByRole('button', { name: 'Repost this' }).press('Enter');
  await post.getByText('The post you repost appears here.').waitFor();
  await expect.poll(() => post.getByText('The first to go').count()).toBe(0);
});

/** The position of each picture in the whole, as left, top, width and height in per cent, rounded to five. */
async function grid(pictures: Locator): Promise<string[]> {
  const boxes = await Promise.all(
    (await pictures.all()).map(
      async (one) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 },
    ),
  );
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - left;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - top;
  const share = (part: number, whole: number) => Math.round((part / whole) * 20) * 5;
  return boxes.map((box) =>
    [
      share(box.x - left, width),
      share(box.y - top, height),
      share(box.width, width),
      share(box.height, height),
    ].join(' '),
  );
}

const five = ['0 0 50 60', '50 0 50 60', '0 60 35 40', '35 60 35 40', '65 60 35 40'];
const grids = [
  ['0 0 100 100'],
  ['0 0 50 100', '50 0 50 100'],
  ['0 0 65 100', '65 0 35 50', '65 50 35 50'],
  ['0 0 75 100', '75 0 25 35', '75 35 25 35', '75 65 25 35'],
  five,
];

it('lays pictures out as LinkedIn does, and turns the pages of a document', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  const opened = await page.goto(`${journey.url}/dashboard/generate-post`);
  const post = postOf(page);
  await editorOf(page).fill(short);
  const bring = (files: GivenFile[]) => page.locator('input[type=file]').first().setInputFiles(files);
  const picture = {
    name: 'release.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 120, height: 60 } }),
  };
  const pictures = post.locator('img');
  for (const [at, expected] of grids.entries()) {
    await bring([picture]);
    await expect.poll(() => grid(pictures), { message: `${at + 1} pictures` }).toEqual(expected);
    if (at > 0) continue;
    await page.getByLabel(/^Alt text/).fill('The first screen');
    const { width = 0, height = 1 } = (await pictures.boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(2, 1);
  }
  const first = post.getByRole('img', { name: 'The first screen' });
  await expect.poll(() => pictures.first().getAttribute('alt')).toBe('The first screen');
  await page.getByRole('button', { name: 'Move picture 1 right' }).press('Enter');
  await expect.poll(() => pictures.nth(1).getAttribute('alt')).toBe('The first screen');
  await bring([picture, picture]);
  const rest = post.getByText('+2', { exact: true });
  await rest.waitFor();
  await expect.poll(() => grid(pictures)).toEqual(five);
  expect(await rest.boundingBox()).toEqual(await pictures.last().boundingBox());
  await expect.poll(() => first.count()).toBe(1);
  await expectAccessible(page, 'Write, seven pictures');

  await page
    .getByText(/^Saved/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'New post' }).press('Enter');
  await expect.poll(() => editorOf(page).inputValue()).toBe('');
  await editorOf(page).fill(short);
  // Drawn by a worker under the app's content-security policy. A violation would be logged to the console and fail the
  // journey.
  expect(opened?.headers()['content-security-policy']).toMatch(/script-src 'self'/);
  await bring([colouredPdf('Three colours.pdf', ['1 0 0', '0 1 0', '0 0 1'])]);
  await post.getByText('Three colours • 3 pages').waitFor();
  const colour = () =>
    post.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const dot = new OffscreenCanvas(1, 1).getContext('2d');
      dot?.drawImage(canvas, canvas.width / 2, canvas.height / 2, 1, 1, 0, 0, 1, 1);
      return Array.from(dot?.getImageData(0, 0, 1, 1).data.slice(0, 3) ?? []).join(' ');
    });
  const shows = async (at: number, drawn: string) => {
    await post.getByText(`${at} / 3`, { exact: true }).waitFor();
    await expect.poll(colour).toBe(drawn);
  };
  await shows(1, '255 0 0');
  const next = post.getByRole('button', { name: 'Next page' });
  const before = post.getByRole('button', { name: 'Previous page' });
  await expect.poll(() => before.getAttribute('aria-disabled')).toBe('true');
  await next.click();
  await shows(2, '0 255 0');
  await next.press('ArrowRight');
  await shows(3, '0 0 255');
  await expect.poll(() => next.getAttribute('aria-disabled')).toBe('true');
  await next.press('Enter');
  await shows(3, '0 0 255');
  await before.click();
  await shows(2, '0 255 0');
  await page.getByLabel('Title of the document').fill('What we took out');
  await post.getByText('What we took out • 3 pages').waitFor();
  await shows(2, '0 255 0');
  await expectVariantAccessible(page, 'Write, a document');
});
