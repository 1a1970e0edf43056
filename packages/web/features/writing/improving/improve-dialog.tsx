import {
  creditCosts,
  instructionCharacterLimit,
  keysOf,
  postGoals,
  postLanguages,
  postTones,
} from '@limelight/contracts';
import { guessLanguage } from '@limelight/post-text';
import { missingForOpenings } from '@limelight/post-text/writer';
import { Modal, Select, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { useLostFocus } from '../../../lib/use-lost-focus.ts';
import { notices } from '../../../lib/notices.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { textOf } from '../session/session-state.ts';
import { useWriting } from '../studio/writing-context.ts';
import {
  helpNames,
  type Choice,
  type EndingGoal,
  type Help,
  type Improving,
  type ImprovingControl,
} from './use-improving.ts';
import { engineWords } from '../../../lib/engine-words.ts';
import { endingWords, openingWords } from '../rules/found-words.ts';
import { longWaitSeconds, useWaitingSeconds, WaitingSeconds } from '../../../ui/waiting-seconds.tsx';
import { Thumbs } from '../../feedback/thumbs.tsx';
import { ChangePicker } from '../changes/change-picker.tsx';
import styles from './improving.module.css';

/** A help from its question to the difference that is taken or left. */
export function ImproveDialog({ improving }: { improving: ImprovingControl }) {
  const { state, close } = improving;
  const place = useRef<HTMLDivElement>(null);
  // Each step takes the one before away with its buttons.
  const focus = useLostFocus(place, 'div', () => place.current?.focus({ preventScroll: true }));
  return (
    <Modal opened={state !== null} onClose={close} size="lg" title={state && titleOf(state)}>
      <div ref={place} tabIndex={-1} {...focus}>
        {state && <Step state={state} improving={improving} />}
      </div>
    </Modal>
  );
}

function titleOf({ help, part }: Improving): string {
  if (help === 'openings' || help === 'endings') return helpNames[help];
  return `${helpNames[help]}: ${part ? 'the selected words' : 'the whole text'}`;
}

function waitingWords(help: Help): string {
  if (help === 'openings') return 'Looking for openings…';
  return help === 'endings' ? 'Looking for endings…' : 'Rewriting…';
}

function wordsOver({ help, items, engine, text }: Improving & { step: 'picking' }): string {
  const found = {
    count: items.length,
    general: items.filter(({ general }) => general).length,
    by: engineWords(engine),
    byModel: engine.kind === 'model',
    lacking: missingForOpenings(text),
  };
  return help === 'endings' ? endingWords(found) : openingWords(found);
}

function Step({ state, improving }: { state: Improving; improving: ImprovingControl }) {
  switch (state.step) {
    case 'choosing':
      return <Question state={state} onAsk={improving.ask} />;
    case 'waiting':
      return <Waiting help={state.help} onStop={improving.close} />;
    case 'refused':
      return (
        <>
          <Callout tone="warn">{state.message}</Callout>
          <div className={styles.actions}>
            <Button onClick={improving.close} data-autofocus={!state.again}>
              Close
            </Button>
            {state.again && (
              <Button look="accent" onClick={improving.again} data-autofocus>
                Try again
              </Button>
            )}
          </div>
        </>
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
          This needs {state.needed}; you hold {state.held}. Your text is kept.
        </Callout>
      );
    case 'picking':
      return (
        <>
          <p className={styles.hint}>{wordsOver(state)}</p>
          <ol className={styles.openings}>
            {state.items.map((opening, item) => (
              <li key={opening.line}>
                <button type="button" onClick={() => improving.pick(opening)}>
                  <span className={styles.pattern}>
                    {opening.pattern}
                    {opening.general && ' · general'}
                  </span>
                  <span className={styles.line} data-line="">
                    {opening.line}
                  </span>
                  <span className={styles.reason}>{opening.reason}</span>
                </button>
                <Thumbs about={{ source: 'help', id: state.helpId, item }} of={opening.line} />
              </li>
            ))}
          </ol>
        </>
      );
    case 'looking':
      return (
        <ChangePicker
          before={state.text}
          after={state.improved.text}
          engine={state.improved.engine}
          doubts={state.improved.doubts}
          onLeave={improving.close}
          onTake={(text) => {
            if (improving.take(text)) return;
            improving.close();
            notices.error('The text changed meanwhile, so nothing was put in.');
          }}
        >
          {state.found !== null && (
            <div className={styles.back}>
              <Button size="small" look="quiet" onClick={improving.back}>
                {state.help === 'openings' ? 'Back to the openings' : 'Back to the endings'}
              </Button>
            </div>
          )}
          <Thumbs about={{ source: 'help', id: state.improved.helpId, item: state.item }} />
        </ChangePicker>
      );
  }
}

function Waiting({ help, onStop }: { help: Help; onStop: () => void }) {
  const seconds = useWaitingSeconds();
  return (
    <div className={styles.waiting}>
      <div aria-live="polite">
        <p>
          {waitingWords(help)}
          <WaitingSeconds seconds={seconds} />
        </p>
        <p className={styles.stays}>
          Your text stays as it is until you take a change.
          {seconds >= longWaitSeconds && ' Still at work. You can stop; what you stop is not charged.'}
        </p>
      </div>
      <Button onClick={onStop}>Stop</Button>
    </div>
  );
}

const endingGoals = keysOf(postGoals).filter((goal) => goal !== 'none');

/** What a help needs to know before it can begin. */
function Question({ state, onAsk }: { state: Improving; onAsk: (choice: Choice) => void }) {
  const [tone, setTone] = useState(keysOf(postTones)[0] ?? 'plain');
  const { state: writing } = useWriting();
  const { goal: wanted } = writing.choices;
  const written = guessLanguage(textOf(writing));
  const [language, setLanguage] = useState(keysOf(postLanguages).find((one) => one !== written) ?? 'en');
  const [goal, setGoal] = useState<EndingGoal>(wanted === 'none' ? 'comments' : wanted);
  const [instruction, setInstruction] = useState('');
  const [error, setError] = useState<string | null>(null);
  const options = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([value, label]) => ({ value, label }));
  return (
    <form
      className={styles.question}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (state.help === 'tone') onAsk({ tone });
        else if (state.help === 'translate') onAsk({ language });
        else if (state.help === 'endings') onAsk({ goal });
        else if (instruction.trim() === '') setError('Say what should change.');
        else onAsk({ instruction });
      }}
    >
      {state.help === 'tone' && (
        <Select
          label="Tone"
          data={options(postTones)}
          value={tone}
          allowDeselect={false}
          onChange={(value) => setTone(keysOf(postTones).find((one) => one === value) ?? tone)}
          data-autofocus
        />
      )}
      {state.help === 'translate' && (
        <Select
          label="Language"
          data={options(postLanguages)}
          value={language}
          allowDeselect={false}
          onChange={(value) => setLanguage(keysOf(postLanguages).find((one) => one === value) ?? language)}
          data-autofocus
        />
      )}
      {state.help === 'endings' && (
        <Select
          label="What should the post bring?"
          data={endingGoals.map((value) => ({ value, label: postGoals[value] }))}
          value={goal}
          allowDeselect={false}
          onChange={(value) => setGoal(endingGoals.find((one) => one === value) ?? goal)}
          data-autofocus
        />
      )}
      {state.help === 'own' && (
        <Textarea
          label="What should change?"
          placeholder="Say it to a younger colleague. Keep the figures."
          autosize
          minRows={2}
          maxLength={instructionCharacterLimit}
          value={instruction}
          error={error}
          onChange={(event) => {
            setInstruction(event.currentTarget.value);
            setError(null);
          }}
          data-autofocus
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" look="accent">
          {state.help === 'endings' ? 'Find endings' : 'Rewrite'}{' '}
          <span className={styles.cost}>{creditCosts['text.rewrite']}</span>
        </Button>
      </div>
    </form>
  );
}
