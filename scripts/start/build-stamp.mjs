import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './settings.mjs';

const BUILT_PACKAGES = ['contracts', 'post-text', 'slides', 'sandbox', 'server', 'web'];
const PASSED_OVER = new Set(['node_modules', 'dist', 'build', 'test-results', '.react-router', '.data']);
const STAMP = join(ROOT, 'packages', 'server', 'dist', '.stamp');

/** A hash of everything the build reads: names, sizes and times of the sources. Tests are left out. */
export function sourceMark() {
  const hash = createHash('sha256');
  const add = (path) => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path.slice(ROOT.length)}\0${size}\0${mtimeMs}\n`);
  };
  const walk = (directory) => {
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      if (PASSED_OVER.has(entry.name)) continue;
      const path = join(directory, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (!/\.test\.tsx?$/.test(entry.name)) add(path);
    }
  };
  for (const name of BUILT_PACKAGES) {
    const directory = join(ROOT, 'packages', name);
    if (existsSync(directory)) walk(directory);
  }
  for (const name of [
    'package-lock.json',
    'tsconfig.base.json',
    'scripts/build.mjs',
    'scripts/tools/unbundled.mjs',
  ])
    add(join(ROOT, name));
  return hash.digest('hex');
}

export function isBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourceMark();
}

export function writeStamp(mark) {
  writeFileSync(STAMP, mark);
}
