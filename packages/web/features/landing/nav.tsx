import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Logo } from '../../ui/logo.tsx';
import styles from './nav.module.css';

/** The top of every public page. Who is signed in finds the dashboard where others find the way in. */
export function Nav() {
  return (
    <header className={styles.bar}>
      <nav aria-label="Main" className={styles.nav}>
        <Link to="/" className={styles.logo}>
          <Logo />
        </Link>
        <Link to="/login" className={classNames(styles.link, styles.stranger)}>
          Signup/Login
        </Link>
        <ButtonLink to="/dashboard" look="accent" className={styles.stranger}>
          Try for free
        </ButtonLink>
        <ButtonLink to="/dashboard" look="accent" className={styles.known}>
          Open the dashboard
        </ButtonLink>
      </nav>
    </header>
  );
}
