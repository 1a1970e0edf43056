import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The Chromium of `CHROMIUM_PATH`, else an installed one, else the one npm brought. */
export async function launchBrowser(): Promise<Browser> {
  const given = process.env['CHROMIUM_PATH'];
  const found = given !== undefined && given !== '' ? given : installed.find((path) => existsSync(path));
  const common = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  if (found !== undefined) return chromium.launch({ executablePath: found, args: common });
  const { default: packaged } = await import('@sparticuz/chromium');
  return chromium.launch({
    executablePath: await packaged.executablePath(),
    args: [...packaged.args, ...common],
  });
}
