import { sendWebhookAgain, testWebhook, type Webhook, type WebhookDelivery } from '@limelight/contracts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { deliveriesQuery } from './api.ts';
import styles from './developer.module.css';

const badges = {
  waiting: ['warn', 'Waiting'],
  delivered: ['good', 'Delivered'],
  failed: ['bad', 'Failed'],
} as const;

function Delivery({ delivery, onAgain }: { delivery: WebhookDelivery; onAgain: (() => void) | null }) {
  const [tone, label] = badges[delivery.status];
  const { answer, answerStatus, attempts, event, payload } = delivery;
  const facts = [
    attempts === 1 ? '1 attempt' : `${attempts} attempts`,
    ...(answerStatus === null ? [] : [`response ${answerStatus}`]),
  ];
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.value}>
          <code>{event}</code> <StatusBadge tone={tone}>{label}</StatusBadge>
        </p>
        <p className={styles.note}>
          <RelativeTime at={delivery.createdAt} /> · {facts.join(' · ')}
          {delivery.status === 'waiting' && delivery.nextAttemptAt !== null && (
            <>
              {' · next try '}
              <RelativeTime at={delivery.nextAttemptAt} />
            </>
          )}
        </p>
        <details>
          <summary className={styles.note}>Message and answer</summary>
          <pre className={styles.code}>{JSON.stringify(payload, null, 2)}</pre>
          {answer !== '' && <pre className={styles.code}>{answer}</pre>}
        </details>
      </div>
      {onAgain !== null && (
        <Button size="small" onClick={onAgain}>
          Send again
        </Button>
      )}
    </li>
  );
}

export function Deliveries({ webhook }: { webhook: Webhook }) {
  const client = useQueryClient();
  const options = deliveriesQuery(webhook.id);
  const deliveries = useInfiniteQuery({
    ...options,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ status }) => status === 'waiting')) === true
        ? 3_000
        : false,
  });
  const test = useCall(testWebhook);
  const again = useCall(sendWebhookAgain);
  const refresh = () => client.invalidateQueries({ queryKey: options.queryKey });
  const items = deliveries.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className={styles.log}>
      <div className={styles.actions}>
        <Button
          size="small"
          loading={test.loading}
          disabled={!webhook.active}
          onClick={async () => {
            if ((await test.run({ params: { id: webhook.id } })) !== null) await refresh();
          }}
        >
          Send test
        </Button>
      </div>
      {deliveries.isPending && <Loading label="Loading deliveries" lines={2} />}
      {deliveries.isError && <ErrorState title="The deliveries did not load" query={deliveries} />}
      {deliveries.isSuccess && items.length === 0 && <p className={styles.note}>Nothing was sent yet.</p>}
      <ul className={styles.rows}>
        {items.map((delivery) => (
          <Delivery
            key={delivery.id}
            delivery={delivery}
            onAgain={
              webhook.active
                ? async () => {
                    if ((await again.run({ params: { id: delivery.id } })) !== null) await refresh();
                  }
                : null
            }
          />
        ))}
      </ul>
      {deliveries.hasNextPage && (
        <Button
          size="small"
          loading={deliveries.isFetchingNextPage}
          onClick={() => void deliveries.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  );
}
