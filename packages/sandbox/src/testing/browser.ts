import { chromium, type Browser } from 'playwright-core';

/** The Chromium of `CHROMIUM_PATH`, which the set-up of the tests finds where it is not given. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}
