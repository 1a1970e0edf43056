import { spawn, spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { end, freePort, untilAnswers, type Running } from './processes.ts';

export interface ServedFile {
  path: string;
  bytes: Buffer;
  type: string;
  /** The headers that do not depend on the content or the connection. */
  headers: readonly (readonly [name: string, value: string])[];
}

/** Finds nginx on the path or where Debian's package installs it. Null when there is none. */
export function findNginx(): string | null {
  const known = ['nginx', '/usr/sbin/nginx'];
  return known.find((command) => spawnSync(command, ['-v']).status === 0) ?? null;
}

const quoted = (text: string) =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '')}"`;

function location({ path, type, headers }: ServedFile): string {
  const added = headers.map(([name, value]) =>
    // A unique id per request, as in the program.
    name === 'x-request-id'
      ? '      add_header x-request-id $request_id;'
      : `      add_header ${name} ${quoted(value)};`,
  );
  const file = path === '/' ? '/index' : path;
  return [
    `    location = ${path} {`,
    `      types { }`,
    `      default_type ${quoted(type)};`,
    `      try_files ${file}.file =404;`,
    ...added,
    '    }',
  ].join('\n');
}

/**
 * Runs nginx with one worker on the same bytes and headers, serving precompressed files from the disk with the settings
 * that its manual recommends.
 */
export async function runNginx(
  command: string,
  folder: string,
  files: readonly ServedFile[],
): Promise<Running> {
  const port = await freePort();
  const root = join(folder, 'root');
  for (const { path, bytes } of files) {
    const file = join(root, `${path === '/' ? '/index' : path}.file`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, '');
    await writeFile(`${file}.gz`, bytes);
  }
  const config = join(folder, 'nginx.conf');
  await writeFile(
    config,
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=1000 inactive=60s;
  keepalive_timeout 75;
  keepalive_requests 1000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    gzip_static on;
    location = /ready { return 200; }
${files.map(location).join('\n')}
  }
}
`,
  );
  const child = spawn(command, ['-c', config, '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(`${url}/ready`, child);
  const worker = spawnSync('ps', ['--ppid', String(child.pid), '-o', 'pid=']).stdout.toString();
  return { url, pid: Number(worker.trim()), stop: () => end(child) };
}
