import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export async function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? installed.find((path) => existsSync(path));
  if (executablePath === undefined)
    throw new Error('No Chromium was found. Set CHROMIUM_PATH to its location.');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}
