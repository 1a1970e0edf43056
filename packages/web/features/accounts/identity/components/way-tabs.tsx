import { NavLink } from 'react-router';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './way-tabs.module.css';

export function WayTabs({ search }: { search: string }) {
  return (
    <nav aria-label="Log in or sign up" className={styles.tabs}>
      <NavLink to={{ pathname: '/login', search }} replace className={classNames(styles.tab)}>
        Log in
      </NavLink>
      <NavLink to={{ pathname: '/sign-up', search }} replace className={classNames(styles.tab)}>
        Sign up
      </NavLink>
    </nav>
  );
}
