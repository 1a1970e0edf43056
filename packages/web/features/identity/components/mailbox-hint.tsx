import { useInstallation } from '../api/use-installation.ts';
import styles from './form.module.css';

/** Where mail goes on an installation that keeps it: nobody should wait for a letter that stays on this machine. */
export function MailboxHint() {
  const installation = useInstallation();
  if (!installation?.mailboxUrl) return null;
  return (
    <p className={styles.small}>
      Mail is a stand-in on this machine.{' '}
      <a href={installation.mailboxUrl} target="_blank" rel="noreferrer">
        Open the mailbox
      </a>
    </p>
  );
}
