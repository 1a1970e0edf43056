import { z } from 'zod';
import type { SignInProvider } from '@limelight/contracts';

/** What this tab began at a provider, so that the page it comes back to knows what to do with the answer. */
export type OAuthRecord =
  | { kind: 'sign-in'; provider: SignInProvider; binding: string }
  | { kind: 'connect'; next: string };

const key = 'oauth';
const recordShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sign-in'), provider: z.enum(['google', 'linkedin']), binding: z.string() }),
  z.object({ kind: z.literal('connect'), next: z.string() }),
]);

type RecordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Remembers what begins; call it right before leaving for the provider's address. */
export function rememberOAuth(record: OAuthRecord, storage: RecordStorage = window.sessionStorage): void {
  storage.setItem(key, JSON.stringify(record));
}

/** What was begun, once: an answer that comes a second time finds nothing. */
export function takeOAuth(storage: RecordStorage = window.sessionStorage): OAuthRecord | null {
  const text = storage.getItem(key);
  storage.removeItem(key);
  if (text === null) return null;
  try {
    return recordShape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
