import { expect, it } from 'vitest';
import { completeLock, missingOptionalPackages } from './lock-file.mjs';

const LOCK = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'fixture' },
    'node_modules/outer': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: { '@outer/linux-x64-gnu': '1.0.0', '@outer/win32-arm64': '1.0.0' },
    },
    'node_modules/@outer/linux-x64-gnu': { version: '1.0.0', dev: true, optional: true },
    'node_modules/outer/node_modules/inner': {
      version: '2.0.0',
      optionalDependencies: { '@outer/linux-x64-gnu': '1.0.0', '@inner/linux-x64-musl': '2.0.0' },
    },
  },
};

it('finds the optional packages that are not listed where npm would look for them', () => {
  expect([...missingOptionalPackages(LOCK).keys()]).toEqual(['@outer/win32-arm64', '@inner/linux-x64-musl']);
});

it('lists them for the systems that their names tell, and changes nothing else', () => {
  const completed = completeLock(LOCK);
  expect(missingOptionalPackages(completed).size).toBe(0);
  expect(completed.packages).toMatchObject(LOCK.packages);
  expect(completed.packages['node_modules/@outer/win32-arm64']).toEqual({
    version: '1.0.0',
    cpu: ['arm64'],
    dev: true,
    optional: true,
    os: ['win32'],
  });
  expect(completed.packages['node_modules/@inner/linux-x64-musl']).toEqual({
    version: '2.0.0',
    cpu: ['x64'],
    libc: ['musl'],
    optional: true,
    os: ['linux'],
  });
  expect(Object.keys(completed.packages)[0]).toBe('');
});
