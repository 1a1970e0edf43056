import { IconChevronDown } from '@tabler/icons-react';
import { findGaps } from '@limelight/post-text';
import { useEffect, useRef, useState } from 'react';
import { useLostFocus } from '../../../../../lib/use-lost-focus.ts';
import { Button } from '../../../../../ui/button.tsx';
import { useWritingPart } from '../../post/writing-context.ts';
import { OriginsPart } from './origins-part.tsx';
import { ClaimsPart } from './claims-part.tsx';
import { DocumentDoubts, useDocumentDoubts } from './document-doubts.tsx';
import { useTracing } from '../../post/origins.ts';
import { remarkKey, type Place, type Remark } from '../../post/findings.ts';
import { headWords } from './head-words.ts';
import { ModelReview } from './model-review.tsx';
import { ReaderPart } from './reader-part.tsx';
import { RemarkItem } from './remark-item.tsx';
import styles from './review.module.css';
import { useReview } from '../../post/use-review.ts';
import { VoicePart } from './voice-part.tsx';

/** The number of remarks shown before the user asks for the rest. */
const few = 8;

/** Suggestions for the text. Closed until the user opens it or something blocks publishing. */
export function ReviewPanel({
  point,
  readOnly,
  inText,
  onInText,
  onShow,
  onFix,
}: {
  point: Place | null;
  readOnly: boolean;
  /** Whether the origins are shown in the text. */
  inText: boolean;
  onInText: (on: boolean) => void;
  onShow: (place: Place) => void;
  onFix: (remark: Remark) => void;
}) {
  const { text, remarks, open: facts, ignore } = useReview();
  const asked = useWritingPart(({ desk }) => desk.facts);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [all, setAll] = useState(false);
  const important = remarks.some(({ severity }) => severity === 'problem');
  const open = wanted ?? important;
  const tracing = useTracing(open);
  const panel = useRef<HTMLElement>(null);
  const focus = useLostFocus(panel, 'li', (index) => {
    const items = [...(panel.current?.querySelectorAll('li') ?? [])];
    const at = Math.max(index ?? 0, 0);
    // The next item, else the one before it. What is folded away cannot have the focus.
    const near = [...items.slice(at), ...items.slice(0, at).toReversed()];
    const buttons = near.flatMap((item) => [...item.querySelectorAll('button')]);
    const next = buttons.find((button) => button.checkVisibility()) ?? panel.current?.querySelector('button');
    next?.focus();
  });
  const [answered, setAnswered] = useState(asked);
  if (asked !== answered) {
    setAnswered(asked);
    setWanted(true);
  }
  useEffect(() => {
    if (asked === 0) return;
    const first = panel.current?.querySelector<HTMLElement>('[aria-label="Facts"] li button');
    first?.scrollIntoView({ block: 'nearest' });
    first?.focus();
  }, [asked]);
  const inDocument = useDocumentDoubts();
  if (text.trim() === '' && inDocument.length === 0) return null;
  const gaps = findGaps(text).length;
  const shown = all ? remarks : remarks.slice(0, few);
  return (
    <section ref={panel} className={styles.panel} aria-label="Review" data-bar-review {...focus}>
      <div className={styles.top}>
        <button type="button" className={styles.head} aria-expanded={open} onClick={() => setWanted(!open)}>
          <span className={styles.title}>Review</span>
          <span className={styles.quiet}>
            {headWords({ gaps, facts: facts.length + inDocument.length, suggestions: remarks.length })}
          </span>
          <IconChevronDown size={16} className={styles.arrow} aria-hidden="true" />
        </button>
      </div>
      {open && (
        <>
          <OriginsPart
            tracing={tracing}
            readOnly={readOnly}
            inText={inText}
            onInText={onInText}
            onShow={onShow}
          />
          <ClaimsPart readOnly={readOnly} onShow={onShow} />
          <DocumentDoubts readOnly={readOnly} />
          {remarks.length > 0 && (
            <section aria-label="Suggestions" className={styles.facts}>
              <p className={styles.title}>
                {remarks.length === 1 ? '1 suggestion' : `${remarks.length} suggestions`}
              </p>
              <ul className={styles.list}>
                {shown.map((remark, index) => (
                  <RemarkItem
                    key={`${remarkKey(remark, text)} ${index}`}
                    remark={remark}
                    current={remark.start === point?.start && remark.end === point.end}
                    readOnly={readOnly}
                    onShow={onShow}
                    onFix={onFix}
                    onIgnore={ignore}
                  />
                ))}
                {shown.length < remarks.length && (
                  <li className={styles.item}>
                    <Button size="small" look="quiet" onClick={() => setAll(true)}>
                      Show {remarks.length - shown.length} more
                    </Button>
                  </li>
                )}
              </ul>
            </section>
          )}
          <ReaderPart onShow={onShow} />
          <VoicePart readOnly={readOnly} onShow={onShow} />
        </>
      )}
      <div hidden={!open}>
        <ModelReview readOnly={readOnly} onShow={onShow} />
      </div>
    </section>
  );
}
