import {
  agentRun,
  deleteAgent,
  missingFields,
  newsAgentRun,
  updateAgent,
  type Agent,
} from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatDateTime } from '../../../lib/format.ts';
import { useRunOf } from '../../../lib/runs/use-run.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { RunProgress } from '../../../ui/run-progress.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import styles from './agents.module.css';
import { LastOutcome } from './last-outcome.tsx';
import { describe, lastRunWords, stateOf } from './rules.ts';

export function AgentCard({ agent }: { agent: Agent }) {
  const client = useQueryClient();
  const news = useRunOf(newsAgentRun);
  const custom = useRunOf(agentRun);
  const run = agent.work.kind === 'news' ? news : custom;
  const change = useCall(updateAgent);
  const remove = useCall(deleteAgent);
  const [deleting, setDeleting] = useState(false);
  const { id, name, purpose, enabled, schedule, nextRunAt, lastRun, problem } = agent;
  const params = { id };
  const refresh = () => client.invalidateQueries({ queryKey: ['agents'] });
  const ended = run.id !== null && !run.active;
  useEffect(() => {
    if (ended) void client.invalidateQueries({ queryKey: ['agents'] });
  }, [client, ended]);
  const state = stateOf(agent);
  const unset = agent.work.kind === 'custom' && missingFields(agent.work.settings.steps).length > 0;
  return (
    <Card
      as="li"
      title={name}
      aside={<StatusBadge tone={state === 'On' ? 'good' : 'plain'}>{state}</StatusBadge>}
    >
      <div className={styles.form}>
        {purpose !== '' && <p className={styles.text}>{purpose}</p>}
        <p className={styles.facts}>{describe(agent)}</p>
        <p className={styles.facts}>
          {lastRunWords(lastRun)}{' '}
          {nextRunAt !== null
            ? `Next run ${formatDateTime(nextRunAt)}.`
            : schedule !== null && 'The schedule is off.'}
        </p>
        {problem !== null && <Callout tone="warn">The last scheduled run did not start. {problem}</Callout>}
        {run.active && <RunProgress progress={run.progress} onCancel={run.cancel} />}
        {run.error !== null && <Callout tone="bad">{run.error}</Callout>}
        {!run.active && <LastOutcome agent={agent} />}
        <div className={styles.actions}>
          <ButtonLink look={unset ? 'ink' : 'plain'} to={`/dashboard/agents/${id}`}>
            {unset ? 'Set up agent' : 'Edit agent'}
          </ButtonLink>
          <Button
            look={lastRun === null ? 'ink' : 'plain'}
            disabled={unset}
            credits={agent.price}
            loading={run.starting || run.active}
            onClick={() => void run.begin({ agentId: id })}
          >
            Run now
          </Button>
          {(run.id ?? lastRun?.id) !== undefined && (
            <ButtonLink to={`/dashboard/runs/${run.id ?? lastRun?.id ?? ''}`}>See the steps</ButtonLink>
          )}
          {schedule === null ? (
            <ButtonLink to={`/dashboard/agents/${id}#schedule`}>Choose days</ButtonLink>
          ) : (
            <Button
              loading={change.loading}
              onClick={async () => {
                if ((await change.run({ params, body: { enabled: !enabled } })) !== null) await refresh();
              }}
            >
              {enabled ? 'Turn off' : 'Turn on'}
            </Button>
          )}
          <Button look="quiet" onClick={() => setDeleting(true)}>
            Delete
          </Button>
        </div>
      </div>
      <ConfirmDialog
        opened={deleting}
        title={`Delete “${name}”?`}
        confirmLabel="Delete agent"
        danger
        loading={remove.loading}
        onClose={() => setDeleting(false)}
        onConfirm={async () => {
          if ((await remove.run({ params })) === null) return;
          setDeleting(false);
          await refresh();
        }}
      >
        Its drafts stay among your drafts.
      </ConfirmDialog>
    </Card>
  );
}
