import { createHmac, timingSafeEqual } from 'node:crypto';
import { ticketFileLimit, ticketTextLimit } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { AppError, existing } from '../../../../platform/http/index.ts';
import { sha256 } from '../../../../platform/secrets.ts';
import { threadFile, unlessUnreadable } from '../../../../platform/threads/index.ts';
import { audit } from '../../../accounts/audit/index.ts';
import {
  findTicketByNumber,
  hasMail,
  lockTicketByNumber,
  markFilesRemoved,
  type TicketRow,
} from '../repository.ts';
import { isGenuine, readAddress, type Side } from '../rules/token.ts';
import { keepTicketFile } from './files.ts';
import type * as Reader from './mail-reader.worker.ts';
import type { ReceivedMail } from './mail-reader.worker.ts';
import { writeMessage } from './write.ts';

const reader = threadFile<typeof Reader>(import.meta.url, 'mail-reader');

const wrongSecret = 'The signature does not match. Check that both sides have the same secret.';

/** Stops two programs that answer each other, whatever their emails look like. */
const mailLimit = { name: 'ticket-mail', points: 30, perSeconds: 3600 } as const;

/**
 * Handles an email to an address of its own. Null when it is for somebody else. `key` identifies a repeated delivery.
 */
export type MailReceiver = (
  mail: ReceivedMail,
  at: { inbound: string; key: string },
) => Promise<MailEnd | null>;

/** The result of an email. Only `taken` has any effect. */
export type MailEnd = 'taken' | 'automatic' | 'known' | 'empty';

function isSigned(secret: string, raw: Uint8Array, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(raw).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function ticketFor(
  context: Context,
  inbound: string,
  mail: ReceivedMail,
): Promise<{ ticket: TicketRow; side: Side } | null> {
  const given = readAddress(inbound, mail.to);
  if (given === null) return null;
  const ticket = await findTicketByNumber(context.database.db, given.number);
  if (ticket === null || !isGenuine(context.secrets, given, ticket)) return null;
  return { ticket, side: given.side };
}

interface KeptFiles {
  ids: string[];
  /** The names of rejected files. */
  refused: string[];
}

async function keepFiles(context: Context, ticket: TicketRow, mail: ReceivedMail): Promise<KeptFiles> {
  const kept: KeptFiles = { ids: [], refused: [] };
  for (const file of mail.files) {
    try {
      if (kept.ids.length === ticketFileLimit) throw new AppError('ticket_file_invalid');
      kept.ids.push((await keepTicketFile(context, ticket.userId, file)).id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      kept.refused.push(file.name);
    }
  }
  return kept;
}

function messageText(mail: ReceivedMail, refused: readonly string[]): string {
  const words = mail.words === '' ? '(only files)' : mail.words;
  const note = refused.length === 0 ? '' : `\n\n(Not attached: ${refused.join(', ').slice(0, 500)})`;
  return `${words.slice(0, ticketTextLimit - note.length)}${note}`.toWellFormed().replaceAll('\u0000', '');
}

/**
 * Handles an email from a mail server. Refuses with `inbound_mail_not_configured`, `signature_invalid`,
 * `mail_unreadable`, and `not_found` when its address was not issued here. A repeated or automatic email changes
 * nothing.
 */
export async function takeMail(
  context: Context,
  raw: Uint8Array,
  { signature, receivers }: { signature: string; receivers: readonly MailReceiver[] },
): Promise<MailEnd> {
  const { INBOUND_MAIL_ADDRESS: inbound, INBOUND_MAIL_SECRET: secret } = context.config;
  if (inbound === undefined || secret === undefined) throw new AppError('inbound_mail_not_configured');
  if (!isSigned(secret, raw, signature))
    throw new AppError('signature_invalid', undefined, { message: wrongSecret });
  const read = context.threads.texts.call(reader, 'readMail', [raw], { owner: 'inbound mail' });
  const mail = await unlessUnreadable(read, null);
  if (mail === null) throw new AppError('mail_unreadable');
  const key = sha256(mail.messageId ?? raw);
  for (const receive of receivers) {
    const end = await receive(mail, { inbound, key });
    if (end !== null) return end;
  }
  const found = existing(await ticketFor(context, inbound, mail));
  const { ticket, side } = found;
  if (mail.automatic) return 'automatic';
  if (mail.words === '' && mail.files.length === 0) return 'empty';
  if (await hasMail(context.database.db, ticket.id, key)) return 'known';
  await context.limits.take(mailLimit, `${ticket.id}:${side}`);
  const { ids, refused } = await keepFiles(context, ticket, mail);
  const message = { side, via: 'mail', text: messageText(mail, refused), files: ids, mailKey: key } as const;
  const taken = await context.database.db.transaction(async (tx) => {
    const locked = existing(await lockTicketByNumber(tx, ticket.number));
    if (!(await writeMessage(context, tx, locked, message))) return false;
    if (side === 'team') {
      const now = context.clock.now();
      await audit(tx, { actor: 'operator:mail', action: 'ticket.answer', subject: ticket.id, now });
    }
    return true;
  });
  if (taken) return 'taken';
  await markFilesRemoved(context.database.db, ids);
  return 'known';
}
