import { useInstallation } from '../api/use-installation.ts';
import styles from './form.module.css';

/** Links to the local mailbox on installations that do not deliver email, so that nobody waits for a message. */
export function MailboxHint() {
  const installation = useInstallation();
  if (!installation?.mailboxUrl) return null;
  return (
    <p className={styles.small}>
      Email is simulated on this computer.{' '}
      <a href={installation.mailboxUrl} target="_blank" rel="noreferrer">
        Open mailbox
      </a>
    </p>
  );
}
