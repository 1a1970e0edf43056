import { originsHeadline, originsRest, shareOrigins, unshareOrigins } from '@limelight/contracts';
import { Checkbox } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { download } from '../../../../../lib/download.ts';
import { formatDateTime } from '../../../../../lib/format.ts';
import { notices } from '../../../../../lib/notices.ts';
import { useCall } from '../../../../../lib/use-call.ts';
import { Button } from '../../../../../ui/button.tsx';
import { CopyButton } from '../../../../../ui/copy-button.tsx';
import { SkeletonLines } from '../../../../../ui/skeleton.tsx';
import { originsKey, originsQuery } from '../../post/claim-queries.ts';
import buttons from './publish-bar.module.css';
import styles from './receipts.module.css';

/** Whose words the published post has: in words, as files, and by a link. Loaded when it is opened. */
export function RecordPart({ postId }: { postId: string }) {
  const [open, setOpen] = useState(false);
  const { data, isPending, isError, refetch } = useQuery({
    ...originsQuery(postId, 'published'),
    enabled: open,
  });
  const save = async (format: 'json' | 'pdf') => {
    if (!(await download(`/posts/${postId}/origins/file?format=${format}`, `whose-words.${format}`)))
      notices.error('The record was not saved', 'Check your connection and try again.');
  };
  const rest = data === undefined ? '' : originsRest(data.sentences);
  return (
    <details className={styles.receipts} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Whose words</summary>
      {isPending && open && <SkeletonLines count={2} />}
      {isError && (
        <p>
          The record did not load.{' '}
          <Button size="small" look="quiet" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {data !== undefined && (
        <div className={styles.record}>
          <p>
            {originsHeadline(data.sentences)}
            {rest !== '' && <span className={styles.quiet}> · {rest}</span>}
          </p>
          {data.recordedAt === null ? (
            <p className={styles.quiet}>This post was published before records were kept.</p>
          ) : (
            <>
              <p className={styles.quiet} title={data.hash}>
                Recorded {formatDateTime(data.recordedAt)}, text {data.hash.slice(0, 12)}
              </p>
              <div className={buttons.even}>
                <Button size="small" look="quiet" onClick={() => void save('pdf')}>
                  Download PDF
                </Button>
                <Button size="small" look="quiet" onClick={() => void save('json')}>
                  Download JSON
                </Button>
              </div>
              <Sharing postId={postId} shared={data.shared} />
            </>
          )}
        </div>
      )}
    </details>
  );
}

function Sharing({
  postId,
  shared,
}: {
  postId: string;
  shared: { since: string; passages: boolean } | null;
}) {
  const client = useQueryClient();
  const [passages, setPassages] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const make = useCall(shareOrigins);
  const end = useCall(unshareOrigins);
  const changed = async () => client.invalidateQueries({ queryKey: originsKey(postId) });
  const share = async () => {
    const made = await make.run({ params: { id: postId }, body: { passages } });
    if (!made) return;
    setUrl(made.url);
    await changed();
  };
  return (
    <div className={styles.record}>
      {shared === null ? (
        <p className={styles.quiet}>Only you can see the record.</p>
      ) : (
        <p className={styles.quiet}>
          Shared since {formatDateTime(shared.since)}, {shared.passages ? 'with' : 'without'} the passages.
        </p>
      )}
      {url !== null && <CopyButton size="small" text={url} label="Copy link" />}
      <Checkbox
        size="xs"
        label="Show the passages, not just the sources’ titles"
        checked={passages}
        onChange={(event) => setPassages(event.currentTarget.checked)}
      />
      <div className={buttons.even}>
        <Button size="small" loading={make.loading} onClick={() => void share()}>
          {shared === null ? 'Share this record' : 'New link'}
        </Button>
        {shared !== null && (
          <Button
            size="small"
            look="quiet"
            loading={end.loading}
            onClick={async () => {
              if ((await end.run({ params: { id: postId } })) === null) return;
              setUrl(null);
              await changed();
            }}
          >
            Stop sharing
          </Button>
        )}
      </div>
    </div>
  );
}
