import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { bytes, json, type Answer } from '../http/answer.ts';
import { header, type Router } from '../http/router.ts';
import { tar } from './tar.ts';

const VERSION = '3.22.1';
const RUNTIME = 'node-llama-cpp';

const tarballs = new Map<string, Buffer>();

/** The stand-in for the runtime, or an empty package in place of its build for a platform. */
function tarballOf(name: string): Buffer {
  const known = tarballs.get(name);
  if (known !== undefined) return known;
  const isRuntime = name === RUNTIME;
  const description = {
    name,
    version: VERSION,
    license: 'MIT',
    type: 'module',
    ...(isRuntime ? { main: './dist/index.js' } : {}),
  };
  const files: [string, Buffer][] = [['package/package.json', Buffer.from(JSON.stringify(description))]];
  if (isRuntime)
    files.push(['package/dist/index.js', readFileSync(new URL('./stand-in-runtime.mjs', import.meta.url))]);
  const made = gzipSync(tar(files));
  tarballs.set(name, made);
  return made;
}

function describePackage(name: string, origin: string): Answer {
  const tarball = tarballOf(name);
  const dist = {
    tarball: `${origin}/npm/-/tarballs/${encodeURIComponent(name)}/${name.replace('/', '-')}-${VERSION}.tgz`,
    integrity: `sha512-${createHash('sha512').update(tarball).digest('base64')}`,
    shasum: createHash('sha1').update(tarball).digest('hex'),
  };
  return json(200, {
    name,
    'dist-tags': { latest: VERSION },
    versions: { [VERSION]: { name, version: VERSION, dist } },
  });
}

const isOffered = (name: string) => name === RUNTIME || /^@node-llama-cpp\/[a-z0-9-]+$/.test(name);

/** Mounts an npm registry below `/npm` that only contains the runtime for local models. */
export function mountRegistry(router: Router): void {
  router.add('GET', '/npm/:name', (call) => {
    const name = decodeURIComponent(call.params['name'] ?? '');
    if (!isOffered(name)) return json(404, { error: 'Not found' });
    return describePackage(name, `http://${header(call, 'host') ?? ''}`);
  });
  router.add('GET', '/npm/-/tarballs/:name/:file', (call) => {
    const name = decodeURIComponent(call.params['name'] ?? '');
    if (!isOffered(name)) return json(404, { error: 'Not found' });
    return bytes(tarballOf(name), 'application/octet-stream');
  });
}
