import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Items } from '../../../../../ui/items.tsx';
import { stoppedInWords } from '../../post/generation.ts';
import { ShortOfCredits } from '../generation/short-of-credits.tsx';
import { useSession, useWritingPart } from '../../post/writing-context.ts';
import styles from './writer-notes.module.css';

export function WriterNotes() {
  const generation = useWritingPart(({ state }) => state.generation);
  if (generation.kind !== 'done' || generation.missing.length === 0) return null;
  return (
    <Callout title="Notes on this text">
      <Items of={generation.missing} />
    </Callout>
  );
}

/** Why there is no text, or only part of it. Shown above the buttons, where it is visible at any scroll position. */
export function WriterTrouble() {
  const { session } = useSession();
  const generation = useWritingPart(({ state }) => state.generation);
  switch (generation.kind) {
    case 'short':
      return <ShortOfCredits {...generation}>Your idea and your text are saved.</ShortOfCredits>;
    case 'failed':
      return (
        <Callout tone="warn" title={generation.partial ? 'Writing stopped early' : 'Nothing was written'}>
          {generation.message}
          {generation.partial && ' The text written so far is in the editor.'}
        </Callout>
      );
    case 'finding':
      return (
        <Callout title="Waiting for the text">
          The page was reloaded or lost its connection. The text appears here when it is finished. If it
          cannot be finished, you are not charged.
        </Callout>
      );
    case 'stopped':
      return (
        <p className={styles.note}>
          {stoppedInWords(generation)}{' '}
          {!generation.empty && (
            <Button size="small" look="quiet" onClick={() => session.undo()}>
              Restore previous text
            </Button>
          )}
        </p>
      );
    case 'done':
    case 'found':
    case 'idle':
    case 'starting':
    case 'writing':
    case 'stopping':
      return null;
  }
}
