import { importRun } from '@limelight/contracts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/http/index.ts';
import { implementRun } from '../../run.ts';
import { getUser } from '../identity/index.ts';
import { keepPeople } from '../people/index.ts';
import type { Imported } from './reading/imported.ts';
import type { ImportOrder } from './reading/import-reader.worker.ts';
import { readImport } from './reading/read-import.ts';
import { replaceImport } from './repository.ts';
import { connectionsOf, foreignNotice, isForeign, refusalOf } from './rules.ts';

export const importFileKey = (runId: string) => `imports/${runId}`;

/** What a file brings. Refuses with `import_unreadable` and `import_too_large`, and says what to do. */
async function readOrRefuse(
  context: Pick<Context, 'threads'>,
  owner: string,
  order: ImportOrder,
  signal: AbortSignal,
): Promise<Imported> {
  const found = await readImport(context, owner, order, signal);
  if (!('fault' in found)) return found;
  const { code, message } = refusalOf(found.fault);
  throw new AppError(code, undefined, { message });
}

/** Reads a file or a pasted text and keeps what it brings. */
export const importMaterial = implementRun(importRun, {
  where: 'worker',
  timeoutMs: 5 * 60_000,
  async work(run, { text, name }) {
    const { context, userId } = run;
    const key = importFileKey(run.id);
    const stored = await run.step('read', async (step) => {
      run.progress(0, 2, `Reading ${name}`);
      const bytes = text === null ? await context.storage.get(key) : new TextEncoder().encode(text);
      if (bytes === null)
        throw new AppError('import_unreadable', undefined, { message: 'The file is gone. Choose it again.' });
      const order = { name, bytes: new Uint8Array(bytes), columns: {}, pasted: text !== null };
      const found = await readOrRefuse(context, userId, order, step.signal);
      run.progress(1, 2, 'Storing what was found');
      const person = (await getUser(context.database.db, userId))?.name ?? '';
      const foreign = isForeign(found.owner, person);
      const { kind, owner, report, profile, results } = found;
      const createdAt = new Date(context.clock.now());
      const row = {
        id: run.id,
        userId,
        name,
        kind,
        owner,
        own: !foreign,
        report,
        profile,
        results,
        createdAt,
      };
      await context.database.db.transaction(async (tx) => {
        await replaceImport(tx, row, found);
        // The connections of somebody else did not agree to be kept here.
        if (!foreign && found.people.length > 0)
          await keepPeople(tx, userId, connectionsOf(found.people), {
            kind: 'connection',
            origin: 'linkedin-export',
            label: name,
            legalBasis: 'legitimate-interest',
            now: createdAt,
          });
      });
      const sum = (of: 'read' | 'skipped') => report.reduce((total, line) => total + line[of], 0);
      const counts = { read: sum('read'), skipped: sum('skipped') };
      step.summarise(`${counts.read} read, ${counts.skipped} skipped`);
      return { ...counts, reasons: report, notice: foreign && owner !== null ? foreignNotice(owner) : null };
    });
    if (text === null) await context.storage.remove(key);
    return stored;
  },
});
