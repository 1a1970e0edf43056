import { brand, envelope, type Ticket } from '@limelight/contracts';
import * as contract from '@limelight/contracts';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../../operator/commands.ts';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { deliver, mailOf, newestMail } from './test-mails.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const operate = async (line: string, options: Record<string, string | boolean> = {}) =>
  runCommand(app.context, 'operator:test', { words: line.split(' '), options });

async function upload(person: Person, file: File): Promise<{ status: number; code: string; id: string }> {
  const form = new FormData();
  form.set('file', file);
  const headers = { authorization: `Bearer ${person.token}` };
  const answer = await app.fetch('/api/support/files', { method: 'POST', headers, body: form });
  const body: unknown = await answer.json();
  const kept = envelope(contract.uploadTicketFile.response).safeParse(body).data?.data;
  const refused = contract.refusal.safeParse(body).data;
  return { status: answer.status, code: refused?.code ?? '', id: kept?.id ?? '' };
}

const note = (text = 'What I saw', name = 'what i saw.txt') => new File([text], name, { type: 'text/plain' });

async function open(person: Person, files: string[] = []): Promise<Ticket> {
  const body = { topic: 'fault', subject: 'The preview is empty', text: 'It shows nothing.', files } as const;
  const answer = await app.call(contract.openTicket, { body }, { token: person.token });
  expect(answer.status).toBe(201);
  return answer.body.data;
}

const look = async ({ token }: Person, id: string) =>
  (await app.call(contract.getTicket, { params: { id } }, { token })).body.data;

describe('a ticket', () => {
  it('goes back and forth by page, terminal and mail', async () => {
    const person = await app.signUp();
    const { token } = person;
    const { id: fileId } = await upload(person, note());
    const { id, number } = await open(person, [fileId]);
    const asked = await newestMail(app, brand.supportEmail);
    expect(asked.subject).toBe(`The preview is empty [ticket ${number}]`);
    expect(asked.text).toContain(`Asha Rao <${person.email}>, Starter · Something does not work`);
    expect(asked.files).toEqual(['what i saw.txt']);

    expect(await operate('tickets list')).toContain(`${number}\topen`);
    expect(await operate(`tickets show ${number}`)).toContain('It shows nothing.');
    await operate(`tickets answer ${number}`, { text: 'Which browser?\nAnd which post?' });
    const unread = () => app.call(contract.unreadTickets, {}, { token });
    expect((await unread()).body.data).toEqual({ count: 1 });
    const told = await newestMail(app, person.email);
    expect(told.subject).toBe(`Re: The preview is empty [ticket ${number}]`);
    expect(told.text).toContain('Which browser?\nAnd which post?');
    expect(told.text).toContain(`/dashboard/support/${id}`);
    await app.call(contract.readTicket, { params: { id }, body: {} }, { token });
    expect((await unread()).body.data).toEqual({ count: 0 });

    const answer = mailOf({
      to: told.replyTo,
      messageId: 'one@example.com',
      text: 'Firefox, every post.\r\n\r\nOn Sat, 21 Nov 2026 at 09:00, Limelight <x@y.example> wrote:\r\n> Which browser?',
    });
    expect(await deliver(app, answer)).toEqual({ status: 200, text: 'taken' });
    expect(await deliver(app, answer)).toEqual({ status: 200, text: 'known' });
    app.clock.advance(1000);
    const toTeam = await newestMail(app, brand.supportEmail);
    expect(toTeam.text).toContain('Firefox, every post.');
    const byTeam = mailOf({
      to: toTeam.replyTo,
      messageId: 'two@example.com',
      text: 'It is mended.\r\n-- \r\nThe team',
    });
    expect(await deliver(app, byTeam)).toEqual({ status: 200, text: 'taken' });
    const seen = await look(person, id);
    expect(seen.messages.map(({ from, via, text }) => [from, via, text])).toEqual([
      ['person', 'page', 'It shows nothing.'],
      ['team', 'terminal', 'Which browser?\nAnd which post?'],
      ['person', 'mail', 'Firefox, every post.'],
      ['team', 'mail', 'It is mended.'],
    ]);
    expect([seen.state, seen.unread]).toEqual(['answered', true]);
    const closed = await app.call(contract.closeTicket, { params: { id }, body: {} }, { token });
    expect([closed.body.data.state, closed.body.data.unread]).toEqual(['closed', false]);
    await app.call(contract.answerTicket, { params: { id }, body: { text: 'It is back.' } }, { token });
    expect((await look(person, id)).state).toBe('open');
    await operate(`tickets close ${number}`);
    expect(
      (await app.call(contract.reopenTicket, { params: { id }, body: {} }, { token })).body.data.state,
    ).toBe('open');
    const acts = (await operate(`audit ${id}`)).split('\n').map((line) => line.split('\t')[2]);
    expect(acts).toEqual(['ticket.close', 'ticket.answer', 'ticket.answer', 'ticket.read']);
  });

  it('is its owner’s alone, and lists page by page', async () => {
    const [person, other] = [await app.signUp(), await app.signUp()];
    const { id } = await open(person);
    app.clock.advance(1000);
    const second = await open(person);
    const { id: fileId } = await upload(other, note());
    const asOther = { token: other.token };
    for (const endpoint of [contract.closeTicket, contract.reopenTicket, contract.readTicket])
      expect((await app.call(endpoint, { params: { id }, body: {} }, asOther)).status).toBe(404);
    const words = { params: { id }, body: { text: 'Mine', files: [fileId] } };
    expect((await app.call(contract.answerTicket, words, asOther)).status).toBe(404);
    const stolen = await app.call(contract.answerTicket, words, { token: person.token });
    expect([stolen.status, stolen.body.code]).toEqual([409, 'ticket_file_missing']);
    const page = await app.call(contract.listTickets, { query: { limit: 1 } }, { token: person.token });
    expect(page.body.data.items.map((one) => one.id)).toEqual([second.id]);
    const cursor = page.body.data.nextCursor ?? '';
    const rest = await app.call(contract.listTickets, { query: { cursor } }, { token: person.token });
    expect(rest.body.data.items.map((one) => one.id)).toEqual([id]);
    expect(rest.body.data.nextCursor).toBeNull();
  });
});

describe('files', () => {
  it('are known by their content, made anew, and served from a signed address', async () => {
    const person = await app.signUp();
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .jpeg()
      .toBuffer();
    const kept = await upload(person, new File([new Uint8Array(picture)], '../../x\u0007.txt'));
    const ticket = await open(person, [kept.id]);
    const file = ticket.messages[0]?.files[0];
    expect([file?.name, file?.mime]).toEqual(['x.txt', 'image/jpeg']);
    const served = await app.fetch(file?.url ?? '');
    expect(served.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await served.arrayBuffer()).includes('Somebody')).toBe(false);
    expect((await app.fetch((file?.url ?? '').replace(/.$/, '_'))).status).toBe(403);
    for (const [bytes, name] of [
      [new Uint8Array([0x4d, 0x5a, 0, 1, 2]), 'tool.png'],
      [new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>\u0000'), 'x.svg'],
      [new Uint8Array(), 'empty.txt'],
    ] as const)
      expect((await upload(person, new File([bytes], name))).code).toBe('ticket_file_invalid');
    const html = await upload(person, new File(['<script>alert(1)</script>'], 'page.html'));
    const asText = (await open(person, [html.id])).messages[0]?.files[0];
    const answer = await app.fetch(asText?.url ?? '');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('that no message took go after a day', async () => {
    const person = await app.signUp();
    const { id } = await upload(person, note());
    const key = `support/${id.slice(0, 2)}/${id}`;
    await app.runPeriodic('support.sweep');
    expect(await app.context.storage.get(key)).not.toBeNull();
    app.clock.advance(25 * 3_600_000);
    await app.runPeriodic('support.sweep');
    expect(await app.context.storage.get(key)).toBeNull();
  });
});

describe('personal data', () => {
  it('is in the download, and gone with the account', async () => {
    const person = await app.signUp();
    const { id: fileId } = await upload(person, note('Only mine'));
    const { id, number } = await open(person, [fileId]);
    const { body } = await app.call(contract.exportData, {}, { token: person.token });
    const archive = unzipSync(new Uint8Array(await (await app.fetch(body.data.url)).arrayBuffer()));
    expect(strFromU8(archive['data/tickets.json'] ?? new Uint8Array())).toContain('It shows nothing.');
    expect(strFromU8(archive[`support/${fileId}-what i saw.txt`] ?? new Uint8Array())).toBe('Only mine');
    await operate(`tickets answer ${number}`, { text: 'A word' });
    const { replyTo } = await newestMail(app, person.email);
    const gone = { confirmEmail: person.email, password: person.password };
    await app.call(contract.deleteAccount, { body: gone }, { token: person.token });
    await app.runDueJobs();
    await app.runPeriodic('support.sweep');
    expect(await app.context.storage.get(`support/${fileId.slice(0, 2)}/${fileId}`)).toBeNull();
    expect((await deliver(app, mailOf({ to: replyTo, text: 'Hello?' }))).status).toBe(404);
    const { rows } = await app.context.database.pool.query(
      'SELECT 1 FROM tickets t LEFT JOIN ticket_messages m ON m.ticket_id = t.id WHERE t.id = $1 OR m.ticket_id = $1',
      [id],
    );
    expect(rows).toEqual([]);
  });
});
