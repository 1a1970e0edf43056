import { useState, type ReactNode } from 'react';
import { SourcePanel } from './source-panel.tsx';
import { useShownPassage } from './shown-passage.ts';
import styles from './sources.module.css';
import { useSources } from './use-sources.ts';

/** The preview, and where there are sources, them in turn. */
export function SourceSide({ preview }: { preview: ReactNode }) {
  const sources = useSources();
  const passage = useShownPassage();
  const [chosen, setChosen] = useState<{ source: boolean; turn: number }>({ source: false, turn: 0 });
  const turn = passage?.turn ?? 0;
  const asked = turn !== chosen.turn && sources.some(({ id }) => id === passage?.sourceId);
  const onSource = sources.length > 0 && (asked || chosen.source);
  if (sources.length === 0) return preview;
  return (
    <>
      <fieldset className={styles.switch} aria-label="Beside the draft">
        <button type="button" aria-pressed={!onSource} onClick={() => setChosen({ source: false, turn })}>
          Preview
        </button>
        <button type="button" aria-pressed={onSource} onClick={() => setChosen({ source: true, turn })}>
          {sources.length === 1 ? 'Source' : `Sources (${sources.length})`}
        </button>
      </fieldset>
      {onSource ? <SourcePanel sources={sources} /> : preview}
    </>
  );
}
