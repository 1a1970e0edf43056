import { createAgent, getSharedAgent, type SharedAgent } from '@limelight/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { isApiError } from '../../../lib/api-error.ts';
import { readQuery } from '../../../lib/read-query.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import styles from './agents.module.css';
import { PlanSteps } from './plan-steps.tsx';

function Shared({ agent: { name, purpose, steps, costLimit } }: { agent: SharedAgent }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const create = useCall(createAgent, { showError: false });
  return (
    <Card title={name}>
      <div className={styles.form}>
        {purpose !== '' && <p className={styles.text}>{purpose}</p>}
        <PlanSteps steps={steps} />
        <p className={styles.facts}>One run costs at most {costLimit} credits.</p>
        {create.error && <Callout tone="bad">{create.error.message}</Callout>}
        <div className={styles.actions}>
          <Button
            look="accent"
            loading={create.loading}
            onClick={async () => {
              const work = { kind: 'custom' as const, settings: { steps, costLimit } };
              const made = await create.run({ body: { name, purpose, work, enabled: false } });
              if (made === null) return;
              await client.invalidateQueries({ queryKey: ['agents'] });
              await navigate(`/dashboard/agents/${made.id}`);
            }}
          >
            Add to my agents
          </Button>
        </div>
      </div>
    </Card>
  );
}

export function SharedPage({ token }: { token: string }) {
  const agent = useQuery({
    ...readQuery(['agents', 'shared', token], getSharedAgent, { params: { token } }),
    retry: false,
  });
  return (
    <Page width="read">
      <PageHeader
        title="Shared agent"
        description="Your copy is yours alone. Check its steps before you run it."
        actions={<ButtonLink to="/dashboard/agents">Your agents</ButtonLink>}
      />
      {agent.isPending && <Loading lines={6} />}
      {agent.isError &&
        (isApiError(agent.error, 'not_found') ? (
          <ErrorState title="This link no longer works">Ask the person who sent it for a new one.</ErrorState>
        ) : (
          <ErrorState query={agent} />
        ))}
      {agent.data && <Shared agent={agent.data} />}
    </Page>
  );
}
