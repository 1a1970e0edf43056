import { linkedinTokenMessages } from '@limelight/contracts/catalog';
import type { ReactNode } from 'react';
import { Callout } from '../../../ui/callout.tsx';
import { ConnectLinkedin } from '../../../ui/connect-linkedin.tsx';
import styles from './publish-bar.module.css';

const words = {
  never: 'To publish, connect LinkedIn.',
  'no-right': 'LinkedIn did not grant the right to post. Connect again and allow it.',
} as const;

/** Connects LinkedIn and comes back to this post. */
export function ConnectStep({
  why,
  hint = 'Your draft is kept.',
  children,
}: {
  why: 'never' | 'ended' | 'no-right';
  /** Why what can be done without it cannot be done now. */
  hint?: string | undefined;
  /** What can be done without it. */
  children?: ReactNode;
}) {
  return (
    <>
      {why === 'ended' ? (
        <Callout tone="warn">{linkedinTokenMessages.expired}</Callout>
      ) : (
        <p className={styles.words}>
          {words[why]} {hint}
        </p>
      )}
      <div className={styles.ways}>
        <ConnectLinkedin look="ink" wide again={why !== 'never'} />
        {children}
      </div>
    </>
  );
}
