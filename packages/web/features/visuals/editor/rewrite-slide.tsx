import type { CarouselSlide } from '@limelight/contracts';
import { creditCosts } from '@limelight/contracts/catalog';
import { useState } from 'react';
import { useSystem } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ConnectModel } from '../../../ui/connect-model.tsx';
import { RunProgress } from '../../../ui/run-progress.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { SlideRewrite } from './use-slide-rewrite.ts';
import styles from './editor.module.css';

/** Requests a rewrite of the slide. Only one rewrite per deck can run at a time. */
export function RewriteSlide({ slide, rewrite }: { slide: CarouselSlide; rewrite: SlideRewrite }) {
  const [instruction, setInstruction] = useState('');
  if (useSystem().data?.writer.kind !== 'model')
    return (
      <ConnectModel>A model rewrites a slide as you ask: shorter, clearer, in another tone.</ConnectModel>
    );
  const isOther = rewrite.active && rewrite.slideId !== slide.id;
  return (
    <div className={styles.fields}>
      <TextField
        label="What to change"
        placeholder="Shorter, with a question"
        maxLength={500}
        value={instruction}
        onChange={setInstruction}
      />
      {rewrite.active && <RunProgress progress={rewrite.progress} onCancel={rewrite.cancel} />}
      {isOther && <Callout>Another slide is being rewritten. You can rewrite this one after it.</Callout>}
      {rewrite.status === 'failed' && rewrite.slideId === slide.id && (
        <Callout tone="bad">{rewrite.error ?? 'Something went wrong. Your slide is unchanged.'}</Callout>
      )}
      <Button
        size="small"
        loading={rewrite.starting || rewrite.active}
        credits={creditCosts['text.rewrite']}
        onClick={() => void rewrite.begin(slide, instruction)}
      >
        Rewrite slide
      </Button>
    </div>
  );
}
