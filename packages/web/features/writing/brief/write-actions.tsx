import { useRef } from 'react';
import { useLostFocus } from '../../../lib/use-lost-focus.ts';
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
  const place = useRef<HTMLDivElement>(null);
  // Each button goes with what it does. From its place the next stop is what can be done now, and Enter does nothing.
  const focus = useLostFocus(place, 'div', () => place.current?.focus({ preventScroll: true }));
  const shared = { ref: place, tabIndex: -1, role: 'group', 'aria-label': 'Writing', ...focus } as const;
  if (isWriting(generation)) {
    const label =
      generation.kind === 'stopping' ? 'Stopping…' : generation.kind === 'finding' ? 'Stop waiting' : 'Stop';
    return (
      <div {...shared}>
        <Button wide look="ink" loading={generation.kind === 'stopping'} onClick={() => writer.stop()}>
          {label}
        </Button>
      </div>
    );
  }
  return (
    <div {...shared} className={styles.pair}>
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
