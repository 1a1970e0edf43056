import { chromium, type Browser } from 'playwright-core';

/** The Chromium at `CHROMIUM_PATH`, which `scripts/test/browser.ts` finds unless it is set. `more` are its arguments. */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
}
