import { brand } from '@limelight/contracts/catalog';
import { Logo } from '../../ui/logo.tsx';
import { footerGroups } from './links.ts';
import styles from './footer.module.css';

export function Footer({ isThere }: { isThere: (path: string) => boolean }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo />
          <p>{brand.tagline}</p>
          <p>
            <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
          </p>
        </div>
        <nav aria-label="Footer" className={styles.groups}>
          {footerGroups.map((group) => (
            <div key={group.title}>
              <h2 className={styles.title}>{group.title}</h2>
              <ul>
                {group.links
                  .filter((link) => isThere(link.to))
                  .map((link) => (
                    <li key={link.label}>
                      <a href={link.to}>{link.label}</a>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className={styles.small}>
        <p>
          © {brand.copyrightYear} {brand.name}
        </p>
        <ul aria-label="Elsewhere">
          {Object.entries(brand.social).map(([name, address]) => (
            <li key={name}>
              <a href={address} rel="noopener me">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
