import { agentTools, createAgent, getSharedAgent, type SharedAgent } from '@limelight/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../lib/client.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Loading, SkeletonLines } from '../../ui/skeleton.tsx';
import styles from './agents.module.css';

function Shared({ agent: { name, purpose, steps, costLimit } }: { agent: SharedAgent }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const create = useCall(createAgent, { showError: false });
  return (
    <Card title={name}>
      <div className={styles.form}>
        {purpose !== '' && <p className={styles.text}>{purpose}</p>}
        <ol className={styles.found}>
          {steps.map(({ tool }, index) => (
            <li key={index}>
              {agentTools[tool].name}: <span className={styles.facts}>{agentTools[tool].does}</span>
            </li>
          ))}
        </ol>
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

/** An agent that somebody shared by a link: looked at first, then copied. */
export function SharedPage({ token }: { token: string }) {
  const agent = useQuery({
    queryKey: ['agents', 'shared', token],
    queryFn: ({ signal }) => call(getSharedAgent, { params: { token } }, { showError: false, signal }),
    retry: false,
  });
  return (
    <Page width="read">
      <PageHeader
        title="Shared agent"
        description="A copy belongs to you alone. Look through its steps before you run it."
        actions={<ButtonLink to="/dashboard/agents">Your agents</ButtonLink>}
      />
      {agent.isPending && (
        <Loading>
          <SkeletonLines count={6} />
        </Loading>
      )}
      {agent.isError && (
        <ErrorState onRetry={() => void agent.refetch()}>
          This link does not work any more. Ask whoever sent it for a new one.
        </ErrorState>
      )}
      {agent.data && <Shared agent={agent.data} />}
    </Page>
  );
}
