import {
  chatOutcomes,
  creditCosts,
  instructionCharacterLimit,
  undoneWhys,
  type ChatExchange,
} from '@limelight/contracts';
import { Textarea } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { notices } from '../../../lib/notices.ts';
import { useLostFocus } from '../../../lib/use-lost-focus.ts';
import { useSystem } from '../../../lib/query-client.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { longWaitSeconds, useWaitingSeconds, WaitingSeconds } from '../../../ui/waiting-seconds.tsx';
import { Thumbs } from '../../feedback/thumbs.tsx';
import { ChangePicker } from '../changes/change-picker.tsx';
import { isWriting } from '../generation/generation.ts';
import { isLocked } from '../publishing/publish-step.ts';
import { textOf } from '../session/session-state.ts';
import { useWriting } from '../studio/writing-context.ts';
import { Difference } from '../changes/difference.tsx';
import { useChat, type Chat, type Waiting } from './use-chat.ts';
import styles from './chat.module.css';

const examples = ['Make the second paragraph shorter', 'Another opening', 'Split long paragraphs'];

/** A conversation about the text: an instruction, the change it leads to, and what is done with it. */
export function ChatPanel({
  instruction,
  onInstruction: setInstruction,
}: {
  /** What is typed and not sent yet; it stays while other panels are shown. */
  instruction: string;
  onInstruction: (instruction: string) => void;
}) {
  const { state } = useWriting();
  const chat = useChat();
  const builtIn = useSystem().data?.writer.kind !== 'model';
  const field = useRef<HTMLTextAreaElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLElement>(null);
  // What was taken or left folds up with its buttons: the next wish may follow.
  const focus = useLostFocus(place, 'li', () => field.current?.focus({ preventScroll: true }));
  const count = chat.exchanges.length;
  const readOnly = isWriting(state.generation) || isLocked(state.post?.status ?? null);
  const waiting = chat.waiting?.step === 'waiting';
  // Browsers of today answer with a promise, which is no clean-up.
  useEffect(() => {
    if (count > 0 || chat.waiting) void end.current?.scrollIntoView({ block: 'nearest' });
  }, [count, chat.waiting]);
  const send = () => {
    if (instruction.trim() === '' || waiting || readOnly) return;
    setInstruction('');
    void chat.ask(instruction.trim());
  };
  return (
    <section ref={place} className={styles.panel} aria-label="Chat about the text" {...focus}>
      <div className={styles.talk}>
        {count === 0 && chat.waiting === null && !chat.loading && (
          <div className={styles.begin}>
            <h2>Say what should change</h2>
            <p>
              {builtIn
                ? 'Without a model it understands: shorter, simpler, another opening or ending, split paragraphs, bold the first line, delete “the sentence about …”, swap the first two paragraphs, move the last line to the top, replace “one” with “another”, no hashtags, no emoji. Several at once, or for one paragraph alone.'
                : 'You see every change before it is in your text, and take it, or parts of it, or leave it.'}
            </p>
            <ul className={styles.examples}>
              {examples.map((example) => (
                <li key={example}>
                  <button
                    type="button"
                    onClick={() => {
                      setInstruction(example);
                      field.current?.focus();
                    }}
                  >
                    {example}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
        <ol className={styles.list} aria-live="polite">
          {chat.exchanges.map((exchange) => (
            <li key={exchange.id}>
              <p className={styles.asked}>{exchange.instruction}</p>
              <Answer exchange={exchange} chat={chat} readOnly={readOnly} />
            </li>
          ))}
          {chat.waiting && (
            <li>
              <p className={styles.asked}>{chat.waiting.instruction}</p>
              <Unanswered
                waiting={chat.waiting}
                onStop={chat.stop}
                onAgain={(words) => {
                  setInstruction(words);
                  field.current?.focus();
                }}
              />
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
          autosize
          minRows={2}
          maxRows={6}
          maxLength={instructionCharacterLimit}
          value={instruction}
          disabled={readOnly}
          onChange={(event) => setInstruction(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            // Else the desk would write a draft from the idea.
            event.stopPropagation();
            send();
          }}
        />
        <div className={styles.send}>
          {count > 0 && (
            <Button size="small" look="quiet" onClick={chat.clear}>
              Forget this chat
            </Button>
          )}
          <Button
            type="submit"
            look="accent"
            loading={waiting}
            disabled={readOnly}
            credits={creditCosts['text.rewrite']}
          >
            Change it
          </Button>
        </div>
      </form>
    </section>
  );
}

function Unanswered({
  waiting,
  onStop,
  onAgain,
}: {
  waiting: Waiting;
  onStop: () => void;
  /** Puts the instruction back into the field. */
  onAgain: (instruction: string) => void;
}) {
  switch (waiting.step) {
    case 'waiting':
      return <Rewriting onStop={onStop} />;
    case 'refused':
      return (
        <Callout
          tone="warn"
          action={
            <Button size="small" onClick={() => onAgain(waiting.instruction)}>
              Ask again
            </Button>
          }
        >
          {waiting.message}
        </Callout>
      );
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
          This needs {waiting.needed}; you hold {waiting.held}. Your text is kept.
        </Callout>
      );
  }
}

function Rewriting({ onStop }: { onStop: () => void }) {
  const seconds = useWaitingSeconds();
  return (
    <p className={styles.waiting}>
      <span>
        Rewriting…
        <WaitingSeconds seconds={seconds} />
        {seconds >= longWaitSeconds && ' · Still at work; what you stop is not charged.'}
      </span>
      <Button size="small" look="quiet" onClick={onStop}>
        Stop
      </Button>
    </p>
  );
}

/** What was asked beside the change and is not in it. */
function Undone({ parts }: { parts: ChatExchange['undone'] }) {
  if (parts.length === 0) return null;
  return (
    <Callout tone="warn" title={parts.length === 1 ? 'One part was not done' : 'Some parts were not done'}>
      {parts.map(({ part, why }) => (
        <span key={part} className={styles.undone}>
          “{part}”: {undoneWhys[why]}
        </span>
      ))}
    </Callout>
  );
}

function Answer({ exchange, chat, readOnly }: { exchange: ChatExchange; chat: Chat; readOnly: boolean }) {
  const { state } = useWriting();
  const about = { source: 'help', id: exchange.helpId, item: 0 } as const;
  const current = textOf(state) === exchange.before;
  if (exchange.outcome === 'open' && current && !readOnly)
    return (
      <div className={styles.answer}>
        <ChangePicker
          before={exchange.before}
          after={exchange.after}
          engine={exchange.engine}
          doubts={exchange.doubts}
          onLeave={() => chat.leave(exchange)}
          onTake={(text, whole) => {
            if (!chat.take(exchange, text, whole))
              notices.error('The text changed meanwhile, so nothing was put in.');
          }}
        >
          <Undone parts={exchange.undone} />
          <Thumbs about={about} />
        </ChangePicker>
      </div>
    );
  return (
    <details className={styles.done}>
      <summary>
        {exchange.outcome === 'open'
          ? 'Your text is another one by now. Ask again to change it.'
          : chatOutcomes[exchange.outcome]}
      </summary>
      <Undone parts={exchange.undone} />
      <Difference before={exchange.before} after={exchange.after} />
      <Thumbs about={about} />
    </details>
  );
}
