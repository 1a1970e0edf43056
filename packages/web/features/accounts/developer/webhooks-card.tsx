import { changeWebhook, deleteWebhook, rotateWebhookSecret, type Webhook } from '@limelight/contracts';
import { webhookEvents, webhookFailingDays, webhookRotationHours } from '@limelight/contracts/catalog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { webhooksQuery } from './api.ts';
import { Deliveries } from './deliveries.tsx';
import styles from './developer.module.css';
import { SecretOnce } from './secret-once.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

const offReasons = {
  failing: `We turned this off because every delivery failed for ${webhookFailingDays} days. Fix your endpoint, then turn it on.`,
  gone: 'We turned this off because your endpoint answered 410 (gone).',
} as const;

interface Secret {
  title: string;
  value: string;
}

function Hook({
  webhook,
  onEdit,
  onDelete,
  onSecret,
  onChanged,
}: {
  webhook: Webhook;
  onEdit: () => void;
  onDelete: () => void;
  onSecret: (secret: string) => void;
  onChanged: () => void;
}) {
  const change = useCall(changeWebhook);
  const rotate = useCall(rotateWebhookSecret);
  const [open, setOpen] = useState(false);
  const { id, url, events, active, turnedOff } = webhook;
  return (
    <li className={styles.hook}>
      <p className={styles.value}>
        {url} <StatusBadge tone={active ? 'good' : 'plain'}>{active ? 'On' : 'Off'}</StatusBadge>
      </p>
      <p className={styles.note}>{events.map((event) => webhookEvents[event]).join(' · ')}</p>
      {turnedOff !== null && <Callout tone="warn">{offReasons[turnedOff]}</Callout>}
      <div className={styles.actions}>
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide deliveries' : 'Show deliveries'}
        </Button>
        <Button
          size="small"
          loading={change.loading}
          onClick={async () => {
            if ((await change.run({ params: { id }, body: { active: !active } })) !== null) onChanged();
          }}
        >
          {active ? 'Turn off' : 'Turn on'}
        </Button>
        <Button size="small" onClick={onEdit}>
          Edit
        </Button>
        <Button
          size="small"
          loading={rotate.loading}
          onClick={async () => {
            const made = await rotate.run({ params: { id } });
            if (made !== null) onSecret(made.secret);
          }}
        >
          Make new secret
        </Button>
        <Button size="small" look="bad" aria-label={`Delete the webhook ${url}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
      {open && <Deliveries webhook={webhook} />}
    </li>
  );
}

export function WebhooksCard() {
  const client = useQueryClient();
  const webhooks = useQuery(webhooksQuery);
  const remove = useCall(deleteWebhook);
  const [editing, setEditing] = useState<Webhook | 'new' | null>(null);
  const [deleting, setDeleting] = useState<Webhook | null>(null);
  const [secret, setSecret] = useState<Secret | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: webhooksQuery.queryKey });
  const items = webhooks.data?.items ?? [];
  return (
    <Card
      title="Webhooks"
      aside={
        <Button size="small" onClick={() => setEditing('new')}>
          Add webhook
        </Button>
      }
    >
      {secret !== null && (
        <SecretOnce title={secret.title} secret={secret.value} onDone={() => setSecret(null)}>
          Your server verifies messages with it (Standard Webhooks). You won’t see it again.
        </SecretOnce>
      )}
      {webhooks.isPending && <Loading label="Loading webhooks" lines={2} />}
      {webhooks.isError && <ErrorState title="The webhooks did not load" query={webhooks} />}
      {webhooks.isSuccess && items.length === 0 && (
        <p className={styles.note}>
          Get a signed message when a post is published, a run finishes, and more.
        </p>
      )}
      <ul className={styles.rows}>
        {items.map((webhook) => (
          <Hook
            key={webhook.id}
            webhook={webhook}
            onEdit={() => setEditing(webhook)}
            onDelete={() => setDeleting(webhook)}
            onSecret={(value) =>
              setSecret({
                title: `Copy the new secret now. The old one works for ${webhookRotationHours} more hours.`,
                value,
              })
            }
            onChanged={() => void refresh()}
          />
        ))}
      </ul>
      {editing !== null && (
        <WebhookDialog
          webhook={editing === 'new' ? null : editing}
          onDone={(value) => {
            if (value !== null) setSecret({ title: 'Copy the secret of your webhook now', value });
            setEditing(null);
            void refresh();
          }}
          onClose={() => setEditing(null)}
        />
      )}
      <ConfirmDialog
        opened={deleting !== null}
        title="Delete this webhook?"
        confirmLabel="Delete webhook"
        danger
        loading={remove.loading}
        onConfirm={async () => {
          if (deleting !== null && (await remove.run({ params: { id: deleting.id } })) !== null)
            await refresh();
          setDeleting(null);
        }}
        onClose={() => setDeleting(null)}
      >
        <p>{deleting?.url} will get no more messages, and its delivery history is deleted.</p>
      </ConfirmDialog>
    </Card>
  );
}
