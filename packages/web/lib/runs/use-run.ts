import { cancelRun, runHasEnded, type EndpointCall, type RunDefinition } from '@limelight/contracts';
import { useCallback, useEffect, useState } from 'react';
import type { z } from 'zod';
import { isApiError, type ApiError } from '../api-error.ts';
import { call } from '../client.ts';
import { getQueryClient, userDetailsKey } from '../query-client.ts';
import { follow } from './follow.ts';
import { initialRunState, type RunState } from './run-state.ts';

export interface RunHandle extends RunState {
  /** True until the run has ended. */
  active: boolean;
  cancel: () => void;
}

/** Follows a run of any kind. Null means that there is no run yet. */
export function useRun(id: string | null): RunHandle {
  const [held, setHeld] = useState<{ id: string | null; state: RunState }>({ id, state: initialRunState });
  const state = held.id === id ? held.state : initialRunState;
  useEffect(() => {
    if (id === null) return undefined;
    const leaving = new AbortController();
    const show = (next: RunState) => {
      setHeld({ id, state: next });
      if (runHasEnded(next.status)) void getQueryClient().invalidateQueries({ queryKey: userDetailsKey });
    };
    follow(id, show, leaving.signal).catch((error: unknown) => {
      if (!isApiError(error)) throw error;
      show({ ...initialRunState, status: 'failed', error: error.message });
    });
    return () => leaving.abort();
  }, [id]);
  const cancel = useCallback(() => {
    if (id !== null) void call(cancelRun, { params: { id } }).catch(() => undefined);
  }, [id]);
  return { ...state, active: id !== null && !runHasEnded(state.status), cancel };
}

type Startable = RunDefinition & { start: NonNullable<RunDefinition['start']> };

export interface StartableRun<Input, Result> extends Omit<RunHandle, 'result'> {
  id: string | null;
  /** Parsed by the schema of the run's kind. Null until the run is done. */
  result: Result | null;
  starting: boolean;
  /** The reason it could not be started. The page has already shown a notice. */
  refusal: ApiError | null;
  /** Resolves to the id of the run, or null when it was refused. */
  begin: (input: Input) => Promise<string | null>;
  /** Forgets the run here. It continues on the server. */
  clear: () => void;
}

/** Starts runs of one kind and follows the latest. */
export function useRunOf<D extends Startable>(
  definition: D,
): StartableRun<z.input<D['input']>, z.output<D['result']>> {
  const [id, setId] = useState<string | null>(null);
  const [starting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const run = useRun(id);
  const begin = useCallback(
    async (input: z.input<D['input']>) => {
      setStarting(true);
      setRefusal(null);
      try {
        const started = await call(definition.start, { body: input } as EndpointCall<Startable['start']>);
        setId(started.id);
        return started.id;
      } catch (error) {
        if (!isApiError(error)) throw error;
        setRefusal(error);
        return null;
      } finally {
        setStarting(false);
      }
    },
    [definition],
  );
  const clear = useCallback(() => setId(null), []);
  const parsed = run.result === null ? null : definition.result.safeParse(run.result);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by this kind's own schema
  const result = (parsed?.success === true ? parsed.data : null) as z.output<D['result']> | null;
  return { ...run, id, result, starting, refusal, begin, clear };
}
