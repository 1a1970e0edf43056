import { importRun } from '@limelight/contracts';
import { AppError } from '../../../platform/http/index.ts';
import { implementRun } from '../../../run.ts';
import { getUser } from '../../accounts/identity/index.ts';
import { keepInLibrary, readForLibrary } from '../inspiration/index.ts';
import { keepPeople } from '../people/index.ts';
import { dropImport } from './dropping.ts';
import { removeFileJob } from './jobs.ts';
import { readImport } from './reading/read-import.ts';
import { replaceImport } from './repository.ts';
import {
  columnNotice,
  connectionsOf,
  foreignNotice,
  importFileKey,
  isForeign,
  isOwnPost,
  peopleNotice,
  refusals,
} from './rules.ts';

/** Imports a file or pasted text. The stored file is deleted when the run ends, whatever its outcome. */
export const importMaterial = implementRun(importRun, {
  where: 'worker',
  timeoutMs: 5 * 60_000,
  work: async (run, { text, name, columns, voiceId, mine, withoutPeople }) =>
    run.step('read', async (step) => {
      const { context, userId } = run;
      run.progress(0, 2, `Reading ${name}`);
      const bytes =
        text === null
          ? await context.storage.get(importFileKey(userId, run.id))
          : new TextEncoder().encode(text);
      if (bytes === null) throw new AppError('import_gone');
      const order = { name, bytes: new Uint8Array(bytes), columns, pasted: text !== null };
      const found = await readImport(context, userId, order, step.signal);
      if ('fault' in found) {
        const { fault } = found;
        if (fault !== 'no-text-column') throw new AppError(refusals[fault]);
        // Any text with commas parses as a table, so the extension decides whether it was meant as one.
        if (!/\.(?:csv|tsv|json)$/i.test(name) || found.headings.length === 0)
          throw new AppError('import_unreadable');
        const headings = [...found.headings];
        return { read: 0, skipped: 0, reasons: [], notice: columnNotice, headings };
      }
      run.progress(1, 2, 'Storing what was found');
      const person = (await getUser(context.database.db, userId))?.name ?? '';
      const foreign = voiceId === null && isForeign(found.owner, person);
      const { kind, owner, report, profile, results } = found;
      const row = {
        id: run.id,
        userId,
        name,
        kind,
        owner,
        own: mine && !foreign,
        voiceId,
        report,
        profile,
        results,
        createdAt: new Date(context.clock.now()),
      };
      const isOwn = (author: string | null) => voiceId !== null || isOwnPost(author, person);
      const of = { userId, importId: run.id };
      const given = found.posts.map((post) => ({ ...post, own: row.own && isOwn(post.author) }));
      const read = await readForLibrary(context, of, given, step.signal);
      await context.database.db.transaction(async (tx) => {
        await replaceImport(tx, row, found, isOwn);
        await keepInLibrary(tx, of, read);
        // Another person's connections did not agree to be stored here.
        if (!withoutPeople && !foreign && found.people.length > 0)
          await keepPeople(tx, userId, connectionsOf(found.people), {
            kind: 'connection',
            origin: 'linkedin-export',
            label: name,
            legalBasis: 'legitimate-interest',
            now: row.createdAt,
          });
      });
      const sum = (of: 'read' | 'skipped') => report.reduce((total, line) => total + line[of], 0);
      const counts = { read: sum('read'), skipped: sum('skipped') };
      step.summarise(`${counts.read} read, ${counts.skipped} skipped`);
      const leftOut = withoutPeople && found.people.length > 0 ? peopleNotice : null;
      const notice = foreign && owner !== null ? foreignNotice(owner) : leftOut;
      return { ...counts, reasons: report, notice, headings: null };
    }),
  async save(tx, { context, userId, id }, _result, { text }) {
    if (text === null) await context.queue.enqueue(tx, removeFileJob, { userId, runId: id });
  },
  async undo(tx, { context, userId, id }, { text }) {
    await dropImport(tx, userId, id);
    if (text === null) await context.queue.enqueue(tx, removeFileJob, { userId, runId: id });
  },
});
