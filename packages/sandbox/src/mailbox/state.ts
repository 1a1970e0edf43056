import { randomUUID } from 'node:crypto';
import {
  isArrayOf,
  isEither,
  isNull,
  isNumber,
  isOneOf,
  isRecordOf,
  isShape,
  isString,
  type Guarded,
} from '../guards.ts';
import type { Collection, Journal } from '../store/journal.ts';
import { parseMail } from './mime.ts';

const isMail = isShape({
  id: isString,
  receivedAt: isNumber,
  envelopeFrom: isString,
  envelopeTo: isArrayOf(isString),
  user: isString,
  subject: isString,
  from: isString,
  to: isString,
  headers: isRecordOf(isString),
  text: isString,
  html: isString,
  attachments: isArrayOf(isShape({ name: isString, type: isString, byteLength: isNumber })),
  raw: isString,
});
/** A received message. `user` is the AUTH name or "", `raw` the complete message. */
export type Mail = Guarded<typeof isMail>;

export const isMailFault = isShape(
  { kind: isOneOf('refuse', 'temporary', 'hang', 'drop', 'auth') },
  {
    /** The phase it affects: the greeting, MAIL, RCPT or after DATA (the default). */
    at: isOneOf('connect', 'mail', 'rcpt', 'data'),
    /** Only for recipients that contain this text (`rcpt` and `data`). */
    recipient: isString,
    /** The number of times, by default 1, or null for always. */
    times: isEither(isNumber, isNull),
    code: isNumber,
    message: isString,
  },
);
export type MailFault = Guarded<typeof isMailFault>;

export class MailboxState {
  readonly now: () => number;
  readonly mails: Collection<Mail>;
  #faults: MailFault[] = [];
  #version = 0;

  constructor(journal: Journal, now: () => number) {
    this.now = now;
    this.mails = journal.collection('mails', isMail);
  }

  /** Changes with every message, so that a page can detect whether it is up to date. */
  get version(): number {
    return this.#version;
  }

  async receive(envelope: { from: string; to: string[]; user: string }, raw: Buffer): Promise<Mail> {
    const parsed = await parseMail(raw);
    const mail: Mail = {
      id: randomUUID(),
      receivedAt: this.now(),
      envelopeFrom: envelope.from,
      envelopeTo: envelope.to,
      user: envelope.user,
      subject: parsed.headers['subject'] ?? '',
      from: parsed.headers['from'] ?? envelope.from,
      to: parsed.headers['to'] ?? envelope.to.join(', '),
      headers: parsed.headers,
      text: parsed.text,
      html: parsed.html,
      attachments: parsed.attachments,
      raw: raw.toString('utf8'),
    };
    this.mails.set(mail.id, mail);
    this.#version += 1;
    return mail;
  }

  /** Newest first, optionally for one recipient. */
  list(to?: string): Mail[] {
    const wanted = to?.toLowerCase();
    return [...this.mails.values()]
      .filter(
        (mail) => wanted === undefined || mail.envelopeTo.some((address) => address.toLowerCase() === wanted),
      )
      .reverse();
  }

  order(fault: MailFault): void {
    this.#faults.push({ ...fault });
  }

  faults(): MailFault[] {
    return this.#faults.map((fault) => ({ ...fault }));
  }

  clearFaults(): void {
    this.#faults = [];
  }

  takeFault(at: 'connect' | 'mail' | 'rcpt' | 'data', recipients: string[]): MailFault | undefined {
    const found = this.#faults.find(
      (fault) =>
        (fault.at ?? 'data') === at &&
        (fault.recipient === undefined ||
          recipients.some((address) => address.includes(fault.recipient ?? ''))),
    );
    if (found === undefined || found.times === null) return found;
    found.times = (found.times ?? 1) - 1;
    if (found.times <= 0) this.#faults = this.#faults.filter((fault) => fault !== found);
    return found;
  }

  reset(): void {
    this.mails.clear();
    this.#faults = [];
    this.#version += 1;
  }
}
