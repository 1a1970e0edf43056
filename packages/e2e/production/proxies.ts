import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';

export interface Proxy {
  port: number;
  /** The ports on this machine that it passes requests on to, one after the other. */
  leadTo(...ports: number[]): void;
  close(): Promise<void>;
}

type Handler = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Passes every request on with these headers added. */
async function openProxy(
  create: (handle: Handler) => Server,
  added: Readonly<Record<string, string>>,
): Promise<Proxy> {
  let targets: readonly number[] = [];
  let turn = 0;
  const server = create((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    turn += 1;
    const passed = request(
      {
        port: targets[turn % targets.length],
        host: '127.0.0.1',
        method,
        path: url,
        headers: { ...headers, ...added },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    port: address.port,
    leadTo(...ports) {
      targets = ports;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The load balancer, through which everybody comes from this address on the internet. */
export const openLoadBalancer = async (visitor: string): Promise<Proxy> =>
  openProxy((handle) => createServer(handle), { 'x-forwarded-for': visitor, 'x-forwarded-proto': 'https' });

/** The providers behind TLS. */
export const openProviders = async (certificate: { key: string; cert: string }): Promise<Proxy> =>
  openProxy((handle) => createSecureServer(certificate, handle), {});
