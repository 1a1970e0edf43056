import { brand } from '@limelight/contracts';
import { emailPattern } from '@limelight/contracts/catalog';
import type { Transporter } from 'nodemailer';
import type { Config } from './config/index.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** A retried message has the same id, so that mail servers can detect duplicates. */
  messageId: string;
  replyTo?: string;
  /** The conversation id, by which email apps group messages. */
  thread?: string;
  /** Only for emails that a person can turn off. */
  unsubscribe?: MailUnsubscribe;
  attachments?: readonly { name: string; mime: string; bytes: Uint8Array }[];
}

/** Unsubscribe links for one kind of mail: for email apps (RFC 8058), and for the text of the email. */
export interface MailUnsubscribe {
  oneClick: string;
  page: string;
  label: string;
}

export interface Mailer {
  configured: boolean;
  send(mail: Mail): Promise<void>;
  close(): void;
}

export function createMailer(
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL' | 'SUPPORT_EMAIL'>,
): Mailer {
  const { SMTP_URL: url } = config;
  let transport: Transporter | null = null;
  /** Texts name the support address of the brand. This installation may have another one. */
  const addressed = (text: string) => text.replaceAll(brand.supportEmail, config.SUPPORT_EMAIL);
  return {
    configured: url !== undefined,
    async send({ thread, unsubscribe, attachments = [], ...mail }) {
      if (url === undefined) throw new Error('SMTP_URL is not set');
      if (!emailPattern.test(mail.to)) throw new Error('no mail can go to an address with these characters');
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
        text: addressed(mail.text),
        html: addressed(mail.html),
        messageId: `<${mail.messageId}@${host}>`,
        ...(parent === undefined ? {} : { inReplyTo: parent, references: parent }),
        // Marks the email as automatic (RFC 3834), which suppresses out-of-office replies and lets our own inbound
        // mail recognise it.
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
