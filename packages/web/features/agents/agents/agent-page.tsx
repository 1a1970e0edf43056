import { getAgent, type Agent } from '@limelight/contracts';
import { findReadyAgent } from '@limelight/contracts/marketplace';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOpenThing } from '../../../lib/open-page.ts';
import { readQuery } from '../../../lib/read-query.ts';
import { useHashTarget } from '../../../lib/use-hash-target.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { announce } from '../../../ui/live-region.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { AgentEditor } from './editor/agent-editor.tsx';
import { NewsEditor } from './editor/news-editor.tsx';
import { ShareCard } from './share-card.tsx';
import { TeamAgent } from './team-agent.tsx';
import { VersionsCard } from './versions-card.tsx';

function Settings({ agent }: { agent: Agent }) {
  const client = useQueryClient();
  const { work, template } = agent;
  const onSaved = async (saved: Agent) => {
    client.setQueryData(['agents', saved.id], saved);
    await client.invalidateQueries({ queryKey: ['agents'], exact: true });
    announce('Agent saved.');
  };
  if (work.kind === 'news') return <NewsEditor agent={agent} onSaved={onSaved} />;
  const ready = template === null ? null : findReadyAgent(template);
  const fresh = agent.version === 1 && !agent.enabled && agent.lastRun === null;
  return (
    <AgentEditor
      agent={agent}
      beginning={{
        name: agent.name,
        purpose: agent.purpose,
        steps: work.settings.steps,
        costLimit: work.settings.costLimit,
        schedule: agent.schedule ?? (fresh ? (ready?.schedule ?? null) : null),
        template,
      }}
      onSaved={onSaved}
    />
  );
}

function Own({ agent }: { agent: Agent }) {
  return (
    <>
      <Settings key={`${agent.id} ${agent.version}`} agent={agent} />
      <VersionsCard agent={agent} />
      {agent.work.kind === 'custom' && <ShareCard agent={agent} />}
    </>
  );
}

/** `share` offers to share an agent of one's own. */
export function AgentPage({ id, share }: { id: string; share: (title: string) => ReactNode }) {
  const agent = useQuery(readQuery(['agents', id], getAgent, { params: { id } }));
  useOpenThing('agent', id);
  useHashTarget(agent.isSuccess);
  return (
    <Page width="read">
      <PageHeader
        title={agent.data?.name ?? 'Agent'}
        description={agent.data?.purpose}
        actions={
          <>
            {agent.data?.sharing === null && share(agent.data.name)}
            <ButtonLink to="/dashboard/agents">Your agents</ButtonLink>
          </>
        }
      />
      {agent.isError && <ErrorState query={agent}>The agent could not be loaded.</ErrorState>}
      {agent.isPending && <Loading lines={8} />}
      {agent.data &&
        (agent.data.sharing === null ? (
          <Own agent={agent.data} />
        ) : (
          <TeamAgent agent={agent.data} sharing={agent.data.sharing} />
        ))}
    </Page>
  );
}
