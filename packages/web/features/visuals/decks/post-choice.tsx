import { listPosts } from '@limelight/contracts';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { readQuery } from '../../../lib/read-query.ts';
import { Loading } from '../../../ui/skeleton.tsx';
import styles from './decks.module.css';

export function PostChoice({
  chosen,
  onChoose,
}: {
  chosen: string | null;
  onChoose: (postId: string) => void;
}) {
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const posts = useQuery(
    readQuery(['posts', 'for-carousel', asked], listPosts, {
      query: { limit: 12, ...(asked === '' ? {} : { search: asked }) },
    }),
  );
  const items = posts.data?.items.filter(({ text }) => text.trim() !== '');
  return (
    <div className={styles.posts}>
      <TextInput
        aria-label="Search your posts"
        placeholder="Search your posts"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {posts.isPending && <Loading label="Loading your posts" lines={3} />}
      {posts.isError && <p className={styles.quiet}>Your posts did not load. Try again.</p>}
      {items?.length === 0 && (
        <p className={styles.quiet}>{asked === '' ? 'You have no posts yet.' : 'No results.'}</p>
      )}
      <ul className={styles.postList}>
        {items?.map(({ id, text }) => (
          <li key={id}>
            <button type="button" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
              {text.slice(0, 200)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
