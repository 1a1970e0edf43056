import type { Post } from '@limelight/contracts';
import { firstLine } from '@limelight/post-text';
import { Checkbox, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatDateTime } from '../../lib/format.ts';
import { useQueues } from '../../lib/queues.ts';
import { Button } from '../../ui/button.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from './calendar.module.css';
import { MoveDialog } from './move-dialog.tsx';
import { asMovable, canMove, canPlan, filesWords, statusTones, statusWords, timeOf } from './rules.ts';
import type { Moves } from './use-moves.ts';
import type { PostActions } from './use-post-actions.ts';

const editorOf = (post: Post) => `/dashboard/generate-post?post=${post.id}`;

function RowMenu({
  post,
  actions,
  moves,
  onMove,
}: {
  post: Post;
  actions: PostActions;
  moves: Moves;
  onMove: () => void;
}) {
  const go = useNavigate();
  const queues = useQueues().data?.queues ?? [];
  const title = firstLine(post.text, 40) || 'this post';
  const open = ['draft', 'scheduled', 'failed'].includes(post.status);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button look="quiet" aria-label={`Actions for “${title}”`} icon={<IconDots size={18} />} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void go(editorOf(post))}>{open ? 'Open in editor' : 'View post'}</Menu.Item>
        {canPlan(post) && <Menu.Item onClick={onMove}>{canMove(post) ? 'Move' : 'Schedule'}</Menu.Item>}
        {open && <Menu.Item onClick={() => void actions.publish(post)}>Publish now</Menu.Item>}
        {canMove(post) && (
          <Menu.Item onClick={() => void moves.move([{ post: asMovable(post), to: null }])}>
            Move to drafts
          </Menu.Item>
        )}
        <Menu.Item onClick={() => void actions.duplicate(post)}>Duplicate</Menu.Item>
        {post.status === 'published' &&
          queues.map((queue) => (
            <Menu.Item key={queue.id} onClick={() => void actions.repeat(post, queue)}>
              Repeat in {queue.name}
            </Menu.Item>
          ))}
        {post.permalink && (
          <Menu.Item component="a" href={post.permalink} target="_blank" rel="noopener noreferrer">
            View on LinkedIn
          </Menu.Item>
        )}
        {open && (
          <Menu.Item color="red" onClick={() => void actions.remove(post)}>
            Delete
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

export function PostRow({
  post,
  timeZone,
  actions,
  moves,
  chosen,
  onChoose,
}: {
  post: Post;
  timeZone: string;
  actions: PostActions;
  moves: Moves;
  /** Null where posts cannot be selected. */
  chosen: boolean | null;
  onChoose: (chosen: boolean) => void;
}) {
  const [moving, setMoving] = useState(false);
  const picture = post.media.find(({ mime }) => mime.startsWith('image/'));
  return (
    <li className={styles.row}>
      {chosen !== null && (
        <Checkbox
          aria-label={`Select “${firstLine(post.text, 40) || 'Untitled draft'}”`}
          checked={chosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      )}
      <div className={styles.rowMain}>
        <Link to={editorOf(post)} className={styles.rowTitle}>
          {firstLine(post.text, 90) || 'Untitled draft'}
        </Link>
        <p className={styles.rowNote}>
          <StatusBadge tone={post.hold === null ? statusTones[post.status] : 'warn'}>
            {statusWords(post)}
          </StatusBadge>
          <time dateTime={timeOf(post)}>{formatDateTime(timeOf(post), timeZone)}</time>
          {post.media.length > 0 && <span>{filesWords(post.media)}</span>}
        </p>
        {post.failure && post.hold !== 'paused' && <p className={styles.failure}>{post.failure.message}</p>}
      </div>
      {picture && (
        <img className={styles.thumb} src={picture.url} alt="" width={56} height={56} loading="lazy" />
      )}
      <SaveButton
        compact
        item={{
          kind: 'post',
          refId: post.id,
          title: firstLine(post.text, 120),
          text: post.text,
          link: editorOf(post),
        }}
        name={firstLine(post.text, 40) || 'Untitled draft'}
      />
      <RowMenu post={post} actions={actions} moves={moves} onMove={() => setMoving(true)} />
      {moving && (
        <MoveDialog
          post={asMovable(post)}
          timeZone={timeZone}
          moves={moves}
          onClose={() => setMoving(false)}
        />
      )}
    </li>
  );
}
