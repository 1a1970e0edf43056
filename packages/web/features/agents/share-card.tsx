import { shareable, shareAgent, unshareAgent, type Agent } from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './agents.module.css';

/** Shares an agent by a link or as a file. Both carry its steps and nothing of its owner. */
export function ShareCard({ agent }: { agent: Agent }) {
  const client = useQueryClient();
  const share = useCall(shareAgent);
  const unshare = useCall(unshareAgent);
  const [token, setToken] = useState<string | null>(null);
  const params = { id: agent.id };
  const note = (shared: boolean) => client.setQueryData(['agents', agent.id], { ...agent, shared });
  const file = shareable(agent);
  if (file === null) return null;
  const link = token === null ? null : `${window.location.origin}/dashboard/agents/shared/${token}`;
  return (
    <Card title="Share agent">
      <div className={styles.form}>
        <p className={styles.facts}>
          Others get the steps as they are saved. Your notes, and addresses with a password or a query, are
          left out.
        </p>
        {link !== null && <TextField label="Link" value={link} readOnly />}
        <div className={styles.actions}>
          {link === null ? (
            <Button
              loading={share.loading}
              onClick={async () => {
                const made = await share.run({ params });
                if (made === null) return;
                setToken(made.token);
                note(true);
              }}
            >
              {agent.shared ? 'Show link' : 'Create link'}
            </Button>
          ) : (
            <CopyButton text={link} label="Copy link" />
          )}
          {agent.shared && (
            <Button
              look="quiet"
              loading={unshare.loading}
              onClick={async () => {
                if ((await unshare.run({ params })) === null) return;
                setToken(null);
                note(false);
              }}
            >
              End link
            </Button>
          )}
          <Button
            onClick={() =>
              saveFile({
                fileName: 'agent.json',
                mediaType: 'application/json',
                content: `${JSON.stringify(file, null, 2)}\n`,
              })
            }
          >
            Download file
          </Button>
        </div>
      </div>
    </Card>
  );
}
