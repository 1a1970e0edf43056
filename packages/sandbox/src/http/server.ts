import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json, type Answer } from './answer.ts';
import { ALREADY_SENT, type Router } from './router.ts';

const LARGEST_BODY_BYTES = 520_000_000;

/**
 * Serves a router. A handler that throws answers 500 with the reason, because this program only runs for demos and
 * tests.
 */
export function createHttpServer(router: Router): Server {
  const server = createServer((incoming, outgoing) => {
    serve(router, incoming, outgoing).catch((error: unknown) => {
      if (incoming.destroyed || outgoing.destroyed) return;
      send(outgoing, json(500, { message: error instanceof Error ? error.stack : String(error) }));
    });
  });
  // Idle connections stay open long enough that clients never reuse one that was just closed, which would look like an
  // unordered fault.
  server.keepAliveTimeout = 15 * 60_000;
  server.requestTimeout = 0;
  server.headersTimeout = 60_000;
  return server;
}

async function serve(router: Router, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const target = incoming.url ?? '/';
  const mark = target.indexOf('?');
  const path = mark === -1 ? target : target.slice(0, mark);
  const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET');
  const found = router.find(method, path);
  const body = await readBody(incoming);
  if (body === undefined) return send(outgoing, json(413, { message: 'Body too large', status: 413 }));
  if (found === undefined) {
    return send(outgoing, json(404, { message: 'No virtual resource found', status: 404 }));
  }
  const handled = await found.handler({
    method,
    path,
    params: found.params,
    query: new URLSearchParams(mark === -1 ? '' : target.slice(mark + 1)),
    headers: incoming.headers,
    body,
    incoming,
    outgoing,
  });
  if (handled !== ALREADY_SENT) send(outgoing, handled);
}

/** Writes an answer. Does nothing when the connection was closed. */
export function send(outgoing: ServerResponse, answer: Answer): void {
  if (outgoing.destroyed || outgoing.headersSent) return;
  const sized = answer.body === undefined && answer.status !== 204 ? { 'content-length': '0' } : {};
  outgoing.writeHead(answer.status, { ...sized, ...answer.headers });
  outgoing.end(answer.body);
}

async function readBody(incoming: IncomingMessage): Promise<Buffer | undefined> {
  if (incoming.method === 'GET' || incoming.method === 'HEAD') return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size <= LARGEST_BODY_BYTES) chunks.push(chunk);
  }
  return size > LARGEST_BODY_BYTES ? undefined : Buffer.concat(chunks);
}
