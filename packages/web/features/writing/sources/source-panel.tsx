import type { Source } from '@limelight/contracts';
import { sourceKinds } from '@limelight/contracts/catalog';
import type { SourcePlace } from '@limelight/post-text';
import { useEffect, useMemo, useRef } from 'react';
import { useSeen } from '../review/use-seen.ts';
import { textOf } from '../session/session-state.ts';
import { sourceParts } from './source-parts.ts';
import { useWriting } from '../studio/writing-context.ts';
import { useShownPassage } from './shown-passage.ts';
import styles from './sources.module.css';

/** The sources to read beside the draft, with the passages marked that it uses. */
export function SourcePanel({ sources }: { sources: readonly Source[] }) {
  const { state } = useWriting();
  const matter = useMemo(
    () => ({ checks: null, origins: [], sources: sources.map((one) => one.text) }),
    [sources],
  );
  const { used } = useSeen(textOf(state), matter);
  return (
    <div className={styles.panel}>
      <p className={styles.quiet} aria-live="polite">
        {used.length === 0
          ? 'Passages that the draft uses are marked here.'
          : used.length === 1
            ? 'One passage is used in the draft.'
            : `${used.length} passages are used in the draft.`}
      </p>
      {sources.map((one, index) => (
        <SourceText key={one.id} source={one} used={used.filter((place) => place.source === index)} />
      ))}
    </div>
  );
}

function SourceText({ source, used }: { source: Source; used: readonly SourcePlace[] }) {
  const asked = useShownPassage();
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
