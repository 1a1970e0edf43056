import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { empty, type Answer } from '../http/answer.ts';
import { ALREADY_SENT, header, type Call, type Handled, type Router } from '../http/router.ts';
import type { HubFault, HubFile, HubRequest, HubState } from './state.ts';

const PIECE_BYTES = 16_384;

/**
 * Mounts a hub of model weights below `/hub`. The address of a file redirects to the storage, which supports ranges.
 */
export function mountHub(router: Router, state: HubState): void {
  router.add('GET', '/hub/:owner/:name/resolve/:revision/:file', (call) => resolveFile(state, call));
  router.add('GET', '/hub-storage/:sha256/:file', (call) => serveFile(state, call));
}

const refusal = (status: number, code: string, text: string): Answer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'x-error-code': code, 'x-error-message': text },
  body: text,
});

function resolveFile(state: HubState, call: Call): Handled {
  const { owner, name, revision, file } = call.params;
  const repository = `${owner}/${name}`;
  const known = state.files.filter((entry) => entry.repository === repository);
  const found = known.find((entry) => entry.file === file);
  const fault = state.take(['missing', 'status', 'lie']);
  const record = note(state, call, fault);
  const answered = (answer: Answer): Answer => {
    record.status = answer.status;
    return answer;
  };
  if (fault?.kind === 'status') return answered(refusal(fault.status ?? 503, 'ServerError', 'Ordered fault'));
  // Missing repositories cannot be distinguished from private ones.
  if (known.length === 0) return answered(refusal(401, 'RepoNotFound', 'Invalid username or password.'));
  if (revision !== 'main') return answered(refusal(404, 'RevisionNotFound', 'Invalid rev id'));
  if (found === undefined || fault?.kind === 'missing')
    return answered(refusal(404, 'EntryNotFound', 'Entry not found'));
  const size = fault?.kind === 'lie' ? (fault.sizeBytes ?? 1e15) : found.bytes.length;
  return answered(
    empty(302, {
      location: `/hub-storage/${found.sha256}/${found.file}`,
      'accept-ranges': 'bytes',
      'x-repo-commit': '0123456789abcdef0123456789abcdef01234567',
      'x-linked-size': String(size),
      'x-linked-etag': `"${statedHash(found)}"`,
    }),
  );
}

/** The hub states the SHA-256 of large files alone. Of small ones, such as texts, it states the hash of Git. */
function statedHash({ file, sha256, bytes }: HubFile): string {
  if (!file.endsWith('.txt')) return sha256;
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

function note(state: HubState, call: Call, fault: HubFault | undefined): HubRequest {
  const range = header(call, 'range');
  const record: HubRequest = {
    at: state.now(),
    method: call.incoming.method ?? call.method,
    path: call.path,
    status: 0,
    bytesSent: 0,
    ...(range === undefined ? {} : { range }),
    ...(fault === undefined ? {} : { fault: fault.kind }),
  };
  state.requests.add(record);
  return record;
}

async function serveFile(state: HubState, call: Call): Promise<Handled> {
  const { sha256, file } = call.params;
  const found = state.files.find((entry) => entry.sha256 === sha256 && entry.file === file);
  if (found === undefined) return refusal(403, 'AccessDenied', 'The signature has expired');
  const fault = state.take(['cut', 'stall', 'slow', 'corrupt', 'longer', 'shorter', 'no-ranges']);
  const record = note(state, call, fault);
  const bytes = contents(found, fault);
  const range =
    fault?.kind === 'no-ranges' ? undefined : /^bytes=(\d+)-(\d*)$/.exec(header(call, 'range') ?? '');
  const start = range == null ? 0 : Number(range[1]);
  const end = range == null || range[2] === '' ? bytes.length : Math.min(Number(range[2]) + 1, bytes.length);
  if (start >= bytes.length) {
    record.status = 416;
    return empty(416, { 'content-range': `bytes */${bytes.length}` });
  }
  record.status = range == null ? 200 : 206;
  call.outgoing.writeHead(record.status, {
    'content-type': 'binary/octet-stream',
    'content-length': String(end - start),
    'accept-ranges': 'bytes',
    etag: `"${found.sha256}"`,
    ...(range == null ? {} : { 'content-range': `bytes ${start}-${end - 1}/${bytes.length}` }),
  });
  if (call.incoming.method === 'HEAD') call.outgoing.end();
  else await pour(call, bytes.subarray(start, end), fault, record);
  return ALREADY_SENT;
}

function contents({ bytes }: HubFile, fault: HubFault | undefined): Buffer {
  switch (fault?.kind) {
    case 'corrupt': {
      const changed = Buffer.from(bytes);
      changed.fill(0x55, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 64);
      return changed;
    }
    case 'longer':
      return Buffer.concat([bytes, Buffer.alloc(PIECE_BYTES)]);
    case 'shorter':
      return bytes.subarray(0, bytes.length - PIECE_BYTES);
    default:
      return bytes;
  }
}

async function pour(
  call: Call,
  bytes: Buffer,
  fault: HubFault | undefined,
  record: HubRequest,
): Promise<void> {
  const { outgoing } = call;
  const stops = fault?.kind === 'cut' || fault?.kind === 'stall';
  const limit = stops ? Math.min(fault.afterBytes ?? bytes.length / 2, bytes.length) : bytes.length;
  while (record.bytesSent < limit && !outgoing.destroyed) {
    const piece = bytes.subarray(record.bytesSent, Math.min(record.bytesSent + PIECE_BYTES, limit));
    record.bytesSent += piece.length;
    if (!outgoing.write(piece)) await Promise.race([once(outgoing, 'drain'), once(outgoing, 'close')]);
    if (fault?.kind === 'slow') await sleep(fault.delayMs ?? 20);
  }
  if (outgoing.destroyed) return;
  if (fault?.kind === 'stall') await once(outgoing, 'close');
  // Waits until the data was sent, because closing at once would discard what the system still buffers.
  else if (fault?.kind === 'cut') outgoing.write('', () => outgoing.destroy());
  else outgoing.end();
}
