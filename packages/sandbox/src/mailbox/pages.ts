import { json, type Answer } from '../http/answer.ts';
import type { Call, Router } from '../http/router.ts';
import { html } from '../pages/html.ts';
import { replyForm, replyPage, type InboundMail } from './reply.ts';
import { page } from '../pages/page.ts';
import type { Mail, MailboxState } from './state.ts';

const ADDRESS = /https?:\/\/[^\s<>"“”]+[^\s<>"“”.,;:!?)\]}'’]/g;

/** Mounts the pages for reading the messages and, if `inbound` is set, replying to them. */
export function mountMailbox(router: Router, state: MailboxState, inbound?: InboundMail): void {
  router.add('GET', '/mailbox', (call) => listPage(state, call));
  router.add('GET', '/mailbox/latest', () => json(200, { version: state.version }));
  router.add('GET', '/mailbox/messages/:id', (call) => messagePage(state, call, inbound));
  if (inbound !== undefined)
    router.add('POST', '/mailbox/messages/:id/reply', (call) => replyPage(state, call, inbound));
  router.add('GET', '/mailbox/messages/:id/html', (call) => messageHtml(state, call));
  router.add('GET', '/mailbox/refresh.js', () => ({
    status: 200,
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
    body: REFRESH_SCRIPT,
  }));
}

/** Checks for new messages every two seconds and updates the list without moving the focus. */
const REFRESH_SCRIPT = `
const list = document.querySelector('[data-version]');
setInterval(async () => {
  if (document.hidden) return;
  try {
    const { version } = await (await fetch('/mailbox/latest')).json();
    if (String(version) === list.dataset.version) return;
    const fresh = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html').querySelector('[data-version]');
    list.dataset.version = fresh.dataset.version;
    list.replaceChildren(...fresh.childNodes);
  } catch {}
}, 2000);
`;

function listPage(state: MailboxState, call: Call): Answer {
  const to = call.query.get('to') ?? undefined;
  const mails = state.list(to).slice(0, 200);
  return page({
    title: 'Mailbox — stand-in',
    standsFor: 'a mail server',
    script: '/mailbox/refresh.js',
    body: html`<h1>Mailbox</h1>
      <p class="soft">
        Every message the program sends is kept here; none leaves this machine. New ones appear by themselves.
      </p>
      <div data-version="${state.version}" aria-live="polite">
        ${
          mails.length === 0
            ? html`<p class="card">No message yet.</p>`
            : html`<table>
                <thead>
                  <tr>
                    <th scope="col">Subject</th>
                    <th scope="col">To</th>
                    <th scope="col">Received</th>
                  </tr>
                </thead>
                <tbody>
                  ${mails.map(row)}
                </tbody>
              </table>`
        }
      </div>`,
  });
}

function row(mail: Mail) {
  const received = new Date(mail.receivedAt).toISOString();
  return html`<tr>
    <td><a href="/mailbox/messages/${mail.id}">${mail.subject || '(no subject)'}</a></td>
    <td>${mail.envelopeTo.join(', ')}</td>
    <td><time datetime="${received}">${received.slice(0, 19).replace('T', ' ')} UTC</time></td>
  </tr>`;
}

function messagePage(state: MailboxState, call: Call, inbound?: InboundMail): Answer {
  const mail = state.mails.get(call.params['id'] ?? '');
  if (mail === undefined) return missing();
  return page({
    title: `${mail.subject || 'Message'} — mailbox stand-in`,
    standsFor: 'a mail server',
    body: html`<p><a href="/mailbox">All messages</a></p>
      <h1>${mail.subject || '(no subject)'}</h1>
      <div class="card">
        <p class="soft">From ${mail.from}</p>
        <p class="soft">To ${mail.to}</p>
      </div>
      ${
        mail.html === ''
          ? ''
          : html`<h2>As designed</h2>
              <iframe
                class="mail"
                title="The message as designed"
                src="/mailbox/messages/${mail.id}/html"
                sandbox="allow-popups allow-popups-to-escape-sandbox"
              ></iframe>`
      }
      <h2>As text</h2>
      <div class="card"><p class="text">${linked(mail.text)}</p></div>
      ${
        mail.attachments.length === 0
          ? ''
          : html`<h2>Attachments</h2>
              <ul>
                ${mail.attachments.map(({ name, type, byteLength }) => html`<li>${name} (${type}, ${byteLength} bytes)</li>`)}
              </ul>`
      }
      ${inbound === undefined ? '' : replyForm(mail, call.query.get('sent'))}`,
  });
}

/** The HTML part on its own page: no scripts, no external resources, links in a new tab. */
function messageHtml(state: MailboxState, call: Call): Answer {
  const mail = state.mails.get(call.params['id'] ?? '');
  if (mail === undefined) return missing();
  const target = '<base target="_blank">';
  const body = /<head[^>]*>/i.test(mail.html)
    ? mail.html.replace(/<head[^>]*>/i, (head) => head + target)
    : target + mail.html;
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
    body: body.replaceAll(/<a\s/gi, '<a rel="noopener noreferrer" '),
  };
}

function linked(text: string) {
  const pieces = [];
  let position = 0;
  for (const match of text.matchAll(ADDRESS)) {
    pieces.push(
      html`${text.slice(position, match.index)}<a href="${match[0]}" target="_blank" rel="noopener noreferrer"
          >${match[0]}</a
        >`,
    );
    position = match.index + match[0].length;
  }
  return html`${pieces}${text.slice(position)}`;
}

function missing(): Answer {
  return page({
    status: 404,
    title: 'Message not found — mailbox stand-in',
    standsFor: 'a mail server',
    body: html`<h1>This message is not here</h1>
      <p class="card"><a href="/mailbox">All messages</a></p>`,
  });
}
