import { importRun } from '@limelight/contracts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { cameToNothing, counted, foundNothing, implementRun, made } from '../../../run.ts';
import { getUser } from '../../accounts/identity/index.ts';
import { keepInLibrary, readForLibrary } from '../inspiration/index.ts';
import { keepPeople } from '../people/index.ts';
import { dropImport } from './dropping.ts';
import { removeFileJob } from './jobs.ts';
import { readImport } from './reading/read-import.ts';
import { findImport, replaceImport } from './repository/imports.ts';
import {
  columnNotice,
  connectionsOf,
  foreignNotice,
  foreignPeople,
  importFileKey,
  isForeign,
  isOwnPost,
  peopleNotice,
  refusals,
  withoutConnections,
} from './rules.ts';

/** Refuses with `not_found` unless the user has this voice. */
export type RequireVoice = (connection: Connection, userId: string, voiceId: string) => Promise<void>;

/** Imports a file or pasted text. The stored file is deleted when the run ends, whatever its outcome. */
export const importMaterial = (requireVoice: RequireVoice) =>
  implementRun(importRun, {
    where: 'worker',
    prepare: async (tx, { userId }, { voiceId }) => {
      if (voiceId !== null) await requireVoice(tx, userId, voiceId);
    },
    steps: { read: 'Read the file' },
    outcome: ({ read, skipped, headings }) =>
      headings !== null
        ? cameToNothing('The column with the text could not be told. Import it again and choose it.')
        : read === 0
          ? foundNothing('Nothing in it could be imported.')
          : made(`${counted(read, 'item')} imported, ${skipped} left out.`, [
              'Open inspiration',
              '/dashboard/viral-posts',
            ]),
    timeoutMs: 5 * 60_000,
    work: async (run, { text, name, columns, voiceId, mine, withoutPeople, confirmed, replaces }) =>
      run.step('read', async (step) => {
        const { context, userId } = run;
        run.progress(0, 2, `Reading ${name}`);
        const bytes =
          text === null
            ? await context.storage.get(importFileKey(userId, run.id))
            : new TextEncoder().encode(text);
        if (bytes === null) throw new AppError('import_gone');
        const order = { name, bytes, columns, pasted: text !== null };
        const found = await readImport(context, userId, order, step.signal, { moved: true });
        if ('fault' in found) {
          const { fault } = found;
          if (fault !== 'no-text-column') throw new AppError(refusals[fault]);
          // Any text with commas parses as a table, so the extension decides whether it was meant as one.
          if (!/\.(?:csv|tsv|json)$/i.test(name) || found.headings.length === 0)
            throw new AppError('import_unreadable');
          const headings = [...found.headings];
          return {
            read: 0,
            skipped: 0,
            reasons: [],
            notice: columnNotice,
            foreign: null,
            headings,
            table: null,
          };
        }
        run.progress(1, 2, 'Storing what was found');
        const account = (await getUser(context.database.db, userId))?.name ?? '';
        // Married and shortened names differ from the account's, so the person can say that the file is theirs.
        const person = confirmed ? (found.owner ?? account) : account;
        const foreign = voiceId === null && isForeign(found.owner, person);
        const { kind, owner, profile, results, table } = found;
        const keepsPeople = !withoutPeople && !foreign;
        const report = keepsPeople
          ? found.report
          : withoutConnections(found.report, foreign ? foreignPeople : peopleNotice);
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
          if (voiceId !== null) await requireVoice(tx, userId, voiceId);
          // Only what brought no connections along: posts, and what was taken for somebody else's.
          const before = replaces === null ? null : await findImport(tx, userId, replaces);
          if (replaces !== null && (before?.own === false || before?.kind === 'posts'))
            await dropImport(tx, userId, replaces);
          await replaceImport(tx, row, found, isOwn);
          await keepInLibrary(tx, of, read);
          // Another person's connections did not agree to be stored here.
          if (keepsPeople && found.people.length > 0)
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
        const notice = foreign && owner !== null ? foreignNotice(owner, found) : leftOut;
        return { ...counts, reasons: report, notice, foreign: foreign ? owner : null, headings: null, table };
      }),
    async save(tx, { context, userId, id }, _result, { text }) {
      if (text === null) await context.queue.enqueue(tx, removeFileJob, { userId, runId: id });
    },
    async undo(tx, { context, userId, id }, { text }) {
      await dropImport(tx, userId, id);
      if (text === null) await context.queue.enqueue(tx, removeFileJob, { userId, runId: id });
    },
  });
