import type { ReactNode } from 'react';
import { problems } from '../../../../content/landing.ts';
import styles from './problems.module.css';
import { Section } from './section.tsx';

/** The problems beside the sample post as the feed shows it, which `preview` is. */
export function Problems({ preview }: { preview: ReactNode }) {
  return (
    <Section title="What usually goes wrong" className={styles.section}>
      <dl className={styles.problems}>
        {problems.map(({ title, words }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <figure className={styles.feed}>
        {preview}
        <figcaption>
          Your post as the feed shows it, cut where readers have to click “…more”. Measured while you type.
        </figcaption>
      </figure>
    </Section>
  );
}
