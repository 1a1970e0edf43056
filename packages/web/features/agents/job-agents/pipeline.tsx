import { changeJob, type JobSummary } from '@limelight/contracts';
import { jobStages, type JobLevel, type JobStage } from '@limelight/contracts/catalog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { download } from '../../../lib/download.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { announce } from '../../../ui/live-region.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { pipelineQuery } from './api.ts';
import { useDecision } from './found-jobs.tsx';
import styles from './job-agents.module.css';
import { LevelSelect } from './level-select.tsx';
import { PipelineBoard } from './pipeline-board.tsx';

const PipelineExample = lazy(async () => ({
  default: (await import('./pipeline-example.tsx')).PipelineExample,
}));

function SavePipeline() {
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const save = async () => {
    setState('saving');
    setState((await download('/jobs.csv', 'jobs.csv')) ? 'idle' : 'failed');
  };
  return (
    <>
      <Button loading={state === 'saving'} onClick={() => void save()}>
        Download CSV
      </Button>
      {state === 'failed' && <Callout tone="bad">The file was not saved. Try again.</Callout>}
    </>
  );
}

export function Pipeline() {
  const client = useQueryClient();
  const [level, setLevel] = useState<JobLevel | null>(null);
  const jobs = useQuery(pipelineQuery(level));
  const change = useCall(changeJob);
  const { decide } = useDecision();
  /** Shows the move at once; the list that is read afterwards has what the server kept. */
  const move = async (job: JobSummary, stage: JobStage) => {
    if (stage === job.stage) return;
    client.setQueryData(
      pipelineQuery(level).queryKey,
      (list) =>
        list && { ...list, items: list.items.map((one) => (one.id === job.id ? { ...one, stage } : one)) },
    );
    const moved = await change.run({ params: { id: job.id }, body: { stage } });
    if (moved !== null) announce(`“${job.title}” moved to ${jobStages[stage]}.`);
    await client.invalidateQueries({ queryKey: ['jobs'] });
  };
  if (jobs.isError) return <ErrorState query={jobs}>Your pipeline could not be loaded.</ErrorState>;
  if (jobs.isPending) return <Loading lines={6} />;
  const { items, longer } = jobs.data;
  if (items.length === 0 && level === null)
    return (
      <>
        <EmptyState title="Your pipeline is empty">
          Search jobs, keep an opening, and follow it here from Saved to Offer, with notes and reminders.
        </EmptyState>
        <Suspense fallback={null}>
          <PipelineExample />
        </Suspense>
      </>
    );
  return (
    <>
      <div className={styles.filter}>
        <LevelSelect value={level} onChange={setLevel} />
        <SavePipeline />
      </div>
      {items.length === 0 && <p className={styles.facts}>No opening in your pipeline states this level.</p>}
      <PipelineBoard jobs={items} onMove={move} onRemove={({ id }) => void decide([id], 'dismiss')} />
      {longer.length > 0 && (
        <p className={styles.facts}>
          Only the newest 100 are shown for: {longer.join(', ')}. Download the CSV for all of them.
        </p>
      )}
    </>
  );
}
