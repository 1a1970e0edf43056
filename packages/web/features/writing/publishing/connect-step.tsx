import { linkedinTokenMessages } from '@limelight/contracts/catalog';
import { IconBrandLinkedin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import styles from './publish-bar.module.css';

const words = {
  never: 'To publish, connect LinkedIn.',
  'no-right': 'LinkedIn did not grant the right to post. Connect again and allow it.',
} as const;

/** Leads to the connection and back to this post. */
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
  const { pathname, search } = useLocation();
  const to = `/dashboard/profile?next=${encodeURIComponent(`${pathname}${search}`)}`;
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
        <ButtonLink to={to} look="ink" wide icon={<IconBrandLinkedin />}>
          {why === 'never' ? 'Connect LinkedIn' : 'Reconnect LinkedIn'}
        </ButtonLink>
        {children}
      </div>
    </>
  );
}
