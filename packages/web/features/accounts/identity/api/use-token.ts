import { useEffect, useSyncExternalStore } from 'react';

const never = () => () => undefined;
let taken: { path: string; token: string } | null = null;

function readToken(): string | null {
  const { pathname, search } = window.location;
  const found = new URLSearchParams(search).get('token');
  if (found) return found;
  return taken?.path === pathname ? taken.token : null;
}

/**
 * The token from the address, which is removed so that it does not stay in the history. Undefined during prerendering.
 */
export function useToken(): string | null | undefined {
  const token = useSyncExternalStore(never, readToken, () => undefined);
  useEffect(() => {
    const url = new URL(window.location.href);
    if (!token || !url.searchParams.has('token')) return;
    taken = { path: url.pathname, token };
    url.searchParams.delete('token');
    window.history.replaceState(window.history.state, '', `${url.pathname}${url.search}`);
  }, [token]);
  return token;
}
