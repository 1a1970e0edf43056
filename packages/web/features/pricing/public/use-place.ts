import { useCallback, useEffect, useState } from 'react';
import { readPlace, type PricePlace } from '../rules/price-place.ts';

/** A visitor's page carries no call layer: this one question is asked without it. */
async function ask(signal: AbortSignal): Promise<PricePlace> {
  const response = await fetch('/api/check-loc', { signal });
  return (response.ok ? readPlace(await response.json()) : null) ?? { kind: 'failed' };
}

/** Asks again through the call layer, which reports what fails. */
async function askAgain(): Promise<PricePlace> {
  const [{ call }, { checkLoc }] = await Promise.all([
    import('../../../lib/client.ts'),
    import('@limelight/contracts'),
  ]);
  const { country, currency } = await call(checkLoc, {}, { showError: false });
  return { kind: 'known', country, currency };
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
    askAgain().then(setPlace, () => setPlace({ kind: 'failed' }));
  }, []);
  return { place, retry };
}
