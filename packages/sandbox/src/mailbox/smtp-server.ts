import { SMTPServer } from 'smtp-server';
import type { MailboxState, MailFault } from './state.ts';

const LARGEST_MESSAGE_BYTES = 25_000_000;

type Phase = NonNullable<MailFault['at']>;
type Answer = (refusal?: Error | null) => void;

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

function refusalOf({ kind, at = 'data', code, message }: MailFault): Error {
  const isTemporary = kind === 'temporary';
  const usual = at === 'connect' ? (isTemporary ? 421 : 554) : isTemporary ? 451 : 550;
  return refusal(code ?? usual, message ?? (isTemporary ? '4.3.0 Try again later' : '5.7.1 Refused'));
}

/** An SMTP server that accepts any credentials, keeps every message and sends none on. `close` also ends open sessions. */
export class SmtpServer {
  readonly #server: SMTPServer;
  readonly #state: MailboxState;

  constructor(state: MailboxState) {
    this.#state = state;
    this.#server = new SMTPServer({
      name: 'mailbox.invalid',
      banner: 'stand-in ready',
      size: LARGEST_MESSAGE_BYTES,
      authOptional: true,
      allowInsecureAuth: true,
      disableReverseLookup: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 1,
      onConnect: ({ id }, answer) => this.#unlessFaulty('connect', id, [], answer),
      onAuth({ username = '' }, _session, answer) {
        const isRefused = state.faults().some(({ kind }) => kind === 'auth');
        if (isRefused) answer(refusal(535, '5.7.8 Authentication failed'));
        else answer(null, { user: username });
      },
      onMailFrom: (_sender, { id }, answer) => this.#unlessFaulty('mail', id, [], answer),
      onRcptTo: ({ address }, { id }, answer) => this.#unlessFaulty('rcpt', id, [address], answer),
      onData: (stream, { id, envelope, user }, answer) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          if (stream.sizeExceeded) return answer(refusal(552, '5.3.4 Message too big'));
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
          const to = envelope.rcptTo.map(({ address }) => address);
          const keep = () =>
            state
              .receive({ from, to, user: typeof user === 'string' ? user : '' }, Buffer.concat(chunks))
              .then((mail) => answer(null, `2.0.0 Kept as ${mail.id}`), answer);
          return this.#unlessFaulty('data', id, to, (fault) => (fault ? answer(fault) : void keep()));
        });
      },
    });
    // A client that disappears in the middle is its own fault.
    this.#server.on('error', () => undefined);
  }

  /** Applies a fault ordered for this phase: answers with it, ends the connection, or never answers. */
  #unlessFaulty(phase: Phase, session: string, recipients: string[], answer: Answer): void {
    const fault = this.#state.takeFault(phase, recipients);
    if (fault === undefined || fault.kind === 'auth') return answer();
    if (fault.kind === 'hang') return;
    if (fault.kind !== 'drop') return answer(refusalOf(fault));
    for (const connection of this.#server.connections) if (connection.id === session) connection.close();
  }

  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.server.once('error', reject);
      this.#server.listen(port, host, () => {
        const address = this.#server.server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : port);
      });
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve));
  }
}
