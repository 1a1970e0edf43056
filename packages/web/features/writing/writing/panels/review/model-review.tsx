import { creditCosts, reviewRun, type ReviewSuggestion } from '@limelight/contracts';
import { useState } from 'react';
import { useRunOf } from '../../../../../lib/runs/use-run.ts';
import { useWriterHere } from '../../../../../lib/writer.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { NoModelLine } from '../../../../../ui/no-model.tsx';
import { snapshot } from '../../post/history.ts';
import { currentText } from '../../post/session-state.ts';
import { useWriting } from '../../post/writing-context.ts';
import type { Place } from '../../post/findings.ts';
import styles from './review.module.css';

const kinds: Readonly<Record<ReviewSuggestion['kind'], string>> = {
  unsupported: 'Unsupported',
  generic: 'Sounds generic',
  unclear: 'Unclear',
  dull: 'Dull',
};

/** Has a model review the post like an editor. Each suggestion is accepted or rejected individually. */
export function ModelReview({ readOnly, onShow }: { readOnly: boolean; onShow: (place: Place) => void }) {
  const { session, state } = useWriting();
  const { model, mayConnect } = useWriterHere();
  const run = useRunOf(reviewRun);
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const text = currentText(state);
  const busy = run.starting || run.active;
  const settle = ({ quote }: ReviewSuggestion) => setSettled((before) => new Set([...before, quote]));
  const found = run.result?.suggestions ?? null;
  // A passage that is no longer in the text cannot be replaced.
  const open = found?.filter(({ quote }) => !settled.has(quote) && text.includes(quote)) ?? [];
  const begin = () => {
    setSettled(new Set());
    const postId = state.post?.id;
    void run.begin({ text, ...(postId !== undefined && { postId }) });
  };
  const accept = (one: ReviewSuggestion) => {
    const start = text.indexOf(one.quote);
    if (one.replacement === null || start < 0) return;
    const next = text.slice(0, start) + one.replacement + text.slice(start + one.quote.length);
    const engine = model == null ? null : ({ kind: 'model', name: model } as const);
    const made = {
      by: 'improvement',
      detail: 'Review',
      engine,
      run: run.id === null ? null : { id: run.id },
    } as const;
    session.write(snapshot(next, start, start + one.replacement.length), 'step', made);
    settle(one);
  };
  return (
    <div className={styles.facts} aria-live="polite">
      <div className={styles.ask}>
        <Button
          size="small"
          credits={creditCosts['text.rewrite']}
          loading={busy}
          disabled={model == null || readOnly}
          onClick={begin}
        >
          Ask for a review
        </Button>
        {busy && (
          <Button size="small" look="quiet" onClick={run.cancel}>
            Cancel
          </Button>
        )}
        {model === null ? (
          <NoModelLine mayConnect={mayConnect} className={styles.quiet} />
        ) : (
          found === null && <p className={styles.quiet}>A model reads the post as an editor would.</p>
        )}
      </div>
      {run.error !== null && <Callout tone="warn">{run.error}</Callout>}
      {found !== null && open.length === 0 && <p className={styles.quiet}>No open suggestions.</p>}
      <ul className={styles.list}>
        {open.map((one) => (
          <li key={one.quote} className={styles.item}>
            <div className={styles.words}>
              <p>
                <b>{kinds[one.kind]}.</b> {one.reason}
              </p>
              <p className={styles.difference} dir="auto">
                {one.replacement === null ? one.quote : <del>{one.quote}</del>}{' '}
                {one.replacement !== null && <ins>{one.replacement}</ins>}
              </p>
              <div className={styles.actions}>
                {one.replacement !== null && !readOnly && (
                  <Button size="small" onClick={() => accept(one)}>
                    Accept
                  </Button>
                )}
                <Button
                  size="small"
                  look="quiet"
                  onClick={() => {
                    const start = text.indexOf(one.quote);
                    onShow({ start, end: start + one.quote.length });
                  }}
                >
                  Show
                </Button>
                <Button size="small" look="quiet" onClick={() => settle(one)}>
                  Reject
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
