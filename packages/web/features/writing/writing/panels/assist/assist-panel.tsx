import {
  chatOutcomes,
  creditCosts,
  instructionCharacterLimit,
  keysOf,
  undoneWhys,
  type ChatExchange,
} from '@limelight/contracts';
import { Textarea } from '@mantine/core';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLostFocus } from '../../../lib/use-lost-focus.ts';
import { engineWords, useWriterHere } from '../../../lib/writer.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { NoModelLine } from '../../../ui/no-model.tsx';
import { SaveButton } from '../../../ui/save-button.tsx';
import { useWaitingSeconds, WaitingSeconds } from '../../../ui/waiting-seconds.tsx';
import { ChangePicker } from '../changes/change-picker.tsx';
import { Difference } from '../changes/difference.tsx';
import type { EditorHandle } from '../text/post-editor.tsx';
import { isWriting } from '../post/generation.ts';
import { ShortOfCredits } from '../generation/short-of-credits.tsx';
import { isLocked } from '../post/publish-step.ts';
import type { Place } from '../post/findings.ts';
import { textOf } from '../post/session-state.ts';
import { useWriting } from '../post/writing-context.ts';
import { presets, useAssist, type Assist, type AssistStep } from './use-assist.ts';
import styles from './assist.module.css';

const price = creditCosts['text.rewrite'];
const presetNames = keysOf(presets);

/** The selected text, or null when nothing or everything is selected. */
function selectedPart(editor: EditorHandle | null): Place | null {
  const at = editor?.current();
  if (at === undefined || at.text.slice(at.start, at.end).trim() === '') return null;
  return at.start === 0 && at.end === at.text.length ? null : { start: at.start, end: at.end };
}

/**
 * Rewrites the text with a model, using a preset or an instruction. Each answer is a set of changes to accept or
 * reject.
 */
export function AssistPanel({ editor, hidden }: { editor: RefObject<EditorHandle | null>; hidden: boolean }) {
  const { state } = useWriting();
  const { model, mayConnect } = useWriterHere();
  const assist = useAssist();
  const [instruction, setInstruction] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLElement>(null);
  const focus = useLostFocus(place, 'li', () => field.current?.focus({ preventScroll: true }));
  const { now, exchanges } = assist;
  const readOnly = isWriting(state.generation) || isLocked(state.post?.status ?? null);
  const waiting = now.step === 'waiting';
  const off = model == null || readOnly || waiting || textOf(state).trim() === '';
  useEffect(() => {
    if (exchanges.length > 0 || now.step !== 'idle') void end.current?.scrollIntoView({ block: 'nearest' });
  }, [exchanges.length, now]);
  const send = () => {
    if (instruction.trim() === '' || off) return;
    setInstruction('');
    assist.ask(instruction.trim());
  };
  return (
    <section ref={place} className={styles.panel} aria-label="Assist" hidden={hidden} {...focus}>
      <div className={styles.talk}>
        {model === null && <NoModelLine mayConnect={mayConnect} className={styles.hint} />}
        <fieldset className={styles.presets} aria-label="Rewrite">
          {presetNames.map((preset) => (
            <Button
              key={preset}
              size="small"
              credits={price}
              disabled={off}
              onClick={() => assist.rewrite(preset, selectedPart(editor.current))}
            >
              {presets[preset]}
            </Button>
          ))}
          <Button size="small" credits={price} disabled={off} onClick={() => assist.findLines('opening')}>
            Openings
          </Button>
          <Button size="small" credits={price} disabled={off} onClick={() => assist.findLines('ending')}>
            Endings
          </Button>
        </fieldset>
        {exchanges.length === 0 && now.step === 'idle' && (
          <p className={styles.hint}>
            Select text to change only that part. You see every change before it is applied.
          </p>
        )}
        <ol className={styles.list} aria-live="polite">
          {exchanges.map((exchange) => (
            <li key={exchange.id}>
              <p className={styles.asked}>{exchange.instruction}</p>
              <Exchange exchange={exchange} assist={assist} readOnly={readOnly} />
            </li>
          ))}
          {now.step !== 'idle' && (
            <li>
              <Current now={now} assist={assist} onAgain={setInstruction} />
            </li>
          )}
        </ol>
        <div ref={end} className={styles.end} />
      </div>
      <form
        className={styles.ask}
        data-bar="bottom"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Textarea
          ref={field}
          label="What should change?"
          placeholder="Make it warmer"
          autosize
          minRows={2}
          maxRows={6}
          maxLength={instructionCharacterLimit}
          value={instruction}
          disabled={model == null || readOnly}
          onChange={(event) => setInstruction(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            // Otherwise Ctrl+Enter would also write a draft from the idea.
            event.stopPropagation();
            send();
          }}
        />
        <div className={styles.send}>
          {exchanges.length > 0 && (
            <Button size="small" look="quiet" onClick={assist.clear}>
              Clear history
            </Button>
          )}
          <Button type="submit" look="accent" loading={waiting} disabled={off && !waiting} credits={price}>
            Rewrite
          </Button>
        </div>
      </form>
    </section>
  );
}

/** The same line counts as the same opening, whichever post it was found for. */
const hookOf = ({ line, reason }: { line: string; reason: string }) => ({
  kind: 'hook' as const,
  refId: line.trim().slice(0, 200),
  title: line.trim().replace(/\s+/g, ' ').slice(0, 300),
  text: `${line}\n\n${reason}`,
});

function Current({
  now,
  assist,
  onAgain,
}: {
  now: Exclude<AssistStep, { step: 'idle' }>;
  assist: Assist;
  onAgain: (instruction: string) => void;
}) {
  const { state } = useWriting();
  switch (now.step) {
    case 'waiting':
      return <Waiting label={now.label} onStop={assist.dismiss} />;
    case 'refused':
      return (
        <Callout
          tone="warn"
          title={now.label}
          action={
            <Button
              size="small"
              onClick={() => {
                onAgain(now.label);
                assist.dismiss();
              }}
            >
              Edit and try again
            </Button>
          }
        >
          {now.message}
        </Callout>
      );
    case 'short':
      return <ShortOfCredits {...now}>Your text is kept.</ShortOfCredits>;
    case 'lines': {
      const { lines } = now;
      return (
        <>
          <p className={styles.hint}>
            {lines.items.length} {lines.of === 'opening' ? 'first' : 'last'} lines by{' '}
            {engineWords(lines.engine)}. Choose one to see the post with it.
          </p>
          <ol className={styles.lines}>
            {lines.items.map((one) => (
              <li key={one.line}>
                <button type="button" className={styles.choice} onClick={() => assist.choose(lines, one)}>
                  <span className={styles.line} data-line="">
                    {one.line}
                  </span>
                  <span className={styles.reason}>{one.reason}</span>
                </button>
                {lines.of === 'opening' && <SaveButton compact item={hookOf(one)} name={one.line} />}
              </li>
            ))}
          </ol>
          <Button size="small" look="quiet" onClick={assist.dismiss}>
            Discard
          </Button>
        </>
      );
    }
    case 'change': {
      const { change } = now;
      const { from } = change;
      if (textOf(state) !== change.before) return <Stale onClose={assist.dismiss} />;
      return (
        <>
          <p className={styles.asked}>{change.label}</p>
          <ChangePicker {...change} onDiscard={assist.dismiss} onApply={(text) => assist.apply(change, text)}>
            {from !== null && (
              <Button size="small" look="quiet" onClick={() => assist.showLines(from)}>
                {from.of === 'opening' ? 'Back to the openings' : 'Back to the endings'}
              </Button>
            )}
          </ChangePicker>
        </>
      );
    }
  }
}

function Stale({ onClose }: { onClose: () => void }) {
  return (
    <Callout
      action={
        <Button size="small" onClick={onClose}>
          Close
        </Button>
      }
    >
      Your text has changed since this suggestion. Ask again.
    </Callout>
  );
}

function Waiting({ label, onStop }: { label: string; onStop: () => void }) {
  const seconds = useWaitingSeconds();
  return (
    <>
      <p className={styles.asked}>{label}</p>
      <p className={styles.waiting}>
        <span>
          Rewriting…
          <WaitingSeconds seconds={seconds} />
        </span>
        <Button size="small" look="quiet" onClick={onStop}>
          Stop
        </Button>
      </p>
    </>
  );
}

const outcomes = { ...chatOutcomes, taken: 'Applied', part: 'Partly applied', left: 'Discarded' } as const;

function Exchange({
  exchange,
  assist,
  readOnly,
}: {
  exchange: ChatExchange;
  assist: Assist;
  readOnly: boolean;
}) {
  const { state } = useWriting();
  const { before, after, undone, outcome } = exchange;
  const open = outcome === 'open' && textOf(state) === before && !readOnly;
  const skipped = undone.length > 0 && (
    <Callout tone="warn" title="Not everything was done">
      {undone.map(({ part, why }) => `“${part}”: ${undoneWhys[why]}`).join(' ')}
    </Callout>
  );
  if (open)
    return (
      <ChangePicker
        {...exchange}
        onDiscard={() => assist.settle(exchange, null, false)}
        onApply={(text, whole) => assist.settle(exchange, text, whole)}
      >
        {skipped}
      </ChangePicker>
    );
  return (
    <details className={styles.done}>
      <summary>{outcome === 'open' ? 'Your text has changed since. Ask again.' : outcomes[outcome]}</summary>
      {skipped}
      <Difference before={before} after={after} />
    </details>
  );
}
