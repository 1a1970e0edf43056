import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { newsRun } from '../../../content/news-run.ts';
import { useHashTarget } from '../../../lib/use-hash-target.ts';
import { AgentRun } from '../../../ui/agent-run.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Example } from '../../../ui/example.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { AgentCard } from './agent-card.tsx';
import styles from './agents.module.css';
import { agentsQuery, draftsQuery } from './api.ts';
import { DraftCard } from './draft-card.tsx';
import { SharedAgentCard } from './shared-agent-card.tsx';

/** The ways to an agent. One of them is the main action only where there is no agent yet. */
function Create({ first = null }: { first?: 'any' | 'news' | null }) {
  return (
    <>
      <ButtonLink look={first === 'any' ? 'accent' : 'plain'} to="/dashboard/agents/marketplace">
        Open marketplace
      </ButtonLink>
      <ButtonLink to="/dashboard/agents/new">Build your own</ButtonLink>
      <ButtonLink look={first === 'news' ? 'accent' : 'plain'} to="/dashboard/ai-agent/create">
        Create news agent
      </ButtonLink>
    </>
  );
}

/** All agents with their last runs, and the drafts awaiting approval. `only` restricts it to one kind. */
export function AgentsPage({ only }: { only?: 'news' }) {
  const agents = useQuery(agentsQuery);
  const drafts = useInfiniteQuery(draftsQuery);
  const waiting = drafts.data?.pages.flatMap((page) => page.items) ?? [];
  useHashTarget(drafts.isSuccess);
  const items = agents.data?.items.filter(({ work }) => only === undefined || work.kind === only);
  return (
    <Page>
      <PageHeader
        title={only === 'news' ? 'News agent' : 'Agents'}
        description="An agent reads your sources, keeps what fits, and writes drafts with links to where each fact comes from."
        actions={items !== undefined && items.length > 0 ? <Create /> : undefined}
      />
      {(waiting.length > 0 || drafts.hasNextPage) && (
        <section id="approval" className={styles.section}>
          <h2>Waiting for your approval</h2>
          <ul className={styles.list}>
            {waiting.map((draft) => (
              <DraftCard key={draft.postId} draft={draft} />
            ))}
          </ul>
          <ShowMore list={drafts}>Show more drafts</ShowMore>
        </section>
      )}
      {agents.isError && <ErrorState query={agents}>Your agents could not be loaded.</ErrorState>}
      {agents.isPending && <Loading lines={6} />}
      {items?.length === 0 && (
        <>
          <EmptyState
            title={only === 'news' ? 'No news agents yet' : 'No agents yet'}
            action={<Create first={only ?? 'any'} />}
          >
            Install a ready one from the marketplace, or choose topics and feeds and have drafts waiting every
            Monday.
          </EmptyState>
          <Example title="A run of a news agent" still={false}>
            <AgentRun run={newsRun} />
          </Example>
        </>
      )}
      <ul className={styles.list}>
        {items?.map((agent) =>
          agent.sharing === null ? (
            <AgentCard key={agent.id} agent={agent} />
          ) : (
            <SharedAgentCard key={agent.id} agent={agent} sharing={agent.sharing} />
          ),
        )}
      </ul>
    </Page>
  );
}
