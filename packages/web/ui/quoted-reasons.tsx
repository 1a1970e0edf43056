import styles from './quoted-reasons.module.css';

export interface QuotedReason {
  criterion: string;
  quotes: readonly { label: string; text: string; href?: string | null }[];
}

/** Reasons with the exact passages they rest on, and the reasons that nothing was found for. */
export function QuotedReasons({
  reasons,
  missing,
  missingLabel = 'Not found',
}: {
  reasons: readonly QuotedReason[];
  missing: readonly string[];
  missingLabel?: string;
}) {
  return (
    <div className={styles.reasons}>
      {reasons.length > 0 && (
        <ul className={styles.list}>
          {reasons.map(({ criterion, quotes }, index) => (
            <li key={`${index} ${criterion}`}>
              <strong>{criterion}</strong>
              {quotes.map(({ label, text, href }) => (
                <p key={`${label} ${text}`} className={styles.quote}>
                  <span className={styles.label}>
                    {href ? (
                      <a href={href} target="_blank" rel="noopener noreferrer">
                        {label}
                      </a>
                    ) : (
                      label
                    )}
                  </span>{' '}
                  <q>{text}</q>
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <p className={styles.missing}>
          {missingLabel}: {missing.join(' · ')}
        </p>
      )}
    </div>
  );
}
