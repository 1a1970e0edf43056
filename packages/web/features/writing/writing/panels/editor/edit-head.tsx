import { IconColumns3, IconHistory, IconPlus } from '@tabler/icons-react';
import { formatTime } from '../../../../../lib/format.ts';
import { Button } from '../../../../../ui/button.tsx';
import { classNames } from '../../../../../ui/class-names.ts';
import { useWaitingSeconds, WaitingSeconds } from '../../../../../ui/waiting-seconds.tsx';
import { CharacterCount } from './character-count.tsx';
import { countWords } from './counts.ts';
import { isWriting } from '../../post/generation.ts';
import { proposedText } from '../../post/proposing.ts';
import { saveWords } from '../../post/save-words.ts';
import { draftTexts } from '../../post/session-state.ts';
import { useWriting } from '../../post/writing-context.ts';
import styles from './edit-head.module.css';

export function EditHead({
  comparing,
  onCompare,
  onNew,
  onVersions,
}: {
  comparing: boolean;
  onCompare: (on: boolean) => void;
  onNew: () => void;
  onVersions: () => void;
}) {
  const { state, saving, desk } = useWriting();
  return (
    <div className={styles.head}>
      {state.drafts && <DraftTabs comparing={comparing} onCompare={onCompare} />}
      <div className={styles.facts}>
        <SaveState />
        {!comparing && <CharacterCount text={proposedText({ state, desk })} />}
        <span className={styles.new} />
        {saving.state.saved !== null && (
          <Button size="small" look="quiet" icon={<IconHistory />} title="Versions" onClick={onVersions}>
            <span className={styles.newLabel}>Versions</span>
          </Button>
        )}
        <Button size="small" look="quiet" icon={<IconPlus />} title="New post" onClick={onNew}>
          <span className={styles.newLabel}>New post</span>
        </Button>
      </div>
    </div>
  );
}

function DraftTabs({ comparing, onCompare }: { comparing: boolean; onCompare: (on: boolean) => void }) {
  const { session, state } = useWriting();
  const writing = isWriting(state.generation);
  return (
    <div className={styles.drafts}>
      <fieldset className={styles.tabs} aria-label="Drafts">
        {draftTexts(state).map((text, index) => (
          <button
            key={index}
            type="button"
            className={styles.tab}
            aria-pressed={!comparing && index === state.activeDraft}
            onClick={() => {
              session.chooseDraft(index);
              onCompare(false);
            }}
          >
            Draft {index + 1}
            {writing && <span className={styles.words}>{countWords(text)}</span>}
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        className={classNames(styles.tab, styles.compare)}
        aria-pressed={comparing}
        aria-label="Side by side"
        title="Side by side"
        onClick={() => onCompare(!comparing)}
      >
        <IconColumns3 size={18} stroke={1.7} aria-hidden="true" />
      </button>
    </div>
  );
}

function Writing({ stopping, onStop }: { stopping: boolean; onStop: () => void }) {
  const seconds = useWaitingSeconds();
  return (
    <span className={styles.saved}>
      <span>
        Writing…
        <WaitingSeconds seconds={seconds} />
      </span>
      <button
        type="button"
        className={classNames(styles.retry, styles.stop)}
        disabled={stopping}
        onClick={onStop}
      >
        {stopping ? 'Stopping…' : 'Stop writing'}
      </button>
    </span>
  );
}

function SaveState() {
  const { session, writer, state, saving, kept } = useWriting();
  const { savedAt } = saving.state;
  const time = savedAt === null ? null : formatTime(new Date(savedAt).toISOString());
  if (isWriting(state.generation) && state.generation.kind !== 'finding') {
    return <Writing stopping={state.generation.kind === 'stopping'} onStop={() => writer.stop()} />;
  }
  const words = saveWords(saving.state, kept, time);
  if (!words) return <span className={styles.saved} />;
  return (
    <span className={classNames(styles.saved, words.tone !== 'quiet' && styles[words.tone])}>
      {words.text}
      {words.retry && (
        <button type="button" className={styles.retry} onClick={() => session.saver.retry()}>
          Try now
        </button>
      )}
    </span>
  );
}
