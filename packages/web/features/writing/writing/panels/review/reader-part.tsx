import { useWriterHere } from '../../../../../lib/writer.ts';
import { Button } from '../../../../../ui/button.tsx';
import { classNames } from '../../../../../ui/class-names.ts';
import { shortOf } from '../../post/claims.ts';
import type { Place } from '../../post/findings.ts';
import { costOf } from '../../post/generation.ts';
import { isLocked } from '../../post/publish-step.ts';
import { useReview } from '../../post/use-review.ts';
import { useSession, useWritingPart } from '../../post/writing-context.ts';
import { OwnSentence } from '../brief/own-sentence.tsx';
import styles from './review.module.css';

/** The answer joins the notes, and the post is written again with it. */
function ReaderQuestion({ question }: { question: string }) {
  const { writer } = useSession();
  const { model } = useWriterHere();
  const status = useWritingPart(({ state }) => state.post?.status ?? null);
  if (model == null || isLocked(status)) return <p dir="auto">{question}</p>;
  return (
    <OwnSentence
      key={question}
      question={question}
      action="Write again"
      credits={costOf(1)}
      onAdded={() => void writer.write(1)}
    />
  );
}

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
          <ReaderQuestion question={reader.question} />
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
