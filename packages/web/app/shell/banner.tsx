import { IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './banner.module.css';

const keyOf = (label: string) => `banner-closed:${label}`;

/** Without session storage a closed banner reappears on the next page. */
function wasClosed(label: string): boolean {
  try {
    return window.sessionStorage.getItem(keyOf(label)) !== null;
  } catch {
    return false;
  }
}

function rememberClosed(label: string): void {
  try {
    window.sessionStorage.setItem(keyOf(label), '1');
  } catch {
    // It stays closed until the page is reloaded.
  }
}

/** A notice above the whole screen. Once closed, it stays hidden for the browser session. */
export function Banner({
  label,
  tone,
  children,
}: {
  label: string;
  tone: 'warn' | 'link';
  children: ReactNode;
}) {
  const [closed, setClosed] = useState(() => wasClosed(label));
  if (closed) return null;
  return (
    <aside className={classNames(styles.banner, styles[tone])} aria-label={label}>
      <p>{children}</p>
      <button
        type="button"
        className={styles.close}
        aria-label={`Close: ${label}`}
        onClick={() => {
          rememberClosed(label);
          setClosed(true);
        }}
      >
        <IconX size={16} aria-hidden="true" />
      </button>
    </aside>
  );
}
