import {
  agentTools,
  listAgentVersions,
  updateAgent,
  type Agent,
  type AgentVersion,
} from '@limelight/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readQuery } from '../../../lib/read-query.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { announce } from '../../../ui/live-region.tsx';
import styles from './agents.module.css';

function settingsOf({ work }: AgentVersion): string {
  if (work.kind === 'custom') return work.settings.steps.map(({ tool }) => agentTools[tool].name).join(' → ');
  const { topics, feeds } = work.settings;
  return `${topics.length === 0 ? 'Any topic' : topics.join(', ')}. ${feeds.join(', ')}`;
}

/** Restores earlier settings of an agent. Restoring creates a new version, so nothing is lost. */
export function VersionsCard({ agent: { id, version: current } }: { agent: Agent }) {
  const client = useQueryClient();
  const update = useCall(updateAgent, { showError: false });
  const versions = useQuery(
    readQuery(['agents', id, 'versions', current], listAgentVersions, { params: { id } }),
  );
  const earlier = versions.data?.items.filter(({ version }) => version !== current) ?? [];
  if (earlier.length === 0) return null;
  return (
    <Card title="Versions">
      <ul className={styles.list}>
        {earlier.map((one) => (
          <li key={one.version} className={styles.step}>
            <div className={styles.stepTop}>
              <span>
                Version {one.version}, {formatDateTime(one.createdAt)}
              </span>
              <Button
                size="small"
                loading={update.loading}
                onClick={async () => {
                  const saved = await update.run({
                    params: { id },
                    body: { work: one.work, version: current },
                  });
                  if (saved === null) return;
                  client.setQueryData(['agents', id], saved);
                  await client.invalidateQueries({ queryKey: ['agents'], exact: true });
                  announce(`Version ${one.version} restored.`);
                }}
              >
                Go back to version {one.version}
              </Button>
            </div>
            <p className={styles.facts}>{settingsOf(one)}</p>
          </li>
        ))}
      </ul>
      {update.error && <Callout tone="bad">{update.error.message}</Callout>}
    </Card>
  );
}
