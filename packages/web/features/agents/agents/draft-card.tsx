import { approveAgentDraft, dismissAgentDraft, type AgentDraft } from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { formatDateTime } from '../../../lib/format.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { announce } from '../../../ui/live-region.tsx';
import { Obstacles } from '../../../ui/obstacles.tsx';
import { Unsupported } from '../../../ui/unsupported.tsx';
import styles from './agents.module.css';

/** An agent's draft awaiting approval. Approving it schedules it in the next free slot. */
export function DraftCard({ draft }: { draft: AgentDraft }) {
  const client = useQueryClient();
  const approve = useCall(approveAgentDraft);
  const dismiss = useCall(dismissAgentDraft);
  const { postId, agentName, text, unsupported, version, createdAt, obstacles } = draft;
  const params = { id: postId };
  const refresh = () => client.invalidateQueries({ queryKey: ['agents'] });
  return (
    <Card as="li" title={agentName} aside={formatDateTime(createdAt)}>
      <div className={styles.form}>
        <p className={styles.text}>{text}</p>
        <Unsupported words={unsupported} where="its source" />
        <Obstacles postId={postId} obstacles={obstacles} />
        <div className={styles.actions}>
          <Button
            look="ink"
            disabled={obstacles.length > 0}
            loading={approve.loading}
            onClick={async () => {
              const done = await approve.run({ params, body: { version } });
              if (done !== null)
                announce(
                  done.scheduledAt === null
                    ? 'Approved.'
                    : `Scheduled for ${formatDateTime(done.scheduledAt)}.`,
                );
              // If the draft was changed elsewhere, this shows the current version.
              await refresh();
            }}
          >
            Approve and schedule
          </Button>
          <ButtonLink to={`/dashboard/generate-post?post=${postId}`}>Edit draft</ButtonLink>
          <Button
            look="quiet"
            loading={dismiss.loading}
            onClick={async () => {
              if ((await dismiss.run({ params })) !== null) await refresh();
            }}
          >
            Keep as draft
          </Button>
        </div>
      </div>
    </Card>
  );
}
