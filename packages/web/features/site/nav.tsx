import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Logo } from '../../ui/logo.tsx';
import { barLinks, featureLinks, type SiteLink } from './links.ts';
import styles from './nav.module.css';

function Features({ className }: { className?: string | undefined }) {
  return (
    <ul className={classNames(styles.features, className)}>
      {featureLinks.map((link) => (
        <li key={link.to}>
          <a href={link.to}>
            <b>{link.label}</b>
            <span>{link.words}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Entry({ links }: { links: readonly SiteLink[] }) {
  return links.map((link) => (
    <a key={link.label} href={link.to} className={styles.link}>
      {link.label}
    </a>
  ));
}

/**
 * The top bar of every public page. Its menus are native popovers, so they work without a script. Signed-in users see a
 * link to the dashboard instead of the sign-in links.
 */
export function Nav({ isThere }: { isThere: (path: string) => boolean }) {
  const [tools, ...others] = barLinks.filter((link) => isThere(link.to));
  return (
    <header className={styles.bar}>
      <nav aria-label="Main" className={styles.nav}>
        <a href="/" className={styles.logo}>
          <Logo />
        </a>
        <div className={styles.wide}>
          {tools && <Entry links={[tools]} />}
          <button type="button" className={styles.opener} popoverTarget="features-menu">
            Features <span className={styles.arrow} aria-hidden="true" />
          </button>
          <Entry links={others} />
        </div>
        <a href="/login" className={classNames(styles.link, styles.stranger, styles.login)}>
          Signup/Login
        </a>
        <ButtonLink to="/dashboard" reloadDocument look="accent" className={styles.stranger}>
          Try for free
        </ButtonLink>
        <ButtonLink to="/dashboard" reloadDocument look="accent" className={styles.known}>
          <span className={styles.long}>Open the dashboard</span>
          <span className={styles.short}>Dashboard</span>
        </ButtonLink>
        <button type="button" className={styles.burger} popoverTarget="site-menu" aria-label="Menu">
          <span className={styles.lines} aria-hidden="true" />
        </button>
        <div id="features-menu" popover="auto" className={classNames(styles.panel, styles.below)}>
          <Features />
        </div>
        <div id="site-menu" popover="auto" className={classNames(styles.panel, styles.sheet)}>
          {tools && <Entry links={[tools]} />}
          <details className={styles.fold}>
            <summary className={styles.link}>
              Features <span className={styles.arrow} aria-hidden="true" />
            </summary>
            <Features className={styles.inFold} />
          </details>
          <Entry links={others} />
          <a href="/login" className={classNames(styles.link, styles.stranger)}>
            Signup/Login
          </a>
        </div>
      </nav>
    </header>
  );
}
