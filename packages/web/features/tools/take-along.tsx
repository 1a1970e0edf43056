import { ButtonLink } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { carry } from './carry.ts';
import styles from './tools.module.css';

/** Copies `text`, and begins a post in the dashboard from `notes`, which survive signing up. */
export function TakeAlong({ text, notes = text }: { text: string; notes?: string }) {
  const { to, whole } = carry(notes);
  return (
    <div className={styles.buttons}>
      <CopyButton text={text} look="ink" />
      <ButtonLink to={to} reloadDocument>
        {notes === text ? 'Start a post with it' : 'Take your notes into the dashboard'}
      </ButtonLink>
      {!whole && <p className={styles.quiet}>Only the start fits into the link; copy the rest.</p>}
    </div>
  );
}
