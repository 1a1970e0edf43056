import { chromium, type Browser } from 'playwright-core';

/** The Chromium at `CHROMIUM_PATH`, which the test setup finds unless it is set. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}
