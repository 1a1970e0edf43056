import { removeLinkedinConnection, type LinkedinConnection } from '@limelight/contracts';
import { linkedinTokenState } from '@limelight/contracts/catalog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { connectionQuery, useConnection } from '../../../lib/person.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useConnectLinkedin } from '../../../lib/use-connect-linkedin.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ConnectLinkedin } from '../../../ui/connect-linkedin.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';

import styles from './connection-card.module.css';

function State({ connection }: { connection: LinkedinConnection }) {
  const now = useMinute();
  const { status, expiresAt } = connection;
  if (status === 'none' || expiresAt === null) return null;
  const token = linkedinTokenState(expiresAt, now);
  if (status === 'reconnect' || token === 'expired')
    return <StatusBadge tone="bad">Reconnect needed</StatusBadge>;
  if (!connection.canPost) return <StatusBadge tone="warn">No permission to post</StatusBadge>;
  if (token !== 'valid') return <StatusBadge tone="warn">Expiring soon</StatusBadge>;
  return <StatusBadge tone="good">Connected</StatusBadge>;
}

function Member({ connection, ended }: { connection: LinkedinConnection; ended: boolean }) {
  return (
    <div className={styles.member}>
      <Avatar name={connection.name ?? ''} src={connection.pictureUrl} size={48} />
      <div>
        <p className={styles.name}>{connection.name}</p>
        {connection.expiresAt && (
          <p className={styles.until}>
            {ended ? 'ended' : 'until'} {formatDate(connection.expiresAt)}
          </p>
        )}
      </div>
      <State connection={connection} />
    </div>
  );
}

function Abilities({ connection }: { connection: LinkedinConnection }) {
  const posting = connection.canPost
    ? 'Publishes, changes and deletes your posts, with pictures, documents, videos, links and polls.'
    : 'Can’t post. You can copy your drafts instead.';
  const comments = {
    works: 'Adds your first comments.',
    refused: 'LinkedIn does not accept first comments from us. You can copy them and add them yourself.',
    untried: 'If LinkedIn declines a first comment, we’ll keep it ready to copy.',
  }[connection.comments ?? 'untried'];
  return (
    <ul className={styles.words}>
      <li>{posting}</li>
      {connection.canPost && <li>{comments}</li>}
      <li>
        Never reads your feed, contacts or messages. Reads the results of your own posts only if LinkedIn
        granted that permission.
      </li>
    </ul>
  );
}

function Disconnect() {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useCall(removeLinkedinConnection, { successMessage: 'LinkedIn is disconnected.' });
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Disconnect
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Disconnect LinkedIn?"
        confirmLabel="Disconnect"
        cancelLabel="Stay connected"
        danger
        loading={remove.loading}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          if ((await remove.run({})) === null) return;
          setAsking(false);
          await client.invalidateQueries({ queryKey: connectionQuery.queryKey });
        }}
      >
        Your scheduled posts are on hold until you connect again. Nothing on LinkedIn is deleted.
      </ConfirmDialog>
    </>
  );
}

function Body({ connection, next }: { connection: LinkedinConnection; next: string }) {
  const { connect, loading } = useConnectLinkedin(next);
  const now = useMinute();
  const ended = connection.expiresAt !== null && Date.parse(connection.expiresAt) <= now;
  const needsReconnect = ended || connection.status === 'reconnect';
  if (!connection.configured)
    return <p className={styles.words}>LinkedIn is not configured on this server.</p>;
  if (connection.status === 'none') {
    return (
      <>
        <p className={styles.words}>
          Connect the account you want to post as. Limelight can publish what you tell it to and see your
          name, picture and email address. It never reads your feed, contacts or messages.
        </p>
        <div className={styles.actions}>
          <ConnectLinkedin look="accent" size="large" next={next} />
        </div>
      </>
    );
  }
  return (
    <>
      <Member connection={connection} ended={ended} />
      <Abilities connection={connection} />
      {needsReconnect ? (
        <p className={styles.words}>Reconnect to resume publishing.</p>
      ) : (
        !connection.canPost && (
          <p className={styles.words}>
            LinkedIn did not grant permission to post. Reconnect and allow it, or copy your posts instead.
          </p>
        )
      )}
      <div className={styles.actions}>
        <Button loading={loading} onClick={() => void connect()}>
          Reconnect
        </Button>
        <Disconnect />
      </div>
    </>
  );
}

/** Connects, shows, reconnects and disconnects the LinkedIn account. `next` is the path that LinkedIn returns to. */
export function ConnectionCard({ next }: { next: string }) {
  const connection = useConnection();
  return (
    <Card title="LinkedIn" id="linkedin">
      {connection.isPending && (
        <Loading label="Loading the LinkedIn connection">
          <div className={styles.member}>
            <Skeleton width="48px" height="48px" round />
            <Skeleton width="12rem" height="1.2rem" />
          </div>
        </Loading>
      )}
      {connection.isError && <ErrorState title="The connection did not load" query={connection} />}
      {connection.data && <Body connection={connection.data} next={next} />}
    </Card>
  );
}
