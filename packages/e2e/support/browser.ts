import { chromium, type Browser } from 'playwright-core';

/** The Chromium of `CHROMIUM_PATH`, which `scripts/test/browser.ts` finds where it is not given. */
export function launchBrowser(): Promise<Browser> {
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
    ],
  });
}
