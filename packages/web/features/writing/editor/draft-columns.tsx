import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { countPost } from '../rules/counts.ts';
import { isWriting } from '../rules/generation.ts';
import { draftTexts } from '../rules/session-state.ts';
import { useWriting } from '../studio/writing-context.ts';
import styles from './draft-columns.module.css';

/** Three drafts side by side, while they are written and after; one is taken into the editor. */
export function DraftColumns({ onChosen }: { onChosen: () => void }) {
  const { session, state } = useWriting();
  const writing = isWriting(state.generation);
  return (
    <div className={styles.columns}>
      {draftTexts(state).map((text, index) => (
        <article
          key={index}
          className={classNames(styles.draft, index === state.activeDraft && styles.chosen)}
          aria-label={`Draft ${index + 1}`}
          aria-busy={writing}
        >
          <header className={styles.head}>
            <h2>Draft {index + 1}</h2>
            <span>{countPost(text).used}</span>
          </header>
          <div className={styles.text} dir="auto">
            {text}
            {writing && <span className={styles.caret} />}
          </div>
          <Button
            size="small"
            wide
            onClick={() => {
              session.chooseDraft(index);
              onChosen();
            }}
          >
            Edit draft {index + 1}
          </Button>
        </article>
      ))}
    </div>
  );
}
