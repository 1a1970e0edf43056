import { copyFile, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAlive } from './process-identity.ts';
import { makeCheckout, query, removeCheckout, startProgram, type TestCheckout } from './test-checkout.ts';

/** Reads the server's process id from its lock file. */
async function serverPid(directory: string): Promise<number> {
  return Number((await readFile(join(directory, 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

async function ended(pid: number): Promise<void> {
  await expect.poll(() => isAlive(pid), { timeout: 10_000, interval: 10 }).toBe(false);
}

describe.skipIf(process.platform === 'win32')('the built-in database of an ordinary user', () => {
  let checkout: TestCheckout;
  beforeAll(async () => {
    checkout = await makeCheckout();
    const program = await startProgram(checkout);
    await program.query('CREATE TABLE notes (text text)');
    await program.query("INSERT INTO notes VALUES ('first')");
    await program.stop();
  });
  afterAll(() => removeCheckout(checkout));

  it('keeps everything inside the checkout, readable by its owner only', async () => {
    expect((await stat(checkout.dataDir)).mode & 0o777).toBe(0o700);
    expect((await stat(`${checkout.dataDir}.json`)).mode & 0o777).toBe(0o600);
    await expect(stat(checkout.systemDir)).rejects.toThrow('ENOENT');
  });

  it('is durable UTF-8 in UTC, with the extensions, and its role is no superuser', async () => {
    const program = await startProgram(checkout);
    try {
      expect(await program.query('SELECT * FROM notes')).toEqual([{ text: 'first' }]);
      for (const name of ['pg_trgm', 'unaccent', 'citext']) await program.query(`CREATE EXTENSION ${name}`);
      const [found] = await program.query(
        `SELECT current_setting('fsync') AS fsync, current_setting('timezone') AS zone, current_setting('server_encoding') AS encoding,
                current_setting('is_superuser') AS superuser, lower('ÄÖ') AS lower, unaccent('né') AS unaccent,
                'É'::citext = 'é'::citext AS citext, similarity('Ünïcödé', 'ünïcödé') AS similarity`,
      );
      expect(found).toEqual({
        fsync: 'on',
        zone: 'UTC',
        encoding: 'UTF8',
        superuser: 'off',
        lower: 'äö',
        unaccent: 'ne',
        citext: true,
        similarity: 1,
      });
    } finally {
      await program.stop();
    }
  });

  it('answers nobody without the password, and not its superuser at all', async () => {
    const program = await startProgram(checkout);
    try {
      const address = new URL(program.url);
      address.password = 'guess';
      await expect(query(address.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
      address.username = 'postgres';
      await expect(query(address.href, 'SELECT 1')).rejects.toThrow(/no pg_hba.conf entry/);
    } finally {
      await program.stop();
    }
  });

  it('finds the same rows on the same port after the program was killed', async () => {
    const first = await startProgram(checkout);
    await first.query("INSERT INTO notes VALUES ('before the crash')");
    const pid = await serverPid(checkout.dataDir);
    await first.kill();
    expect(isAlive(pid)).toBe(true);
    const second = await startProgram(checkout);
    try {
      expect(isAlive(pid)).toBe(false);
      expect(second.url).toBe(first.url);
      expect(
        await second.query("SELECT count(*)::int AS n FROM notes WHERE text = 'before the crash'"),
      ).toEqual([{ n: 1 }]);
    } finally {
      await second.stop();
    }
  });

  it('finds the same rows after program and server were both killed', async () => {
    const first = await startProgram(checkout);
    await first.query("INSERT INTO notes VALUES ('before the power cut')");
    const pid = await serverPid(checkout.dataDir);
    await first.kill();
    process.kill(pid, 'SIGKILL');
    const second = await startProgram(checkout);
    try {
      expect(
        await second.query("SELECT count(*)::int AS n FROM notes WHERE text = 'before the power cut'"),
      ).toEqual([{ n: 1 }]);
    } finally {
      await second.stop();
    }
  });

  it('is not stopped by a lock file whose process number now belongs to another program', async () => {
    const first = await startProgram(checkout);
    const file = join(checkout.dataDir, 'postmaster.pid');
    const kept = `${checkout.dataDir}.kept`;
    await copyFile(file, kept);
    await first.stop();
    const lines = (await readFile(kept, 'utf8')).split('\n');
    await writeFile(file, [process.pid, ...lines.slice(1)].join('\n'));
    await rm(kept);
    const second = await startProgram(checkout);
    await second.stop();
    expect(isAlive(process.pid)).toBe(true);
  });

  it('refuses a second program on the same data, by name, and leaves the first alone', async () => {
    const first = await startProgram(checkout);
    try {
      await expect(startProgram(checkout)).rejects.toThrow(
        /already_running.*already running from this directory \(process \d+\)/,
      );
      expect(await first.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    } finally {
      await first.stop();
    }
  });

  it('lets one of two programs that start at the same moment win', async () => {
    const results = await Promise.allSettled([startProgram(checkout), startProgram(checkout)]);
    const started = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    await Promise.all(started.map((program) => program.stop()));
    expect(started).toHaveLength(1);
  });

  it('outlives Ctrl-C until the program has finished with it', async () => {
    const program = await startProgram(checkout);
    const pid = await serverPid(checkout.dataDir);
    // A terminal sends the signal to the whole process group.
    process.kill(-(program.child.pid ?? 0), 'SIGINT');
    await expect.poll(() => program.lines.join()).toContain('interrupted');
    expect(await program.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await program.stop();
    await ended(pid);
  });

  it('says so when the server ends on its own', async () => {
    const program = await startProgram(checkout);
    process.kill(await serverPid(checkout.dataDir), 'SIGINT');
    await expect.poll(() => program.lines.join()).toContain('"lost"');
    await program.stop();
  });

  it('takes another port when the remembered one is busy', async () => {
    const first = await startProgram(checkout);
    await first.stop();
    const port = Number(new URL(first.url).port);
    const other = createServer().listen(port, '127.0.0.1');
    try {
      const second = await startProgram(checkout);
      expect(new URL(second.url).port).not.toBe(String(port));
      await second.stop();
    } finally {
      other.close();
    }
  });

  it('keeps the data when the remembered password is lost', async () => {
    await rm(`${checkout.dataDir}.json`);
    const program = await startProgram(checkout);
    expect(await program.query("SELECT text FROM notes WHERE text = 'first'")).toEqual([{ text: 'first' }]);
    await program.stop();
  });

  it('keeps its log free of what people wrote', async () => {
    const program = await startProgram(checkout);
    await program.query('CREATE TABLE secrets (text text UNIQUE)');
    await program.query("INSERT INTO secrets VALUES ('a private sentence')");
    await expect(program.query("INSERT INTO secrets VALUES ('a private sentence')")).rejects.toThrow(
      /duplicate key/,
    );
    await program.stop();
    const log = await readFile(`${checkout.dataDir}.log`, 'utf8');
    expect(log).toContain('duplicate key');
    expect(log).not.toContain('private');
  });

  it('refuses data of another major version', async () => {
    const file = join(checkout.dataDir, 'PG_VERSION');
    await writeFile(file, '17\n');
    await expect(startProgram(checkout)).rejects.toThrow(/wrong_version/);
    await writeFile(file, '18\n');
  });
});
