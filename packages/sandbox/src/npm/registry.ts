import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { bytes, json, type Answer } from '../http/answer.ts';
import { header, type Router } from '../http/router.ts';
import { tar } from './tar.ts';

/** A runtime with a stand-in, and what the packages of its builds are called. */
type Offered = {
  name: string;
  version: string;
  builds: RegExp;
  main: string;
  standIn: URL;
};

const RUNTIMES: readonly Offered[] = [
  {
    name: 'node-llama-cpp',
    version: '3.22.1',
    builds: /^@node-llama-cpp\/[a-z0-9-]+$/,
    main: 'dist/index.js',
    standIn: new URL('./stand-in-runtime.mjs', import.meta.url),
  },
  {
    name: 'sherpa-onnx-node',
    version: '1.13.8',
    builds: /^sherpa-onnx-(?:linux|darwin|win)-[a-z0-9]+$/,
    main: 'sherpa-onnx.js',
    standIn: new URL('./stand-in-speech.mjs', import.meta.url),
  },
];

const tarballs = new Map<string, Buffer>();

const offeredFor = (name: string): Offered | undefined =>
  RUNTIMES.find((runtime) => runtime.name === name || runtime.builds.test(name));

/** The stand-in for a runtime, or an empty package in place of its build for a platform. */
function tarballOf(name: string, { name: runtime, version, main, standIn }: Offered): Buffer {
  const known = tarballs.get(name);
  if (known !== undefined) return known;
  const isRuntime = name === runtime;
  const description = {
    name,
    version,
    license: 'MIT',
    type: 'module',
    ...(isRuntime ? { main: `./${main}` } : {}),
  };
  const files: [string, Buffer][] = [['package/package.json', Buffer.from(JSON.stringify(description))]];
  if (isRuntime) files.push([`package/${main}`, readFileSync(standIn)]);
  const made = gzipSync(tar(files));
  tarballs.set(name, made);
  return made;
}

function describePackage(name: string, offered: Offered, origin: string): Answer {
  const { version } = offered;
  const tarball = tarballOf(name, offered);
  const dist = {
    tarball: `${origin}/npm/-/tarballs/${encodeURIComponent(name)}/${name.replace('/', '-')}-${version}.tgz`,
    integrity: `sha512-${createHash('sha512').update(tarball).digest('base64')}`,
    shasum: createHash('sha1').update(tarball).digest('hex'),
  };
  return json(200, {
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { name, version, dist } },
  });
}

/** Mounts an npm registry below `/npm` that only contains the runtimes for local models. */
export function mountRegistry(router: Router): void {
  router.add('GET', '/npm/:name', (call) => {
    const name = decodeURIComponent(call.params['name'] ?? '');
    const offered = offeredFor(name);
    if (offered === undefined) return json(404, { error: 'Not found' });
    return describePackage(name, offered, `http://${header(call, 'host') ?? ''}`);
  });
  router.add('GET', '/npm/-/tarballs/:name/:file', (call) => {
    const name = decodeURIComponent(call.params['name'] ?? '');
    const offered = offeredFor(name);
    if (offered === undefined) return json(404, { error: 'Not found' });
    return bytes(tarballOf(name, offered), 'application/octet-stream');
  });
}
