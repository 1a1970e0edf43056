import { brand } from '@limelight/contracts/catalog';
import { Link } from 'react-router';
import { Logo } from '../../ui/logo.tsx';
import styles from './footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo />
          <p>{brand.tagline}</p>
        </div>
        <nav aria-label="Footer" className={styles.links}>
          <Link to="/dashboard">Dashboard</Link>
          <Link to="/login">Log in</Link>
          <Link to="/sign-up">Sign up</Link>
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
        </nav>
      </div>
      <p className={styles.small}>
        © {brand.copyrightYear} {brand.name}
      </p>
    </footer>
  );
}
