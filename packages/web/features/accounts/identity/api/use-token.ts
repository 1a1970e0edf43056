import { useEffect, useSyncExternalStore } from 'react';

const never = () => () => undefined;
let taken: { path: string; token: string } | null = null;

const tokenIn = (hash: string) => new URLSearchParams(hash.slice(1)).get('token');

function readToken(): string | null {
  const { pathname, hash } = window.location;
  const found = tokenIn(hash);
  if (found) return found;
  return taken?.path === pathname ? taken.token : null;
}

/**
 * The token from the address, which is removed so that it does not stay in the history. Undefined during prerendering.
 */
export function useToken(): string | null | undefined {
  const token = useSyncExternalStore(never, readToken, () => undefined);
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (!token || tokenIn(hash) === null) return;
    taken = { path: pathname, token };
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  }, [token]);
  return token;
}
