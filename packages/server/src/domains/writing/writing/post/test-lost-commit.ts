import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

/**
 * A proxy between a program and its database that, on request, lets a commit through and cuts the connection before its
 * answer.
 */
export async function openLossyDatabase(
  url: string,
): Promise<{ url: string; loseNext(): void; close(): void }> {
  const target = new URL(url);
  let losing = false;
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    let lost = false;
    client.on('data', (bytes) => {
      if (losing && bytes.includes('commit\0')) {
        losing = false;
        lost = true;
      }
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (lost) client.destroy();
      else client.write(bytes);
    });
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has an address of this kind
  const { port } = server.address() as AddressInfo;
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(port);
  return {
    url: through.href,
    loseNext: () => {
      losing = true;
    },
    close: () => server.close(),
  };
}
