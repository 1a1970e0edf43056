// Checks the import rules of .dependency-cruiser.cjs, and that every file was read, because a checker that reads
// nothing finds no problems.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import { ROOT } from '../start/settings.mjs';

const PASSED_OVER = new Set([
  'node_modules',
  'dist',
  'build',
  '.react-router',
  '.data',
  'test-results',
  'results',
]);

/**
 * The violations below `root`, one line each: rule, importer, import. `files` are the existing files, `unread` those
 * that the checker did not read.
 */
export async function checkBoundaries(root) {
  const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');
  const { output } = await cruise(
    ['packages'],
    { ...options, baseDir: root, validate: true, ruleSet: { forbidden } },
    options.enhancedResolveOptions,
  );
  const read = new Set(output.modules.map((module) => module.source));
  const files = sourceFiles(root);
  return {
    breaches: output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} imports ${to}`),
    files,
    unread: files.filter((file) => !read.has(file)),
  };
}

function sourceFiles(root) {
  const found = [];
  const walk = (directory) => {
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      const path = join(directory, entry.name);
      if (PASSED_OVER.has(entry.name)) continue;
      if (entry.isDirectory()) walk(path);
      else if (/\.tsx?$/.test(entry.name)) found.push(relative(root, path).split(sep).join('/'));
    }
  };
  walk(join(root, 'packages'));
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { breaches, files, unread } = await checkBoundaries(ROOT);
  const faults = [...breaches, ...unread.map((file) => `not read by the checker: ${file}`)];
  if (files.length === 0) faults.push('no source file found');
  process.stdout.write(faults.map((fault) => `${fault}\n`).join(''));
  process.stdout.write(`${files.length} files read, ${faults.length} faults.\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
