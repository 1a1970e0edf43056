// Checks that each migration has the hash that released.sha256 lists for it, in the order in which they run. Databases
// that ran a migration refuse a changed one. `npm run release:migrations` adds new ones, changes no line, and deletes the
// snapshots but the newest, from which the next migration is made.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/settings.mjs';

const line = ({ name, text }) => `${createHash('sha256').update(text).digest('hex')}  ${name}`;

/** What is wrong with `released` (lines), given the `migrations` (name and text) in their order; and the new lines. */
export function compareMigrations(released, migrations) {
  const lines = migrations.map(line);
  const faults = released
    .filter((listed, index) => listed !== lines[index])
    .map((listed) => `${listed.split(/\s+/)[1]} was released and must stay as it was, in its place.`);
  return { faults, added: lines.slice(released.length) };
}

function main(add) {
  const folder = join(ROOT, 'packages', 'server', 'migrations');
  const list = join(folder, 'released.sha256');
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'));
  const names = journal.entries.map(({ tag }) => `${tag}.sql`);
  const migrations = names.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  const released = readFileSync(list, 'utf8').split('\n').filter(Boolean);
  const { faults, added } = compareMigrations(released, migrations);
  if (faults.length > 0) {
    faults.push('Bring them back from git, and write a new migration: npm run migration -- name');
  } else if (add) {
    writeFileSync(list, [...released, ...added, ''].join('\n'));
    const meta = join(folder, 'meta');
    const snapshots = readdirSync(meta)
      .filter((name) => name.endsWith('_snapshot.json'))
      .sort();
    for (const name of snapshots.slice(0, -1)) rmSync(join(meta, name));
  } else if (added.length > 0) {
    faults.push('Some migrations are not released. When they are final, run: npm run release:migrations');
    faults.push(...added);
  }
  process.stdout.write(faults.map((fault) => `${fault}\n`).join(''));
  process.exitCode = faults.length === 0 ? 0 : 1;
}

if (process.argv[1] === import.meta.filename) main(process.argv.includes('--add'));
