import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { median, rounded, type Measurement } from './figures.ts';
import { findNginx, runNginx, type ServedFile } from './nginx.ts';
import { runProgram } from './processes.ts';

const rounds = 5;
const encoding = { 'accept-encoding': 'gzip' };
const ofBytesOrConnection = [
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
];

/** Two pages, and the largest script and style sheet that the first of them refers to. */
async function choosePaths(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  const named = Array.from(html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g), ([, path = '']) => path);
  const sizes = await Promise.all(
    [...new Set(named)].map(async (path) => ({
      path,
      size: (await (await fetch(url + path)).arrayBuffer()).byteLength,
    })),
  );
  const largest = (ending: string) =>
    sizes.filter(({ path }) => path.endsWith(ending)).toSorted((a, b) => b.size - a.size)[0]?.path ?? '/';
  return ['/', '/pricing', largest('.js'), largest('.css')];
}

/** A file with its headers, compressed again as it was on the wire, because fetch decompresses it. */
async function takeFile(url: string, path: string): Promise<ServedFile> {
  const result = await fetch(url + path, { headers: encoding });
  const text = Buffer.from(await result.arrayBuffer());
  return {
    path,
    bytes: gzipSync(text, { level: 9 }),
    type: result.headers.get('content-type') ?? '',
    headers: [...result.headers].filter(([name]) => !ofBytesOrConnection.includes(name)),
  };
}

/** The processor time of a process in milliseconds. Null on systems without /proc. */
function processorMs(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}

interface Load {
  perSecond: number;
  microseconds: number | null;
}

async function load(url: string, paths: readonly string[], pid: number): Promise<Load> {
  const before = processorMs(pid);
  const result = await autocannon({
    url,
    connections: 40,
    duration: 4,
    requests: paths.map((path) => ({ method: 'GET', path, headers: encoding })),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  const after = processorMs(pid);
  const used = before === null || after === null ? null : ((after - before) * 1000) / result.requests.total;
  return { perSecond: result.requests.average, microseconds: used };
}

const title = 'Static requests a second against nginx';

/**
 * Measures prerendered pages, a script and a style sheet, served compressed, against nginx with one worker on the same
 * files.
 */
export async function measureStaticFiles(databaseUrl: string): Promise<Measurement> {
  const command = findNginx();
  if (command === null)
    return {
      title,
      method: 'nginx is not installed here (Debian: apt-get install nginx)',
      figures: [{ name: 'ratio', value: 'not measured' }],
    };
  const program = await runProgram(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'limelight-nginx-'));
  try {
    const paths = await choosePaths(program.url);
    const files = await Promise.all(paths.map((path) => takeFile(program.url, path)));
    const nginx = await runNginx(command, folder, files);
    try {
      const own: Load[] = [];
      const yardstick: Load[] = [];
      await load(program.url, paths, program.pid);
      await load(nginx.url, paths, nginx.pid);
      for (let round = 0; round < rounds; round += 1) {
        own.push(await load(program.url, paths, program.pid));
        yardstick.push(await load(nginx.url, paths, nginx.pid));
      }
      const ratio = median(own.map(({ perSecond }, round) => perSecond / (yardstick[round]?.perSecond ?? 1)));
      const cost = (loads: readonly Load[]) =>
        loads.some(({ microseconds }) => microseconds === null)
          ? 'not told by this system'
          : `${rounded(median(loads.map(({ microseconds }) => microseconds ?? 0)))} µs of processor a request`;
      const line = (loads: readonly Load[]) =>
        `${Math.round(median(loads.map(({ perSecond }) => perSecond)))} requests/s, ${cost(loads)}`;
      return {
        title,
        method: `${rounds} rounds of 4 s each in turn, autocannon with 40 connections on the same machine; two pages, a script and a style sheet, gzip, the same headers; nginx with one worker, gzip_static, no log; ours in production mode with its figures and its database`,
        figures: [
          { name: 'ours', value: line(own) },
          { name: 'nginx', value: line(yardstick) },
          { name: 'ratio', value: `${rounded(ratio * 100)} %`, target: '>= 40 %', reached: ratio >= 0.4 },
        ],
      };
    } finally {
      await nginx.stop();
    }
  } finally {
    await program.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
