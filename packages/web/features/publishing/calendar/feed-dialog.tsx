import { getCalendarFeed, removeCalendarFeed, renewCalendarFeed } from '@limelight/contracts';
import { Modal, TextInput } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './calendar.module.css';

const feedQuery = queryOptions({
  queryKey: ['planning', 'feed'],
  queryFn: ({ signal }) => call(getCalendarFeed, {}, { signal }),
});

export function FeedDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const feed = useQuery(feedQuery);
  const renew = useCall(renewCalendarFeed);
  const remove = useCall(removeCalendarFeed);
  const [url, setUrl] = useState<string | null>(null);
  const active = feed.data?.active ?? false;
  return (
    <Modal opened onClose={onClose} title="Show in another calendar">
      <div className={styles.move}>
        <p className={styles.note}>
          A private address that Google Calendar, Outlook, Apple Calendar and others can subscribe to. Anyone
          who has it can see your schedule but can’t change it.
        </p>
        {feed.isPending && <Skeleton height="3rem" />}
        {url !== null && (
          <>
            <TextInput
              label="Your address"
              description="Copy it now. You won’t see it again."
              readOnly
              value={url}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton text={url} label="Copy address" />
          </>
        )}
        {url === null && active && (
          <p>
            You have an address, created {formatDateTime(feed.data?.createdAt ?? '')}.{' '}
            {feed.data?.readAt == null
              ? 'No calendar has read it yet.'
              : `Last read ${formatDateTime(feed.data.readAt)}.`}{' '}
            It cannot be shown again. If you create a new one, this one stops working.
          </p>
        )}
        <div className={styles.actions}>
          {active && (
            <Button
              look="bad"
              loading={remove.loading}
              onClick={async () => {
                if ((await remove.run({}, { successMessage: 'The address no longer works.' })) === null)
                  return;
                setUrl(null);
                await client.invalidateQueries(feedQuery);
              }}
            >
              Turn off address
            </Button>
          )}
          <Button
            look={active ? 'plain' : 'accent'}
            loading={renew.loading}
            onClick={async () => {
              const made = await renew.run({});
              if (made === null) return;
              setUrl(made.url);
              await client.invalidateQueries(feedQuery);
            }}
          >
            {active ? 'Create new address' : 'Create address'}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
