import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from './drafts.module.css';
import type { Draft } from './rules.ts';

const files = (count: number) => (count === 0 ? '' : ` · ${count === 1 ? '1 file' : `${count} files`}`);

/** One draft, with its whole text on request. */
export function DraftRow({
  draft,
  chosen,
  onChoose,
  onDuplicate,
  onDelete,
}: {
  draft: Draft;
  chosen: boolean;
  onChoose: (on: boolean) => void;
  onDuplicate: () => Promise<void>;
  onDelete: () => void;
}) {
  const [open, setOpen] = useState(false);
  const [copying, setCopying] = useState(false);
  const { post, title, rest, characters, gaps } = draft;
  return (
    <li className={styles.row}>
      <Checkbox
        aria-label={`Select ${title}`}
        checked={chosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <div className={styles.main}>
        <h2 className={styles.title}>
          <Link to={`/dashboard/generate-post?post=${post.id}`}>{title}</Link>
        </h2>
        {rest !== '' && !open && <p className={styles.rest}>{rest}</p>}
        {open && <p className={styles.whole}>{post.text}</p>}
        <p className={styles.quiet}>
          {gaps > 0 && (
            <StatusBadge tone="warn">{gaps === 1 ? '1 gap to fill' : `${gaps} gaps to fill`}</StatusBadge>
          )}{' '}
          Edited <RelativeTime at={post.updatedAt} /> · {formatNumber(characters)} characters
          {files(post.media.length)}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          look="quiet"
          aria-expanded={open}
          aria-label={`Preview ${title}`}
          onClick={() => setOpen(!open)}
        >
          Preview
        </Button>
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
