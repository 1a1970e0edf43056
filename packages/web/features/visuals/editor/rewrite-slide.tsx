import { slideRun, type CarouselSlide } from '@limelight/contracts';
import { creditCosts } from '@limelight/contracts/catalog';
import { useEffect, useRef, useState } from 'react';
import { useRunOf } from '../../../lib/runs/use-run.ts';
import { useSystem } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ConnectModel } from '../../../ui/connect-model.tsx';
import { RunProgress } from '../../../ui/run-progress.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './editor.module.css';

/** Has a model rewrite the slide; the result can be undone like any change. */
export function RewriteSlide({
  carouselId,
  slide,
  onBegin,
  onChange,
}: {
  carouselId: string;
  slide: CarouselSlide;
  /** Saves first, so that the model reads the deck as it is. */
  onBegin: () => Promise<unknown>;
  onChange: (slide: CarouselSlide) => void;
}) {
  const [instruction, setInstruction] = useState('');
  const run = useRunOf(slideRun);
  const used = useRef<string | null>(null);
  useEffect(() => {
    if (run.result === null || used.current === run.id) return;
    used.current = run.id;
    onChange(run.result.slide);
  }, [run.id, run.result, onChange]);
  if (useSystem().data?.writer.kind !== 'model')
    return <ConnectModel>It rewrites a slide as you ask: shorter, clearer, in another tone.</ConnectModel>;
  const begin = async () => {
    await onBegin();
    await run.begin({ carouselId, slide, instruction });
  };
  return (
    <div className={styles.fields}>
      <TextField
        label="What to change"
        placeholder="Shorter, with a question"
        maxLength={500}
        value={instruction}
        onChange={setInstruction}
      />
      {run.active && <RunProgress progress={run.progress} onCancel={run.cancel} />}
      {run.status === 'failed' && (
        <Callout tone="bad">{run.error ?? 'Something went wrong. Your slide is unchanged.'}</Callout>
      )}
      <Button
        size="small"
        loading={run.starting || run.active}
        credits={creditCosts['text.rewrite']}
        onClick={() => void begin()}
      >
        Rewrite slide
      </Button>
    </div>
  );
}
