// The worker of the baseline: a publisher that relies on a job queue's retries.
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { onePagePdf } from '@limelight/sandbox';
import { z } from 'zod';
import { picture } from './files.ts';

const url = process.env['DATABASE_URL'] ?? '';
const api = process.env['LINKEDIN_API_URL'] ?? '';
const timeoutMs = Number(process.env['TIMEOUT_MS']);

/** The default of the queue. */
const retries = 3;

interface Row {
  author: string;
  token: string;
  kind: 'text' | 'image' | 'document';
  text: string;
  status: string;
}

const pool = new pg.Pool({ connectionString: url, max: 12 });
pool.on('error', () => {});
pool.on('connect', (client) => client.on('error', () => {}));

async function send(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}

function headersOf(token: string) {
  return {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'linkedin-version': '202609',
    'x-restli-protocol-version': '2.0.0',
  };
}

const started = z.object({
  value: z.object({ uploadUrl: z.string(), image: z.string().optional(), document: z.string().optional() }),
});

async function upload({ author, token, kind }: Row): Promise<string | null> {
  if (kind === 'text') return null;
  const response = await send(`${api}/rest/${kind}s?action=initializeUpload`, {
    method: 'POST',
    headers: headersOf(token),
    body: JSON.stringify({ initializeUploadRequest: { owner: author } }),
  });
  const { value } = started.parse(await response.json());
  const bytes = kind === 'image' ? picture() : onePagePdf([]);
  const type = kind === 'image' ? 'image/png' : 'application/pdf';
  const headers = { authorization: `Bearer ${token}`, 'content-type': type };
  await send(value.uploadUrl, { method: 'PUT', headers, body: new Uint8Array(bytes) });
  return value.image ?? value.document ?? null;
}

async function publish(index: number): Promise<void> {
  const { rows } = await pool.query<Row>('SELECT * FROM plain_posts WHERE index = $1', [index]);
  const row = rows[0];
  if (row === undefined || row.status === 'published') return;
  const asset = await upload(row);
  const media = row.kind === 'document' ? { id: asset, title: 'The plan' } : { id: asset };
  await send(`${api}/rest/posts`, {
    method: 'POST',
    headers: headersOf(row.token),
    body: JSON.stringify({
      author: row.author,
      commentary: row.text,
      visibility: 'PUBLIC',
      distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
      lifecycleState: 'PUBLISHED',
      isReshareDisabledByAuthor: false,
      ...(asset === null ? {} : { content: { media } }),
    }),
  });
  await pool.query("UPDATE plain_posts SET status = 'published' WHERE index = $1", [index]);
}

const boss = new PgBoss({ connectionString: url, schedule: false, supervise: false, max: 12 });
boss.on('error', () => {});
await boss.start();
await boss.work<{ index: number }>(
  'plain',
  { batchSize: 1, localConcurrency: 10, pollingIntervalSeconds: 0.5, includeMetadata: true },
  async ([job]) => {
    if (job === undefined) return;
    try {
      await publish(job.data.index);
    } catch (error) {
      if (job.retryCount >= retries)
        await pool.query("UPDATE plain_posts SET status = 'failed' WHERE index = $1 AND status = 'waiting'", [
          job.data.index,
        ]);
      throw error;
    }
  },
);
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: true });
