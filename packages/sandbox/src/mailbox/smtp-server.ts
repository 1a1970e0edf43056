import { createServer, type Server, type Socket } from 'node:net';
import { SmtpSession } from './smtp-session.ts';
import type { MailboxState } from './state.ts';

/** The SMTP server. `close` also ends open sessions. */
export class SmtpServer {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  constructor(state: MailboxState) {
    this.#server = createServer((socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
      new SmtpSession(socket, state);
    });
  }

  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, () => {
        const address = this.#server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : port);
      });
    });
  }

  close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
    });
  }
}
