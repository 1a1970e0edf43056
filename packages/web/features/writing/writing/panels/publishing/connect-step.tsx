import { linkedinTokenMessages } from '@limelight/contracts/catalog';
import type { ReactNode } from 'react';
import { Callout } from '../../../../../ui/callout.tsx';
import { ConnectLinkedin } from '../../../../../ui/connect-linkedin.tsx';
import styles from './publish-bar.module.css';

const words = {
  never: 'Connect LinkedIn to publish.',
  'no-right': 'LinkedIn did not grant permission to post. Connect again and allow it.',
} as const;

export function ConnectStep({
  why,
  hint,
  children,
}: {
  why: 'never' | 'ended' | 'no-right';
  /** The reason the text cannot be published now. */
  hint?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <>
      {why === 'ended' ? (
        <Callout tone="warn">{linkedinTokenMessages.expired}</Callout>
      ) : (
        <p className={styles.words}>{hint ?? `${words[why]} Your draft is kept.`}</p>
      )}
      <div className={styles.ways}>
        <ConnectLinkedin wide again={why !== 'never'} />
        {children}
      </div>
    </>
  );
}
