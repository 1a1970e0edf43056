import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const entry = z.discriminatedUnion('kind', [
  /** A worker was killed (`own`: it ended by itself). Times are milliseconds since 1970. */
  z.object({ kind: z.literal('worker'), at: z.number(), pid: z.number(), own: z.boolean() }),
  /** PostgreSQL was killed at `at` and took connections again at `back`. */
  z.object({ kind: z.literal('postgres'), at: z.number(), back: z.number() }),
  /** Why a post is unconfirmed; null where nothing explains it. */
  z.object({ kind: z.literal('doubt'), index: z.number(), reason: z.string().nullable() }),
  /** Somebody connected again after LinkedIn refused the token. */
  z.object({ kind: z.literal('reconnected'), at: z.number(), person: z.number() }),
  /** The run began, or was gone on with. */
  z.object({ kind: z.literal('began'), at: z.number() }),
]);
export type JournalEntry = z.infer<typeof entry>;

/** What happened in a run, line by line, so that a run that was ended can be gone on with. */
export interface Journal {
  entries: JournalEntry[];
  add(entry: JournalEntry): void;
}

export function openJournal(directory: string): Journal {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'journal.jsonl');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const entries = lines.flatMap((line) => {
    try {
      return [entry.parse(JSON.parse(line))];
    } catch {
      // The last line of a run that was killed may be torn.
      return [];
    }
  });
  return {
    entries,
    add(next) {
      entries.push(next);
      appendFileSync(file, `${JSON.stringify(next)}\n`);
    },
  };
}

/** Reads what is kept under this name, or makes and keeps it. */
export async function kept<T>(
  directory: string,
  name: string,
  schema: z.ZodType<T>,
  make: () => Promise<T> | T,
): Promise<T> {
  const file = join(directory, `${name}.json`);
  if (existsSync(file)) return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const made = await make();
  writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`);
  return made;
}
