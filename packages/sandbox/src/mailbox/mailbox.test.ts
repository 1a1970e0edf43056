import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../start.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.control.reset();
});

const transport = (auth?: { user: string; pass: string }) =>
  createTransport({
    host: '127.0.0.1',
    port: sandbox.smtpPort,
    secure: false,
    ...(auth === undefined ? {} : { auth }),
  });

const MESSAGE = {
  from: 'Limelight <post@limelight.example>',
  to: 'Zoë Façade <zoe@example.com>',
  subject: 'Bestätige deine Adresse — café №1 and a line that is long enough to be folded by the sender',
  text: 'Hallo Zoë,\n\n.a line that begins with a dot\n..and two\nhttps://app.example.com/verify-email?token=abc.def-1&x=1.\n',
  html: '<html><head><title>x</title></head><body><p>Grüße €</p><a href="https://app.example.com/">go</a><script>alert(1)</script></body></html>',
  attachments: [{ filename: 'post.txt', content: 'attached' }],
};

describe('what nodemailer sends', () => {
  test('arrives whole: alternative parts, encoded headers, dots, attachments', async () => {
    await transport({ user: 'limelight', pass: 'secret' }).sendMail(MESSAGE);
    const [mail] = await sandbox.control.mailbox.mails('zoe@example.com');
    expect(mail).toMatchObject({
      subject: MESSAGE.subject,
      text: MESSAGE.text,
      html: MESSAGE.html,
      user: 'limelight',
      envelopeFrom: 'post@limelight.example',
      envelopeTo: ['zoe@example.com'],
      to: 'Zoë Façade <zoe@example.com>',
      attachments: [{ name: 'post.txt', type: 'text/plain', byteLength: 8 }],
    });
  });

  test('text alone, several recipients, one connection for several messages', async () => {
    const pool = createTransport({
      host: '127.0.0.1',
      port: sandbox.smtpPort,
      pool: true,
      maxConnections: 1,
    });
    await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        pool.sendMail({
          from: 'x@example.com',
          to: [`${name}@example.com`, 'all@example.com'],
          subject: name,
          text: `for ${name}`,
        }),
      ),
    );
    pool.close();
    expect(
      (await sandbox.control.mailbox.mails('all@example.com')).map(({ text }) => text.trim()).sort(),
    ).toEqual(['for a', 'for b', 'for c']);
    expect(await sandbox.control.mailbox.mails('b@example.com')).toHaveLength(1);
  });

  test('a large message with binary attachment', async () => {
    const content = Buffer.alloc(1_000_000, 200);
    await transport().sendMail({ ...MESSAGE, attachments: [{ filename: 'a.bin', content }] });
    expect((await sandbox.control.mailbox.mails())[0]?.attachments).toEqual([
      { name: 'a.bin', type: 'application/octet-stream', byteLength: 1_000_000 },
    ]);
  });
});

describe('faults', () => {
  test.each([
    [{ kind: 'refuse' }, 550],
    [{ kind: 'temporary' }, 451],
    [{ kind: 'refuse', at: 'rcpt', recipient: 'zoe@', code: 554 }, 554],
    [{ kind: 'temporary', at: 'connect' }, 421],
    [{ kind: 'refuse', at: 'mail' }, 550],
  ] as const)('%j', async (fault, code) => {
    await sandbox.control.mailbox.fault(fault);
    await expect(transport().sendMail(MESSAGE)).rejects.toMatchObject({ responseCode: code });
    await transport().sendMail(MESSAGE);
    expect(await sandbox.control.mailbox.mails()).toHaveLength(1);
  });

  test('a connection that drops, and a server that falls silent', async () => {
    await sandbox.control.mailbox.fault({ kind: 'drop' });
    await expect(transport().sendMail(MESSAGE)).rejects.toThrow(/closed/i);
    await sandbox.control.mailbox.fault({ kind: 'hang', at: 'connect' });
    const impatient = createTransport({ host: '127.0.0.1', port: sandbox.smtpPort, greetingTimeout: 50 });
    await expect(impatient.sendMail(MESSAGE)).rejects.toThrow(/greeting/i);
    expect(await sandbox.control.mailbox.mails()).toEqual([]);
  });

  test('wrong credentials', async () => {
    await sandbox.control.mailbox.fault({ kind: 'auth', times: null });
    await expect(transport({ user: 'a', pass: 'b' }).sendMail(MESSAGE)).rejects.toMatchObject({
      responseCode: 535,
    });
  });
});

describe('the pages', () => {
  test('list and message; the HTML part runs nothing and loads nothing', async () => {
    await transport().sendMail(MESSAGE);
    const page = await (await fetch(sandbox.mailboxUrl)).text();
    expect(page).toContain('Bestätige deine Adresse');
    const path = /href="(\/mailbox\/messages\/[^"]+)"/.exec(page)?.[1] ?? '';
    const message = (await (await fetch(sandbox.url + path)).text()).replaceAll(/\s+/g, ' ');
    expect(message).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(message).toMatch(
      /href="https:\/\/app\.example\.com\/verify-email\?token=abc\.def-1&amp;x=1" target="_blank" rel="noopener noreferrer"/,
    );
    const part = await fetch(`${sandbox.url}${path}/html`);
    expect(part.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox allow-popups/);
    expect(await part.text()).toContain('<base target="_blank">');
  });

  test('the page can tell that something arrived', async () => {
    const version = async () => (await fetch(`${sandbox.mailboxUrl}/latest`)).json();
    const before = await version();
    await transport().sendMail(MESSAGE);
    expect(await version()).not.toEqual(before);
  });
});
