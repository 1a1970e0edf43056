import type { DemoPost } from '../demo/sample.ts';
import styles from './fold.module.css';
import { Section } from './section.tsx';

/** The post of the first screen as a scroller meets it: what stands before the cut, and what waits behind it. */
export function Fold({ post, cut }: { post: DemoPost; cut: number | null }) {
  const before = cut === null ? post.text : post.text.slice(0, cut);
  const after = cut === null ? '' : post.text.slice(cut).trim();
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
      <div className={styles.board}>
        <div className={styles.card}>
          <p className={styles.text}>
            {before.trimEnd()} {after && <span className={styles.more}>…more</span>}
          </p>
        </div>
        {after && (
          <>
            <p className={styles.line}>what a scroller never sees</p>
            <div className={styles.behind}>
              <p className={styles.text}>{after}</p>
            </div>
          </>
        )}
      </div>
    </Section>
  );
}
