import { realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { unlessAbsent } from './errors.ts';
import { ROLE } from './initialise.ts';
import { stateFile } from './placement.ts';
import { readState } from './state.ts';

/** The address of the database in `dataDir` while the program runs, or null when there is none. Starts nothing. */
export async function findEmbeddedUrl(dataDir: string): Promise<string | null> {
  const parent = await unlessAbsent(realpath(dirname(dataDir)));
  const state = parent && (await readState(stateFile(join(parent, basename(dataDir)))));
  if (!state || state.port === undefined) return null;
  return `postgres://${ROLE}:${state.password}@127.0.0.1:${state.port}/${ROLE}`;
}
