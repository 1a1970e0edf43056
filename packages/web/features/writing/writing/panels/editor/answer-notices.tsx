import type { Brief } from '@limelight/contracts';
import { creditCosts } from '@limelight/contracts/catalog';
import { notAsAsked, type NotAsAsked } from '@limelight/post-text';
import { useMemo, useState } from 'react';
import { useWriterHere } from '../../../../../lib/writer.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Items } from '../../../../../ui/items.tsx';
import { costOf, cutInWords } from '../../post/generation.ts';
import { placeOf, currentText } from '../../post/session-state.ts';
import type { DeskState } from '../../post/session-environment.ts';
import { useWriting } from '../../post/writing-context.ts';

const price = creditCosts['text.rewrite'];

/** What is missing from a text that was just written: its end, or something the brief asked for. */
export function AnswerNotices() {
  const { session, writer, state } = useWriting();
  const { model } = useWriterHere();
  const { generation, written } = state;
  const [closed, setClosed] = useState<typeof generation | null>(null);
  const text = currentText(state);
  const isFresh = generation.kind === 'done' || generation.kind === 'found';
  const isModel = state.engine?.kind === 'model';
  const found = useMemo(
    () => (isFresh && isModel && written !== null && text !== '' ? notAsAsked(text, written) : []),
    [isFresh, isModel, written, text],
  );
  const cut = cutInWords(generation, placeOf(state, state.activeDraft), text);
  if (closed === generation) return null;
  const rewrite = (asked: NonNullable<DeskState['rewrite']>) =>
    session.show({ panel: 'assist', rewrite: asked });
  const close = (
    <Button size="small" look="quiet" onClick={() => setClosed(generation)}>
      Dismiss
    </Button>
  );
  if (cut !== null)
    return (
      <Callout
        tone="warn"
        title="The post is not finished"
        action={
          <>
            <Button
              size="small"
              credits={price}
              disabled={model == null}
              onClick={() => rewrite({ help: 'continue' })}
            >
              Continue
            </Button>
            <Button size="small" look="quiet" credits={costOf(1)} onClick={() => void writer.write(1)}>
              Write again
            </Button>
            {close}
          </>
        }
      >
        {cut}
      </Callout>
    );
  if (found.length === 0) return null;
  const help = written === null ? null : helpFor(found, written.language);
  return (
    <Callout
      tone="warn"
      title="Not quite what you asked for"
      action={
        <>
          {help !== null && (
            <Button
              size="small"
              credits={price}
              disabled={model == null}
              onClick={() => rewrite(help.rewrite)}
            >
              {help.label}
            </Button>
          )}
          {close}
        </>
      }
    >
      <Items of={found.map(({ message }) => message)} />
    </Callout>
  );
}

/** The rewrite that puts the gravest of these right, if one does. */
function helpFor(
  found: readonly NotAsAsked[],
  language: Brief['language'],
): { label: string; rewrite: NonNullable<DeskState['rewrite']> } | null {
  const has = (kind: NotAsAsked['kind']) => found.some((one) => one.kind === kind);
  if (has('language') && language !== 'auto')
    return { label: 'Translate', rewrite: { help: 'translate', language } };
  if (has('too-long')) return { label: 'Shorten', rewrite: { help: 'shorter' } };
  return has('too-short') ? { label: 'Expand', rewrite: { help: 'longer' } } : null;
}
