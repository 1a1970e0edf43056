import { brand } from '@limelight/contracts';
import * as contract from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runCommand } from '../../../operator/commands.ts';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { deliver, mailOf, newestMail } from './test-mails.ts';

let app: TestApp;
let person: Person;
let ticket: string;
let replyTo: string;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.signUp();
  const body = { topic: 'other', subject: 'A question', text: 'How?' } as const;
  const { data } = (await app.call(contract.openTicket, { body }, { token: person.token })).body;
  ticket = data.id;
  const words = ['tickets', 'answer', String(data.number)];
  await runCommand(app.context, 'operator:test', { words, options: { text: 'So.' } });
  ({ replyTo } = await newestMail(app, person.email));
});

const messages = async () =>
  (
    await app.call(contract.getTicket, { params: { id: ticket } }, { token: person.token })
  ).body.data.messages.slice(2);

it('takes nothing without the signature of the mail server', async () => {
  const raw = mailOf({ to: replyTo, text: 'Hello' });
  for (const signature of ['', 'ab', '0'.repeat(64)])
    expect((await deliver(app, raw, signature)).status).toBe(403);
  expect(await messages()).toEqual([]);
});

it('takes nothing for an address that was not made here', async () => {
  const [, local = '', domain = ''] = /^(.+)@(.+)$/.exec(replyTo) ?? [];
  const flipped = local.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  const asTeam = local.replace('+p', '+t');
  const otherNumber = local.replace(/\+p(\d+)/, (_, number: string) => `+p${Number(number) - 1}`);
  for (const address of [flipped, asTeam, otherNumber, 'tickets', 'tickets+p1-', 'somebody'].map(
    (one) => `${one}@${domain}`,
  ))
    expect([address, (await deliver(app, mailOf({ to: address, text: 'Hello' }))).status]).toEqual([
      address,
      404,
    ]);
  expect(
    (await deliver(app, mailOf({ to: replyTo.replace(domain, 'elsewhere.example'), text: 'Hello' }))).status,
  ).toBe(404);
  expect(await messages()).toEqual([]);
  // Mail servers may change the case.
  expect((await deliver(app, mailOf({ to: replyTo.toUpperCase(), text: 'Hello' }))).text).toBe('taken');
});

it.each([
  ['Auto-Submitted: auto-replied'],
  ['Precedence: bulk'],
  ['X-Autoreply: yes'],
  ['List-Id: <some.list>'],
  ['Return-Path: <>'],
])('passes over what a program sent: %s', async (header) => {
  const raw = mailOf({ to: replyTo, text: 'I am away.', headers: [header] });
  expect(await deliver(app, raw)).toEqual({ status: 200, text: 'automatic' });
  expect(await messages()).toEqual([]);
});

it('passes over its own mails, so that two doors make no circle', async () => {
  await app.runDueJobs();
  const [ours] = await app.sandbox.control.mailbox.mails(brand.supportEmail);
  const raw = (ours?.raw ?? '').replace(/^To: .*$/m, `To: ${replyTo}`);
  expect((await deliver(app, raw)).text).toBe('automatic');
});

it('takes files along, and says which it could not take', async () => {
  const type = 'multipart/mixed; boundary="b"';
  const part = (name: string, kind: string, content: string) =>
    `--b\r\nContent-Type: ${kind}\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n${content}`;
  const content = [
    '--b\r\nContent-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nCaf=E9 looks wrong.',
    part('log.txt', 'text/plain', 'line one'),
    part('tool.exe', 'application/octet-stream', 'MZ\u0001\u0002'),
    '--b--',
  ].join('\r\n');
  expect((await deliver(app, mailOf({ to: replyTo, body: { type, content } }))).text).toBe('taken');
  const [message] = await messages();
  expect(message?.text).toBe('Café looks wrong.\n\n(Not attached: tool.exe)');
  expect(message?.files.map(({ name, mime }) => [name, mime])).toEqual([['log.txt', 'text/plain']]);
});

it('reads an email that is HTML alone, without what it quotes', async () => {
  const content =
    '<p>It <b>works</b> now.</p><div class="gmail_quote">On Sat we wrote<blockquote>So.</blockquote></div>';
  await deliver(app, mailOf({ to: replyTo, body: { type: 'text/html; charset=utf-8', content } }));
  expect((await messages()).map(({ text }) => text)).toEqual(['It works now.']);
});

it('keeps nothing of an email that says nothing, or is none', async () => {
  expect((await deliver(app, mailOf({ to: replyTo, text: '> So.\r\n' }))).text).toBe('empty');
  expect((await deliver(app, '')).status).toBe(422);
  expect((await deliver(app, 'nothing\r\nlike an email')).status).toBe(422);
  expect(await messages()).toEqual([]);
});

it('holds back a flood into one ticket', async () => {
  const answers = [];
  for (let count = 0; count < 31; count += 1)
    answers.push(
      (await deliver(app, mailOf({ to: replyTo, messageId: `m${count}@x.example`, text: `No ${count}` })))
        .status,
    );
  expect(answers.filter((status) => status === 200)).toHaveLength(30);
  expect(answers.at(-1)).toBe(429);
});
