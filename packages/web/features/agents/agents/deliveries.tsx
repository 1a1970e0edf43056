import { listAgentDeliveries, takeAgentDraft, type AgentDelivery } from '@limelight/contracts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { readQuery } from '../../../lib/read-query.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import styles from './agents.module.css';

const states: Readonly<Record<AgentDelivery['status'], string>> = {
  running: 'It is running now.',
  done: 'It delivered no drafts and no pages.',
  failed: 'It could not read its sources, or did not finish.',
};

function Draft({
  agentId,
  runId,
  draft: { postId, text, written },
  mayUse,
}: {
  agentId: string;
  runId: string;
  draft: AgentDelivery['drafts'][number];
  mayUse: boolean;
}) {
  const navigate = useNavigate();
  const take = useCall(takeAgentDraft);
  return (
    <li>
      {!written && <p className={styles.facts}>An outline to complete</p>}
      <p className={styles.draft} dir="auto">
        {text}
      </p>
      {mayUse && (
        <div className={styles.actions}>
          <Button
            size="small"
            loading={take.loading}
            onClick={async () => {
              const made = await take.run({ params: { id: agentId, runId, postId }, body: {} });
              if (made !== null) await navigate(`/dashboard/generate-post?post=${made.postId}`);
            }}
          >
            Copy to my drafts
          </Button>
        </div>
      )}
    </li>
  );
}

/** What the last runs of an agent delivered. Drafts can be copied to one's own. */
export function Deliveries({ agentId, mayUse }: { agentId: string; mayUse: boolean }) {
  const deliveries = useQuery(
    readQuery(['agents', agentId, 'deliveries'], listAgentDeliveries, { params: { id: agentId } }),
  );
  if (deliveries.isPending) return <Loading label="Loading what it delivered" lines={6} />;
  if (deliveries.isError) return <ErrorState title="Its runs did not load" query={deliveries} />;
  const { items: runs } = deliveries.data;
  if (runs.length === 0)
    return <EmptyState title="It has not run yet">What it delivers will appear here.</EmptyState>;
  return runs.map(({ runId, status, at, items, drafts }) => (
    <Card key={runId} title={formatDateTime(at)}>
      <div className={styles.form}>
        {items.length === 0 && drafts.length === 0 && <p className={styles.facts}>{states[status]}</p>}
        <ul className={styles.found}>
          {items.map(({ title, url, topics }, index) => (
            <li key={index} dir="auto">
              <a href={url}>{title}</a>
              {topics.length > 0 && <span className={styles.facts}> · {topics.join(', ')}</span>}
            </li>
          ))}
        </ul>
        <ul className={styles.delivered}>
          {drafts.map((draft) => (
            <Draft key={draft.postId} agentId={agentId} runId={runId} draft={draft} mayUse={mayUse} />
          ))}
        </ul>
      </div>
    </Card>
  ));
}
