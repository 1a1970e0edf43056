// Checks that server, contracts and web have the same domains, and that ARCHITECTURE.md shows them as they are.
// `node scripts/check/architecture.mjs --write` prints the tree into it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../start/settings.mjs';

const { DOMAINS } = createRequire(import.meta.url)('./domains.cjs');
/**
 * Where the domains have folders, and the folders beside them, which all share or which are the public site.
 * @type {readonly (readonly [path: string, others: readonly string[]])[]}
 */
const PLACES = [
  ['packages/server/src/domains', []],
  ['packages/contracts/src', ['catalog']],
  ['packages/web/features', ['preview', 'site']],
];
const MOST_LINES = 200;
const BLOCK = /(?<=^```domains\n)[^`]*(?=^```$)/m;

const foldersIn = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();

/** One line for each domain, with the modules of the server. */
export function printTree(root) {
  const width = Math.max(...DOMAINS.map((name) => name.length)) + 3;
  return DOMAINS.map((name) => {
    const modules = foldersIn(join(root, 'packages/server/src/domains', name));
    return `${`${name}/`.padEnd(width)}${modules.join('  ')}\n`;
  }).join('');
}

/** What is wrong, one sentence each. */
export function findFaults(root) {
  const faults = PLACES.flatMap(([path, others]) => {
    const found = new Set(foldersIn(join(root, path)));
    const expected = new Set([...DOMAINS, ...others]);
    return [
      ...[...expected].filter((name) => !found.has(name)).map((name) => `${path} has no folder ${name}.`),
      ...[...found].filter((name) => !expected.has(name)).map((name) => `${path}/${name} is not a domain.`),
    ];
  });
  if (faults.length > 0) return faults;
  const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  if (BLOCK.exec(page)?.[0] !== printTree(root))
    faults.push('The tree in ARCHITECTURE.md is outdated: run node scripts/check/architecture.mjs --write.');
  if (page.split('\n').length > MOST_LINES) faults.push(`ARCHITECTURE.md has more than ${MOST_LINES} lines.`);
  return faults;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = join(ROOT, 'ARCHITECTURE.md');
  if (process.argv.includes('--write'))
    writeFileSync(file, readFileSync(file, 'utf8').replace(BLOCK, printTree(ROOT)));
  const faults = findFaults(ROOT);
  process.stdout.write(faults.map((fault) => `${fault}\n`).join(''));
  process.exitCode = faults.length === 0 ? 0 : 1;
}
