import { useRef } from 'react';
import { useWriterHere } from '../../../../../lib/writer.ts';
import { useLostFocus } from '../../../../../lib/use-lost-focus.ts';
import { Button } from '../../../../../ui/button.tsx';
import { useApple } from '../../../../../ui/kbd.tsx';
import { costOf, isWriting } from '../../post/generation.ts';
import { isLocked, lockedWords } from '../../post/publish-step.ts';
import { useSession, useWritingPart } from '../../post/writing-context.ts';
import styles from './brief-panel.module.css';

/**
 * Buttons that write one text or three, with their prices, or without a model make a free outline. While writing they stop it, and once the post
 * is published they start a new one.
 */
export function WriteActions({ onWrite, onNew }: { onWrite: (variants: 1 | 3) => void; onNew: () => void }) {
  const { writer } = useSession();
  const generation = useWritingPart(({ state }) => state.generation);
  const status = useWritingPart(({ state }) => state.post?.status ?? null);
  const apple = useApple();
  // Three outlines would all be the same.
  const { model } = useWriterHere();
  const verb = model === null ? 'Outline' : 'Write';
  const place = useRef<HTMLDivElement>(null);
  // Each button disappears when it is used. The focus then moves to the group, from which Tab reaches the current
  // buttons and Enter does nothing.
  const focus = useLostFocus(place, 'div', () => place.current?.focus({ preventScroll: true }));
  const shared = { ref: place, tabIndex: -1, role: 'group', 'aria-label': 'Writing', ...focus } as const;
  if (isWriting(generation)) {
    const label =
      generation.kind === 'stopping' ? 'Stopping…' : generation.kind === 'finding' ? 'Stop waiting' : 'Stop';
    return (
      <div {...shared}>
        <Button
          wide
          look="ink"
          loading={generation.kind === 'stopping'}
          onClick={({ detail }) => {
            // The second click of a double click on the previous button must not stop the writer.
            if (detail < 2) writer.stop();
          }}
        >
          {label}
        </Button>
      </div>
    );
  }
  if (isLocked(status)) {
    return (
      <div {...shared} className={styles.locked}>
        <p>{lockedWords[status]}</p>
        <Button wide look="accent" onClick={onNew}>
          Write a new post
        </Button>
      </div>
    );
  }
  return (
    <div {...shared} className={styles.pair}>
      <Button
        wide
        look="accent"
        credits={model === null ? 0 : costOf(1)}
        title={`${verb} (${apple ? '⌘' : 'Ctrl'} Enter)`}
        onClick={() => onWrite(1)}
      >
        {verb}
      </Button>
      {model !== null && (
        <Button wide credits={costOf(3)} onClick={() => onWrite(3)}>
          Three drafts
        </Button>
      )}
    </div>
  );
}
