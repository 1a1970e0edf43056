import styles from './chips.module.css';

/** What there is, one press away, each in a tab of its own so that the editor stays open. */
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
