import { applicationLineLimit, secondWords, type Application, type BorneLine } from '@limelight/contracts';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import styles from './applications.module.css';
import { withLine, withMoved, type LinePlace } from './lines.ts';

/** One line: the facts behind it, its words, and whether it goes into the files. */
export function LinePanel({
  place,
  line,
  document,
  application,
  saving,
  onChange,
  onMove,
  onClose,
}: {
  place: LinePlace;
  line: BorneLine;
  document: Application['document'];
  application: Application;
  saving: boolean;
  onChange: (document: Application['document']) => void;
  onMove: (document: Application['document'], place: LinePlace) => void;
  onClose: () => void;
}) {
  const [text, setText] = useState(line.text);
  const facts = line.factIds.map((id) => application.facts.find((fact) => fact.id === id) ?? null);
  const known = facts.filter((fact) => fact !== null);
  const change = (next: Partial<BorneLine>) =>
    onChange(withLine(document, place, (one) => ({ ...one, ...next })));
  const move = (by: -1 | 1) => {
    if (place.part !== 'entry') return;
    const moved = withMoved(document, place, by);
    if (moved !== document) onMove(moved, { ...place, line: place.line + by });
  };
  const changed = text.trim() !== '' && text !== line.text;
  return (
    <Card
      className={styles.sheet ?? ''}
      title="This line"
      aside={
        <Button size="small" look="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className={styles.panel}>
        <TextArea label="Words" rows={3} value={text} maxLength={applicationLineLimit} onChange={setText} />
        <div className={styles.actions}>
          {changed && (
            <Button size="small" loading={saving} onClick={() => change({ text: text.trim() })}>
              Save words
            </Button>
          )}
          <Button size="small" loading={saving} onClick={() => change({ isHidden: !line.isHidden })}>
            {line.isHidden ? 'Put back' : 'Leave out'}
          </Button>
          {place.part === 'entry' && (
            <>
              <Button size="small" look="quiet" onClick={() => move(-1)}>
                Move up
              </Button>
              <Button size="small" look="quiet" onClick={() => move(1)}>
                Move down
              </Button>
            </>
          )}
        </div>
        <h3 className={styles.label}>Facts behind this line</h3>
        {line.own && (
          <p className={styles.quiet}>You changed these words. Compare them with the facts below.</p>
        )}
        {line.factIds.length === 0 && (
          <p className={styles.quiet}>No fact: this line says what you want, not what you did.</p>
        )}
        {known.map(({ id, text: words, source }) => (
          <div key={id} className={styles.fact}>
            <p dir="auto">{words}</p>
            <p className={styles.quiet} dir="auto">
              {source.title}
              {source.second !== null && `, ${secondWords(source.second)}`}
              {source.passage !== words && `: “${source.passage}”`}
            </p>
            <ButtonLink size="small" look="quiet" to={`/dashboard/memory?fact=${id}`}>
              Open the fact
            </ButtonLink>
          </div>
        ))}
        {known.length < facts.length && (
          <p role="alert">
            A fact behind this line was forgotten. Leave the line out, or add the fact again.
          </p>
        )}
      </div>
    </Card>
  );
}
