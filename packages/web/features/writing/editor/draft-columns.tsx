import type { Engine } from '@limelight/contracts';
import { draftAngles } from '@limelight/contracts/catalog';
import { draftNames, draftTwins, type Twin } from '@limelight/post-text/writer';
import { IconPlayerStop, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, type RefObject } from 'react';
import { engineWords } from '../../../lib/engine-words.ts';
import { notices } from '../../../lib/notices.ts';
import { announce } from '../../../ui/live-region.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Thumbs } from '../../feedback/thumbs.tsx';
import { useBriefFaults } from '../brief/brief-check.tsx';
import { WriterNotes, WriterTrouble } from '../brief/writer-notes.tsx';
import { countPost } from './counts.ts';
import { costOf, isComing, isWriting, stoppedWords } from '../generation/generation.ts';
import { snapshot } from '../session/history.ts';
import { draftTexts, engineOf, placeOf, textOf } from '../session/session-state.ts';
import { partsOf, withPart } from './take-part.ts';
import { useWriting } from '../studio/writing-context.ts';
import { LongWait } from './long-wait.tsx';
import styles from './draft-columns.module.css';

/** Three drafts side by side, while they are written and after; one is taken into the editor, with parts of the others. */
export function DraftColumns({
  onChosen,
  onWrite,
}: {
  onChosen: () => void;
  onWrite: (variants: 1 | 3) => void;
}) {
  const { state } = useWriting();
  const texts = draftTexts(state);
  const names = draftNames(texts);
  // Another run of a model may say the same again; of the built-in writer the name of a draft tells it.
  const writers = texts.map((_, index) => engineOf(state, index));
  const done = !isWriting(state.generation);
  const told = done && new Set(writers.map((writer) => writer?.name)).size > 1;
  const twins = done && writers.every((writer) => writer?.kind === 'model') ? draftTwins(texts) : [];
  return (
    <div className={styles.columns}>
      {done && texts.length > 1 && (
        <p className={styles.hint}>
          {`Edit the draft you like best. + brings a paragraph of another into draft ${state.activeDraft + 1}.`}
        </p>
      )}
      {texts.map((text, index) => (
        <Draft
          key={index}
          text={text}
          angle={names[index] ?? ''}
          twin={twins[index] ?? null}
          index={index}
          writer={told ? (writers[index] ?? null) : null}
          onChosen={onChosen}
        />
      ))}
      <div className={styles.told}>
        <LongWait />
        <WriterTrouble />
        <WriterNotes
          again={(variants) => (
            <Button look="ink" credits={costOf(variants)} onClick={() => onWrite(variants)}>
              Write again
            </Button>
          )}
        />
      </div>
    </div>
  );
}

function Draft({
  text,
  angle,
  twin,
  index,
  writer: wrote,
  onChosen,
}: {
  text: string;
  /** What tells it from the others. */
  angle: string;
  twin: Twin;
  index: number;
  /** Who wrote it, where another one wrote another. */
  writer: Engine | null;
  onChosen: () => void;
}) {
  const { session, writer, state } = useWriting();
  const writing = isWriting(state.generation);
  const progress = state.progress[index];
  const coming = isComing(state.generation, progress);
  const stopped = stoppedWords(progress);
  const edit = useRef<HTMLButtonElement>(null);
  const active = index === state.activeDraft;
  const faults = useBriefFaults(text, state.choices).filter(({ kind }) => kind !== 'length');
  const planned =
    engineOf(state, index)?.kind === 'model' ? `${draftAngles[placeOf(state, index)] ?? ''}: ` : '';
  const named = planned === '' ? angle : `${planned}${angle.charAt(0).toLowerCase()}${angle.slice(1)}`;
  const parts = partsOf(text);
  const take = (part: string, at: number) => {
    const before = textOf(session.state);
    const next = withPart(before, part, at, parts.length);
    const into = `draft ${state.activeDraft + 1}`;
    if (next === before)
      notices.show({ tone: 'plain', title: 'Already there', message: `It stands in ${into}.` });
    else {
      session.write(snapshot(next), 'step', {
        by: 'writer',
        detail: `A paragraph of draft ${index + 1}`,
        engine: engineOf(state, index),
      });
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
      {angle !== '' && <p className={styles.angle}>{named}</p>}
      {wrote !== null && <p className={styles.angle}>Written by {engineWords(wrote)}</p>}
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
        {coming && <span className={styles.caret} />}
      </div>
      {stopped !== null && <p className={styles.angle}>{stopped}</p>}
      {twin !== null && (
        <p className={styles.angle}>
          {twin.how === 'same'
            ? `The same as draft ${twin.draft + 1}, but for breaks and marks.`
            : `Nearly the same as draft ${twin.draft + 1}: few words differ.`}
        </p>
      )}
      {!writing && faults.length > 0 && (
        <ul className={styles.faults}>
          {faults.map(({ kind, about, message }) => (
            <li key={`${kind} ${about}`}>{message}</li>
          ))}
        </ul>
      )}
      {!writing && state.produced !== null && text !== '' && progress !== 'failed' && (
        <Thumbs about={{ source: 'generation', id: state.produced, item: placeOf(state, index) }} />
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

/** Ends this draft alone. When it goes with the focus on it, the focus goes on to what can be done with the draft. */
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
  /** How it ended, once it was stopped. */
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
