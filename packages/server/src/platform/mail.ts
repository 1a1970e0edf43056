import type { Transporter } from 'nodemailer';
import type { Config } from './config/index.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same message sent twice carries the same id, so that mailboxes can tell. */
  messageId: string;
  /** Where an answer goes, when not to the sender. */
  replyTo?: string;
  /** Names the conversation that the mail belongs to, so that mailboxes show it together. */
  thread?: string;
  /** For mails that a person can switch off. */
  unsubscribe?: MailUnsubscribe;
  attachments?: readonly { name: string; mime: string; bytes: Uint8Array }[];
}

/** How a person stops mails of one kind: for mail programs (RFC 8058), and as a link below the mail. */
export interface MailUnsubscribe {
  oneClick: string;
  page: string;
  label: string;
}

export interface Mailer {
  configured: boolean;
  /** Throws when the server does not take the message. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** What makes an address a list, a comment or a name with another address in it. */
const listSigns = /[<>(),;:\\"[\]]/;

export function createMailer(config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL'>): Mailer {
  const { SMTP_URL: url } = config;
  let transport: Transporter | null = null;
  return {
    configured: url !== undefined,
    async send({ thread, unsubscribe, attachments = [], ...mail }) {
      if (url === undefined) throw new Error('SMTP_URL is not set');
      if (listSigns.test(mail.to)) throw new Error('no mail can go to an address with these characters');
      if (transport === null) {
        const { createTransport } = await import('nodemailer');
        transport = createTransport({
          url,
          pool: true,
          maxConnections: 3,
          connectionTimeout: 10_000,
          socketTimeout: 30_000,
        });
      }
      const host = new URL(config.PUBLIC_URL).hostname;
      const parent = thread === undefined ? undefined : `<${thread}@${host}>`;
      await transport.sendMail({
        from: config.MAIL_FROM,
        ...mail,
        messageId: `<${mail.messageId}@${host}>`,
        ...(parent === undefined ? {} : { inReplyTo: parent, references: parent }),
        // RFC 3834: nobody's out-of-office note answers it, and our own door never takes it for a person's mail.
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe === undefined
            ? {}
            : {
                'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }),
        },
        attachments: attachments.map(({ name, mime, bytes }) => ({
          filename: name,
          contentType: mime,
          content: Buffer.from(bytes),
        })),
      });
    },
    close: () => transport?.close(),
  };
}
