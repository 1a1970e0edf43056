import { userInfo } from 'node:os';
import { join } from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { allJobs } from '../app.ts';
import { closeContext, createContext } from '../context.ts';
import { databaseRefusal, StorageAway } from '../platform/away.ts';
import { isMigrated } from '../platform/db/index.ts';
import { ConfigError, loadConfig } from '../platform/config/index.ts';
import { findEmbeddedUrl } from '../platform/embedded/index.ts';
import { createLog } from '../platform/log.ts';
import { CommandError } from './command.ts';
import { runCommand, usage } from './commands.ts';

const value = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

async function main(): Promise<string> {
  const { positionals: words, values: options } = parseArgs({
    allowPositionals: true,
    options: {
      percent: value,
      inr: value,
      usd: value,
      products: value,
      currencies: value,
      from: value,
      until: value,
      total: value,
      'per-person': value,
      reason: value,
      text: value,
      file: value,
      'save-files': value,
      url: value,
      'key-file': value,
      image: flag,
      help: { ...flag, short: 'h' },
      all: flag,
      late: flag,
      yes: flag,
    },
  });
  const [first = 'help'] = words;
  if (first === 'help' || options.help === true) return usage(first === 'help' ? words[1] : first);
  const config = loadConfig();
  const url = config.DATABASE_URL ?? (await findEmbeddedUrl(join(config.DATA_DIR, 'postgres')));
  if (url === null)
    throw new CommandError('There is no database yet. Start the program first, or set DATABASE_URL.');
  const context = createContext(config, url, { log: createLog('error') });
  try {
    // It makes the tables itself, as they were when the backup was made.
    if (first === 'restore')
      return await runCommand(context, `operator:${userInfo().username}`, { words, options });
    const ready = await isMigrated(context.database).catch(() => false);
    if (!ready)
      throw new CommandError(
        'The database does not answer, or is not at this version. Start the program first.',
      );
    await context.queue.start(allJobs(context), []);
    return await runCommand(context, `operator:${userInfo().username}`, { words, options });
  } finally {
    await context.queue.stop(1000);
    await closeContext(context);
  }
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  const told = error instanceof CommandError || error instanceof ConfigError || error instanceof StorageAway;
  const misread =
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  const words = misread ? `${error.message.split('. ')[0]}. \`npm run operator help\` shows them.` : '';
  const shown = misread ? words : told ? error.message : (databaseRefusal(error) ?? inspect(error));
  process.stderr.write(`${shown}\n`);
  process.exitCode = 1;
}
