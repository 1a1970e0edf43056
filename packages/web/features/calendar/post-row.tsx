import type { Post } from '@limelight/contracts';
import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatDateTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from './calendar.module.css';
import { MoveDialog } from './move-dialog.tsx';
import { canMove, firstLine, statusTones, statusWords, timeOf } from './rules.ts';
import type { PostActions } from './use-post-actions.ts';

const editorOf = (post: Post) => `/dashboard/generate-post?post=${post.id}`;

function RowMenu({ post, actions, onMove }: { post: Post; actions: PostActions; onMove: () => void }) {
  const go = useNavigate();
  const title = firstLine(post.text, 40) || 'this post';
  const open = ['draft', 'scheduled', 'failed'].includes(post.status);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button look="quiet" aria-label={`What to do with “${title}”`} icon={<IconDots size={18} />} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void go(editorOf(post))}>
          {open ? 'Open in the editor' : 'Look at it'}
        </Menu.Item>
        {canMove(post) && <Menu.Item onClick={onMove}>Move</Menu.Item>}
        {open && <Menu.Item onClick={() => void actions.publish(post)}>Publish now</Menu.Item>}
        {canMove(post) && (
          <Menu.Item onClick={() => void actions.unschedule(post)}>Make it a draft</Menu.Item>
        )}
        {post.permalink && (
          <Menu.Item component="a" href={post.permalink} target="_blank" rel="noopener noreferrer">
            See it on LinkedIn
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

/** A post in a list: its first line, its state, its time, and what can be done. */
export function PostRow({ post, timeZone, actions }: { post: Post; timeZone: string; actions: PostActions }) {
  const [moving, setMoving] = useState(false);
  const picture = post.media[0];
  return (
    <li className={styles.row}>
      <div className={styles.rowMain}>
        <Link to={editorOf(post)} className={styles.rowTitle}>
          {firstLine(post.text) || 'Without words yet'}
        </Link>
        <p className={styles.rowNote}>
          <StatusBadge tone={post.hold === null ? statusTones[post.status] : 'warn'}>
            {statusWords(post)}
          </StatusBadge>
          <time dateTime={timeOf(post)}>{formatDateTime(timeOf(post), timeZone)}</time>
          {picture && <span>with a picture</span>}
        </p>
        {post.failure && <p className={styles.failure}>{post.failure.message}</p>}
      </div>
      {picture && (
        <img className={styles.thumb} src={picture.url} alt="" width={56} height={56} loading="lazy" />
      )}
      <RowMenu post={post} actions={actions} onMove={() => setMoving(true)} />
      {moving && (
        <MoveDialog post={post} timeZone={timeZone} actions={actions} onClose={() => setMoving(false)} />
      )}
    </li>
  );
}
