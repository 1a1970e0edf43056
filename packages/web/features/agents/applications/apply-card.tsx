import { applicationRun } from '@limelight/contracts';
import { creditCosts } from '@limelight/contracts/catalog';
import { Checkbox } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDateTime } from '../../../lib/format.ts';
import { useSystem } from '../../../lib/query-client.ts';
import { useRunAt } from '../../../lib/runs/use-run-at.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { RunProgress } from '../../../ui/run-progress.tsx';
import { applicationsQuery, usableFactsQuery } from './api.ts';
import styles from './applications.module.css';

const pathOf = (id: string) => `/dashboard/application?id=${id}`;

/** Makes a CV and letter for an opening, and lists those made before. `main`: applying is what the page is for now. */
export function ApplyCard({ jobId, main }: { jobId: string; main: boolean }) {
  const run = useRunAt(applicationRun);
  const client = useQueryClient();
  const navigate = useNavigate();
  const made = useQuery(applicationsQuery(jobId)).data?.items ?? [];
  const knows = useQuery(usableFactsQuery).data?.total;
  const hasModel = useSystem().data?.writer.kind === 'model';
  const [letter, setLetter] = useState(true);
  const [isWaiting, setWaiting] = useState(false);
  const id = run.result?.applicationId ?? null;
  useEffect(() => {
    if (id === null) return;
    void client.invalidateQueries({ queryKey: ['applications', 'of', jobId] });
    if (isWaiting) void navigate(pathOf(id));
  }, [client, id, isWaiting, jobId, navigate]);
  const begin = () => {
    setWaiting(true);
    void run.begin({ jobId, letter: letter && hasModel });
  };
  return (
    <Card title="CV and letter from your facts">
      <div className={styles.panel}>
        <p className={styles.quiet}>
          Up to two pages, written only from your facts and ordered by what this opening asks for. You also
          see which requirements they do not cover yet.
        </p>
        {run.status === 'failed' && run.error !== null && (
          <Callout tone="bad">
            {run.error}{' '}
            <ButtonLink size="small" to="/dashboard/memory">
              Open Memory
            </ButtonLink>
          </Callout>
        )}
        {knows === 0 && (
          <div className={styles.actions}>
            <span>Memory has no confirmed facts yet.</span>
            <ButtonLink to="/dashboard/memory">Add facts</ButtonLink>
          </div>
        )}
        {run.active && <RunProgress progress={run.progress} onCancel={run.cancel} />}
        {!run.active && knows !== 0 && (
          <div className={styles.actions}>
            <Button
              look={main ? 'accent' : 'plain'}
              credits={hasModel ? creditCosts['cv.create'] : 0}
              loading={run.starting}
              onClick={begin}
            >
              Make a CV{hasModel && letter ? ' and letter' : ''}
            </Button>
            {hasModel && (
              <Checkbox
                label="With a letter"
                checked={letter}
                onChange={({ currentTarget: { checked } }) => setLetter(checked)}
              />
            )}
          </div>
        )}
        {made.length > 0 && (
          <ul className={styles.made}>
            {made.map(({ id: one, updatedAt }) => (
              <li key={one}>
                <ButtonLink size="small" to={pathOf(one)}>
                  CV of {formatDateTime(updatedAt)}
                </ButtonLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
