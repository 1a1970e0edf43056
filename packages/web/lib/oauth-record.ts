import { z } from 'zod';
import type { SignInProvider } from '@limelight/contracts';

/** The flow this tab started at a provider, so that the callback page knows what to do with the answer. */
export type OAuthRecord =
  | { kind: 'sign-in'; provider: SignInProvider; binding: string }
  | { kind: 'connect'; next: string };

const key = 'oauth';
const recordShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sign-in'), provider: z.enum(['google', 'linkedin']), binding: z.string() }),
  z.object({ kind: z.literal('connect'), next: z.string() }),
]);

type RecordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Remembers the flow. Call it right before leaving for the provider's address. */
export function rememberOAuth(record: OAuthRecord, storage: RecordStorage = window.sessionStorage): void {
  storage.setItem(key, JSON.stringify(record));
}

/** Returns the flow and forgets it, so that a repeated callback finds nothing. */
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
