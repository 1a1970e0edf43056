import type { RecordingStatus, RecordingSummary } from '@limelight/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import rows from '../../../ui/row-list.module.css';
import { ShowMore } from '../../../ui/show-more.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { recordingsQuery } from './api.ts';
import { spokenTime, timeWords } from './rules.ts';
import styles from './talk.module.css';

const statusWords: Readonly<
  Record<RecordingStatus, { tone: 'good' | 'warn' | 'bad' | 'link'; words: string }>
> = {
  waiting: { tone: 'warn', words: 'Not transcribed' },
  transcribing: { tone: 'link', words: 'Being transcribed' },
  ready: { tone: 'good', words: 'Transcribed' },
  failed: { tone: 'bad', words: 'Failed' },
};

function Row({ recording: { id, title, seconds, status, createdAt } }: { recording: RecordingSummary }) {
  const { tone, words } = statusWords[status];
  return (
    <li className={styles.row}>
      <div className={rows.main}>
        <Link to={`/dashboard/talk/${id}`} className={styles.rowTitle} dir="auto">
          {title === '' ? 'Recording' : title}
        </Link>
        <p className={rows.quiet}>
          <span aria-hidden="true">{timeWords(seconds)}</span>
          <span className="visually-hidden">{spokenTime(seconds)}</span> · <RelativeTime at={createdAt} />
        </p>
      </div>
      <StatusBadge tone={tone}>{words}</StatusBadge>
    </li>
  );
}

/** The recordings that the server has, the newest first. */
export function RecordingList() {
  const list = useInfiniteQuery(recordingsQuery);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.isError)
    return (
      <Card>
        <ErrorState title="Your recordings did not load" query={list} />
      </Card>
    );
  if (list.isPending)
    return (
      <Card title="Your recordings">
        <SkeletonLines count={3} />
      </Card>
    );
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="recordings" className={styles.section}>
      <h2 id="recordings" className={styles.heading}>
        Your recordings
      </h2>
      <ul className={rows.list}>
        {items.map((recording) => (
          <Row key={recording.id} recording={recording} />
        ))}
      </ul>
      <ShowMore list={list}>Show more recordings</ShowMore>
    </section>
  );
}
