import { onForget } from '../../../lib/client.ts';

const key = 'writing-unaddressed';

/** A new post of this tab got its id; a page that is loaded anew before the address names it goes on with it. */
export function rememberUnaddressed(id: string): void {
  try {
    window.sessionStorage.setItem(key, id);
  } catch {
    // Without session storage it waits among the drafts.
  }
}

export function readUnaddressed(): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The address names a post, or another one was asked for. */
export function forgetUnaddressed(): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Then nothing was remembered either.
  }
}

onForget(forgetUnaddressed);
