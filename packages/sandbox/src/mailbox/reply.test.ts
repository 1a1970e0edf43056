import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { startSandbox } from '../start.ts';
import { parseMail } from './mime.ts';

it('hands a reply to the program as a mail server does, and says what became of it', async () => {
  const received: { raw: string; signature: string }[] = [];
  let status = 200;
  const door = createServer((request, response) => {
    let raw = '';
    request.on('data', (chunk: Buffer) => (raw += chunk.toString()));
    request.on('end', () => {
      received.push({ raw, signature: String(request.headers['x-mail-signature']) });
      response.writeHead(status).end(status === 200 ? 'taken' : 'no such ticket');
    });
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  const address = door.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const sandbox = await startSandbox({
    inboundMail: { url: `http://127.0.0.1:${port}/mail`, secret: 'shared-secret' },
  });
  try {
    const transport = createTransport({ host: '127.0.0.1', port: sandbox.smtpPort });
    const sent = { from: 'us@limelight.example', to: 'asha@example.com', text: 'Which browser?' };
    await transport.sendMail({ ...sent, subject: 'Without an address to answer to' });
    await transport.sendMail({
      ...sent,
      subject: 'Ünd this one',
      replyTo: 'tickets+p1-abc@limelight.example',
    });
    const [answerable, other] = await sandbox.control.mailbox.mails();
    const view = async (id = '') => (await fetch(`${sandbox.mailboxUrl}/messages/${id}`)).text();
    expect(await view(other?.id)).not.toContain('Send the reply');
    expect(await view(answerable?.id)).toContain('Send the reply');
    const reply = async (text: string, origin = sandbox.url) =>
      fetch(`${sandbox.mailboxUrl}/messages/${answerable?.id ?? ''}/reply`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
        body: new URLSearchParams({ text }),
      });
    expect(await (await reply('Firefox, naïvely.\nEvery post.')).text()).toContain('handed over: taken');
    const [mail] = received;
    expect(mail?.signature).toBe(
      createHmac('sha256', 'shared-secret')
        .update(mail?.raw ?? '')
        .digest('hex'),
    );
    const parsed = await parseMail(Buffer.from(mail?.raw ?? ''));
    expect(parsed.headers).toMatchObject({
      from: 'asha@example.com',
      to: 'tickets+p1-abc@limelight.example',
      subject: 'Re: Ünd this one',
      'in-reply-to': answerable?.headers['message-id'],
    });
    expect(parsed.text).toMatch(/^Firefox, naïvely\.\nEvery post\.\n\nOn .* wrote:\n> Which browser\?/);
    status = 404;
    const refused = await reply('Again');
    expect([refused.status, await refused.text()]).toEqual([502, expect.stringContaining('no such ticket')]);
    expect((await reply('From elsewhere', 'https://evil.example')).status).toBe(502);
    expect((await reply('  ')).status).toBe(502);
    expect(received).toHaveLength(2);
  } finally {
    await sandbox.close();
    door.close();
  }
});
