import {
  creditCosts,
  improvements,
  instructionCharacterLimit,
  undoneWhys,
  type ChatExchange,
} from '@limelight/contracts';
import { Textarea } from '@mantine/core';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useLostFocus } from '../../../../../lib/use-lost-focus.ts';
import { engineWords, useWriterHere } from '../../../../../lib/writer.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Form } from '../../../../../ui/form.tsx';
import { NoModelLine } from '../../../../../ui/no-model.tsx';
import { SaveButton } from '../../../../../ui/save-button.tsx';
import { useWaitingSeconds, WaitingSeconds } from '../../../../../ui/waiting-seconds.tsx';
import { Difference } from '../versions/difference.tsx';
import type { EditorHandle } from '../../text/post-editor.tsx';
import { isWriting } from '../../post/generation.ts';
import { ShortOfCredits } from '../generation/short-of-credits.tsx';
import { isLocked } from '../../post/publish-step.ts';
import type { Place } from '../../post/findings.ts';
import { currentText } from '../../post/session-state.ts';
import { useWriting, useWritingPart } from '../../post/writing-context.ts';
import { presets, useAssist, type Assist, type AssistStep } from './use-assist.ts';
import styles from './assist.module.css';

const price = creditCosts['text.rewrite'];

/** The selected text, or null when nothing or everything is selected. */
function selectedPart(editor: EditorHandle | null): Place | null {
  const at = editor?.current();
  if (at === undefined || at.text.slice(at.start, at.end).trim() === '') return null;
  return at.start === 0 && at.end === at.text.length ? null : { start: at.start, end: at.end };
}

/** Rewrites the text with a model, using a preset or an instruction. Each answer appears in the text as changes. */
export function AssistPanel({ editor, hidden }: { editor: RefObject<EditorHandle | null>; hidden: boolean }) {
  const { session, state, desk } = useWriting();
  const { model, mayConnect } = useWriterHere();
  const assist = useAssist();
  const [instruction, setInstruction] = useState('');
  const priced = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLElement>(null);
  const focus = useLostFocus(place, 'li', () => field.current?.focus({ preventScroll: true }));
  const { now, exchanges } = assist;
  const readOnly = isWriting(state.generation) || isLocked(state.post?.status ?? null);
  const waiting = now.step === 'waiting';
  const off = model == null || readOnly || waiting || currentText(state).trim() === '';
  useEffect(() => {
    if (exchanges.length > 0 || now.step !== 'idle') void end.current?.scrollIntoView({ block: 'nearest' });
  }, [exchanges.length, now]);
  const { rewrite } = desk;
  useEffect(() => {
    if (rewrite === null || off) return;
    session.show({ rewrite: null });
    assist.rewrite(rewrite.help, null, rewrite.language);
  }, [rewrite, off, session, assist]);
  const send = () => {
    if (instruction.trim() === '' || off) return;
    setInstruction('');
    assist.ask(instruction.trim());
  };
  return (
    <section ref={place} className={styles.panel} aria-label="Assist" hidden={hidden} {...focus}>
      <div className={styles.talk}>
        {model === null && <NoModelLine mayConnect={mayConnect} className={styles.hint} />}
        <fieldset className={styles.presets} aria-label="Rewrite" aria-describedby={priced}>
          {presets.map((preset) => (
            <Button
              key={preset}
              size="small"
              disabled={off}
              onClick={() => assist.rewrite(preset, selectedPart(editor.current))}
            >
              {improvements[preset]}
            </Button>
          ))}
          <Button size="small" disabled={off} onClick={() => assist.findLines('opening')}>
            Openings
          </Button>
          <Button size="small" disabled={off} onClick={() => assist.findLines('ending')}>
            Endings
          </Button>
          <p id={priced}>{price} credits each</p>
        </fieldset>
        {exchanges.length === 0 && now.step === 'idle' && (
          <p className={styles.hint}>
            Select text to change only that part. Each change appears in the text for you to accept or reject.
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
      <Form className={styles.ask} data-bar="bottom" onSubmit={send}>
        <Textarea
          ref={field}
          label="Ask for a change, alternatives or an opinion"
          placeholder="Is the opening strong enough?"
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
            Send
          </Button>
        </div>
      </Form>
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
            {engineWords(lines.engine)}. Choose one to see it in the text.
          </p>
          {lines.replaces !== '' && <Replaced words={lines.replaces} />}
          <ol className={styles.lines}>
            {lines.items.map((one) => (
              <li key={one.line}>
                <Choice line={one.line} reason={one.reason} onChoose={() => assist.choose(lines, one)} />
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
  }
}

/** The passage that the choices below take the place of. */
function Replaced({ words }: { words: string }) {
  return (
    <div className={styles.replaced}>
      <span className={styles.reason}>Replaces</span>
      <blockquote dir="auto">{words}</blockquote>
    </div>
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

const outcomes = { taken: 'Accepted', part: 'Partly accepted', left: 'Rejected' } as const;

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
  const { before, after, words, choices, undone, outcome } = exchange;
  const open = outcome === 'open' && currentText(state) === before && !readOnly;
  const changes = choices !== null || after !== before;
  return (
    <>
      {words !== '' && (
        <p className={styles.words} dir="auto">
          {words}
        </p>
      )}
      {undone.length > 0 && (
        <Callout tone="warn" title="Not everything was done">
          {undone.map(({ part, why }) => `“${part}”: ${undoneWhys[why]}`).join(' ')}
        </Callout>
      )}
      {open && choices !== null && (
        <>
          <Replaced words={choices.replaces} />
          <ol className={styles.lines}>
            {choices.with.map((one) => (
              <li key={one}>
                <Choice
                  line={one}
                  onChoose={() => assist.propose(exchange, withChoice(before, choices.replaces, one))}
                />
              </li>
            ))}
          </ol>
          <Button size="small" look="quiet" onClick={() => assist.discard(exchange)}>
            Discard
          </Button>
        </>
      )}
      {open && choices === null && changes && (
        <Button size="small" onClick={() => assist.propose(exchange, after)}>
          Show in the text
        </Button>
      )}
      {!open && changes && (
        <details className={styles.done}>
          <summary>
            {outcome === 'open' ? 'The text has changed since. Ask again.' : outcomes[outcome]}
          </summary>
          {choices === null ? (
            <Difference before={before} after={after} />
          ) : (
            <ul>
              {choices.with.map((one) => (
                <li key={one} dir="auto">
                  {one}
                </li>
              ))}
            </ul>
          )}
        </details>
      )}
    </>
  );
}

/** A line that is shown in the text when it is chosen. */
function Choice({ line, reason, onChoose }: { line: string; reason?: string; onChoose: () => void }) {
  const proposed = useWritingPart(({ desk }) => desk.proposal?.label === line);
  return (
    <button type="button" className={styles.choice} aria-pressed={proposed} onClick={onChoose}>
      <span className={styles.line} data-line="" dir="auto">
        {line}
      </span>
      {reason !== undefined && <span className={styles.reason}>{reason}</span>}
    </button>
  );
}

/** The text with another passage in the place of the first one like it. */
function withChoice(text: string, replaces: string, choice: string): string {
  const at = text.indexOf(replaces);
  return text.slice(0, at) + choice + text.slice(at + replaces.length);
}
