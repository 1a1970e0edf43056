import type { ImportReportLine } from '@limelight/contracts';
import styles from './imports.module.css';

const number = new Intl.NumberFormat('en');

export function Report({ lines }: { lines: readonly ImportReportLine[] }) {
  const telling = lines.filter(({ read, skipped, reasons }) => read + skipped + reasons.length > 0);
  return (
    <ul className={styles.report}>
      {telling.map(({ file, read, skipped, reasons }) => (
        <li key={file}>
          <strong>{file}</strong>: {number.format(read)} imported
          {skipped > 0 && `, ${number.format(skipped)} skipped`}
          {reasons.length > 0 && (
            <ul>
              {reasons.map(({ reason, count }) => (
                <li key={reason} className={styles.quiet}>
                  {reason} {count > 1 && `(${number.format(count)} times)`}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
