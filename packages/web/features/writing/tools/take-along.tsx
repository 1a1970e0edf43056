import { carriedAddress, carriedPath } from '../../../lib/carried.ts';
import { currentTime } from '../../../lib/clock.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import styles from './tools.module.css';

/** Copies `text`, and continues in the dashboard with it. With `notes` it is a draft made from them. */
export function TakeAlong({ text, notes }: { text: string; notes?: string }) {
  const address = () =>
    carriedAddress(
      notes === undefined ? { notes: text, draft: null } : { notes, draft: text },
      currentTime(),
    );
  return (
    <div className={styles.buttons}>
      <ButtonLink
        to={carriedPath}
        reloadDocument
        look={notes === undefined ? 'plain' : 'accent'}
        onAuxClick={address}
        onClick={(event) => {
          const to = address();
          if (to === carriedPath) return;
          event.preventDefault();
          window.location.assign(to);
        }}
      >
        {notes === undefined ? 'Start a post with it' : 'Continue with this draft'}
      </ButtonLink>
      <CopyButton text={text} look={notes === undefined ? 'ink' : 'plain'} />
    </div>
  );
}
