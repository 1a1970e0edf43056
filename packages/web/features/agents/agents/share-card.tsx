import { addressesIn, shareable, shareAgent, unshareAgent, type Agent } from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './agents.module.css';

function GoingOut({ addresses }: { addresses: readonly string[] }) {
  return (
    <>
      <p className={styles.facts}>
        Anyone with the link or the file can read these addresses. Some private feeds have a key in their
        address: remove such a feed first.
      </p>
      <ul className={styles.found}>
        {addresses.map((address) => (
          <li key={address}>{address}</li>
        ))}
      </ul>
    </>
  );
}

/** Shares an agent as a link or a file. Both contain its steps and no data about its owner. */
export function ShareCard({ agent }: { agent: Agent }) {
  const client = useQueryClient();
  const share = useCall(shareAgent);
  const unshare = useCall(unshareAgent);
  const [token, setToken] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const params = { id: agent.id };
  const note = (shared: boolean) => client.setQueryData(['agents', agent.id], { ...agent, shared });
  const file = shareable(agent);
  if (file === null) return null;
  const addresses = addressesIn(file);
  const makeLink = async () => {
    const made = await share.run({ params, body: { addresses } });
    setAsking(false);
    // If the agent was changed elsewhere, show its current version and addresses.
    if (made === null) return client.invalidateQueries({ queryKey: ['agents', agent.id] });
    setToken(made.token);
    return note(true);
  };
  const link =
    token === null || !agent.shared ? null : `${window.location.origin}/dashboard/agents/shared/${token}`;
  return (
    <Card title="Share agent">
      <div className={styles.form}>
        <p className={styles.facts}>
          Others get the saved steps, including your later changes. Your notes, and addresses with a password
          or a query, are left out. When you add an address, the link ends until you share again.
        </p>
        {addresses.length > 0 && <GoingOut addresses={addresses} />}
        {link !== null && <TextField label="Link" value={link} readOnly />}
        <div className={styles.actions}>
          {link === null ? (
            <Button
              loading={share.loading}
              onClick={() => {
                if (agent.shared || addresses.length === 0) void makeLink();
                else setAsking(true);
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
      <ConfirmDialog
        opened={asking}
        title="Share these addresses?"
        confirmLabel="Create link"
        cancelLabel="Keep private"
        loading={share.loading}
        onConfirm={() => void makeLink()}
        onClose={() => setAsking(false)}
      >
        <GoingOut addresses={addresses} />
      </ConfirmDialog>
    </Card>
  );
}
