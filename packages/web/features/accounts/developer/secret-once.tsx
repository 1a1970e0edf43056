import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import styles from './developer.module.css';

/** A secret that is shown once, until the user confirms that they have saved it. */
export function SecretOnce({
  title,
  secret,
  children,
  onDone,
}: {
  title: string;
  secret: string;
  children: ReactNode;
  onDone: () => void;
}) {
  return (
    <Callout tone="good" title={title}>
      <p>{children}</p>
      <code className={styles.secret} data-testid="secret">
        {secret}
      </code>
      <div className={styles.actions}>
        <CopyButton text={secret} size="small" look="accent" />
        <Button size="small" onClick={onDone}>
          Hide
        </Button>
      </div>
    </Callout>
  );
}
