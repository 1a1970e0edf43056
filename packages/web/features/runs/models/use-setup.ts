import { setUpModel, type ModelSetup } from '@limelight/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { notices } from '../../../lib/notices.ts';
import { useRun, type RunHandle } from '../../../lib/runs/use-run.ts';
import { useCall } from '../../../lib/use-call.ts';
import { localModelsQuery, useRefreshModels } from './api.ts';

export interface Setup {
  run: RunHandle;
  /** The current setup, or the last one. */
  setup: ModelSetup | null;
  starting: boolean;
  begin: (setup: ModelSetup) => Promise<void>;
}

/** The current model setup, even one that was started before this page was opened. */
export function useSetup(): Setup {
  const known = useQuery(localModelsQuery).data?.setup ?? null;
  const [own, setOwn] = useState<{ runId: string; setup: ModelSetup } | null>(null);
  const { runId, setup } = own ?? known ?? { runId: null, setup: null };
  // Keeps the run once it was seen, to show how it ended.
  if (own === null && known !== null) setOwn(known);
  const run = useRun(runId);
  const refresh = useRefreshModels();
  const start = useCall(setUpModel);
  const { status } = run;
  const hears = setup?.where === 'speech';
  useEffect(() => {
    if (status === 'done')
      notices.success(hears ? 'Recordings are transcribed on this computer now.' : 'The model is connected.');
    if (status === 'done' || status === 'failed' || status === 'cancelled') void refresh();
  }, [status, hears, refresh]);
  return {
    run,
    setup,
    starting: start.loading,
    begin: async (wanted) => {
      const started = await start.run({ body: wanted });
      if (started !== null) setOwn({ runId: started.id, setup: wanted });
    },
  };
}
