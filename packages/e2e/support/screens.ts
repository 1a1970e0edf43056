import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsOf } from './axe.ts';

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

const pictures = fileURLToPath(new URL('../../../docs/pictures', import.meta.url));

/** Requires no violations in light and dark at desktop and phone width, and nothing wider than the phone. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize() ?? desktop;
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const size of [desktop, phone]) {
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
      // The scheme only changes colours, so the other rules run once per size.
      const found = await violationsOf(page, scheme === 'dark' ? 'colours' : 'everything');
      expect(found, `${screen}, ${scheme}, ${size.width} px`).toEqual([]);
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${screen} is wider than ${size.width} px`).toBeLessThanOrEqual(0);
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(before);
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
