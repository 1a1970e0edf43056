import { readdir } from 'node:fs/promises';
import {
  createOwnTemplate,
  createPost,
  deleteAccount,
  deletePost,
  envelope,
  exportData,
  finishLinkedinConnection,
  forgotPassword,
  getPost,
  login,
  logout,
  refusal,
  resetPassword,
  saveProfileData,
  schedulePost,
  signUp,
  startLinkedinConnection,
  updatePost,
  uploadMedia,
  userDetails,
  verifyEmail,
} from '@limelight/contracts';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';
import { finishDeletionJob } from './jobs.ts';
import { profiles } from './tables.ts';
import { pdfOf, uploadFile, videoOf } from '../publishing/test-files.ts';

let app: TestApp;

/** Each part has a database and files of its own. */
function withOwnApp(): void {
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
}

const postText = 'A post only its author should read.\n\nWith two paragraphs.';

interface FurnishedPerson extends Person {
  postId: string;
  mediaId: string;
  linkedinToken: string;
}

async function upload(token: string): Promise<string> {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a66c2' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(picture)], 'picture.png', { type: 'image/png' }));
  const answer = await app.fetch('/api/media', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return envelope(uploadMedia.response).parse(await answer.json()).data.id;
}

async function connectLinkedin(person: Person): Promise<string> {
  const started = await app.call(startLinkedinConnection, {}, { token: person.token });
  const asked = new URL(started.body.data.url).searchParams;
  const member = await app.sandbox.control.linkedin.addMember({ name: person.name });
  const [redirectUri, state] = [asked.get('redirect_uri') ?? '', asked.get('state') ?? ''];
  const { code } = await app.sandbox.control.linkedin.authorize({ member: member.id, redirectUri, state });
  await app.call(finishLinkedinConnection, { body: { code, state } }, { token: person.token });
  const grants = await app.sandbox.control.linkedin.tokens();
  return grants.find((grant) => grant.memberId === member.id)?.token ?? '';
}

/** Somebody with a profile, a post with a picture, and LinkedIn connected. */
async function furnishedPerson(given: Partial<Person> = {}): Promise<FurnishedPerson> {
  const person = await app.signUp(given);
  const { token } = person;
  await app.call(saveProfileData, { body: { headline: 'Keeper of secrets' } }, { token });
  const settings = { callToAction: 'Whisper to the keeper' };
  await app.call(createOwnTemplate, { body: { name: 'Quiet shape', settings } }, { token });
  const mediaId = await upload(token);
  const kept = await app.call(
    createPost,
    { body: { text: postText, media: [{ mediaId, altText: 'A blue picture' }] } },
    { token },
  );
  const linkedinToken = await connectLinkedin(person);
  await app.runDueJobs();
  return { ...person, postId: kept.body.data.id, mediaId, linkedinToken };
}

describe('the download', () => {
  withOwnApp();

  const addressOf = async (token: string) => (await app.call(exportData, {}, { token })).body.data;

  async function download(url: string): Promise<{ response: Response; files: Record<string, Uint8Array> }> {
    const response = await app.fetch(url);
    return { response, files: unzipSync(new Uint8Array(await response.arrayBuffer())) };
  }

  it('holds everything kept about the person, to read and for programs', async () => {
    const person = await furnishedPerson();
    app.clock.advance(1000);
    const loose = await upload(person.token);
    const { response, files } = await download((await addressOf(person.token)).url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="limelight-data-\d{4}-\d\d-\d\d\.zip"$/,
    );

    const data = (name: string): unknown =>
      JSON.parse(strFromU8(files[`data/${name}.json`] ?? new Uint8Array()));
    expect(data('account')).toMatchObject({
      id: person.id,
      name: person.name,
      email: person.email,
      hasPassword: true,
      plan: 'Starter',
    });
    expect(data('sessions')).toHaveLength(1);
    expect(data('profile')).toMatchObject({ headline: 'Keeper of secrets' });
    expect(data('credits')).toMatchObject([{ kind: 'grant', amount: 500 }]);
    expect(data('posts')).toMatchObject([
      { id: person.postId, text: postText, media: [{ id: person.mediaId, altText: 'A blue picture' }] },
    ]);
    expect(data('linkedinConnection')).toMatchObject({ name: person.name });

    const post =
      Object.keys(files).find((path) => path.startsWith('posts/') && path.includes(person.postId)) ?? '';
    expect(strFromU8(files[post] ?? new Uint8Array())).toBe(postText);
    expect([...(files[`media/${person.mediaId}.png`] ?? [])].slice(0, 4)).toEqual([0x89, 0x50, 0x4e, 0x47]);
    expect(data('pictures')).toMatchObject([{ id: person.mediaId, width: 40 }, { id: loose }]);
    expect(files).toHaveProperty([`media/${loose}.png`]);
    const readable = strFromU8(files['everything.txt'] ?? new Uint8Array());
    expect(readable).toContain(person.email);
    expect(readable).toContain('Headline: Keeper of secrets');
  });

  it('holds documents and videos as well, whole and with the right endings', async () => {
    const person = await app.signUp();
    const paper = await pdfOf(2);
    const film = videoOf(9_000_000);
    const { id: document } = await uploadFile(app, person, 'Our year.pdf', 'application/pdf', paper);
    const { id: video } = await uploadFile(app, person, 'Talk.mp4', 'video/mp4', film);
    const { files } = await download((await addressOf(person.token)).url);
    expect(Buffer.from(files[`media/${document}.pdf`] ?? [])).toEqual(paper);
    expect(Buffer.compare(Buffer.from(files[`media/${video}.mp4`] ?? []), film)).toBe(0);
  });

  it('is of one moment, whatever is changed and deleted while it is fetched', async () => {
    const person = await app.signUp();
    const write = async (text: string) =>
      (await app.call(createPost, { body: { text } }, { token: person.token })).body.data;
    const changed = await write('As it was when it was asked for.');
    const deleted = await write('Deleted while it was fetched.');
    const fetched = await app.fetch((await addressOf(person.token)).url);
    const reader = fetched.body?.getReader();
    const pieces = [(await reader?.read())?.value ?? new Uint8Array()];
    const now = { params: { id: changed.id }, body: { version: changed.version, text: 'Written since.' } };
    expect((await app.call(updatePost, now, { token: person.token })).status).toBe(200);
    await app.call(deletePost, { params: { id: deleted.id } }, { token: person.token });
    await write('Begun since.');
    for (let next = await reader?.read(); next?.value; next = await reader?.read()) pieces.push(next.value);
    const files = unzipSync(new Uint8Array(Buffer.concat(pieces)));
    const texts = Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)] as const);
    for (const told of ['As it was when it was asked for.', 'Deleted while it was fetched.']) {
      const where = texts.filter(([, text]) => text.includes(told)).map(([path]) => path.split('/')[0]);
      expect(where).toEqual(expect.arrayContaining(['everything.txt', 'data', 'posts']));
    }
    const since = texts.filter(([, text]) => /Written since|Begun since/.test(text));
    expect(since.map(([path]) => path)).toEqual([]);
  });

  it('holds nothing that opens anything', async () => {
    const person = await furnishedPerson();
    const { files } = await download((await addressOf(person.token)).url);
    const everything = Object.values(files)
      .map((bytes) => strFromU8(bytes, true))
      .join('\n');
    expect(person.linkedinToken.length).toBeGreaterThan(100);
    expect(everything).not.toContain(person.linkedinToken);
    expect(everything).not.toContain(person.token);
    expect(everything).not.toMatch(/\$argon2id|v1\.[\w-]{60}/);
  });

  it('holds nothing of anybody else', async () => {
    const [person, other] = [await furnishedPerson(), await app.signUp()];
    const { files } = await download((await addressOf(other.token)).url);
    const everything = Object.values(files)
      .map((bytes) => strFromU8(bytes, true))
      .join('\n');
    expect(everything).not.toContain(person.id);
    expect(everything).not.toContain(person.email);
    expect(everything).not.toContain('only its author');
  });

  it('is at an address that is good for ten minutes, for that person alone', async () => {
    const [person, other] = [await app.signUp(), await app.signUp()];
    const { url, expiresAt } = await addressOf(person.token);
    expect(Date.parse(expiresAt)).toBe(app.clock.now() + 10 * 60_000);
    const refused = async (address: string) => {
      const response = await app.fetch(address);
      return `${response.status} ${refusal.parse(await response.json()).code}`;
    };
    expect(await refused(url.replace(person.id, other.id))).toBe('403 signature_invalid');
    expect(await refused(url.replace(/expires=\d+/, 'expires=9999999999'))).toBe('403 signature_invalid');
    expect(await refused(url.replace(/signature=.*/, 'signature=AAAA'))).toBe('403 signature_invalid');
    await app.call(logout, {}, { token: person.token });
    expect((await app.fetch(url)).status).toBe(200);
    app.clock.advance(10 * 60_000 + 1000);
    expect(await refused(url)).toBe('403 signature_invalid');
  });

  it('is gone once the account is', async () => {
    const person = await app.signUp();
    const { url } = await addressOf(person.token);
    await app.call(
      deleteAccount,
      { body: { confirmEmail: person.email, password: person.password } },
      { token: person.token },
    );
    expect((await app.fetch(url)).status).toBe(404);
  });
});

describe('the deletion of an account', () => {
  withOwnApp();

  const remove = (person: Person, given: { confirmEmail?: string; password?: string } = {}) =>
    app.call(
      deleteAccount,
      {
        body: {
          confirmEmail: given.confirmEmail ?? person.email,
          password: given.password ?? person.password,
        },
      },
      { token: person.token },
    );

  async function mailsTo(address: string) {
    await app.runDueJobs();
    return app.sandbox.control.mailbox.mails(address);
  }

  /** Every row of the database as text, without the ledger and the table of counted tries. */
  async function everythingKept(): Promise<string> {
    const { pool } = app.context.database;
    const { rows: tables } = await pool.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'pgboss')`,
    );
    const texts = [];
    for (const { name } of tables) {
      const { rows } = await pool.query<{ row: string }>(`SELECT row_to_json(t)::text AS row FROM ${name} t`);
      texts.push(...rows.map(({ row }) => `${name} ${row}`));
    }
    return texts.join('\n');
  }

  async function filesKept(): Promise<string[]> {
    const found = await readdir(app.context.config.STORAGE_DIR, { recursive: true, withFileTypes: true });
    return found.filter((entry) => entry.isFile()).map((entry) => entry.name);
  }

  it('wants the address typed and the password', async () => {
    const person = await app.signUp();
    expect((await remove(person, { confirmEmail: 'someone@else.example' })).body.code).toBe(
      'confirmation_mismatch',
    );
    expect((await remove(person, { password: 'Wrong1@horse' })).body.code).toBe('wrong_password');
    const none = await app.call(
      deleteAccount,
      { body: { confirmEmail: person.email } },
      { token: person.token },
    );
    expect(none.body.code).toBe('wrong_password');
    expect((await app.call(userDetails, {}, { token: person.token })).status).toBe(200);
    expect((await remove(person, { confirmEmail: ` ${person.email.toUpperCase()} ` })).status).toBe(200);
  });

  it('ends every session at once and opens to no log-in', async () => {
    const person = await app.signUp();
    const other = await app.login(person);
    await remove(person);
    for (const token of [person.token, other]) {
      const { status, body } = await app.call(userDetails, {}, { token });
      expect([status, body.code]).toEqual([401, 'session_ended']);
    }
    const { body } = await app.call(login, { body: { email: person.email, password: person.password } });
    expect(body.code).toBe('wrong_credentials');
    expect((await remove(person)).body.code).toBe('session_ended');
  });

  it('leaves no text, file, token, name or address behind', async () => {
    const person = await furnishedPerson({ name: 'Leaving Person', email: 'leaving.person@example.com' });
    expect((await filesKept()).length).toBeGreaterThan(0);
    expect(await everythingKept()).toContain('only its author');
    expect((await remove(person)).status).toBe(200);
    expect((await mailsTo(person.email)).map((mail) => mail.subject)).toContain('Your account was deleted');
    await app.runPeriodic('posts-sweep-media');
    const kept = await everythingKept();
    for (const trace of [
      'Leaving Person',
      'leaving.person',
      'only its author',
      'Keeper of secrets',
      'Whisper to the keeper',
      'blue picture',
      person.postId,
      person.mediaId,
    ]) {
      expect(kept.split('\n').filter((row) => row.includes(trace))).toEqual([]);
    }
    expect(await filesKept()).toEqual([]);
  });

  it('keeps the ledger, which names nobody', async () => {
    const person = await app.signUp();
    await remove(person);
    const { rows } = await app.context.database.pool.query(
      'SELECT kind, amount FROM credit_entries WHERE user_id = $1',
      [person.id],
    );
    expect(rows).toEqual([{ kind: 'grant', amount: 500 }]);
  });

  it('gives no credits to the same mailbox again', async () => {
    const person = await app.signUp({ email: 'comes.back@example.com' });
    await remove(person);
    const again = await app.call(signUp, {
      body: { name: 'Asha Rao', email: 'Comes.Back+new@example.com', password: 'Correct1@horse' },
    });
    const same = await app.call(signUp, {
      body: { name: 'Asha Rao', email: 'comes.back@example.com', password: 'Correct1@horse' },
    });
    expect([again.status, same.status]).toEqual([200, 200]);
    for (const { body } of [again, same]) {
      expect(body.data.user.id).not.toBe(person.id);
      expect((await app.call(userDetails, {}, { token: body.data.token })).body.data.userUsage).toBe(0);
    }
  });

  it('makes every mailed link worthless', async () => {
    const person = await app.signUp();
    await app.call(forgotPassword, { body: { email: person.email } });
    const tokens = (await mailsTo(person.email)).map(
      (mail) => /[?&]token=([\w.%-]+)/.exec(mail.text)?.[1] ?? '',
    );
    expect(tokens).toHaveLength(2);
    await remove(person);
    for (const token of tokens) {
      expect((await app.call(verifyEmail, { body: { token } })).body.code).toBe('token_invalid');
      expect((await app.call(resetPassword, { body: { token, password: 'Another2@horse' } })).body.code).toBe(
        'token_invalid',
      );
    }
  });

  it('cancels what was scheduled', async () => {
    const person = await furnishedPerson();
    const at = new Date(app.clock.now() + 3_600_000).toISOString();
    const scheduled = await app.call(
      schedulePost,
      { params: { id: person.postId }, body: { at, timeZone: 'Asia/Kolkata' } },
      { token: person.token },
    );
    expect(scheduled.status).toBe(200);
    const before = await app.sandbox.control.linkedin.postCount();
    await remove(person);
    app.clock.advance(2 * 3_600_000);
    await app.runDueJobs();
    await app.runPeriodic('publishing.sweep');
    await app.runDueJobs();
    expect(await app.sandbox.control.linkedin.postCount()).toBe(before);
  });

  it('happens once when asked for twice at the same time', async () => {
    const person = await app.signUp();
    const answers = await Promise.all([remove(person), remove(person)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      (await mailsTo(person.email)).filter((mail) => mail.subject === 'Your account was deleted'),
    ).toHaveLength(1);
  });

  it('takes away later what a call that was under way wrote after it', async () => {
    const person = await app.signUp();
    await remove(person);
    await app.context.database.db.transaction(async (tx) => {
      const now = new Date(app.clock.now());
      const written = {
        headline: 'Written too late',
        industry: null,
        role: '',
        audience: '',
        goals: '',
        timeZone: null,
      };
      await tx
        .insert(profiles)
        .values({ ...written, userId: person.id, language: 'en', tone: 'plain', updatedAt: now });
    });
    await app.runDueJobs();
    app.clock.advance(15 * 60_000);
    await app.runDueJobs();
    expect(await everythingKept()).not.toContain('Written too late');
  });

  it('leaves everybody else’s work alone though its job should run for them', async () => {
    const person = await furnishedPerson({ email: 'stays@example.com' });
    await app.context.database.db.transaction((tx) =>
      app.context.queue.enqueue(tx, finishDeletionJob, { userId: person.id }),
    );
    await app.runDueJobs();
    expect((await app.call(getPost, { params: { id: person.postId } }, { token: person.token })).status).toBe(
      200,
    );
  });
});
