// Builds the program: the web app (packages/web/build), the server and the stand-ins (packages/*/dist). Runs on the
// Node of this checkout, after installation. `npm start` calls it when the sources have changed.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { compressFolder } from './tools/compress.mjs';
import { missingNames } from './tools/lazy-imports.mjs';
import { runQuietly } from './tools/run-quietly.mjs';
import { tool } from './tools/tool.mjs';
import { UNBUNDLED } from './tools/unbundled.mjs';
import { sourceMark, writeStamp } from './start/build-stamp.mjs';
import { ROOT } from './start/settings.mjs';
import { runMain, say, StartFailure } from './start/terminal.mjs';

/**
 * Code splitting keeps lazy imports lazy. Every `*.worker.ts` becomes a separate file with the same name next to
 * `main.js`, to be started as a worker thread.
 */
async function bundle(packageName, { workers = false, programs = {} } = {}) {
  const directory = join(ROOT, 'packages', packageName);
  const outdir = join(directory, 'dist');
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir);
  const sources = workers ? readdirSync(join(directory, 'src'), { recursive: true }) : [];
  const entries = sources
    .filter((path) => path.endsWith('.worker.ts'))
    .map((path) => ({ in: join(directory, 'src', path), out: basename(path, '.ts') }));
  const named = Object.entries({ main: 'main.ts', ...programs });
  const { metafile } = await build({
    absWorkingDir: ROOT,
    metafile: true,
    entryPoints: [...named.map(([out, path]) => ({ in: join(directory, 'src', path), out })), ...entries],
    chunkNames: '[name]-[hash]',
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node26',
    sourcemap: true,
    sourcesContent: false,
    // Not minified: with the compile cache that would not start any faster, and stack traces stay readable without
    // source maps, which would take a tenth of the start to read.
    minify: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: UNBUNDLED,
    logLevel: 'warning',
    // Bundled CommonJS needs `require` and `__dirname`, which modules do not have.
    banner: {
      js:
        "import { createRequire as __createRequire } from 'node:module';" +
        'const require = __createRequire(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname;',
    },
  });
  const faults = missingNames(metafile.outputs, (output) => readFileSync(join(ROOT, output), 'utf8'));
  if (faults.length > 0) throw new StartFailure(faults.join('\n'));
}

/**
 * Additional programs next to `main.js`. The second runs a local model and is started by the server
 * (packages/local-model).
 */
const SERVER_PROGRAMS = {
  operator: 'operator/main.ts',
  'local-model-child': '../../local-model/src/child/main.ts',
};

async function buildPage() {
  const directory = join(ROOT, 'packages', 'web');
  const args = [tool('@react-router/dev', 'react-router'), 'build'];
  const options = { cwd: directory, env: { ...process.env, NODE_ENV: 'production' } };
  await runQuietly(process.execPath, args, options).catch((error) => {
    // Prerendering a page is limited to 10 seconds, which a very busy machine exceeds for the first page.
    if (!error.message.includes('aborted due to timeout')) throw error;
    return runQuietly(process.execPath, args, options);
  });
  await compressFolder(join(directory, 'build', 'client'));
}

async function main() {
  const began = Date.now();
  // Taken first, so that a file changed during the build makes the next start build again.
  const mark = sourceMark();
  await Promise.all([
    buildPage(),
    bundle('server', { workers: true, programs: SERVER_PROGRAMS }).then(() => bundle('sandbox')),
  ]);
  writeStamp(mark);
  say(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  return 0;
}

await runMain(main);
