import { Button } from '../../../../../ui/button.tsx';
import { classNames } from '../../../../../ui/class-names.ts';
import { shortOf } from '../../post/claims.ts';
import type { Place } from '../../post/findings.ts';
import { useReview } from '../../post/use-review.ts';
import styles from './review.module.css';

/** The sentences that a reader could take for generated, each with the reason, and one question to the author. */
export function ReaderPart({ onShow }: { onShow: (place: Place) => void }) {
  const { text, reader } = useReview();
  return (
    <section aria-label="Seems like AI" className={styles.facts}>
      <p className={styles.title}>Would a reader press “Seems like AI”?</p>
      {reader.question === null ? (
        <p className={styles.quiet}>
          Nothing found: no contrasts, stock phrases, unsupported facts or sentences unlike your posts.
        </p>
      ) : (
        <>
          <p dir="auto">{reader.question}</p>
          <details className={styles.supported}>
            <summary>{reader.signs.length === 1 ? '1 sign' : `${reader.signs.length} signs`}</summary>
            <ul className={styles.list}>
              {reader.signs.map((sign) => (
                <li key={`${sign.kind} ${sign.start}`} className={styles.item}>
                  <span className={classNames(styles.sign, styles.warn)} aria-hidden="true" />
                  <div className={styles.words}>
                    {sign.end > sign.start && (
                      <p dir="auto">{shortOf(text.slice(sign.start, sign.end), 160)}</p>
                    )}
                    <p className={styles.quiet}>{sign.reason}</p>
                  </div>
                  {sign.end > sign.start && (
                    <Button size="small" look="quiet" onClick={() => onShow(sign)}>
                      Show
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </section>
  );
}
