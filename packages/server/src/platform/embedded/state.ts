import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { unlessAbsent } from './errors.ts';

const stateSchema = z.object({
  /** The password of the role `limelight`, and the last port. */
  password: z.string().min(16),
  port: z.number().int().positive().optional(),
  /** Set when the data are stored outside the checkout: their directory, and the one it replaces. */
  elsewhere: z.object({ directory: z.string(), standsFor: z.string() }).optional(),
});

/** Stored between starts in a file next to the data directory that only its owner can read. */
export type State = z.infer<typeof stateSchema>;

/** Returns undefined before the first start and for a damaged file. */
export async function readState(file: string): Promise<State | undefined> {
  const text = await unlessAbsent(readFile(file, 'utf8'));
  if (text === undefined) return undefined;
  try {
    return stateSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Replaces the file atomically, so that a crash leaves either the old or the new state. */
export async function writeState(file: string, state: State): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, file);
}

/** A password with 192 bits of randomness that needs no escaping in SQL or URLs. */
export function newPassword(): string {
  return randomBytes(24).toString('base64url');
}
