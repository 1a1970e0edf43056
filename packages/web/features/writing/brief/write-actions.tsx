import { Button } from '../../../ui/button.tsx';
import { useApple } from '../../../ui/kbd.tsx';
import { costOf, isWriting } from '../rules/generation.ts';
import { isLocked } from '../rules/publishing.ts';
import { useSession, useWritingPart } from '../studio/writing-context.ts';
import styles from './brief-panel.module.css';

/** Write one text or three, with what each costs; while the writer works, stop it. */
export function WriteActions({ onWrite }: { onWrite: (variants: 1 | 3) => void }) {
  const { writer } = useSession();
  const generation = useWritingPart(({ state }) => state.generation);
  const locked = useWritingPart(({ state }) => isLocked(state.post?.status ?? null));
  const apple = useApple();
  if (isWriting(generation)) {
    const label =
      generation.kind === 'stopping' ? 'Stopping…' : generation.kind === 'finding' ? 'Stop waiting' : 'Stop';
    return (
      <Button wide look="ink" loading={generation.kind === 'stopping'} onClick={() => writer.stop()}>
        {label}
      </Button>
    );
  }
  return (
    <div className={styles.pair}>
      <Button
        wide
        look="accent"
        credits={costOf(1)}
        disabled={locked}
        title={`Write (${apple ? '⌘' : 'Ctrl'} Enter)`}
        onClick={() => onWrite(1)}
      >
        Write
      </Button>
      <Button wide credits={costOf(3)} disabled={locked} onClick={() => onWrite(3)}>
        Three drafts
      </Button>
    </div>
  );
}
