import type { Socket } from 'node:net';
import type { MailboxState, MailFault } from './state.ts';

const LARGEST_MESSAGE_BYTES = 25_000_000;
const LONGEST_LINE_BYTES = 4096;
const END_OF_DATA = Buffer.from('\r\n.\r\n');

type Phase = 'commands' | 'auth-user' | 'auth-password' | 'auth-plain' | 'data' | 'keeping' | 'dead';

/** An SMTP session (RFC 5321 with AUTH PLAIN and LOGIN, 8BITMIME, SIZE, no STARTTLS). */
export class SmtpSession {
  readonly #socket: Socket;
  readonly #state: MailboxState;
  #phase: Phase = 'commands';
  #pending: Buffer = Buffer.alloc(0);
  #greeted = false;
  #user = '';
  #from: string | undefined;
  #to: string[] = [];

  constructor(socket: Socket, state: MailboxState) {
    this.#socket = socket;
    this.#state = state;
    socket.on('data', (chunk: Buffer) => this.#receive(chunk));
    socket.on('error', () => socket.destroy());
    if (!this.#struck('connect')) this.#say(220, 'mailbox.invalid ESMTP stand-in ready');
  }

  #receive(chunk: Buffer): void {
    this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
    while (this.#phase !== 'dead' && this.#phase !== 'keeping') {
      if (this.#phase === 'data') {
        if (!this.#takeMessage()) return;
        continue;
      }
      const end = this.#pending.indexOf('\r\n');
      if (end === -1) {
        if (this.#pending.length > LONGEST_LINE_BYTES) this.#close(500, 'Line too long');
        return;
      }
      const line = this.#pending.subarray(0, end).toString('utf8');
      this.#pending = this.#pending.subarray(end + 2);
      this.#line(line);
    }
  }

  #line(line: string): void {
    if (this.#phase !== 'commands') return this.#credentials(line);
    const [verb = '', ...rest] = line.split(' ');
    const argument = rest.join(' ');
    switch (verb.toUpperCase()) {
      case 'EHLO':
        this.#greeted = true;
        this.#clear();
        this.#socket.write(
          `250-mailbox.invalid\r\n250-8BITMIME\r\n250-SMTPUTF8\r\n250-SIZE ${LARGEST_MESSAGE_BYTES}\r\n250 AUTH PLAIN LOGIN\r\n`,
        );
        return;
      case 'HELO':
        this.#greeted = true;
        this.#clear();
        return this.#say(250, 'mailbox.invalid');
      case 'AUTH':
        return this.#auth(argument);
      case 'MAIL':
        return this.#mail(argument);
      case 'RCPT':
        return this.#recipient(argument);
      case 'DATA':
        if (this.#from === undefined || this.#to.length === 0)
          return this.#say(503, '5.5.1 MAIL and RCPT first');
        this.#phase = 'data';
        return this.#say(354, 'End data with <CR><LF>.<CR><LF>');
      case 'RSET':
        this.#clear();
        return this.#say(250, '2.0.0 Reset');
      case 'NOOP':
        return this.#say(250, '2.0.0 OK');
      case 'VRFY':
        return this.#say(252, '2.1.5 Cannot verify');
      case 'QUIT':
        return this.#close(221, '2.0.0 Bye');
      default:
        return this.#say(502, '5.5.2 Command not recognised');
    }
  }

  #mail(argument: string): void {
    const address = /^FROM:\s*<([^>]*)>(.*)$/i.exec(argument);
    if (!this.#greeted) return this.#say(503, '5.5.1 EHLO first');
    if (this.#from !== undefined) return this.#say(503, '5.5.1 Sender already given');
    if (address === null) return this.#say(501, '5.5.4 Syntax: MAIL FROM:<address>');
    const size = /\bSIZE=(\d+)/i.exec(address[2] ?? '')?.[1];
    if (Number(size ?? 0) > LARGEST_MESSAGE_BYTES) return this.#say(552, '5.3.4 Message too big');
    if (this.#struck('mail')) return;
    this.#from = address[1] ?? '';
    this.#say(250, '2.1.0 Sender OK');
  }

  #recipient(argument: string): void {
    const address = /^TO:\s*<([^\s<>@]+@[^\s<>@]+)>/i.exec(argument)?.[1];
    if (this.#from === undefined) return this.#say(503, '5.5.1 MAIL first');
    if (address === undefined) return this.#say(501, '5.1.3 Syntax: RCPT TO:<address>');
    if (this.#struck('rcpt', [address])) return;
    this.#to.push(address);
    this.#say(250, '2.1.5 Recipient OK');
  }

  #auth(argument: string): void {
    const [mechanism = '', initial] = argument.split(' ');
    if (!this.#greeted) return this.#say(503, '5.5.1 EHLO first');
    if (mechanism.toUpperCase() === 'PLAIN') {
      if (initial !== undefined) return this.#plain(initial);
      this.#phase = 'auth-plain';
      return this.#say(334, '');
    }
    if (mechanism.toUpperCase() !== 'LOGIN') return this.#say(504, '5.5.4 Mechanism not supported');
    if (initial !== undefined) {
      this.#user = Buffer.from(initial, 'base64').toString('utf8');
      this.#phase = 'auth-password';
      return this.#say(334, 'UGFzc3dvcmQ6');
    }
    this.#phase = 'auth-user';
    this.#say(334, 'VXNlcm5hbWU6');
  }

  #credentials(line: string): void {
    const phase = this.#phase;
    this.#phase = 'commands';
    if (line === '*') return this.#say(501, '5.0.0 Cancelled');
    if (phase === 'auth-plain') return this.#plain(line);
    if (phase === 'auth-user') {
      this.#user = Buffer.from(line, 'base64').toString('utf8');
      this.#phase = 'auth-password';
      return this.#say(334, 'UGFzc3dvcmQ6');
    }
    this.#signedIn();
  }

  #plain(encoded: string): void {
    const parts = Buffer.from(encoded, 'base64').toString('utf8').split('\0');
    if (parts.length !== 3) return this.#say(501, '5.5.2 Credentials could not be read');
    this.#user = parts[1] ?? '';
    this.#signedIn();
  }

  #signedIn(): void {
    const refused = this.#state.faults().some(({ kind }) => kind === 'auth');
    if (refused) return this.#say(535, '5.7.8 Authentication failed');
    this.#say(235, '2.7.0 Authenticated');
  }

  /** Accepts the message once it is complete. False while it is not. */
  #takeMessage(): boolean {
    const empty = this.#pending.subarray(0, 3).equals(Buffer.from('.\r\n'));
    const end = empty ? 0 : this.#pending.indexOf(END_OF_DATA);
    if (end === -1) {
      if (this.#pending.length > LARGEST_MESSAGE_BYTES) this.#close(552, '5.3.4 Message too big');
      return false;
    }
    const raw = this.#pending.subarray(0, empty ? 0 : end + 2);
    this.#pending = this.#pending.subarray(empty ? 3 : end + END_OF_DATA.length);
    this.#phase = 'commands';
    if (this.#struck('data', this.#to)) {
      this.#clear();
      return true;
    }
    // What follows waits for the message.
    this.#phase = 'keeping';
    void this.#keep(unstuffed(raw));
    return false;
  }

  async #keep(message: Buffer): Promise<void> {
    const mail = await this.#state.receive(
      { from: this.#from ?? '', to: this.#to, user: this.#user },
      message,
    );
    this.#clear();
    this.#phase = 'commands';
    this.#say(250, `2.0.0 Kept as ${mail.id}`);
    this.#receive(Buffer.alloc(0));
  }

  /** Applies an ordered fault. True when it has answered, or never will. */
  #struck(at: NonNullable<MailFault['at']>, recipients: string[] = []): boolean {
    const fault = this.#state.takeFault(at, recipients);
    if (fault === undefined || fault.kind === 'auth') return false;
    if (fault.kind === 'hang') {
      this.#phase = 'dead';
    } else if (fault.kind === 'drop') {
      this.#phase = 'dead';
      this.#socket.destroy();
    } else {
      const temporary = fault.kind === 'temporary';
      const code = fault.code ?? (at === 'connect' ? (temporary ? 421 : 554) : temporary ? 451 : 550);
      const message = fault.message ?? (temporary ? '4.3.0 Try again later' : '5.7.1 Refused');
      if (at === 'connect') this.#close(code, message);
      else this.#say(code, message);
    }
    return true;
  }

  #clear(): void {
    this.#from = undefined;
    this.#to = [];
  }

  #say(code: number, message: string): void {
    this.#socket.write(`${code} ${message}\r\n`);
  }

  #close(code: number, message: string): void {
    this.#phase = 'dead';
    this.#socket.end(`${code} ${message}\r\n`);
  }
}

/** Removes the extra dot at the start of lines that begin with one. */
function unstuffed(raw: Buffer): Buffer {
  return Buffer.from(raw.toString('latin1').replaceAll(/(^|\r\n)\.\./g, '$1.'), 'latin1');
}
