import { carriedPath, carryAlong } from '../../lib/carried.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { carry } from './carry.ts';
import styles from './tools.module.css';

/** Copies `text`, and starts a post in the dashboard from `notes`, which survive signing up. */
export function TakeAlong({ text, notes = text }: { text: string; notes?: string }) {
  return (
    <div className={styles.buttons}>
      <CopyButton text={text} look="ink" />
      <ButtonLink
        to={carriedPath}
        reloadDocument
        onAuxClick={() => carryAlong(notes, Date.now())}
        onClick={(event) => {
          if (carryAlong(notes, Date.now())) return;
          // The browser cannot store the text, so as much as fits goes into the address.
          event.preventDefault();
          window.location.assign(carry(notes));
        }}
      >
        {notes === text ? 'Start a post with it' : 'Take your notes into the dashboard'}
      </ButtonLink>
    </div>
  );
}
