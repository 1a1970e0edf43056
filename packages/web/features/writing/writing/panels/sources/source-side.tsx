import type { ReactNode } from 'react';
import { SourcePanel } from './source-panel.tsx';
import styles from './sources.module.css';
import { useSources } from '../../post/use-sources.ts';

export function sourcesLabel(count: number): string {
  return count === 1 ? 'Source' : `Sources (${count})`;
}

/** Switches between the preview and the sources, if there are any. On a small screen the main tabs do that. */
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
