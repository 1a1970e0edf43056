// Checks that what strangers write is only parsed in threads: no parser is reached from a program of the server,
// except through a `*.worker.ts` that is started as a thread. Also that HTML has only one reader, which has limits.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from '../start/settings.mjs';

const PROGRAMS = ['packages/server/src/main.ts', 'packages/server/src/operator/main.ts'];
const SOURCES = 'packages/server/src';

const PARSERS = new Set([
  '@mozilla/readability',
  'csv-parse',
  'feedsmith',
  'fflate',
  'html-to-text',
  'htmlparser2',
  'linkedom',
  'mediabunny',
  'opus-decoder',
  'postal-mime',
  'read-excel-file',
  'robots-parser',
  'unpdf',
]);
/** Files that only write with one of these packages. */
const WRITERS = new Set(['packages/server/src/domains/shell/account/zip.ts']);
const HTML_READER = 'packages/server/src/platform/markup.ts';

const packageOf = (path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/** Leaves npm packages out, but follows our own, whatever way they are imported. */
const ownPackagesOnly = {
  name: 'own-packages-only',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@limelight/') ? null : { path, external: true },
    );
  },
};

/** The imports of every file that runs: those that exist only for their types are gone. */
async function importsFrom(root, entryPoints) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    outdir: 'unwritten',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    loader: { '.sql': 'empty', '.node': 'empty' },
    plugins: [ownPackagesOnly],
  });
  return metafile.inputs;
}

/** The shortest ways from the entry points to a parser, one line each. */
function waysToParsers(inputs, entryPoints) {
  const ways = new Map(entryPoints.map((entry) => [entry, [entry]]));
  const found = [];
  for (const [file, way] of ways) {
    for (const { path, external } of inputs[file]?.imports ?? []) {
      if (!external && !ways.has(path)) ways.set(path, [...way, path]);
      if (external && PARSERS.has(packageOf(path)) && !WRITERS.has(file)) found.push([...way, path]);
    }
  }
  return found.map((way) => `parsed outside a thread: ${way.join(' -> ')}`);
}

/** The breaches below `root`, and the number of files that were read. */
export async function checkParsers(root) {
  const workers = readdirSync(join(root, SOURCES), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.worker.ts'))
    .map((path) => join(SOURCES, path));
  const inputs = await importsFrom(root, [...PROGRAMS, ...workers]);
  const readers = Object.entries(inputs)
    .filter(
      ([file, { imports }]) => file !== HTML_READER && imports.some(({ path }) => path === 'htmlparser2'),
    )
    .map(([file]) => `reads HTML without limits: ${file}`);
  return { breaches: [...waysToParsers(inputs, PROGRAMS), ...readers], files: Object.keys(inputs).length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { breaches, files } = await checkParsers(ROOT);
  process.stdout.write(breaches.map((breach) => `${breach}\n`).join(''));
  process.stdout.write(`${files} files read, ${breaches.length} faults.\n`);
  process.exitCode = breaches.length === 0 && files > 0 ? 0 : 1;
}
