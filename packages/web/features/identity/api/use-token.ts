import { useEffect, useState } from 'react';

/** The token of the address, taken out of it so that it stays in no history; undefined until the page runs. */
export function useToken(): string | null | undefined {
  const [token, setToken] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    const url = new URL(window.location.href);
    const found = url.searchParams.get('token');
    setToken((held) => held ?? found);
    if (!found) return;
    url.searchParams.delete('token');
    window.history.replaceState(window.history.state, '', `${url.pathname}${url.search}`);
  }, []);
  return token;
}
