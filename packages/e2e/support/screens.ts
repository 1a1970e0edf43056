import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsOf } from './axe.ts';
import { isLong } from './long.ts';

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

const pictures = fileURLToPath(new URL('../../../docs/pictures', import.meta.url));

/** The scheme only changes colours, so a long run repeats only the rules about them in the dark. */
const everyLook = [
  { scheme: 'light', size: desktop, rules: 'everything' },
  { scheme: 'light', size: phone, rules: 'everything' },
  { scheme: 'dark', size: desktop, rules: 'colours' },
  { scheme: 'dark', size: phone, rules: 'colours' },
] as const;
const eitherLook = [
  { scheme: 'light', size: desktop, rules: 'everything' },
  { scheme: 'dark', size: phone, rules: 'everything' },
] as const;

/** Requires no violations in light and dark at desktop and phone width, and nothing wider than the phone. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize() ?? desktop;
  for (const { scheme, size, rules } of isLong ? everyLook : eitherLook) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    // Colours are read from the painted styles, so this waits for the new scheme to be painted.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    // An element that is partly covered by a sticky bar may be fully visible after scrolling.
    const scrolled = await page.evaluate(() => {
      const top = window.scrollY;
      window.scrollTo({ top: 0, behavior: 'instant' });
      return top;
    });
    const found = await violationsOf(page, rules);
    expect(found, `${screen}, ${scheme}, ${size.width} px`).toEqual([]);
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${screen} is wider than ${size.width} px`).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(before);
}

/** The same for another state of a screen that is checked elsewhere. It takes seconds, so only long runs do it. */
export async function expectVariantAccessible(page: Page, state: string): Promise<void> {
  if (isLong) await expectAccessible(page, state);
}

/** True when this run takes the pictures of the README. Only on request, so that a test run changes no files. */
export const takesPictures = process.env['TAKE_PICTURES'] === '1';

export async function takePicture(page: Page, name: string): Promise<void> {
  if (!takesPictures) return;
  await mkdir(pictures, { recursive: true });
  await page
    .getByRole('region', { name: 'Notices' })
    .getByRole('button', { name: 'Dismiss' })
    .press('Enter', { timeout: 500 })
    .catch(() => undefined);
  // Removes the focus ring from the picture.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${pictures}/${name}.png` });
}

/** The sizes of the screens on the public pages. Smaller than a usual window, so that they can be read there. */
const screenSizes = [
  { suffix: '', width: 1200, height: 750, scale: 1.5 },
  { suffix: '-phone', width: 390, height: 760, scale: 2 },
] as const;

/**
 * Takes a screen for the public pages in both schemes, on a desktop and on a phone. `prepare` brings it into view again
 * after the window has changed.
 */
export async function takeScreen(
  page: Page,
  name: string,
  prepare: (size: 'desktop' | 'phone') => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  if (!takesPictures) return;
  const folder = `${pictures}/site`;
  await mkdir(folder, { recursive: true });
  const closes = page.getByRole('button', { name: /^Close: / });
  while ((await closes.count()) > 0) await closes.first().click();
  const device = await page.context().newCDPSession(page);
  for (const { suffix, width, height, scale } of screenSizes) {
    await page.setViewportSize({ width, height });
    const metrics = { width, height, deviceScaleFactor: scale, mobile: false };
    await device.send('Emulation.setDeviceMetricsOverride', metrics);
    await prepare(suffix === '' ? 'desktop' : 'phone');
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      });
      await page.waitForLoadState('networkidle');
      await page
        .getByText(/^Saving/)
        .first()
        .waitFor({ state: 'hidden' });
      const { data } = await device.send('Page.captureScreenshot', { format: 'webp', quality: 86 });
      await writeFile(`${folder}/${name}-${scheme}${suffix}.webp`, Buffer.from(data, 'base64'));
    }
  }
  await device.send('Emulation.clearDeviceMetricsOverride');
  await device.detach();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(desktop);
}
