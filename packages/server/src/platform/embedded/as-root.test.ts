import { chmod, cp, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runsAsRoot } from './account.ts';
import { makeCheckout, removeCheckout, startProgram, type TestCheckout } from './test-checkout.ts';

async function addNote(checkout: TestCheckout, text: string): Promise<void> {
  const program = await startProgram(checkout);
  await program.query('CREATE TABLE IF NOT EXISTS notes (text text)');
  await program.query(`INSERT INTO notes VALUES ('${text}')`);
  await program.stop();
}

async function readNotes(checkout: TestCheckout): Promise<unknown[]> {
  const program = await startProgram(checkout);
  try {
    await program.query('CREATE TABLE IF NOT EXISTS notes (text text)');
    return await program.query('SELECT text FROM notes ORDER BY text');
  } finally {
    await program.stop();
  }
}

describe.runIf(runsAsRoot())('the built-in database of root, in a checkout that others may enter', () => {
  let checkout: TestCheckout;
  beforeAll(async () => {
    checkout = await makeCheckout({ asRoot: true });
    await addNote(checkout, 'kept');
  });
  afterAll(() => removeCheckout(checkout));

  it('keeps the data in the checkout, owned by an account without privileges', async () => {
    expect((await stat(checkout.dataDir)).uid).not.toBe(0);
    expect((await stat(dirname(checkout.dataDir))).mode & 0o777).toBe(0o710);
    expect((await stat(`${checkout.dataDir}.json`)).mode & 0o777).toBe(0o600);
    await expect(stat(checkout.systemDir)).rejects.toThrow('ENOENT');
    expect(await readNotes(checkout)).toEqual([{ text: 'kept' }]);
  });

  it('moves the data to a place of their own when the checkout is closed to others later', async () => {
    await chmod(dirname(checkout.root), 0o700);
    expect(await readNotes(checkout)).toEqual([{ text: 'kept' }]);
    await expect(stat(checkout.dataDir)).rejects.toThrow('ENOENT');
  });
});

describe.runIf(runsAsRoot())(
  'the built-in database of root, in a checkout that nobody else may enter',
  () => {
    let checkout: TestCheckout;
    beforeAll(async () => {
      checkout = await makeCheckout({ asRoot: true, closed: true });
      await addNote(checkout, 'kept');
    });
    afterAll(() => removeCheckout(checkout));

    it('runs from a place of its own, says where, and finds the rows again', async () => {
      const note = await readFile(`${checkout.dataDir}-is-elsewhere.txt`, 'utf8');
      expect(note).toContain(checkout.systemDir);
      expect(
        (await readdir(checkout.systemDir)).filter((name) => name.startsWith('postgresql-')),
      ).toHaveLength(1);
      expect(await readNotes(checkout)).toEqual([{ text: 'kept' }]);
    });

    it('finds the same rows after the program was killed', async () => {
      const program = await startProgram(checkout);
      await program.query("INSERT INTO notes VALUES ('on the day of the crash')");
      await program.kill();
      expect(await readNotes(checkout)).toEqual([{ text: 'kept' }, { text: 'on the day of the crash' }]);
    });

    it('does not share its rows with a copy of the checkout, and takes them along when it is moved', async () => {
      const copy: TestCheckout = { ...checkout, ...at(`${checkout.root} copied`) };
      await cp(checkout.root, copy.root, { recursive: true, verbatimSymlinks: true });
      expect(await readNotes(copy)).toEqual([]);
      const moved: TestCheckout = { ...checkout, ...at(`${checkout.root} moved`) };
      await rename(checkout.root, moved.root);
      expect(await readNotes(moved)).toContainEqual({ text: 'kept' });
      await rename(moved.root, checkout.root);
      expect(await readNotes(checkout)).toContainEqual({ text: 'kept' });
    });

    it('begins anew when the data directory was deleted, and keeps the old rows aside', async () => {
      await rm(dirname(checkout.dataDir), { recursive: true });
      expect(await readNotes(checkout)).toEqual([]);
      const kept = await readdir(checkout.systemDir, { recursive: true });
      expect(kept.filter((path) => /postgres-before-\d+$/.test(path))).toHaveLength(1);
    });
  },
);

function at(root: string): Pick<TestCheckout, 'root' | 'dataDir'> {
  return { root, dataDir: join(root, '.data', 'postgres') };
}
