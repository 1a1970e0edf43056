import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';

/** How long an idle connection is kept. The built-in fetch closes it after four seconds. */
const idleMs = 55_000;
const bodyless: ReadonlySet<number> = new Set([204, 304]);

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}

/**
 * A `fetch` for model calls that keeps connections open, so that a request some seconds later does not wait for a
 * handshake. It accepts text bodies and does not follow redirects. Rejects like `fetch`: with the signal's reason
 * after an abort, and with a `TypeError` when there is no response.
 */
export function createKeepAliveFetch(): { fetch: typeof fetch; close(): void } {
  const options = { keepAlive: true, timeout: idleMs };
  const agents = { http: new http.Agent(options), https: new https.Agent(options) };

  const send = (request: Request, body: Uint8Array, mayRepeat: boolean): Promise<Response> =>
    new Promise((resolve, reject) => {
      const url = new URL(request.url);
      const secure = url.protocol === 'https:';
      const outgoing = (secure ? https : http).request(url, {
        agent: secure ? agents.https : agents.http,
        method: request.method,
        headers: {
          ...Object.fromEntries(request.headers),
          'accept-encoding': 'identity',
          'content-length': body.byteLength,
        },
        signal: request.signal,
      });
      // The agent's timeout is meant for idle connections; a model may reason for longer.
      outgoing.setTimeout(0);
      outgoing.once('response', (incoming) => {
        const status = incoming.statusCode ?? 500;
        const stream = bodyless.has(status) ? null : Readable.toWeb(incoming);
        resolve(
          new Response(stream as ReadableStream<Uint8Array> | null, { status, headers: headersOf(incoming) }),
        );
      });
      outgoing.once('error', (error) => {
        if (request.signal.aborted) {
          reject(request.signal.reason);
          return;
        }
        // The server closed a reused connection before it saw the request, so it can be sent again.
        const closed = 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
        if (outgoing.reusedSocket && closed && mayRepeat) resolve(send(request, body, false));
        else reject(new TypeError('fetch failed', { cause: error }));
      });
      outgoing.end(body);
    });

  return {
    async fetch(input, init) {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      return send(request, new Uint8Array(await request.arrayBuffer()), true);
    },
    close() {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}
