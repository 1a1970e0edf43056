import type { Endpoint, EndpointCall, EndpointData } from '@limelight/contracts';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { CallOptions } from './api.ts';
import { isApiError, type ApiError } from './api-error.ts';
import { call } from './client.ts';

export interface CallState<E extends Endpoint> {
  /** Makes the call. Resolves to its data, or to null when it failed; `error` is set by then. */
  run: (input: EndpointCall<E>, options?: CallOptions) => Promise<EndpointData<E> | null>;
  loading: boolean;
  error: ApiError | null;
  reset: () => void;
}

/**
 * A call with its loading state. Starting it again aborts the one in flight if the endpoint reads or generates. A write
 * always completes, even after the component unmounts.
 */
export function useCall<E extends Endpoint>(endpoint: E, defaults?: CallOptions): CallState<E> {
  const place = useId();
  const [pending, setPending] = useState(0);
  const [error, setError] = useState<ApiError | null>(null);
  const latest = useRef(defaults);
  useEffect(() => {
    latest.current = defaults;
  });

  const run = useCallback(
    async (input: EndpointCall<E>, options?: CallOptions) => {
      setPending((count) => count + 1);
      setError(null);
      try {
        return await call(endpoint, input, { place, ...latest.current, ...options, fullResponse: false });
      } catch (cause) {
        if (isApiError(cause)) {
          if (cause.code !== 'aborted') setError(cause);
          return null;
        }
        throw cause;
      } finally {
        setPending((count) => count - 1);
      }
    },
    [endpoint, place],
  );
  const reset = useCallback(() => setError(null), []);
  return { run, loading: pending > 0, error, reset };
}
