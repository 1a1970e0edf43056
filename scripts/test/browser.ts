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

/** Large things that can be made again lie here, as the databases of the tests do. */
const cache = fileURLToPath(new URL('../../node_modules/.cache/limelight', import.meta.url));

/** The Chromium that npm brought, unpacked at the first call on a machine: a few seconds and 200 MB. */
async function unpack(): Promise<string> {
  const home = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
  const [version] = /(?<="version": ")[^"]+/.exec(await readFile(join(home, 'package.json'), 'utf8')) ?? [];
  const name = `chromium-${version}`;
  const path = join(cache, name);
  if (existsSync(path)) return path;
  await mkdir(cache, { recursive: true });
  const older = (await readdir(cache)).filter((one) => /^chromium-[\d.]+$/.test(one));
  await Promise.all(older.map((one) => rm(join(cache, one))));
  // Written beside its place and moved there whole: another run, or one that was stopped, must not meet a part of it.
  const draft = `${path}.${process.pid}.draft`;
  await pipeline(
    createReadStream(join(home, 'bin', 'chromium.br')),
    createBrotliDecompress(),
    createWriteStream(draft, { mode: 0o755 }),
  );
  await rename(draft, path);
  return path;
}

/** It is made for one kind of machine, and needs libraries that not all of those have. */
async function packaged(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const path = await unpack();
  return promisify(execFile)(path, ['--version']).then(
    () => path,
    () => undefined,
  );
}

/**
 * Says in `CHROMIUM_PATH`, where it is not said, which browser tests are to start: the one npm brought, which is the same
 * everywhere and has no window to draw (half the work of an installed one), else an installed one. Never none: that throws.
 */
export async function setup(): Promise<void> {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which is not there.`);
    return;
  }
  const found = (await packaged()) ?? installed.find((path) => existsSync(path));
  if (found === undefined) throw new Error('No Chromium: say where one is with CHROMIUM_PATH.');
  process.env['CHROMIUM_PATH'] = found;
}
