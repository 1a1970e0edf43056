import { createHmac, randomUUID } from 'node:crypto';
import { redirect, type Answer } from '../http/answer.ts';
import { form, header, type Call } from '../http/router.ts';
import { html } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import type { Mail, MailboxState } from './state.ts';

/** The app's endpoint for received emails, and the secret they are signed with. */
export type InboundMail = { url: string; secret: string };

const replyTo = (mail: Mail) => mail.headers['reply-to'] ?? '';

/** The reply form below a message with a reply address. `sent` is the result of the last reply. */
export function replyForm(mail: Mail, sent: string | null) {
  if (replyTo(mail) === '') return '';
  return html`<h2>Reply</h2>
    ${sent === null ? '' : html`<p class="card" role="status">Your reply was handed over: ${sent}.</p>`}
    <form method="post" action="/mailbox/messages/${mail.id}/reply" class="card">
      <p class="soft">To ${replyTo(mail)}, as if ${mail.to} wrote it.</p>
      <div class="field">
        <label for="reply">Your reply</label>
        <textarea id="reply" name="text" rows="5" required></textarea>
      </div>
      <button type="submit">Send the reply</button>
    </form>`;
}

/** The reply as mailboxes format it: the answer above the quoted message. */
function messageOf(mail: Mail, text: string, now: number): string {
  const quoted = mail.text.split('\n').map((line) => `> ${line}`);
  const when = new Date(now).toUTCString();
  const body = [...text.split(/\r?\n/), '', `On ${when}, ${mail.from} wrote:`, ...quoted].join('\r\n');
  const answered = mail.headers['message-id'];
  return [
    `From: ${mail.envelopeTo[0] ?? mail.to}`,
    `To: ${replyTo(mail)}`,
    `Subject: =?UTF-8?B?${Buffer.from(`Re: ${mail.subject.replace(/^(Re:\s*)+/i, '')}`).toString('base64')}?=`,
    `Date: ${when}`,
    `Message-ID: <${randomUUID()}@mailbox.example>`,
    ...(answered === undefined ? [] : [`In-Reply-To: ${answered}`]),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(body).toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
  ].join('\r\n');
}

function refused(reason: string, id: string): Answer {
  return page({
    status: 502,
    title: 'Reply not taken — mailbox stand-in',
    standsFor: 'a mail server',
    body: html`<h1>The reply was not taken</h1>
      <p class="card">${reason}</p>
      <p><a href="/mailbox/messages/${id}">Back to the message</a></p>`,
  });
}

export async function replyPage(state: MailboxState, call: Call, inbound: InboundMail): Promise<Answer> {
  const mail = state.mails.get(call.params['id'] ?? '');
  const text = form(call)?.get('text')?.trim() ?? '';
  const id = call.params['id'] ?? '';
  const origin = header(call, 'origin');
  if (origin !== undefined && origin !== 'null' && origin !== `http://${header(call, 'host') ?? ''}`)
    return refused('Another page may not send replies.', id);
  if (mail === undefined || replyTo(mail) === '' || text === '')
    return refused('There is nothing to send.', id);
  const raw = messageOf(mail, text, state.now());
  const answer = await fetch(inbound.url, {
    method: 'POST',
    headers: {
      'content-type': 'message/rfc822',
      'x-mail-signature': createHmac('sha256', inbound.secret).update(raw).digest('hex'),
    },
    body: raw,
  }).catch(() => null);
  if (answer === null) return refused('The program does not answer.', id);
  const said = (await answer.text()).slice(0, 300);
  if (!answer.ok) return refused(said, id);
  return redirect(`/mailbox/messages/${mail.id}?sent=${encodeURIComponent(said)}`);
}
