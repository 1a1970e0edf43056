import type { GenerationVariants } from '@limelight/contracts/catalog';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { useSession, useWritingPart } from '../studio/writing-context.ts';
import { notesNow } from '../rules/brief-said.ts';
import { stoppedInWords } from '../generation/generation.ts';
import { MissingQuestions } from './missing-questions.tsx';
import styles from './writer-notes.module.css';

/** What the writer would need and what it left out. `again` asks it once more where no button for that is near. */
export function WriterNotes({ again }: { again?: (variants: GenerationVariants) => ReactNode }) {
  const generation = useWritingPart(({ state }) => state.generation);
  const choices = useWritingPart(({ state }) => state.choices);
  if (generation.kind !== 'done') return null;
  const missing = notesNow(generation.missing, choices);
  if (missing.length === 0) return null;
  return (
    <>
      <MissingQuestions key={generation.missing.join('\n')} missing={missing} />
      {again?.(generation.variants)}
    </>
  );
}

/** Why there is no text, or not all of it; stands at the buttons, where it is seen however far the brief is opened. */
export function WriterTrouble() {
  const { session } = useSession();
  const generation = useWritingPart(({ state }) => state.generation);
  switch (generation.kind) {
    case 'short':
      return (
        <Callout
          title="Not enough credits"
          action={
            <ButtonLink to="/dashboard/pricing" size="small">
              Get credits
            </ButtonLink>
          }
        >
          This needs {formatNumber(generation.needed)}; you hold {formatNumber(generation.held)}. Your idea
          and your text are kept.
        </Callout>
      );
    case 'failed':
      return (
        <Callout tone="warn" title={generation.partial ? 'The writer broke off' : 'Nothing was written'}>
          {generation.message}
          {generation.partial && ' What had come of the text is in the editor.'}
        </Callout>
      );
    case 'finding':
      return (
        <Callout title="Waiting for the text">
          This page lost sight of the writer, by a reload or a lost connection. The text comes here as soon as
          it is done; if the writer was cut off, this is said here and nothing is charged.
        </Callout>
      );
    case 'stopped':
      return (
        <p className={styles.note}>
          {stoppedInWords(generation)} {!generation.empty && <Undo onUndo={() => session.undo()} />}
        </p>
      );
    case 'done':
    case 'found':
    case 'idle':
    case 'starting':
    case 'writing':
    case 'stopping':
      return null;
  }
}

function Undo({ onUndo }: { onUndo: () => void }) {
  return (
    <Button size="small" look="quiet" onClick={onUndo}>
      Back to the text before
    </Button>
  );
}
