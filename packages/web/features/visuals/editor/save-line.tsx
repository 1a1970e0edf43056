import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import type { DeckSession, DeckState } from '../deck-session.ts';
import styles from './editor.module.css';

const words: Record<DeckState['save'], string> = {
  saved: 'Saved',
  changed: 'Saving…',
  saving: 'Saving…',
  failed: 'Not saved. Trying again.',
  conflict: 'Not saved',
};

export function SaveLine({ state }: { state: DeckState }) {
  const isBad = state.save === 'failed' || state.save === 'conflict';
  return (
    <output className={styles.save} data-bad={isBad || undefined} title={state.fault ?? undefined}>
      {words[state.save]}
    </output>
  );
}

export function ConflictNote({ session }: { session: DeckSession }) {
  return (
    <Callout
      tone="warn"
      title="This carousel was saved somewhere else"
      action={
        <span className={styles.buttons}>
          <Button size="small" look="ink" onClick={() => void session.resolve('mine')}>
            Keep this version
          </Button>
          <Button size="small" onClick={() => void session.resolve('theirs')}>
            Load the other version
          </Button>
        </span>
      }
    >
      Your changes are still here. If you load the other version, Undo gets this one back.
    </Callout>
  );
}
