import { changeWebhook, createWebhook, keysOf, type Webhook } from '@limelight/contracts';
import { webhookEvents, type WebhookEvent } from '@limelight/contracts/catalog';
import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { fieldErrors } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/use-call.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import styles from './developer.module.css';

const everyEvent = keysOf(webhookEvents);

/** Asks for the address and the events of a webhook. `onDone` receives the secret of a new one. */
export function WebhookDialog({
  webhook,
  onDone,
  onClose,
}: {
  webhook: Webhook | null;
  onDone: (secret: string | null) => void;
  onClose: () => void;
}) {
  const create = useCall(createWebhook, { showError: false });
  const change = useCall(changeWebhook, { showError: false });
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<WebhookEvent[]>(webhook?.events ?? everyEvent);
  const failure = create.error ?? change.error;
  const faults = failure === null ? {} : fieldErrors(failure);
  const general = failure !== null && Object.keys(faults).length === 0 ? failure.message : undefined;
  const submit = async () => {
    const body = { url, events };
    if (webhook === null) {
      const made = await create.run({ body });
      if (made !== null) onDone(made.secret);
    } else if ((await change.run({ params: { id: webhook.id }, body })) !== null) onDone(null);
  };
  return (
    <FormDialog
      title={webhook === null ? 'Add webhook' : 'Edit webhook'}
      size="lg"
      confirmLabel={webhook === null ? 'Add webhook' : 'Save changes'}
      loading={create.loading || change.loading}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label="Address"
        type="url"
        placeholder="https://example.com/webhooks"
        value={url}
        error={faults['url'] ?? general}
        onChange={(event) => setUrl(event.currentTarget.value)}
        data-autofocus
      />
      <Checkbox.Group
        label="Events"
        error={faults['events']}
        value={events}
        onChange={(values) => setEvents(everyEvent.filter((event) => values.includes(event)))}
      >
        <div className={styles.scopes}>
          {everyEvent.map((event) => (
            <Checkbox key={event} value={event} label={webhookEvents[event]} description={event} />
          ))}
        </div>
      </Checkbox.Group>
    </FormDialog>
  );
}
