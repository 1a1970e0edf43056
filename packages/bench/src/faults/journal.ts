import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const entry = z.discriminatedUnion('kind', [
  /** A worker was killed (`own` means that it exited on its own). Times are in epoch ms. */
  z.object({ kind: z.literal('worker'), at: z.number(), pid: z.number(), own: z.boolean() }),
  /** PostgreSQL was killed at `at` and accepted connections again at `back`. */
  z.object({ kind: z.literal('postgres'), at: z.number(), back: z.number() }),
  /** The reason a post is unconfirmed, or null when nothing explains it. */
  z.object({ kind: z.literal('doubt'), index: z.number(), reason: z.string().nullable() }),
  /** A user reconnected after LinkedIn refused the token. */
  z.object({ kind: z.literal('reconnected'), at: z.number(), person: z.number() }),
  /** The run started or was resumed. */
  z.object({ kind: z.literal('began'), at: z.number() }),
]);
export type JournalEntry = z.infer<typeof entry>;

/** The events of a run, line by line, so that an interrupted run can be resumed. */
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
      // The last line of an interrupted run may be incomplete.
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

/** Reads the value stored under this name, or creates and stores it. */
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
