import type { collectFactsRun } from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { RunAt } from '../../../lib/runs/use-run-at.ts';
import { useWriterHere } from '../../../lib/writer.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { NoModelLine } from '../../../ui/no-model.tsx';
import rows from '../../../ui/row-list.module.css';
import { RunProgress } from '../../../ui/run-progress.tsx';
import { factsKey } from './api.ts';
import { collectedWords } from './rules.ts';
import type { z } from 'zod';

export type CollectRun = RunAt<
  z.input<(typeof collectFactsRun)['input']>,
  z.output<(typeof collectFactsRun)['result']>
>;

/** A look through the person's texts: its progress, and what it found. Empty before the first one. */
export function CollectCard({ run, reviewSearch }: { run: CollectRun; reviewSearch: string }) {
  const client = useQueryClient();
  const { mayConnect } = useWriterHere();
  const ended = run.id !== null && !run.active;
  useEffect(() => {
    if (ended) void client.invalidateQueries({ queryKey: factsKey });
  }, [client, ended]);
  if (run.id === null) return null;
  if (run.active) return <RunProgress progress={run.progress} onCancel={run.cancel} />;
  if (run.error !== null) return <Callout tone="bad">{run.error}</Callout>;
  if (run.result === null) return null;
  const { suggested, left, engine } = run.result;
  return (
    <>
      <Callout
        tone="good"
        action={
          <span className={rows.actions}>
            {suggested > 0 && (
              <ButtonLink size="small" to={{ search: reviewSearch }}>
                Check {suggested === 1 ? 'the suggestion' : 'suggestions'}
              </ButtonLink>
            )}
            {left > 0 && (
              <Button size="small" credits={0} loading={run.starting} onClick={() => void run.begin({})}>
                Read the rest
              </Button>
            )}
          </span>
        }
      >
        {collectedWords(run.result)} <Link to={`/dashboard/runs/${run.id}`}>See the steps</Link>
      </Callout>
      {engine?.kind !== 'model' && (
        <>
          <p className={rows.quiet}>
            Without a model, only sentences with figures and dates are suggested from your texts.
          </p>
          <NoModelLine className={rows.quiet} mayConnect={mayConnect} />
        </>
      )}
    </>
  );
}
