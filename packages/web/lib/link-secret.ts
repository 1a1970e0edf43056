/** The secret behind the hash sign of a link, which browsers do not send to servers. Null if it is not whole. */
export const secretIn = (hash: string): string | null => /^#([0-9a-f]{64})$/.exec(hash)?.[1] ?? null;

/** Calls back when another link is pasted into the same tab, which changes only the hash. */
export function followHash(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}
