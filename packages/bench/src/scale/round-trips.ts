import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Frontend messages that PostgreSQL answers: a simple query and the end of a prepared one. */
const answered = new Set(['Q', 'S']);

/** Counts the messages of one connection, which can arrive in any pieces. */
function createCounter(count: () => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  /** The first message of a connection has no type. */
  let begun = false;
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      const head = begun ? 5 : 4;
      if (rest.length < head) return;
      const length = rest.readUInt32BE(head - 4) + head - 4;
      if (rest.length < length) return;
      if (begun && answered.has(String.fromCharCode(rest[0] ?? 0))) count();
      begun = true;
      rest = rest.subarray(length);
    }
  };
}

export interface CountedDatabase {
  /** The address of the same database through this counter. */
  url: string;
  /** Round trips so far. */
  count(): number;
  close(): void;
}

/** Stands between a program and its database and counts the round trips. */
export async function countRoundTrips(databaseUrl: string): Promise<CountedDatabase> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let total = 0;
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    const count = createCounter(() => {
      total += 1;
    });
    client.on('data', count).pipe(database).pipe(client);
    for (const socket of [client, database]) {
      sockets.add(socket.setNoDelay(true));
      socket.on('close', () => sockets.delete(socket));
      // Either side may end first; the other then ends too.
      socket.on('error', () => {
        client.destroy();
        database.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = new URL(databaseUrl);
  url.port = String(address.port);
  return {
    url: url.href,
    count: () => total,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
