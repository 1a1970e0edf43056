/** Navigates to a path of this site from outside components. */
export type Go = (path: string, options?: { replace?: boolean }) => void;

let go: Go | null = null;

/** Sets the router's navigate function. Called once by the root route. */
export function setGo(next: Go | null): void {
  go = next;
}

export function goTo(path: string, options?: { replace?: boolean }): void {
  if (go) go(path, options);
  else if (typeof window !== 'undefined') window.location.assign(path);
}

export function here(): string {
  if (typeof window === 'undefined') return '/';
  return `${window.location.pathname}${window.location.search}${window.location.hash}`;
}

/** Returns `next` if it is a path of this site, otherwise the dashboard. Prevents redirects to other sites. */
export function safeNext(next: string | null | undefined): string {
  return next && /^\/(?![/\\])[^\\\s]*$/.test(next) && next.length <= 500 ? next : '/dashboard';
}

export function loginPath(next?: string): string {
  return next && next !== '/' && !next.startsWith('/login')
    ? `/login?next=${encodeURIComponent(next)}`
    : '/login';
}

export const signUpPath = (next: string): string => `/sign-up?next=${encodeURIComponent(next)}`;
