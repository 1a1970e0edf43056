import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StorageAway } from './away.ts';
import { loadConfig } from './config/index.ts';
import { createStorage, type Storage } from './storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'limelight storage '));
const bucket = 'some-files';
/** The contents of the simulated S3 server, and the requests it received. */
const objects = new Map<string, { type: string; bytes: Buffer }>();
const asked: { line: string; headers: Record<string, unknown> }[] = [];

const listing = (keys: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>${bucket}</Name><IsTruncated>false</IsTruncated>${keys
    .map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`)
    .join('')}</ListBucketResult>`;
const absent = '<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchKey</Code></Error>';

/** Implements the part of S3 that storage uses: whole objects with path-style addresses, without newer features. */
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const url = new URL(request.url ?? '/', 'http://s3.example');
    const answer = (status: number, body: string | Buffer = '', headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-length': String(Buffer.byteLength(body)), ...headers }).end(body);
    asked.push({ line: `${request.method} ${url.pathname}`, headers: request.headers });
    if (!url.pathname.startsWith(`/${bucket}`)) answer(404, absent.replace('NoSuchKey', 'NoSuchBucket'));
    else if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key-id/')) answer(403);
    else if (url.pathname === `/${bucket}/` || url.pathname === `/${bucket}`) {
      if (url.searchParams.has('delete')) {
        for (const [, key = ''] of Buffer.concat(chunks)
          .toString()
          .matchAll(/<Key>(.*?)<\/Key>/g))
          objects.delete(key);
        answer(200, '<?xml version="1.0" encoding="UTF-8"?><DeleteResult/>');
      } else {
        const prefix = url.searchParams.get('prefix') ?? '';
        answer(200, listing([...objects.keys()].filter((key) => key.startsWith(prefix))));
      }
    } else {
      const key = decodeURIComponent(url.pathname.slice(bucket.length + 2));
      const found = objects.get(key);
      if (request.method === 'PUT') {
        objects.set(key, { type: request.headers['content-type'] ?? '', bytes: Buffer.concat(chunks) });
        answer(200);
      } else if (request.method === 'DELETE') {
        objects.delete(key);
        answer(204);
      } else if (found === undefined) answer(404, request.method === 'HEAD' ? '' : absent);
      else if (request.method === 'HEAD') answer(200);
      else answer(200, found.bytes, { 'content-type': found.type });
    }
  });
});

const s3 = (bucketName: string) => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return createStorage(
    loadConfig({
      DATA_DIR: folder,
      STORAGE: 's3',
      S3_BUCKET: bucketName,
      S3_ENDPOINT: `http://127.0.0.1:${address.port}`,
      S3_ACCESS_KEY_ID: 'key-id',
      S3_SECRET_ACCESS_KEY: 'key-secret',
    }),
  );
};
const storages: Partial<Record<'disk' | 's3', Storage>> = {};
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  storages.disk = createStorage(loadConfig({ DATA_DIR: folder, STORAGE_DIR: join(folder, 'some files') }));
  storages.s3 = s3(bucket);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(['disk', 's3'] as const)('files on %s', (kind) => {
  const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
  const files = () => {
    const storage = storages[kind];
    if (storage === undefined) throw new Error('not opened');
    return storage;
  };

  it('are within reach', async () => {
    expect(await files().answers()).toBe(true);
  });

  it('are kept byte by byte, replaced, and gone when removed', async () => {
    await files().put('media/ab/one', bytes, 'image/png');
    expect(Buffer.from((await files().get('media/ab/one')) ?? []).equals(bytes)).toBe(true);
    await files().put('media/ab/one', bytes.subarray(0, 3), 'image/png');
    expect(await files().get('media/ab/one')).toHaveLength(3);
    await files().remove('media/ab/one');
    expect(await files().get('media/ab/one')).toBeNull();
  });

  it('that are not there are null, and removing them is no fault', async () => {
    expect(await files().get('media/zz/none')).toBeNull();
    await files().remove('media/zz/none');
    await files().removeAll('pictures/nobody');
  });

  it('below a prefix go together, and no others', async () => {
    for (const key of ['pictures/a/1', 'pictures/a/2', 'pictures/b/1'])
      await files().put(key, bytes.subarray(0, 10), 'image/jpeg');
    await files().removeAll('pictures/a');
    expect(await files().get('pictures/a/1')).toBeNull();
    expect(await files().get('pictures/a/2')).toBeNull();
    expect(await files().get('pictures/b/1')).toHaveLength(10);
  });
});

it('says that a bucket is missing', async () => {
  const missing = s3('elsewhere');
  expect(await missing.answers()).toBe(false);
  await expect(missing.put('media/ab/one', new Uint8Array(3), 'image/png')).rejects.toThrow(StorageAway);
  await expect(missing.list().next()).rejects.toThrow(StorageAway);
});

it('asks an S3-compatible service for nothing that only AWS knows', () => {
  expect(asked.length).toBeGreaterThan(5);
  for (const { line, headers } of asked) {
    expect(line).toMatch(new RegExp(`^[A-Z]+ /(${bucket}|elsewhere)`));
    expect(headers['transfer-encoding'] ?? headers['content-encoding'] ?? '').not.toContain('chunked');
    expect(headers).not.toHaveProperty('x-amz-acl');
    expect(headers).not.toHaveProperty('x-amz-checksum-mode');
    expect(headers).not.toHaveProperty('x-amz-trailer');
  }
  for (const { headers } of asked.filter(({ line }) => line.startsWith('PUT')))
    expect(headers).not.toHaveProperty('x-amz-checksum-crc32');
});
