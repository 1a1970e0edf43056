import type { ReactNode } from 'react';
import styles from './fold.module.css';
import { Section } from './section.tsx';

/** `preview` is the sample post as the feed shows it. */
export function Fold({ preview }: { preview: ReactNode }) {
  return (
    <Section
      turned
      title="See the line where they stop reading."
      words={
        <>
          <p>
            LinkedIn cuts a post after a few lines and hides the rest behind “more”. You see the cut while you
            write, on a phone and on a desktop, counted as the feed counts.
          </p>
          <p>
            Every figure is compared with what you gave. One that came from nowhere is marked before anyone
            reads it.
          </p>
        </>
      }
    >
      <div className={styles.phone}>{preview}</div>
    </Section>
  );
}
