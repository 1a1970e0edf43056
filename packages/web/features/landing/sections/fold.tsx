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
            write, on phone and desktop, measured the way the feed does.
          </p>
          <p>
            Every number is compared with your notes. Any that is not there is marked before anyone reads it.
          </p>
        </>
      }
    >
      <div className={styles.phone}>{preview}</div>
    </Section>
  );
}
