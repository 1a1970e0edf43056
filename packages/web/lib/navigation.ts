/** Goes to a path of this site; code outside components uses it. */
export type Go = (path: string, options?: { replace?: boolean }) => void;

let go: Go | null = null;

/** The router's own way of going somewhere, set once by the root route. */
export function setGo(next: Go | null): void {
  go = next;
}

export function goTo(path: string, options?: { replace?: boolean }): void {
  if (go) go(path, options);
  else if (typeof window !== 'undefined') window.location.assign(path);
}

/** Path, search and hash of where the page is. */
export function here(): string {
  if (typeof window === 'undefined') return '/';
  return `${window.location.pathname}${window.location.search}${window.location.hash}`;
}

/** `next` when it is a path of this site, else the dashboard: a stranger's address never leaves the site. */
export function safeNext(next: string | null | undefined): string {
  return next && /^\/(?![/\\])[^\\\s]*$/.test(next) && next.length <= 500 ? next : '/dashboard';
}

/** Where to log in, with the way back. */
export function loginPath(next?: string): string {
  return next && next !== '/' && !next.startsWith('/login')
    ? `/login?next=${encodeURIComponent(next)}`
    : '/login';
}
