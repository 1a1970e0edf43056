import { z } from 'zod';

/**
 * LinkedIn sends both a sign-in and a connection back to `/linkedin/callback`. What was begun here is kept in this tab's
 * session storage, so that the page knows which of the two came back and where to go on.
 */
const begun = z.discriminatedUnion('purpose', [
  z.object({ purpose: z.literal('connect'), next: z.string() }),
  z.object({ purpose: z.literal('sign-in'), binding: z.string() }),
]);
export type BegunAtLinkedin = z.infer<typeof begun>;

const key = 'linkedin-begun';

/** Remembers what is begun and leaves for LinkedIn's consent page. */
export function beginLinkedin(url: string, what: BegunAtLinkedin): void {
  window.sessionStorage.setItem(key, JSON.stringify(what));
  window.location.assign(url);
}

/** What was begun in this tab, once; null when nothing was. */
export function takeBegunAtLinkedin(): BegunAtLinkedin | null {
  const kept = window.sessionStorage.getItem(key);
  window.sessionStorage.removeItem(key);
  if (kept === null) return null;
  try {
    return begun.safeParse(JSON.parse(kept)).data ?? null;
  } catch {
    return null;
  }
}
