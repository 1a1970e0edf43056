import type { Post } from '@limelight/contracts';
import { Checkbox, Menu } from '@mantine/core';
import { IconDots, IconFileText, IconFolder, IconTag, IconVideo } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate, formatDateTime, formatNumber } from '../../../lib/format.ts';
import { usePostRisks } from '../../../lib/post-risks.ts';
import { attentionAction } from '../../../lib/post-status.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { PostStatus } from '../../../ui/post-status.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import rows from '../../../ui/row-list.module.css';
import { SaveMenuItem } from '../../../ui/save-button.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import styles from './posts.module.css';
import { filesWords, isOpen, removedOn, type ListedPost, type PostListName } from './rules.ts';

/** What the features that plan and share posts add to a row. The route provides it. */
export interface RowParts {
  /** The button of a draft or a scheduled post. */
  plan: (post: Post) => { label: string; run: () => void } | null;
  /** More entries of the row's menu. */
  items: (post: Post, shown: readonly string[]) => ReactNode;
  /** More about the post, next to its time. */
  note: (post: Post, shown: readonly string[]) => ReactNode;
}

const editorOf = (post: Post) => `/dashboard/generate-post?post=${post.id}`;

function Thumbnail({ media }: { media: Post['media'] }) {
  const [first] = media;
  if (first === undefined) return null;
  const words = filesWords(media);
  return (
    <span className={styles.thumb} title={words}>
      {first.mime.startsWith('image/') ? (
        <img src={first.url} alt="" width={56} height={56} loading="lazy" />
      ) : first.mime === 'video/mp4' ? (
        <IconVideo aria-hidden="true" />
      ) : (
        <IconFileText aria-hidden="true" />
      )}
      {media.length > 1 && (
        <span className={styles.count} aria-hidden="true">
          {media.length}
        </span>
      )}
    </span>
  );
}

function About({ name, row, timeZone, note }: RowProps & { note: ReactNode }) {
  const { post, characters, gaps } = row;
  const at = post.publishedAt ?? post.scheduledAt;
  const moment = (iso: string) => <time dateTime={iso}>{formatDateTime(iso, timeZone)}</time>;
  return (
    <p className={styles.about}>
      {name === 'drafts' && gaps > 0 && (
        <StatusBadge tone="warn">{gaps === 1 ? '1 gap to fill' : `${gaps} gaps to fill`}</StatusBadge>
      )}
      {(name === 'scheduled' || name === 'attention') && <PostStatus post={post} />}
      {post.removedAt !== null && <StatusBadge>Deleted from LinkedIn</StatusBadge>}
      {name === 'drafts' ? (
        <span>
          Edited <RelativeTime at={post.updatedAt} /> · {formatNumber(characters)} characters
        </span>
      ) : name === 'deleted' ? (
        post.deletedAt !== null && (
          <span>
            Deleted <RelativeTime at={post.deletedAt} /> · Removed on{' '}
            {formatDate(removedOn(post.deletedAt), timeZone)}
          </span>
        )
      ) : (
        moment(at ?? post.updatedAt)
      )}
      {post.media.length > 0 && <span>{filesWords(post.media)}</span>}
      {note}
    </p>
  );
}

interface RowProps {
  name: PostListName;
  row: ListedPost;
  timeZone: string;
}

export function PostRow({
  name,
  row,
  timeZone,
  shown,
  parts,
  working,
  chosen,
  onChoose,
  onLabel,
  onDuplicate,
  onDelete,
  onRestore,
}: RowProps & {
  /** The ids of all posts that are shown. */
  shown: readonly string[];
  parts: RowParts;
  working: boolean;
  chosen: boolean;
  onChoose: (on: boolean) => void;
  onLabel: (kind: 'add-tags' | 'move') => void;
  onDuplicate: () => void;
  onDelete: () => void;
  onRestore: () => void;
}) {
  const [open, setOpen] = useState(false);
  const { post, title, rest } = row;
  const risk = usePostRisks().get(post.id) ?? null;
  const plan = parts.plan(post);
  const action = name === 'attention' ? attentionAction(post, risk) : null;
  return (
    <li className={rows.row}>
      <Checkbox
        aria-label={`Select ${title}`}
        checked={chosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <div className={styles.main}>
        <div className={rows.main}>
          <h2 className={rows.title}>
            {name === 'deleted' ? (
              title
            ) : (
              <Link className={styles.open} to={editorOf(post)}>
                {title}
              </Link>
            )}
          </h2>
          {rest !== '' && !open && <p className={styles.rest}>{rest}</p>}
          {open && <p className={styles.whole}>{post.text}</p>}
          <About name={name} row={row} timeZone={timeZone} note={parts.note(post, shown)} />
          {name === 'attention' && post.failure && <p className={styles.failure}>{post.failure.message}</p>}
          {(post.folder !== '' || post.tags.length > 0) && (
            <ul className={styles.labels} aria-label="Folder and tags">
              {post.folder !== '' && (
                <li>
                  <Link to={{ search: `?show=${name}&folder=${encodeURIComponent(post.folder)}` }}>
                    <IconFolder size={14} aria-hidden="true" /> {post.folder}
                  </Link>
                </li>
              )}
              {post.tags.map((tag) => (
                <li key={tag}>
                  <Link to={{ search: `?show=${name}&tag=${encodeURIComponent(tag)}` }}>
                    <IconTag size={14} aria-hidden="true" /> {tag}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Thumbnail media={post.media} />
      </div>
      <div className={styles.actions}>
        {name === 'deleted' && (
          <Button size="small" loading={working} aria-label={`Restore ${title}`} onClick={onRestore}>
            Restore
          </Button>
        )}
        {name === 'published' && post.permalink !== null && post.removedAt === null && (
          <ButtonLink
            size="small"
            to={post.permalink}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`View on LinkedIn: ${title}`}
          >
            View on LinkedIn
          </ButtonLink>
        )}
        {action !== null && (
          <ButtonLink
            size="small"
            to={post.hold === 'remind' ? '/dashboard' : editorOf(post)}
            aria-label={`${action}: ${title}`}
          >
            {action}
          </ButtonLink>
        )}
        {(name === 'drafts' || name === 'scheduled') && plan !== null && (
          <Button size="small" aria-label={`${plan.label} “${title}”`} onClick={plan.run}>
            {plan.label}
          </Button>
        )}
        {name !== 'deleted' && (
          <Menu position="bottom-end" width={220}>
            <Menu.Target>
              <Button
                size="small"
                look="quiet"
                aria-label={`Actions for “${title}”`}
                icon={<IconDots size={18} />}
              />
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item component={Link} to={editorOf(post)}>
                {isOpen(post) ? 'Open in editor' : 'View post'}
              </Menu.Item>
              {post.text.trim() !== '' && (
                <Menu.Item onClick={() => setOpen(!open)}>{open ? 'Hide preview' : 'Preview'}</Menu.Item>
              )}
              {name === 'attention' && plan !== null && (
                <Menu.Item onClick={plan.run}>{plan.label}</Menu.Item>
              )}
              {parts.items(post, shown)}
              <Menu.Item onClick={() => onLabel('add-tags')}>Tag</Menu.Item>
              <Menu.Item onClick={() => onLabel('move')}>Move to folder</Menu.Item>
              <SaveMenuItem
                item={{
                  kind: 'post',
                  refId: post.id,
                  title: title.slice(0, 300),
                  text: post.text,
                  link: editorOf(post),
                }}
              />
              <Menu.Item onClick={onDuplicate}>Duplicate</Menu.Item>
              {isOpen(post) && (
                <Menu.Item color="red" onClick={onDelete}>
                  Delete
                </Menu.Item>
              )}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
    </li>
  );
}
