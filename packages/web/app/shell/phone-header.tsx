import { IconCoins } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Bell } from '../../features/accounts/notifications/bell.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useUser } from '../../lib/query-client.ts';
import { Logo } from '../../ui/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CopilotButton } from './copilot-button.tsx';
import styles from './phone-header.module.css';
import { SearchButton } from './search-button.tsx';

/** The phone's version of the parts of the rail that are not destinations. */
export function PhoneHeader({ quiet }: { quiet: boolean }) {
  const user = useUser().data;
  return (
    <header className={styles.header}>
      <Link to="/dashboard" className={styles.logo}>
        <Logo />
      </Link>
      {user && !quiet && (
        <Link to="/dashboard/credits" className={styles.credits}>
          <IconCoins aria-hidden="true" />
          {formatNumber(user.payingWith?.left ?? user.userUsage)}{' '}
          <span className="visually-hidden">
            credits{user.payingWith !== null && <bdi> in {user.payingWith.name}</bdi>}
          </span>
        </Link>
      )}
      {!quiet && <CopilotButton className={styles.search ?? ''} />}
      {!quiet && <SearchButton className={styles.search ?? ''} />}
      {!quiet && <Bell />}
      <AccountMenu place="header" />
    </header>
  );
}
