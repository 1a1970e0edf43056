// Checks that package-lock.json lists every optional dependency of a listed package. `npm install` leaves out those
// missing from the registry in use (binaries for other systems, on a partial mirror), and `npm ci` then rejects the
// whole file. `node scripts/check/lock-file.mjs --complete` adds them, and npm fills in their checksums when it needs
// them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../start/settings.mjs';

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/** The optional dependencies in the lock file that the lock file does not list. */
export function missingOptionalPackages(lock) {
  const missing = new Map();
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!isListed(lock, path, name)) missing.set(name, { version, dev: dev === true });
    }
  }
  return missing;
}

/** Node looks next to the requiring package, then in every outer node_modules. */
function isListed(lock, path, name) {
  for (let place = path; ; place = place.slice(0, Math.max(place.lastIndexOf('/node_modules/'), 0))) {
    if (`${place ? `${place}/` : ''}node_modules/${name}` in lock.packages) return true;
    if (place === '') return false;
  }
}

/** Entries for the missing packages. Their names contain the platform, and npm skips those for other platforms. */
export function completeLock(lock) {
  const added = [...missingOptionalPackages(lock)].map(([name, { version, dev }]) => {
    const words = name.split(/[/-]/);
    const os = SYSTEMS.filter((system) => words.includes(system));
    const cpu = PROCESSORS.filter((processor) => words.includes(processor));
    const libc = words.some((word) => word.startsWith('musl'))
      ? ['musl']
      : words.some((word) => word.startsWith('gnu'))
        ? ['glibc']
        : [];
    const entry = {
      version,
      ...(cpu.length > 0 && { cpu }),
      ...(dev && { dev: true }),
      ...(libc.length > 0 && { libc }),
      optional: true,
      ...(os.length > 0 && { os }),
    };
    return [`node_modules/${name}`, entry];
  });
  const [root, ...rest] = Object.entries(lock.packages);
  const sorted = [...rest, ...added].sort(([one], [other]) => one.localeCompare(other, 'en'));
  return { ...lock, packages: Object.fromEntries([root, ...sorted]) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = join(ROOT, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = [...missingOptionalPackages(lock).keys()];
  if (missing.length > 0 && process.argv.includes('--complete')) {
    writeFileSync(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
  } else if (missing.length > 0) {
    process.stderr.write(
      `package-lock.json lacks ${missing.length} optional packages, so npm ci refuses it:\n  ${missing.join('\n  ')}\n`,
    );
    process.stderr.write('Add them with: node scripts/check/lock-file.mjs --complete\n');
    process.exitCode = 1;
  }
}
