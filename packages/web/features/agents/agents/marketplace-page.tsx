import { installAgent } from '@limelight/contracts';
import { agentCategories } from '@limelight/contracts/catalog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { agentExamples } from '../../../content/agent-examples.ts';
import { useCall } from '../../../lib/use-call.ts';
import { jobAgentCards, salesAgentCards } from '../../../ui/agent-cards.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { LinkCards } from '../../../ui/link-cards.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { ReadyAgents } from '../../../ui/ready-agents.tsx';

export function MarketplacePage() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const install = useCall(installAgent, { showError: false });
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Page>
      <PageHeader
        title="Agents marketplace"
        description="Install an agent, fill in what it needs, and run it once or on a schedule."
        actions={
          <>
            <ButtonLink to="/dashboard/agents/new">Build your own</ButtonLink>
            <ButtonLink to="/dashboard/agents/order">Have one built</ButtonLink>
            <ButtonLink to="/dashboard/agents">Your agents</ButtonLink>
          </>
        }
      />
      {install.error && <Callout tone="bad">{install.error.message}</Callout>}
      <ReadyAgents
        heading="h2"
        examples={agentExamples}
        action={({ id, name }) => (
          <Button
            aria-label={`Install agent: ${name}`}
            loading={install.loading && chosen === id}
            onClick={async () => {
              setChosen(id);
              const agent = await install.run({ body: { template: id } });
              if (agent === null) return;
              await client.invalidateQueries({ queryKey: ['agents'] });
              await navigate(`/dashboard/agents/${agent.id}`);
            }}
          >
            Install agent
          </Button>
        )}
      />
      <h2>{agentCategories.job_agents.label}</h2>
      <LinkCards items={jobAgentCards} />
      <h2>{agentCategories.sales_agents.label}</h2>
      <LinkCards items={salesAgentCards} />
    </Page>
  );
}
