import { confirmPublishRequest, refusePublishRequest, type PublishRequest } from '@limelight/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDateTime } from '../../../lib/format.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { publishRequestsQuery } from './api.ts';
import { describeAttachment } from './attachment-words.ts';
import styles from './developer.module.css';

function Along({ post }: { post: PublishRequest['post'] }) {
  const { attachment, firstComment, media, visibility } = post;
  const files = media.map(({ name, altText, mime }, index) => {
    const file = name === '' ? `File ${index + 1} (${mime})` : name;
    return altText === '' ? file : `${file}: ${altText}`;
  });
  return (
    <dl className={styles.along}>
      <dt>Readers</dt>
      <dd>{visibility === 'CONNECTIONS' ? 'Your connections only' : 'Everyone'}</dd>
      {attachment && (
        <>
          <dt>Attachment</dt>
          <dd>{describeAttachment(attachment)}</dd>
        </>
      )}
      {files.length > 0 && (
        <>
          <dt>Files</dt>
          <dd>
            {media.map(({ id, url }, index) => (
              <a key={id} href={url} target="_blank" rel="noreferrer">
                {files[index]}
              </a>
            ))}
          </dd>
        </>
      )}
      {firstComment !== '' && (
        <>
          <dt>First comment</dt>
          <dd>{firstComment}</dd>
        </>
      )}
    </dl>
  );
}

function wishOf({ post, schedule }: PublishRequest): string {
  if (schedule === null) return 'publish this now';
  const { at, timeZone } = schedule;
  const to = `${at.replace('T', ' ')} (${timeZone})`;
  if (post.status !== 'scheduled' || post.scheduledAt === null) return `schedule this for ${to}`;
  return `move this from ${formatDateTime(post.scheduledAt, timeZone)} to ${to}`;
}

function buttonOf({ post, schedule }: PublishRequest): string {
  if (schedule === null) return 'Publish post';
  return post.status === 'scheduled' ? 'Move post' : 'Schedule post';
}

function Request({ request, onDecided }: { request: PublishRequest; onDecided: () => void }) {
  const confirm = useCall(confirmPublishRequest);
  const refuse = useCall(refusePublishRequest);
  const { id, post, requestedBy } = request;
  const busy = confirm.loading || refuse.loading;
  const isMove = post.status === 'scheduled';
  return (
    <li className={styles.hook}>
      <p>
        <strong>{requestedBy}</strong> wants to {wishOf(request)}
      </p>
      <blockquote className={styles.quote}>{post.text}</blockquote>
      <Along post={post} />
      <div className={styles.actions}>
        <Button
          look="accent"
          size="small"
          loading={confirm.loading}
          disabled={busy}
          onClick={async () => {
            await confirm.run({ params: { id }, body: { version: post.version } });
            onDecided();
          }}
        >
          {buttonOf(request)}
        </Button>
        <Button
          size="small"
          loading={refuse.loading}
          disabled={busy}
          onClick={async () => {
            await refuse.run({ params: { id } });
            onDecided();
          }}
        >
          Decline
        </Button>
        <ButtonLink size="small" to={`/dashboard/generate-post?post=${post.id}`}>
          {isMove ? 'Open post' : 'Open draft'}
        </ButtonLink>
      </div>
    </li>
  );
}

export function PublishRequestsCard() {
  const client = useQueryClient();
  const requests = useQuery({ ...publishRequestsQuery, refetchInterval: 60_000 });
  const items = requests.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Card title="Waiting for your confirmation">
      <ul className={styles.rows}>
        {items.map((request) => (
          <Request key={request.id} request={request} onDecided={() => void client.invalidateQueries()} />
        ))}
      </ul>
    </Card>
  );
}
