import type { Post } from '@limelight/contracts';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatDateTime } from '../../../../../lib/format.ts';
import { Button } from '../../../../../ui/button.tsx';
import { announce } from '../../../../../ui/live-region.tsx';
import { CopyButton } from '../../../../../ui/copy-button.tsx';
import { classNames } from '../../../../../ui/class-names.ts';
import { markLines, type MarkedLine } from '../../post/conflict.ts';
import { currentText } from '../../post/session-state.ts';
import { useWriting } from '../../post/writing-context.ts';
import styles from './conflict-view.module.css';

/** Two versions of a post side by side. Both are kept until the user chooses one. */
export function ConflictView({ theirs }: { theirs: Post }) {
  const { session, state } = useWriting();
  const mine = currentText(state);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    announce('This post was changed in two places. Choose which text to keep.');
    // This view replaced the text field that had the focus.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={place} tabIndex={-1} className={styles.view} aria-label="Two versions of this post">
      <header className={styles.head}>
        <h2>This post was changed in two places</h2>
        <p>Both texts are safe. Choose which one to keep; lines that differ are marked.</p>
      </header>
      <div className={styles.pair}>
        <Side title="Your text on this page" text={mine} lines={markLines(mine, theirs.text)}>
          <Button look="accent" onClick={() => session.saver.keepMine()}>
            Keep mine
          </Button>
        </Side>
        <Side
          title={`The other text, saved ${formatDateTime(theirs.updatedAt)}`}
          text={theirs.text}
          lines={markLines(theirs.text, mine)}
        >
          <Button onClick={() => session.saver.takeTheirs()}>Use the other</Button>
        </Side>
      </div>
    </section>
  );
}

function Side({
  title,
  text,
  lines,
  children,
}: {
  title: string;
  text: string;
  lines: readonly MarkedLine[];
  children: ReactNode;
}) {
  return (
    <article className={styles.side}>
      <h2>{title}</h2>
      <div className={styles.text} dir="auto">
        {lines.map((line, index) => (
          <span key={index} className={classNames(styles.line, line.differs && styles.differs)}>
            {line.text === '' ? '\u00a0' : line.text}
          </span>
        ))}
      </div>
      <div className={styles.actions}>
        {children}
        <CopyButton look="quiet" text={text} />
      </div>
    </article>
  );
}
