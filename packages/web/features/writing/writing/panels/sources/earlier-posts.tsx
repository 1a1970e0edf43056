import { listPosts } from '@limelight/contracts';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { readQuery } from '../../../../../lib/read-query.ts';
import { RelativeTime } from '../../../../../ui/relative-time.tsx';
import { Loading } from '../../../../../ui/skeleton.tsx';
import { useWriting } from '../../post/writing-context.ts';
import styles from './sources.module.css';

const shown = 20;

/** The user's own posts, newest first, to choose one as a source. */
export function EarlierPosts({ busy, onPick }: { busy: boolean; onPick: (postId: string) => void }) {
  const { state } = useWriting();
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const posts = useQuery(
    readQuery(['posts', 'to-write-from', asked], listPosts, {
      query: { limit: shown, ...(asked === '' ? {} : { search: asked }) },
    }),
  );
  const items = posts.data?.items.filter((one) => one.id !== state.post?.id && one.text.trim() !== '');
  return (
    <div className={styles.earlier}>
      <TextInput
        label="Find a post"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {posts.isError && <p>Your posts did not load. Close this and try again.</p>}
      {items === undefined && !posts.isError && <Loading label="Your posts" lines={3} />}
      {items?.length === 0 && (
        <p className={styles.quiet}>{asked === '' ? 'You have no other posts yet.' : 'No matching posts.'}</p>
      )}
      <ul className={styles.posts}>
        {items?.map((one) => (
          <li key={one.id}>
            <button type="button" disabled={busy} onClick={() => onPick(one.id)}>
              <span className={styles.excerpt}>{one.text}</span>
              <span className={styles.quiet}>
                {one.status} · <RelativeTime at={one.publishedAt ?? one.createdAt} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
