import type { SavedItem } from '@limelight/contracts';
import { savedKinds } from '@limelight/contracts/catalog';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import rows from '../../../ui/row-list.module.css';
import styles from './saved.module.css';

function Source({ link }: { link: string }) {
  return link.startsWith('/') ? (
    <Link to={link}>Open</Link>
  ) : (
    <a href={link} target="_blank" rel="noreferrer noopener">
      Open
    </a>
  );
}

export function SavedRow({
  item,
  chosen,
  onChoose,
  onOpen,
  onDelete,
  more,
}: {
  item: SavedItem;
  chosen: boolean;
  /** Null where the person cannot change the items. */
  onChoose: ((on: boolean) => void) | null;
  onOpen: () => void;
  onDelete: (() => void) | null;
  more?: ReactNode;
}) {
  const { title, text, kind, link, tags, folder, note, createdAt } = item;
  const facts = [savedKinds[kind], ...(folder === '' ? [] : [folder]), formatDate(createdAt)];
  // If the item has no title of its own, the title is the start of the text.
  const rest = (text.startsWith(title) ? text.slice(title.length) : text).trim().replace(/\n{2,}/g, '\n');
  return (
    <li className={classNames(rows.row, onChoose === null && styles.readOnly)}>
      {onChoose !== null && (
        <Checkbox
          aria-label={`Select ${title}`}
          checked={chosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      )}
      <div className={rows.main}>
        <h2 className={rows.title}>
          <button type="button" className={styles.open} onClick={onOpen}>
            {title}
          </button>
        </h2>
        {rest !== '' && <p className={styles.text}>{rest}</p>}
        {note !== '' && <p className={styles.note}>{note}</p>}
        <p className={rows.quiet}>{facts.join(' · ')}</p>
        {tags.length > 0 && (
          <ul className={styles.tags} aria-label="Tags">
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={rows.actions}>
        {link !== null && <Source link={link} />}
        {text !== '' && <CopyButton text={text} label="Copy" size="small" />}
        {more}
        {onDelete !== null && (
          <Button size="small" look="quiet" aria-label={`Delete ${title}`} onClick={onDelete}>
            Delete
          </Button>
        )}
      </div>
    </li>
  );
}
