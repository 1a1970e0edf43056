import { formatNumber } from '../../../lib/format.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { useSession, useWritingPart } from '../studio/writing-context.ts';
import styles from './writer-notes.module.css';

/** What came of the last time the writer was asked. */
export function WriterNotes() {
  const { session } = useSession();
  const generation = useWritingPart(({ state }) => state.generation);
  switch (generation.kind) {
    case 'short':
      return (
        <Callout
          title="Not enough credits"
          action={
            <ButtonLink to="/dashboard/pricing" size="small">
              Get credits
            </ButtonLink>
          }
        >
          This needs {formatNumber(generation.needed)}; you hold {formatNumber(generation.held)}. Your idea
          and your text are kept.
        </Callout>
      );
    case 'failed':
      return (
        <Callout tone="warn" title="Nothing was written">
          {generation.message}
        </Callout>
      );
    case 'finding':
      return (
        <Callout title="The connection was lost">
          The writer goes on without it. The text comes here as soon as it is done.
        </Callout>
      );
    case 'stopped':
      return (
        <p className={styles.note}>
          Stopped. {generation.free ? 'Nothing was charged.' : 'What was written stays.'}{' '}
          <Undo onUndo={() => session.undo()} />
        </p>
      );
    case 'done':
      if (generation.missing.length === 0) return null;
      return (
        <div className={styles.missing}>
          <h2>What is not in it yet</h2>
          <ul>
            {generation.missing.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      );
    case 'found':
    case 'idle':
    case 'starting':
    case 'writing':
    case 'stopping':
      return null;
  }
}

function Undo({ onUndo }: { onUndo: () => void }) {
  return (
    <Button size="small" look="quiet" onClick={onUndo}>
      Back to the text before
    </Button>
  );
}
