import type { Source } from '@limelight/contracts';
import { sourceKinds } from '@limelight/contracts/catalog';
import { useEffect, useMemo, useRef } from 'react';
import type { Place } from '../../post/findings.ts';
import { useReview } from '../../post/use-review.ts';
import { sourceParts } from './source-parts.ts';
import { useWritingPart } from '../../post/writing-context.ts';
import styles from './sources.module.css';

export function SourcePanel({ sources }: { sources: readonly Source[] }) {
  const { claims } = useReview();
  const used = useMemo(
    () =>
      claims.flatMap(({ origin }) => (origin === null || origin.sourceId === null ? [] : [{ ...origin }])),
    [claims],
  );
  return (
    <div className={styles.panel}>
      <p className={styles.quiet} aria-live="polite">
        {used.length === 0
          ? 'Facts that the draft takes from a source are highlighted here.'
          : used.length === 1
            ? '1 fact in the draft comes from here.'
            : `${used.length} facts in the draft come from here.`}
      </p>
      {sources.map((one) => (
        <SourceText key={one.id} source={one} used={used.filter(({ sourceId }) => sourceId === one.id)} />
      ))}
    </div>
  );
}

function SourceText({ source, used }: { source: Source; used: readonly Place[] }) {
  const asked = useWritingPart(({ desk }) => desk.passage);
  const here = asked?.sourceId === source.id ? asked : null;
  const place = useRef<HTMLElement>(null);
  const paragraphs = useMemo(() => sourceParts(source, used, here), [source, used, here]);
  useEffect(() => {
    if (here !== null) place.current?.scrollIntoView({ block: 'center' });
  }, [here]);
  return (
    <article className={styles.text} aria-label={source.title}>
      <header>
        <h2>{source.title}</h2>
        <p className={styles.quiet}>
          {source.address === null ? (
            sourceKinds[source.kind]
          ) : (
            <a href={source.address} target="_blank" rel="noreferrer noopener">
              {new URL(source.address).hostname}
            </a>
          )}
        </p>
      </header>
      {paragraphs.map((paragraph) => (
        <p key={paragraph.start} dir="auto">
          {paragraph.label !== '' && <span className={styles.label}>{paragraph.label}</span>}
          {paragraph.parts.map((part) =>
            part.used || part.shown ? (
              <mark
                key={part.start}
                ref={part.shown ? place : undefined}
                className={part.shown ? styles.shown : undefined}
              >
                {part.text}
              </mark>
            ) : (
              <span key={part.start}>{part.text}</span>
            ),
          )}
        </p>
      ))}
    </article>
  );
}
