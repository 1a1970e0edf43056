import { doubtWords } from '@limelight/post-text';
import { Button } from '../../../../../ui/button.tsx';
import { classNames } from '../../../../../ui/class-names.ts';
import { useSession, useWritingPart } from '../../post/writing-context.ts';
import styles from './review.module.css';

const none: readonly string[] = [];

/** What the attached carousel claims and nothing that its author supplied contains. */
export const useDocumentDoubts = (): readonly string[] =>
  useWritingPart(({ state: { attachment } }) =>
    attachment?.kind === 'document' ? (attachment.doubts ?? none) : none,
  );

export function DocumentDoubts({ readOnly }: { readOnly: boolean }) {
  const { session } = useSession();
  const doubts = useDocumentDoubts();
  const confirm = (doubt: string) => {
    const { attachment, pictures } = session.state;
    if (attachment?.kind !== 'document') return;
    session.attach({ ...attachment, doubts: doubts.filter((one) => one !== doubt) }, pictures);
  };
  if (doubts.length === 0) return null;
  return (
    <section aria-label="Facts in the carousel" className={styles.facts}>
      <p className={styles.title}>
        {doubts.length} {doubts.length === 1 ? 'statement' : 'statements'} to confirm in the carousel
      </p>
      <p className={styles.quiet}>
        Correct them in the carousel and use it in a post again, or confirm them.
      </p>
      <ul className={styles.list}>
        {doubts.map((doubt) => (
          <li key={doubt} className={styles.item}>
            <span className={classNames(styles.sign, styles.warn)} aria-hidden="true" />
            <div className={styles.words}>
              <p>{doubtWords(doubt)}</p>
              {!readOnly && (
                <div className={styles.actions}>
                  <Button size="small" aria-label={`Confirm “${doubt}”`} onClick={() => confirm(doubt)}>
                    Confirm
                  </Button>
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
