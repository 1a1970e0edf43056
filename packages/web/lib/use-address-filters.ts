import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

export interface AddressFilters {
  values: URLSearchParams;
  /** Sets the given filters; an empty string removes one. Filters that are not given keep their values. */
  set: (changes: Readonly<Record<string, string>>) => void;
  clear: () => void;
}

/**
 * Filters that are kept in the page's address. The router navigates in a transition, so the address lags behind the
 * latest input. Fields therefore read `values`, which change at once, and the next change starts from them.
 */
export function useAddressFilters(): AddressFilters {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const [shown, setShown] = useState(address);
  const latest = useRef(address);
  const pending = useRef(new Set<string>());
  const committed = useRef(address);

  useEffect(() => {
    committed.current = address;
    const isOwn = pending.current.delete(address);
    if (isOwn && address !== latest.current) return;
    pending.current.clear();
    latest.current = address;
    setShown(address);
  }, [address]);

  const go = useCallback(
    (next: URLSearchParams) => {
      const text = next.toString();
      if (text === latest.current) return;
      latest.current = text;
      // The address does not change then, so nothing would ever take the earlier texts away.
      if (text === committed.current) pending.current.clear();
      else pending.current.add(text);
      setShown(text);
      setSearch(next, { replace: true, preventScrollReset: true });
    },
    [setSearch],
  );
  const set = useCallback(
    (changes: Readonly<Record<string, string>>) => {
      const next = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      go(next);
    },
    [go],
  );
  const clear = useCallback(() => go(new URLSearchParams()), [go]);
  return { values: new URLSearchParams(shown), set, clear };
}
