import { draftAngles } from '@limelight/contracts/catalog';
import { IconPlayerStop, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, type RefObject } from 'react';
import { notices } from '../../../../../lib/notices.ts';
import { engineWords } from '../../../../../lib/writer.ts';
import { Button } from '../../../../../ui/button.tsx';
import { classNames } from '../../../../../ui/class-names.ts';
import { ScrollRegion } from '../../../../../ui/scroll-region.tsx';
import { announce } from '../../../../../ui/live-region.tsx';
import { WriterNotes, WriterTrouble } from '../brief/writer-notes.tsx';
import { isComing, isWriting, stoppedWords } from '../../post/generation.ts';
import { snapshot } from '../../post/history.ts';
import { draftTexts, engineOf, placeOf, currentText } from '../../post/session-state.ts';
import { useThumbs, useWriting } from '../../post/writing-context.ts';
import { countPost } from './counts.ts';
import { LongWait } from './long-wait.tsx';
import { partsOf, withPart } from './take-part.ts';
import styles from './draft-columns.module.css';

/**
 * Three drafts side by side, during and after writing. One is edited, and paragraphs of the others can be copied into
 * it.
 */
export function DraftColumns({ onChosen }: { onChosen: () => void }) {
  const { state } = useWriting();
  const texts = draftTexts(state);
  const done = !isWriting(state.generation);
  const severalWriters = new Set(texts.map((_, index) => engineOf(state, index)?.name)).size > 1;
  return (
    <div className={styles.columns}>
      {done && texts.length > 1 && (
        <p className={styles.hint}>{`Click + to copy a paragraph into draft ${state.activeDraft + 1}.`}</p>
      )}
      {texts.map((text, index) => (
        <Draft key={index} text={text} index={index} named={done && severalWriters} onChosen={onChosen} />
      ))}
      <div className={styles.told}>
        <LongWait />
        <WriterTrouble />
        <WriterNotes />
      </div>
    </div>
  );
}

function Draft({
  text,
  index,
  named,
  onChosen,
}: {
  text: string;
  index: number;
  /** True when the drafts have different authors, so that each is labelled. */
  named: boolean;
  onChosen: () => void;
}) {
  const { session, writer, state } = useWriting();
  const thumbs = useThumbs();
  const writing = isWriting(state.generation);
  const progress = state.progress[index];
  const coming = isComing(state.generation, progress);
  const stopped = stoppedWords(progress);
  const edit = useRef<HTMLButtonElement>(null);
  const active = index === state.activeDraft;
  const engine = engineOf(state, index);
  const angle = engine?.kind === 'model' ? draftAngles[placeOf(state, index)] : undefined;
  const into = `draft ${state.activeDraft + 1}`;
  const parts = partsOf(text);
  const take = (part: string, at: number) => {
    const before = currentText(session.state);
    const next = withPart(before, part, at, parts.length);
    if (next === before) {
      notices.show({ tone: 'plain', title: 'Nothing changed', message: `It is already in ${into}.` });
      return;
    }
    session.write(snapshot(next), 'step', {
      by: 'writer',
      detail: `A paragraph of draft ${index + 1}`,
      engine,
    });
    notices.success(`Copied into ${into}.`, { label: 'Undo', run: () => session.undo() });
  };
  return (
    <article
      className={classNames(styles.draft, active && styles.chosen)}
      aria-label={`Draft ${index + 1}`}
      aria-busy={coming}
    >
      <header className={styles.head}>
        <h2>Draft {index + 1}</h2>
        <span>{countPost(text).used}</span>
        <StopDraft
          index={index}
          shown={coming && (state.generation.kind === 'starting' || state.generation.kind === 'writing')}
          stopping={progress === 'stopping'}
          said={stopped}
          onStop={() => writer.stopDraft(index)}
          next={edit}
        />
      </header>
      {angle !== undefined && <p className={styles.angle}>{angle}</p>}
      {named && engine !== null && <p className={styles.angle}>Written by {engineWords(engine)}</p>}
      <ScrollRegion className={styles.text} label={`Text of draft ${index + 1}`}>
        {writing || active ? (
          <span dir="auto">{text}</span>
        ) : (
          parts.map((part, at) => (
            <div key={`${at} ${part}`} className={styles.part}>
              <p dir="auto">{part}</p>
              <button
                type="button"
                className={styles.take}
                aria-label={`Copy into ${into}: ${part.slice(0, 60)}`}
                title={`Copy into ${into}`}
                onClick={() => take(part, at)}
              >
                <IconPlus size={16} aria-hidden="true" />
              </button>
            </div>
          ))
        )}
        {coming && <span className={styles.caret} />}
      </ScrollRegion>
      {stopped !== null && <p className={styles.angle}>{stopped}</p>}
      {!writing && state.produced !== null && text !== '' && progress !== 'failed' && (
        <>{thumbs({ source: 'generation', id: state.produced, item: placeOf(state, index) })}</>
      )}
      <Button
        ref={edit}
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

/**
 * Stops only this draft. If the button disappears while it has the focus, the focus moves to the draft's own button.
 */
function StopDraft({
  index,
  shown,
  stopping,
  said,
  onStop,
  next,
}: {
  index: number;
  shown: boolean;
  stopping: boolean;
  /** How it ended if it was stopped. */
  said: string | null;
  onStop: () => void;
  next: RefObject<HTMLButtonElement | null>;
}) {
  const pressed = useRef(false);
  useEffect(() => {
    if (shown || !pressed.current) return;
    pressed.current = false;
    if (said !== null) announce(`Draft ${index + 1}: ${said}`);
    const touch = matchMedia('(pointer: coarse)').matches;
    if (document.activeElement === document.body && !touch) next.current?.focus({ preventScroll: true });
  }, [shown, said, index, next]);
  if (!shown) return null;
  return (
    <Button
      size="small"
      look="quiet"
      icon={<IconPlayerStop />}
      loading={stopping}
      aria-label={`Stop draft ${index + 1}`}
      title="Stop this draft"
      onClick={() => {
        pressed.current = true;
        onStop();
      }}
    >
      Stop
    </Button>
  );
}
