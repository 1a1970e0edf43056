import type { ReactNode } from 'react';
import { SourcePanel } from './source-panel.tsx';
import styles from './sources.module.css';
import { useSources } from './use-sources.ts';

/** What the tab of the sources is called. */
export function sourcesLabel(count: number): string {
  return count === 1 ? 'Source' : `Sources (${count})`;
}

/** The preview, and where there are sources, them in turn. On a small screen the switch above all parts leads here. */
export function SourceSide({
  preview,
  onSource,
  onShow,
}: {
  preview: ReactNode;
  onSource: boolean;
  onShow: (source: boolean) => void;
}) {
  const sources = useSources();
  if (sources.length === 0) return preview;
  return (
    <>
      <fieldset className={styles.switch} aria-label="Beside the draft">
        <button type="button" aria-pressed={!onSource} onClick={() => onShow(false)}>
          Preview
        </button>
        <button type="button" aria-pressed={onSource} onClick={() => onShow(true)}>
          {sourcesLabel(sources.length)}
        </button>
      </fieldset>
      {onSource ? <SourcePanel sources={sources} /> : preview}
    </>
  );
}
