import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface Received {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface AnsweringServer {
  base: string;
  received: Received[];
  /** Requests to the error report path are answered automatically and recorded here. */
  reports: Received[];
  answer: (handler: (request: Received, response: ServerResponse) => void | Promise<void>) => void;
  close: () => Promise<void>;
}

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

/** Starts a real server on a free local port, so that calls are tested with the platform's own fetch. */
export async function startAnsweringServer(): Promise<AnsweringServer> {
  const received: Received[] = [];
  const reports: Received[] = [];
  let handler: (request: Received, response: ServerResponse) => void | Promise<void> = (_, response) =>
    json(response, 200, { data: {} });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    request.setEncoding('utf8');
    let body = '';
    for await (const piece of request) body += String(piece);
    const one: Received = {
      method: request.method ?? '',
      path: (request.url ?? '').replace(/^\/api/, ''),
      headers: request.headers,
      body,
    };
    if (one.path === '/error-report/report') {
      reports.push(one);
      json(response, 200, { data: {} });
      return;
    }
    received.push(one);
    await handler(one, response);
  }

  const server = createServer((request, response) => {
    // A request that was aborted by its caller cannot be answered.
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server got no port.');
  return {
    base: `http://127.0.0.1:${address.port}/api`,
    received,
    reports,
    answer: (next) => {
      handler = next;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
