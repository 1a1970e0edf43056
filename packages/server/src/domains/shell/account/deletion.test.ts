import { readdir } from 'node:fs/promises';
import {
  deleteAccount,
  forgotPassword,
  getPost,
  login,
  resetPassword,
  schedulePost,
  signUp,
  userDetails,
  verifyEmail,
} from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { finishDeletionJob } from './jobs.ts';
import { emptyProfile, saveProfile } from '../../memory/author/index.ts';
import { furnishedPerson } from './test-furnished.ts';

describe('the deletion of an account', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

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

  /** Every row of the database as text, except for the credit ledger and the rate limit counters. */
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
    const person = await furnishedPerson(app, {
      name: 'Leaving Person',
      email: 'leaving.person@example.com',
    });
    expect((await filesKept()).length).toBeGreaterThan(0);
    expect(await everythingKept()).toContain('only its author');
    expect((await remove(person)).status).toBe(200);
    expect((await mailsTo(person.email)).map((mail) => mail.subject)).toContain('Your account was deleted');
    await app.runPeriodic('media.sweep');
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
      (mail) => /[#&]token=([\w.%-]+)/.exec(mail.text)?.[1] ?? '',
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
    const person = await furnishedPerson(app);
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
    const change = { headline: 'Written too late' };
    const now = new Date(app.clock.now());
    await app.context.database.db.transaction((tx) =>
      saveProfile(tx, person.id, { change, empty: emptyProfile, now }),
    );
    await app.runDueJobs();
    app.clock.advance(15 * 60_000);
    await app.runDueJobs();
    expect(await everythingKept()).not.toContain('Written too late');
  });

  it('leaves everybody else’s work alone though its job should run for them', async () => {
    const person = await furnishedPerson(app, { email: 'stays@example.com' });
    await app.context.database.db.transaction((tx) =>
      app.context.queue.enqueue(tx, finishDeletionJob, { userId: person.id }),
    );
    await app.runDueJobs();
    expect((await app.call(getPost, { params: { id: person.postId } }, { token: person.token })).status).toBe(
      200,
    );
  });
});
