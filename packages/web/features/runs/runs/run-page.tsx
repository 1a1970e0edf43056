import { retryRun, runHasEnded, type RunOutcome, type RunView } from '@limelight/contracts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { formatCredits, formatDateTime } from '../../../lib/format.ts';
import { useOpenThing } from '../../../lib/open-page.ts';
import { useRun } from '../../../lib/runs/use-run.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { SaveButton } from '../../../ui/save-button.tsx';
import { RunProgress } from '../../../ui/run-progress.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { runQuery } from './api.ts';
import styles from './runs.module.css';
import { RunStatusBadge } from './status.tsx';
import { StepItem } from './step-item.tsx';
import { TechnicalDetails } from './technical-details.tsx';

const tones = { made: 'good', nothing: 'plain', failed: 'bad' } as const;

function Result({ outcome: { state, summary, links } }: { outcome: RunOutcome }) {
  return (
    <Callout
      tone={tones[state]}
      action={
        links.length > 0 && (
          <div className={styles.links}>
            {links.map(({ label, path }, index) => (
              <ButtonLink key={path} look={index === 0 ? 'accent' : 'plain'} to={path}>
                {label}
              </ButtonLink>
            ))}
          </div>
        )
      }
    >
      {summary}
    </Callout>
  );
}

function factsOf({ createdAt, finishedAt, charged, price }: RunView): string {
  const credits =
    charged === null
      ? price === 0
        ? 'free'
        : `up to ${formatCredits(price)}`
      : charged === 0
        ? 'not charged'
        : formatCredits(charged);
  const end = finishedAt === null ? '' : `, ended ${formatDateTime(finishedAt)}`;
  return `Started ${formatDateTime(createdAt)}${end}, ${credits}.`;
}

const savableOf = ({ id, label, text, result, outcome }: RunView) => ({
  kind: 'run' as const,
  refId: id,
  title: label,
  text: (text !== '' ? text : (outcome?.summary ?? JSON.stringify(result, null, 2))).slice(0, 12_000),
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
  const steps = run.steps.filter(({ title }) => title !== null);
  return (
    <Page>
      <PageHeader
        title={run.label}
        description={factsOf(run)}
        actions={
          <>
            <RunStatusBadge run={run} />
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
      {run.outcome !== null && <Result outcome={run.outcome} />}
      {text !== '' && (
        <Card title="Text">
          <p className={styles.text}>{text}</p>
        </Card>
      )}
      {steps.length > 0 && (
        <Card title="Steps" flush>
          <ol className={styles.list}>
            {steps.map((step) => (
              <StepItem key={step.name} step={step} />
            ))}
          </ol>
        </Card>
      )}
      {run.steps.length > 0 && (
        <TechnicalDetails
          run={run}
          onRunFrom={ended ? (fromStep, input) => void again({ fromStep, input }) : null}
        />
      )}
    </Page>
  );
}

export function RunPage({ id }: { id: string }) {
  useOpenThing('run', id);
  const run = useQuery(runQuery(id));
  if (run.isPending)
    return (
      <Page>
        <Loading label="Loading the run" lines={6} />
      </Page>
    );
  if (run.isError)
    return (
      <Page>
        <ErrorState title="This run did not load" query={run} />
      </Page>
    );
  return <Loaded run={run.data} />;
}
