import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { unlessAbsent } from './errors.ts';

const stateSchema = z.object({
  /** Password of the role `limelight`, and the port used last. */
  password: z.string().min(16),
  port: z.number().int().positive().optional(),
  /** Set where the data could not stand in the checkout: where they are, and which directory they stand in for. */
  elsewhere: z.object({ directory: z.string(), standsFor: z.string() }).optional(),
});

/** What is remembered between two starts, in a file beside the data directory that only its owner may read. */
export type State = z.infer<typeof stateSchema>;

/** Reads the remembered state; undefined before the first start. A damaged file counts as none. */
export async function readState(file: string): Promise<State | undefined> {
  const text = await unlessAbsent(readFile(file, 'utf8'));
  if (text === undefined) return undefined;
  try {
    return stateSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Replaces the remembered state in one step, so that a crash leaves the old or the new one. */
export async function writeState(file: string, state: State): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, file);
}

/** A password of 192 random bits that needs no escaping in SQL or in an address. */
export function newPassword(): string {
  return randomBytes(24).toString('base64url');
}
