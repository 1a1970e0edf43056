import { brand } from '@limelight/contracts/catalog';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './not-found-page.module.css';

const places = [
  { to: '/tools', label: 'Free tools' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/blog', label: 'Blog' },
  { to: '/help', label: 'Help' },
  { to: '/sitemap', label: 'Every page' },
] as const;

export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <div className={styles.light} aria-hidden="true" />
      <p className={styles.number}>404</p>
      <h1 className={styles.title} tabIndex={-1}>
        Page not found
      </h1>
      <p className={styles.words}>
        The address may be mistyped, or the page has moved. If a link on this site brought you here, tell us
        at <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
      </p>
      <div className={styles.actions}>
        <ButtonLink to="/" reloadDocument look="accent" size="large">
          Go home
        </ButtonLink>
        <ButtonLink to="/dashboard" reloadDocument size="large">
          Open the dashboard
        </ButtonLink>
      </div>
      <ul className={styles.places} aria-label="Other ways on">
        {places.map(({ to, label }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
