import { decideJobs, type JobSummary } from '@limelight/contracts';
import { Checkbox } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { foundQuery } from './api.ts';
import styles from './job-agents.module.css';
import { JobFacts } from './job-facts.tsx';
import { reasonWords } from './rules.ts';

export type Decision = 'keep' | 'dismiss';

/** Keeps or dismisses openings. Resolves to false if that failed. */
export function useDecision() {
  const client = useQueryClient();
  const { run, loading } = useCall(decideJobs);
  return {
    loading,
    decide: async (ids: string[], decision: Decision): Promise<boolean> => {
      const decided = await run({ body: { ids, decision } });
      await client.invalidateQueries({ queryKey: ['jobs'] });
      return decided !== null;
    },
  };
}

export function KeepOrDismiss({
  title,
  onDecide,
}: {
  title: string;
  onDecide: (decision: Decision) => void;
}) {
  return (
    <>
      <Button size="small" aria-label={`Keep ${title}`} onClick={() => onDecide('keep')}>
        Keep
      </Button>
      <Button size="small" look="quiet" aria-label={`Dismiss ${title}`} onClick={() => onDecide('dismiss')}>
        Dismiss
      </Button>
    </>
  );
}

const shownAtFirst = 8;

function Found({
  job,
  isChosen,
  onChoose,
  onDecide,
}: {
  job: JobSummary;
  isChosen: boolean;
  onChoose: () => void;
  onDecide: (decision: Decision) => void;
}) {
  return (
    <li className={styles.found}>
      <Checkbox aria-label={`Choose ${job.title} at ${job.company}`} checked={isChosen} onChange={onChoose} />
      <div className={styles.saved}>
        <span>
          <Link to={`/dashboard/job-agents?job=${job.id}`}>{job.title}</Link> · {job.company}
        </span>
        <JobFacts job={job} />
        {job.reasons.length > 0 && <p className={styles.facts}>{reasonWords(job)}</p>}
      </div>
      <div className={styles.actions}>
        <KeepOrDismiss title={job.title} onDecide={onDecide} />
      </div>
    </li>
  );
}

/** What searches found and nobody has decided on yet. */
export function FoundJobs() {
  const found = useQuery(foundQuery);
  const { decide, loading } = useDecision();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isOpen, setIsOpen] = useState(false);
  if (found.isError) return <ErrorState query={found}>Your results could not be loaded.</ErrorState>;
  const items = found.data?.items ?? [];
  if (items.length === 0) return null;
  const shown = isOpen ? items : items.slice(0, shownAtFirst);
  const picked = items.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const both = (decision: Decision) => async () => {
    if (await decide(picked, decision)) setChosen(new Set());
  };
  const isAll = picked.length === items.length;
  const more = found.data?.nextCursor === null ? '' : '+';
  return (
    <Card title={`New results: ${items.length}${more}`}>
      <div className={styles.form}>
        <p className={styles.facts}>
          Keep what interests you to move it into your pipeline. Later searches skip what you dismiss.
        </p>
        <div className={styles.actions}>
          <Checkbox
            label={picked.length === 0 ? 'Select all' : `${picked.length} selected`}
            checked={isAll}
            indeterminate={picked.length > 0 && !isAll}
            onChange={() => setChosen(isAll ? new Set() : new Set(items.map(({ id }) => id)))}
          />
          {picked.length > 0 && (
            <>
              <Button size="small" loading={loading} onClick={() => void both('keep')()}>
                Keep {picked.length}
              </Button>
              <Button size="small" loading={loading} onClick={() => void both('dismiss')()}>
                Dismiss {picked.length}
              </Button>
            </>
          )}
        </div>
        <ul className={styles.results}>
          {shown.map((job) => (
            <Found
              key={job.id}
              job={job}
              isChosen={chosen.has(job.id)}
              onChoose={() => toggle(job.id)}
              onDecide={(decision) => void decide([job.id], decision)}
            />
          ))}
        </ul>
        {items.length > shown.length && (
          <Button look="quiet" onClick={() => setIsOpen(true)}>
            Show all {items.length}
          </Button>
        )}
      </div>
    </Card>
  );
}
