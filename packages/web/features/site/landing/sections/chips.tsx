import styles from './chips.module.css';

/** Links to the features. Each opens in a new tab so that the editor stays open. */
export function Chips({ links }: { links: readonly { to: string; label: string }[] }) {
  return (
    <nav aria-label="Features" className={styles.chips}>
      {links.map((link) => (
        <a key={link.to} href={link.to} target="_blank" rel="noopener" className={styles.chip}>
          {link.label}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      ))}
    </nav>
  );
}
