import { draftAngles } from '@limelight/contracts/catalog';
import { draftAngle } from '@limelight/post-text/writer';
import { IconPlus } from '@tabler/icons-react';
import { notices } from '../../../lib/notices.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Thumbs } from '../feedback/thumbs.tsx';
import { useBriefFaults } from '../brief/brief-check.tsx';
import { WriterNotes } from '../brief/writer-notes.tsx';
import { countPost } from '../rules/counts.ts';
import { isWriting } from '../rules/generation.ts';
import { snapshot } from '../rules/history.ts';
import { draftTexts, textOf } from '../rules/session-state.ts';
import { partsOf, withPart } from '../rules/take-part.ts';
import { useWriting } from '../studio/writing-context.ts';
import styles from './draft-columns.module.css';

/** Three drafts side by side, while they are written and after; one is taken into the editor, with parts of the others. */
export function DraftColumns({ onChosen }: { onChosen: () => void }) {
  const { state } = useWriting();
  return (
    <div className={styles.columns}>
      {draftTexts(state).map((text, index) => (
        <Draft key={index} text={text} index={index} onChosen={onChosen} />
      ))}
      <div className={styles.told}>
        <WriterNotes />
      </div>
    </div>
  );
}

function Draft({ text, index, onChosen }: { text: string; index: number; onChosen: () => void }) {
  const { session, state } = useWriting();
  const writing = isWriting(state.generation);
  const active = index === state.activeDraft;
  const faults = useBriefFaults(text, state.choices).filter(({ kind }) => kind !== 'length');
  const planned = state.engine?.kind === 'model' ? `${draftAngles[index] ?? ''}: ` : '';
  const angle = draftAngle(text);
  const named = planned === '' ? angle : `${planned}${angle.charAt(0).toLowerCase()}${angle.slice(1)}`;
  const parts = partsOf(text);
  const take = (part: string, at: number) => {
    const before = textOf(session.state);
    const next = withPart(before, part, at, parts.length);
    const into = `draft ${state.activeDraft + 1}`;
    if (next === before)
      notices.show({ tone: 'plain', title: 'Already there', message: `It stands in ${into}.` });
    else {
      session.write(snapshot(next), 'step');
      notices.show({
        tone: 'good',
        title: 'Taken over',
        message: `It is in ${into} now; undo takes it back.`,
      });
    }
  };
  return (
    <article
      className={classNames(styles.draft, active && styles.chosen)}
      aria-label={`Draft ${index + 1}`}
      aria-busy={writing}
    >
      <header className={styles.head}>
        <h2>Draft {index + 1}</h2>
        <span>{countPost(text).used}</span>
      </header>
      {angle !== '' && <p className={styles.angle}>{named}</p>}
      <div className={styles.text} dir="auto">
        {writing || active
          ? text
          : parts.map((part, at) => (
              <div key={`${at} ${part}`} className={styles.part}>
                <p>{part}</p>
                <button
                  type="button"
                  className={styles.take}
                  aria-label={`Take into draft ${state.activeDraft + 1}: ${part.slice(0, 60)}`}
                  title={`Take into draft ${state.activeDraft + 1}`}
                  onClick={() => take(part, at)}
                >
                  <IconPlus size={16} aria-hidden="true" />
                </button>
              </div>
            ))}
        {writing && <span className={styles.caret} />}
      </div>
      {!writing && faults.length > 0 && (
        <ul className={styles.faults}>
          {faults.map(({ kind, about, message }) => (
            <li key={`${kind} ${about}`}>{message}</li>
          ))}
        </ul>
      )}
      {!writing && state.produced !== null && text !== '' && (
        <Thumbs about={{ source: 'generation', id: state.produced, item: index }} />
      )}
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
  );
}
