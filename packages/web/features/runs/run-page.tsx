import { retryRun, runHasEnded, type RunView } from '@limelight/contracts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { formatCredits, formatDateTime } from '../../lib/format.ts';
import { useRun } from '../../lib/runs/use-run.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { RunProgress } from '../../ui/run-progress.tsx';
import { Loading, SkeletonLines } from '../../ui/skeleton.tsx';
import { runQuery } from './api.ts';
import styles from './runs.module.css';
import { RunStatusBadge } from './status.tsx';
import { StepItem } from './step-item.tsx';

function Facts({ run }: { run: RunView }) {
  const calls = run.steps.flatMap((step) => step.calls);
  const tokens = calls.reduce((sum, call) => sum + (call.inputTokens ?? 0) + (call.outputTokens ?? 0), 0);
  const models = [...new Set(calls.map(({ model }) => model))];
  const facts: [string, string][] = [
    ['Started', formatDateTime(run.createdAt)],
    ...(run.finishedAt === null
      ? []
      : [['Ended', formatDateTime(run.finishedAt)] satisfies [string, string]]),
    ['Credits', run.charged === null ? `Up to ${formatCredits(run.price)}` : formatCredits(run.charged)],
    ['Model', models.length === 0 ? 'None' : models.join(', ')],
    ...(tokens === 0 ? [] : [['Tokens', tokens.toLocaleString('en')] satisfies [string, string]]),
    ...(run.prompts.length === 0 ? [] : [['Prompts', run.prompts.join(', ')] satisfies [string, string]]),
  ];
  return (
    <Card title="Details">
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const savableOf = ({ id, label, text, result }: RunView) => ({
  kind: 'run' as const,
  refId: id,
  title: label,
  text: (text !== '' ? text : JSON.stringify(result, null, 2)).slice(0, 12_000),
  link: `/dashboard/runs/${id}`,
});

function Loaded({ run }: { run: RunView }) {
  const navigate = useNavigate();
  const retry = useCall(retryRun);
  const live = useRun(runHasEnded(run.status) ? null : run.id);
  const again = async (body: { fromStep?: string; input?: unknown }) => {
    const started = await retry.run({ params: { id: run.id }, body });
    if (started !== null) await navigate(`/dashboard/runs/${started.id}`);
  };
  const ended = runHasEnded(run.status);
  const text = live.text || run.text;
  return (
    <Page>
      <PageHeader
        title={run.label}
        actions={
          <>
            <RunStatusBadge status={run.status} />
            {run.status === 'done' && <SaveButton item={savableOf(run)} />}
            {ended && (
              <Button loading={retry.loading} credits={run.price} onClick={() => void again({})}>
                Run again
              </Button>
            )}
          </>
        }
      />
      {!ended && <RunProgress progress={live.progress ?? run.progress} onCancel={live.cancel} />}
      {run.status === 'failed' && run.error && (
        <Callout tone="bad" title="This run failed">
          {run.error.message}
        </Callout>
      )}
      {text !== '' && (
        <Card title="Text">
          <p className={styles.text}>{text}</p>
        </Card>
      )}
      <Card title="Steps" flush>
        {run.steps.length === 0 ? (
          <p className={styles.none}>
            {ended ? 'This run recorded no steps.' : 'The first step begins soon.'}
          </p>
        ) : (
          <ol className={styles.list}>
            {run.steps.map((step) => (
              <StepItem
                key={step.name}
                step={step}
                price={run.price}
                {...(ended
                  ? { onRunFrom: (input: unknown) => void again({ fromStep: step.name, input }) }
                  : {})}
              />
            ))}
          </ol>
        )}
      </Card>
      <Facts run={run} />
    </Page>
  );
}

export function RunPage({ id }: { id: string }) {
  const run = useQuery(runQuery(id));
  if (run.isPending)
    return (
      <Page>
        <Loading label="Loading the run">
          <SkeletonLines count={6} />
        </Loading>
      </Page>
    );
  if (run.isError)
    return (
      <Page>
        <ErrorState
          title="This run did not load"
          onRetry={() => void run.refetch()}
          retrying={run.isFetching}
        >
          {run.error.message}
        </ErrorState>
      </Page>
    );
  return <Loaded run={run.data} />;
}
