import { deleteResultNumbers, type ResultPost, type Results } from '@limelight/contracts';
import { resultFormats, resultMetrics } from '@limelight/contracts/catalog';
import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { notices } from '../../../lib/notices.ts';
import { deviceZone } from '../../../lib/time-zones.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { resultsKey } from './api.ts';
import { formatTimes, formatValue, orderPosts, valueOf, type PostOrder } from './rules.ts';
import styles from './results.module.css';
import { TableRegion } from './table-region.tsx';

const pageSize = 20;

function Name({ post: { title, url, postId } }: { post: ResultPost }) {
  const words = title || 'Post without text';
  if (postId !== null) return <Link to={`/dashboard/generate-post?post=${postId}`}>{words}</Link>;
  if (url === null) return <>{words}</>;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {title || 'Open post on LinkedIn'}
    </a>
  );
}

function Standing({ post: { left, times } }: { post: ResultPost }) {
  if (left === 'growing') return <span className={styles.quiet}>Still growing</span>;
  if (times === null) return <span className={styles.quiet}>–</span>;
  return <span className={times > 1 ? styles.better : undefined}>{formatTimes(times)}</span>;
}

export function PostCard({ results, onEdit }: { results: Results; onEdit: (post: ResultPost) => void }) {
  const client = useQueryClient();
  const remove = useCall(deleteResultNumbers);
  const [order, setOrder] = useState<PostOrder>('newest');
  const [shown, setShown] = useState(pageSize);
  const posts = orderPosts(results.posts, order);
  const drop = async (id: string) => {
    if ((await remove.run({ params: { id } })) === null) return;
    await client.invalidateQueries({ queryKey: resultsKey });
    notices.show({ tone: 'good', title: 'Numbers deleted', message: 'Numbers from other sources are kept.' });
  };
  if (posts.length === 0) return null;
  return (
    <Card
      title={`Posts (${posts.length})`}
      aside={
        <NativeSelect
          aria-label="Order of posts"
          data={[
            { value: 'newest', label: 'Newest first' },
            { value: 'best', label: 'Best first' },
          ]}
          value={order}
          onChange={(event) => setOrder(event.currentTarget.value === 'best' ? 'best' : 'newest')}
        />
      }
    >
      <TableRegion label="Posts with their numbers">
        <thead>
          <tr>
            <th scope="col">Post</th>
            <th scope="col">Published</th>
            <th scope="col">{resultMetrics[results.metric]}</th>
            <th scope="col">vs. your median</th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {posts.slice(0, shown).map((post) => {
            const value = valueOf(post, results.metric);
            const { publishedAt, publishedOn, format, handId } = post;
            return (
              <tr key={post.key}>
                <th scope="row" className={styles.post}>
                  <Name post={post} />
                  {format !== null && <span className={styles.format}>{resultFormats[format]}</span>}
                </th>
                <td>
                  {publishedAt === null
                    ? publishedOn === null
                      ? '–'
                      : formatDate(publishedOn, 'UTC')
                    : formatDate(publishedAt, deviceZone())}
                </td>
                <td>{value === null ? '–' : formatValue(value, results.metric)}</td>
                <td>
                  <Standing post={post} />
                </td>
                <td className={styles.rowActions}>
                  <Button size="small" look="quiet" onClick={() => onEdit(post)}>
                    {handId === null ? 'Enter numbers' : 'Change numbers'}
                  </Button>
                  {handId !== null && (
                    <Button size="small" look="quiet" onClick={() => void drop(handId)}>
                      Delete numbers
                    </Button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </TableRegion>
      {posts.length > shown && (
        <p className={styles.foot}>
          <Button onClick={() => setShown(shown + pageSize)}>
            Show {Math.min(pageSize, posts.length - shown)} more posts
          </Button>
        </p>
      )}
    </Card>
  );
}
