import { brand, signUpCredits } from '@limelight/contracts/catalog';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './hero.module.css';

/** The first screen: the dark stage, the light and the editor. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <div className={styles.hero}>
      <div className={styles.light} aria-hidden="true" />
      <div className={styles.words}>
        <h1 className={styles.title}>{brand.headline}</h1>
        <p className={styles.subline}>{brand.subline}</p>
        <div className={styles.begin}>
          <ButtonLink to="/dashboard" target="_blank" rel="noopener" look="accent" size="large">
            Try {brand.name} for Free
          </ButtonLink>
          <span className={styles.note}>{signUpCredits} credits, no card</span>
        </div>
      </div>
      <div className={styles.stage}>{children}</div>
    </div>
  );
}
