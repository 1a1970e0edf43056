import { changeJob, keysOf, type JobSummary } from '@limelight/contracts';
import { jobStages, type JobLevel, type JobStage } from '@limelight/contracts/catalog';
import { NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../lib/format.ts';
import { useCall } from '../../lib/use-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, SkeletonLines } from '../../ui/skeleton.tsx';
import { pipelineQuery } from './api.ts';
import styles from './job-agents.module.css';
import { LevelSelect } from './level-select.tsx';
import { isStage } from './stage.ts';

function Tile({ job, onMove }: { job: JobSummary; onMove: (stage: JobStage) => void }) {
  return (
    <li className={styles.tile}>
      <Link to={`?job=${job.id}`}>{job.title}</Link>
      <span className={styles.facts}>{job.company}</span>
      {job.remindAt !== null && <span className={styles.facts}>Reminder {formatDate(job.remindAt)}</span>}
      <NativeSelect
        size="xs"
        aria-label={`Stage of ${job.title}`}
        value={job.stage ?? 'found'}
        data={keysOf(jobStages).map((stage) => ({ value: stage, label: jobStages[stage] }))}
        onChange={({ currentTarget: { value } }) => isStage(value) && onMove(value)}
      />
    </li>
  );
}

export function Pipeline() {
  const client = useQueryClient();
  const [level, setLevel] = useState<JobLevel | null>(null);
  const jobs = useQuery(pipelineQuery(level));
  const change = useCall(changeJob);
  const move = async (id: string, stage: JobStage) => {
    await change.run({ params: { id }, body: { stage } });
    await client.invalidateQueries({ queryKey: ['jobs'] });
  };
  if (jobs.isError)
    return <ErrorState onRetry={() => void jobs.refetch()}>Your pipeline could not be loaded.</ErrorState>;
  if (jobs.isPending)
    return (
      <Loading>
        <SkeletonLines count={6} />
      </Loading>
    );
  const { items, longer } = jobs.data;
  if (items.length === 0 && level === null)
    return (
      <EmptyState
        title="Your pipeline is empty"
        action={
          <ButtonLink look="accent" to="/dashboard/job-searcher">
            Search jobs
          </ButtonLink>
        }
      >
        Openings that a search finds appear here. Move them from Found to Offer and keep notes with each.
      </EmptyState>
    );
  return (
    <>
      <div className={styles.filter}>
        <LevelSelect value={level} onChange={setLevel} />
      </div>
      {items.length === 0 && <p className={styles.facts}>No opening in your pipeline states this level.</p>}
      <div className={styles.board}>
        {keysOf(jobStages).map((stage) => {
          const own = items.filter((job) => (job.stage ?? 'found') === stage);
          return (
            <section key={stage} className={styles.column} aria-label={jobStages[stage]}>
              <h3>
                {jobStages[stage]} <span className={styles.facts}>{own.length}</span>
              </h3>
              <ul className={styles.tiles}>
                {own.map((job) => (
                  <Tile key={job.id} job={job} onMove={(to) => void move(job.id, to)} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      {longer.length > 0 && (
        <p className={styles.facts}>
          The newest 100 are shown of: {longer.join(', ')}. The CSV file has all openings.
        </p>
      )}
    </>
  );
}
