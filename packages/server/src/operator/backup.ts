import { allJobs } from '../app.ts';
import { BackupError, restoreBackup, writeBackup, type Backup } from '../platform/backup/index.ts';
import { skipPassedSlots } from '../domains/agents/agents/index.ts';
import { audit } from '../domains/accounts/audit/index.ts';
import { skipPassedSearches } from '../domains/agents/job-agents/index.ts';
import { announceRestored, settleRestored } from '../domains/publishing/publishing/index.ts';
import type { Connection } from '../platform/db/index.ts';
import { CommandError, type Command } from './command.ts';

const contentOf = ({ rows, files, jobs }: Backup) => `${rows} rows, ${files} files, ${jobs} jobs that wait`;

async function told<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof BackupError ? new CommandError(error.message) : error;
  }
}

/** Everything the program keeps, in one file and back. */
export const backupCommands: Readonly<Record<string, Command>> = {
  backup: {
    usage: 'FILE',
    about: 'writes all rows, waiting jobs and files into one file; the program can keep running',
    async run(context, actor, { words: [file] }) {
      if (file === undefined) throw new CommandError('Name the file to write.');
      const now = context.clock.now();
      const made = await told(writeBackup({ ...context, now: new Date(now) }, file));
      await audit(context.database.db, { actor, action: 'backup.write', subject: file, now });
      return `${file} holds ${contentOf(made)}. Keep APP_SECRET and ENCRYPTION_KEY with it: without them nobody can read the keys and tokens in it (demo mode keeps them in secrets.json of its data folder).`;
    },
  },
  restore: {
    usage: 'FILE',
    about: 'restores a backup into an empty database and its file storage; start the program afterwards',
    async run(context, actor, { words: [file] }) {
      if (file === undefined) throw new CommandError('Name the file to read.');
      const startQueue = async () => context.queue.start(allJobs(context), []);
      const now = context.clock.now();
      const settle = async (connection: Connection) => {
        await settleRestored(connection, new Date(now));
        await skipPassedSlots(connection, new Date(now));
        await skipPassedSearches(connection, new Date(now));
      };
      const made = await told(restoreBackup({ ...context, startQueue, settle }, file));
      const waiting = await announceRestored(context);
      await audit(context.database.db, { actor, action: 'backup.restore', subject: file, now });
      const held = waiting === 0 ? '' : ` ${waiting} posts that were due by now wait for their authors.`;
      return `${contentOf(made)} are restored.${held} Start the program, or restart it where it runs.`;
    },
  },
};
