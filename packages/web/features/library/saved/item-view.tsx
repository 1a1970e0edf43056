import type { SavedItem } from '@limelight/contracts';
import { Modal } from '@mantine/core';
import rows from '../../../ui/row-list.module.css';
import styles from './saved.module.css';

/** A saved item in a folder that the person can read but not change. */
export function ItemView({
  item: { title, text, tags, note },
  onClose,
}: {
  item: SavedItem;
  onClose: () => void;
}) {
  return (
    <Modal opened onClose={onClose} title={title} size="lg">
      <div className={styles.view}>
        <p dir="auto">{text}</p>
        {note !== '' && (
          <p className={styles.note} dir="auto">
            {note}
          </p>
        )}
        {tags.length > 0 && <p className={rows.quiet}>Tags: {tags.join(', ')}</p>}
      </div>
    </Modal>
  );
}
