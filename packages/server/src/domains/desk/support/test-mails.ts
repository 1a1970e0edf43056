import { createHmac } from 'node:crypto';
import { inboundMail } from '../../../testing/environment.ts';
import type { TestApp } from '../../../testing/index.ts';

interface Written {
  to: string;
  from?: string;
  messageId?: string;
  text?: string;
  headers?: readonly string[];
  /** Replaces the plain text: the content type and the body. */
  body?: { type: string; content: string };
}

export function mailOf({
  to,
  from = 'asha@example.com',
  messageId,
  text = '',
  headers = [],
  body,
}: Written): string {
  return [
    `From: Asha Rao <${from}>`,
    `To: <${to}>`,
    'Subject: Re: your answer',
    ...(messageId === undefined ? [] : [`Message-ID: <${messageId}>`]),
    'MIME-Version: 1.0',
    ...headers,
    `Content-Type: ${body?.type ?? 'text/plain; charset=utf-8'}`,
    '',
    body?.content ?? text,
  ].join('\r\n');
}

export async function deliver(
  app: TestApp,
  raw: string,
  signature = createHmac('sha256', inboundMail.secret).update(raw).digest('hex'),
): Promise<{ status: number; text: string }> {
  const response = await app.fetch('/api/webhooks/mail', {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', 'x-mail-signature': signature },
    body: raw,
  });
  return { status: response.status, text: await response.text() };
}

/** The newest email to an address: its reply address and content. */
export async function newestMail(
  app: TestApp,
  to: string,
): Promise<{ subject: string; text: string; replyTo: string; files: string[]; id: string }> {
  await app.runDueJobs();
  const [mail] = await app.sandbox.control.mailbox.mails(to);
  if (mail === undefined) throw new Error(`no mail to ${to}`);
  const { subject, text, headers, attachments } = mail;
  const files = attachments.map(({ name }) => name);
  return { subject, text, replyTo: headers['reply-to'] ?? '', files, id: headers['message-id'] ?? '' };
}
