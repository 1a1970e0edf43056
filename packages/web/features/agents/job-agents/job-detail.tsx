import { changeJob, deleteJob, keysOf, type JobView } from '@limelight/contracts';
import { jobBoards, jobStages } from '@limelight/contracts/catalog';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { localInput } from '../../../lib/local-input.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { NotesConflict } from '../../../ui/notes-conflict.tsx';
import { QuotedReasons } from '../../../ui/quoted-reasons.tsx';
import { SaveButton } from '../../../ui/save-button.tsx';
import { PageHeader } from '../../../ui/page.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { jobQuery } from './api.ts';
import styles from './job-agents.module.css';
import { JobFacts } from './job-facts.tsx';
import { quotedReasons, savableOf } from './rules.ts';
import { isStage } from './stage.ts';

function Follow({ job }: { job: JobView }) {
  const client = useQueryClient();
  const [, setSearch] = useSearchParams();
  const change = useCall(changeJob, { successMessage: 'Saved' });
  const remove = useCall(deleteJob);
  // Send only what was changed here, so that changes from other tabs to other fields are kept.
  const [loaded, setLoaded] = useState(job);
  const [note, setNote] = useState(job.note);
  const [remindAt, setRemindAt] = useState(localInput(job.remindAt));
  const save = async (body: {
    stage?: NonNullable<JobView['stage']>;
    note?: string;
    noteVersion?: string;
    remindAt?: string | null;
  }) => {
    const saved = await change.run({ params: { id: job.id }, body });
    if (saved !== null)
      setLoaded((before) => ({
        ...before,
        ...(body.note === undefined ? {} : { note: saved.note, noteVersion: saved.noteVersion }),
        ...(body.remindAt === undefined ? {} : { remindAt: saved.remindAt }),
      }));
    await client.invalidateQueries({ queryKey: ['jobs'] });
  };
  const drop = async () => {
    if ((await remove.run({ params: { id: job.id } })) === null) return;
    await client.invalidateQueries({ queryKey: ['jobs'] });
    setSearch({});
  };
  const saveFrom = (noteVersion: string) =>
    save({
      ...(note === loaded.note ? {} : { note, noteVersion }),
      ...(remindAt === localInput(loaded.remindAt)
        ? {}
        : { remindAt: remindAt === '' ? null : new Date(remindAt).toISOString() }),
    });
  const loadOther = () => {
    setNote(job.note);
    setLoaded({ ...loaded, note: job.note, noteVersion: job.noteVersion });
    change.reset();
  };
  return (
    <Card title="Your application">
      <div className={styles.form}>
        <div className={styles.fields}>
          <NativeSelect
            label="Stage"
            value={job.stage ?? ''}
            data={[
              ...(job.stage === null ? [{ value: '', label: 'Not in your pipeline' }] : []),
              ...keysOf(jobStages).map((stage) => ({ value: stage, label: jobStages[stage] })),
            ]}
            onChange={({ currentTarget: { value } }) => isStage(value) && void save({ stage: value })}
          />
          <TextInput
            label="Email reminder"
            type="datetime-local"
            value={remindAt}
            onChange={({ currentTarget: { value } }) => setRemindAt(value)}
          />
        </div>
        <TextArea label="Notes" rows={4} value={note} onChange={setNote} />
        {change.error?.code === 'notes_changed' && job.noteVersion !== loaded.noteVersion && (
          <NotesConflict other={job.note} onKeep={() => void saveFrom(job.noteVersion)} onLoad={loadOther} />
        )}
        <div className={styles.actions}>
          <Button loading={change.loading} onClick={() => void saveFrom(loaded.noteVersion)}>
            Save notes
          </Button>
          {job.stage === null && (
            <Button look="accent" loading={change.loading} onClick={() => void save({ stage: 'saved' })}>
              Keep
            </Button>
          )}
          {(job.stage !== null || job.reasons.length > 0) && (
            <Button look="quiet" loading={remove.loading} onClick={() => void drop()}>
              {job.stage === null ? 'Dismiss' : 'Remove from pipeline'}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

function WarmPath({ job }: { job: JobView }) {
  if (job.connections.length === 0)
    return (
      <Card title="Who you know there">
        <div className={styles.form}>
          <p className={styles.facts}>None of your imported connections work at {job.company}.</p>
          <div className={styles.actions}>
            <ButtonLink size="small" to={`/dashboard/job-message-drafter?purpose=recruiter&job=${job.id}`}>
              Draft message to a recruiter
            </ButtonLink>
          </div>
        </div>
      </Card>
    );
  return (
    <Card title="Who you know there" aside={String(job.connections.length)}>
      <ul className={styles.rows}>
        {job.connections.map(({ id, name, position }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong> <span className={styles.facts}>{position}</span>
            </span>
            <ButtonLink
              size="small"
              aria-label={`Ask for a referral: ${name}`}
              to={`/dashboard/job-message-drafter?purpose=referral&person=${id}&job=${job.id}`}
            >
              Ask for a referral
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Makes what one applies with; `main` once the opening is kept. */
export type Apply = (jobId: string, main: boolean) => ReactNode;

export function JobDetail({ id, apply }: { id: string; apply: Apply }) {
  const job = useQuery(jobQuery(id));
  if (job.isError) return <ErrorState query={job}>This opening could not be loaded.</ErrorState>;
  if (job.isPending) return <Loading lines={10} />;
  const { data } = job;
  return (
    <div className={styles.detail}>
      <PageHeader
        title={data.title}
        description={data.company}
        actions={
          <>
            <ButtonLink to="/dashboard/job-agents">Back to the pipeline</ButtonLink>
            <ButtonLink to={data.url} target="_blank" rel="noopener noreferrer">
              View job post
            </ButtonLink>
            <SaveButton item={savableOf(data, data.text)} />
          </>
        }
      />
      <Card title="Why it fits">
        <div className={styles.form}>
          <JobFacts job={data} />
          <QuotedReasons reasons={quotedReasons(data.reasons)} missing={data.missing} />
          <details>
            <summary>Text of the job post</summary>
            <p className={styles.text}>{data.text}</p>
          </details>
          <p className={styles.facts}>
            Found on{' '}
            {data.sources.map(({ board, url }, index) => (
              <span key={url}>
                {index > 0 && ', '}
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {jobBoards[board]}
                </a>
              </span>
            ))}
          </p>
        </div>
      </Card>
      {apply(data.id, data.stage !== null)}
      <Follow key={data.id} job={data} />
      <WarmPath job={data} />
    </div>
  );
}
