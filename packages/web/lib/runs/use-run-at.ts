import type { EndpointCall, RunDefinition } from '@limelight/contracts';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { useCall } from '../use-call.ts';
import { useRun, type RunHandle } from './use-run.ts';

type Startable = RunDefinition & { start: NonNullable<RunDefinition['start']> };

export interface RunAt<Input, Result> extends Omit<RunHandle, 'result'> {
  id: string | null;
  /** Parsed by the schema of the run's kind. Null until the run is done. */
  result: Result | null;
  starting: boolean;
  begin: (input: Input) => Promise<void>;
}

/** Starts runs of one kind and follows the one named in the address (`?run=`), so a reload loses nothing. */
export function useRunAt<D extends Startable>(
  definition: D,
): RunAt<z.input<D['input']>, z.output<D['result']>> {
  const [search, setSearch] = useSearchParams();
  const id = search.get('run');
  const run = useRun(id);
  const start = useCall(definition.start);
  const { run: send } = start;
  const begin = useCallback(
    async (input: z.input<D['input']>) => {
      const started = await send({ body: input } as EndpointCall<Startable['start']>);
      if (started !== null)
        setSearch(
          (before) =>
            new URLSearchParams([...before].filter(([name]) => name !== 'run').concat([['run', started.id]])),
        );
    },
    [send, setSearch],
  );
  const parsed = run.result === null ? null : definition.result.safeParse(run.result);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by this kind's own schema
  const result = (parsed?.success === true ? parsed.data : null) as z.output<D['result']> | null;
  return { ...run, id, result, starting: start.loading, begin };
}
