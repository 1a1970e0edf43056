import { getCalendarFeed, removeCalendarFeed, renewCalendarFeed } from '@limelight/contracts';
import { Modal, TextInput } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/client.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './calendar.module.css';

const feedQuery = queryOptions({
  queryKey: ['planning', 'feed'],
  queryFn: ({ signal }) => call(getCalendarFeed, {}, { signal }),
});

/** Creates, renews and disables the private feed address that other calendars subscribe to. */
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
          A private address that Google Calendar, Outlook, Apple Calendar and others can subscribe to. Whoever
          has it can read what you plan; nobody can change anything with it.
        </p>
        {feed.isPending && <Skeleton height="3rem" />}
        {url !== null && (
          <>
            <TextInput
              label="Your address"
              description="Copy it now: it is not shown again."
              readOnly
              value={url}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton text={url} label="Copy the address" />
          </>
        )}
        {url === null && active && (
          <p>
            There is an address, made {formatDateTime(feed.data?.createdAt ?? '')}.{' '}
            {feed.data?.readAt == null
              ? 'No calendar has read it yet.'
              : `Last read ${formatDateTime(feed.data.readAt)}.`}{' '}
            It cannot be shown again; a new one takes its place.
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
              Switch it off
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
            {active ? 'Make a new address' : 'Make an address'}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
