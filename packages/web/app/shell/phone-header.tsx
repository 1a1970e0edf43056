import { Link } from 'react-router';
import { Logo } from '../../ui/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './phone-header.module.css';

/** What the rail holds besides places, on a phone. */
export function PhoneHeader() {
  return (
    <header className={styles.header}>
      <Link to="/dashboard" className={styles.logo}>
        <Logo />
      </Link>
      <AccountMenu place="header" />
    </header>
  );
}
