import { useCallback, useEffect, useState } from 'react';
import { readPlace, type PricePlace } from '../rules/price-place.ts';

const apiUrl = '/api/check-loc';

/** A visitor's page carries no call layer: this one question is asked, and its failure told, without it. */
async function ask(signal?: AbortSignal): Promise<PricePlace> {
  const response = await fetch(apiUrl, signal ? { signal } : {});
  const place = response.ok ? readPlace(await response.json()) : null;
  if (place !== null) return place;
  const err = { status: response.status, code: 'unexpected_answer', message: '', method: 'GET' };
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ params: {}, apiUrl, err });
  fetch('/api/error-report/report', { method: 'POST', headers, body }).catch(() => undefined);
  return { kind: 'failed' };
}

/** Where the visitor is, as `check-loc` tells it. */
export function usePlace(): { place: PricePlace; retry: () => void } {
  const [place, setPlace] = useState<PricePlace>({ kind: 'loading' });
  useEffect(() => {
    const end = new AbortController();
    ask(end.signal)
      .catch((): PricePlace => ({ kind: 'failed' }))
      .then((found) => {
        if (!end.signal.aborted) setPlace(found);
      })
      .catch(() => undefined);
    return () => end.abort();
  }, []);
  const retry = useCallback(() => {
    setPlace({ kind: 'loading' });
    ask().then(setPlace, () => setPlace({ kind: 'failed' }));
  }, []);
  return { place, retry };
}
