import { Checkbox } from '@mantine/core';
import { IconFolder, IconTag } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import rows from '../../ui/row-list.module.css';
import { SaveButton } from '../../ui/save-button.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from './drafts.module.css';
import type { Draft } from './rules.ts';

const files = (count: number) => (count === 0 ? '' : ` · ${count === 1 ? '1 file' : `${count} files`}`);

export function DraftRow({
  draft,
  share,
  chosen,
  onChoose,
  onTag,
  onDuplicate,
  onDelete,
}: {
  draft: Draft;
  /** What shares it with others. */
  share: ReactNode;
  chosen: boolean;
  onChoose: (on: boolean) => void;
  onTag: () => void;
  onDuplicate: () => Promise<void>;
  onDelete: () => void;
}) {
  const [open, setOpen] = useState(false);
  const [copying, setCopying] = useState(false);
  const { post, title, rest, characters, gaps } = draft;
  return (
    <li className={rows.row}>
      <Checkbox
        aria-label={`Select ${title}`}
        checked={chosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <div className={rows.main}>
        <h2 className={rows.title}>
          <Link className={styles.open} to={`/dashboard/generate-post?post=${post.id}`}>
            {title}
          </Link>
        </h2>
        {rest !== '' && !open && <p className={styles.rest}>{rest}</p>}
        {open && <p className={styles.whole}>{post.text}</p>}
        <p className={rows.quiet}>
          {gaps > 0 && (
            <StatusBadge tone="warn">{gaps === 1 ? '1 gap to fill' : `${gaps} gaps to fill`}</StatusBadge>
          )}{' '}
          Edited <RelativeTime at={post.updatedAt} /> · {formatNumber(characters)} characters
          {files(post.media.length)}
        </p>
        {(post.folder !== '' || post.tags.length > 0) && (
          <ul className={styles.labels} aria-label="Folder and tags">
            {post.folder !== '' && (
              <li>
                <Link to={{ search: `?folder=${encodeURIComponent(post.folder)}` }}>
                  <IconFolder size={14} aria-hidden="true" /> {post.folder}
                </Link>
              </li>
            )}
            {post.tags.map((tag) => (
              <li key={tag}>
                <Link to={{ search: `?tag=${encodeURIComponent(tag)}` }}>
                  <IconTag size={14} aria-hidden="true" /> {tag}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={rows.actions}>
        <Button
          size="small"
          look="quiet"
          aria-expanded={open}
          aria-label={`Preview ${title}`}
          onClick={() => setOpen(!open)}
        >
          Preview
        </Button>
        <Button size="small" look="quiet" aria-label={`Tag ${title}`} onClick={onTag}>
          Tag
        </Button>
        {share}
        <SaveButton
          compact
          item={{
            kind: 'post',
            refId: post.id,
            title: title.slice(0, 300),
            text: post.text,
            link: `/dashboard/generate-post?post=${post.id}`,
          }}
          name={title}
        />
        <Button
          size="small"
          look="quiet"
          loading={copying}
          aria-label={`Duplicate ${title}`}
          onClick={async () => {
            setCopying(true);
            await onDuplicate();
            setCopying(false);
          }}
        >
          Duplicate
        </Button>
        <Button size="small" look="quiet" aria-label={`Delete ${title}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  );
}
